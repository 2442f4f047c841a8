#include "tiles/catalogue.hpp"

#include <limits>
#include <utility>

namespace tollkeeper {
namespace {

constexpr std::size_t kMostSets = std::numeric_limits<std::uint16_t>::max();

template <class Ref>
std::optional<Ref> found_in(const std::map<std::string, Ref, std::less<>>& index,
                            std::string_view id) {
  const auto found = index.find(id);
  return found == index.end() ? std::nullopt : std::optional<Ref>(found->second);
}

Error there_already(std::string_view what, const std::string& id) {
  return Error{"There is a " + std::string(what) + " called '" + id + "' already.", ""};
}

}  // namespace

Status Catalogue::add(std::vector<TileSet> sets) {
  if (sets_.size() + sets.size() > kMostSets) {
    return Error{"There are more tile sets than the catalogue can hold.", ""};
  }
  // On copies, so that a refusal leaves everything as it was.
  auto set_index = set_index_;
  auto type_index = type_index_;
  auto copy_index = copy_index_;
  for (std::size_t n = 0; n < sets.size(); ++n) {
    const auto set = static_cast<std::uint16_t>(sets_.size() + n);
    if (!set_index.emplace(sets[n].id, set).second) {
      return there_already("tile set", sets[n].id);
    }
    for (std::size_t type = 0; type < sets[n].types.size(); ++type) {
      const TypeRef ref{set, static_cast<std::uint16_t>(type)};
      if (!type_index.emplace(sets[n].types[type].id, ref).second) {
        return there_already("tile type", sets[n].types[type].id);
      }
    }
    for (std::size_t copy = 0; copy < sets[n].copies.size(); ++copy) {
      const CopyRef ref{set, static_cast<std::uint16_t>(copy)};
      if (!copy_index.emplace(sets[n].copies[copy].id, ref).second) {
        return there_already("copy of a tile", sets[n].copies[copy].id);
      }
    }
  }
  for (TileSet& set : sets) {
    sets_.push_back(std::move(set));
  }
  set_index_ = std::move(set_index);
  type_index_ = std::move(type_index);
  copy_index_ = std::move(copy_index);
  return ok();
}

const TileSet* Catalogue::find_set(std::string_view id) const {
  const auto found = found_in(set_index_, id);
  return found ? &sets_[*found] : nullptr;
}

std::optional<TypeRef> Catalogue::find_type(std::string_view id) const {
  return found_in(type_index_, id);
}

std::optional<CopyRef> Catalogue::find_copy(std::string_view id) const {
  return found_in(copy_index_, id);
}

}  // namespace tollkeeper
