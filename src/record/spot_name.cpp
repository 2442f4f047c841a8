#include "record/spot_name.hpp"

namespace tollkeeper {
namespace {

bool is_counted(FeatureKind kind) {
  return kind != FeatureKind::monastery && kind != FeatureKind::garden;
}

}  // namespace

const SpotRow* spot_row(const Kind& kind, Spot spot) {
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    if (kind.spots[n].spot == spot) {
      return &kind.spots[n];
    }
  }
  return nullptr;
}

std::string spot_name(const Kind& kind, Spot spot) {
  const SpotRow* row = spot_row(kind, spot);
  if (row == nullptr) {
    return "";
  }
  std::string name(word_of(row->kind));
  if (is_counted(row->kind)) {
    int number = 1;
    for (const SpotRow* before = kind.spots.data(); before != row; ++before) {
      number += before->kind == row->kind ? 1 : 0;
    }
    name += " " + std::to_string(number);
  }
  return name;
}

std::optional<Spot> find_spot(const Kind& kind, std::string_view name) {
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    if (spot_name(kind, kind.spots[n].spot) == name) {
      return kind.spots[n].spot;
    }
  }
  return std::nullopt;
}

}  // namespace tollkeeper
