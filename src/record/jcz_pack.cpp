#include "record/jcz_pack.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace tollkeeper {
namespace {

bool has_garden(const TileCopy& copy) {
  return std::any_of(copy.symbols.begin(), copy.symbols.end(),
                     [](const PrintedSymbol& symbol) { return symbol.kind == SymbolKind::garden; });
}

const TileType& type_of(const Game& game, std::uint16_t copy) {
  return game.catalogue->type_of(game.copies[copy].ref);
}

}  // namespace

std::string jcz_tile_name(const Game& game, std::uint16_t copy) {
  const TileType& type = type_of(game, copy);
  const std::string& name = has_garden(game.copy(copy)) ? type.jcz_garden_id : type.jcz_id;
  return name.empty() ? game.copy(copy).id : name;
}

std::size_t JczRandom::below(std::size_t bound) {
  const auto drawn = static_cast<std::size_t>(random_ * static_cast<double>(bound));
  // The generator of Java's library, started from the number's own bits.
  constexpr std::uint64_t kMask = (std::uint64_t{1} << 48) - 1;
  constexpr std::uint64_t kMultiplier = 25214903917;
  constexpr std::uint64_t kIncrement = 11;
  std::uint64_t bits = 0;
  std::memcpy(&bits, &random_, sizeof(bits));
  const std::uint64_t next = ((bits & kMask) * kMultiplier + kIncrement) & kMask;
  random_ = static_cast<double>(next) / static_cast<double>(kMask + 1);
  return std::min(drawn, bound - 1);
}

JczPack::JczPack(const Game& game) : game_(game), is_left_(game.copies.size(), true) {
  std::vector<std::pair<std::string, std::uint16_t>> names;
  for (std::size_t copy = 0; copy < game.copies.size(); ++copy) {
    const auto index = static_cast<std::uint16_t>(copy);
    names.emplace_back(jcz_tile_name(game, index), index);
  }
  std::sort(names.begin(), names.end());
  for (const auto& [name, copy] : names) {
    by_name_.push_back(copy);
  }
  for (const PlacedStart& start : game.start) {
    is_left_[start.copy] = false;
  }
  left_count_ = static_cast<std::size_t>(std::count(is_left_.begin(), is_left_.end(), true));
}

void JczPack::reserve(const std::vector<std::string>& names) {
  const std::set<std::string_view> named(names.begin(), names.end());
  for (std::uint16_t copy = 0; copy < game_.copies.size(); ++copy) {
    if (named.contains(game_.copy(copy).id)) {
      reserved_.insert(copy);
    }
  }
}

std::vector<std::uint16_t> JczPack::meant_by(std::string_view name) const {
  using Rank = std::tuple<bool, bool, std::size_t, std::uint16_t>;  // lowest first
  std::vector<Rank> ranks;
  for (std::uint16_t copy = 0; copy < game_.copies.size(); ++copy) {
    const TileCopy& tile = game_.copy(copy);
    const TileType& type = type_of(game_, copy);
    const bool garden = has_garden(tile);
    const std::size_t symbols = tile.symbols.size();
    if (tile.id == name) {
      ranks.emplace_back(false, false, 0, copy);
    } else if (type.id == name || (!type.jcz_id.empty() && type.jcz_id == name)) {
      ranks.emplace_back(garden, reserved_.contains(copy), symbols, copy);
    } else if (!type.jcz_garden_id.empty() && type.jcz_garden_id == name) {
      ranks.emplace_back(!garden, reserved_.contains(copy), symbols, copy);
    }
  }
  std::sort(ranks.begin(), ranks.end());
  std::vector<std::uint16_t> copies;
  for (const Rank& rank : ranks) {
    copies.push_back(std::get<3>(rank));
  }
  return copies;
}

bool JczPack::is_called(std::uint16_t copy, std::string_view name) const {
  const auto copies = meant_by(name);
  return std::find(copies.begin(), copies.end(), copy) != copies.end();
}

bool JczPack::knows(std::string_view name) const { return !meant_by(name).empty(); }

std::vector<std::uint16_t> JczPack::left() const {
  std::vector<std::uint16_t> copies;
  for (const std::uint16_t copy : by_name_) {
    if (is_left_[copy]) {
      copies.push_back(copy);
    }
  }
  return copies;
}

std::vector<std::uint16_t> JczPack::drawable() const {
  const auto group_of = [this](std::uint16_t copy) {
    return game_.kinds[game_.copies[copy].kind].group;
  };
  std::vector<std::uint16_t> copies = left();
  DrawGroup group = kOrdinaryGroup;
  for (const std::uint16_t copy : copies) {
    group = std::min(group, group_of(copy));
  }
  copies.erase(std::remove_if(copies.begin(), copies.end(),
                              [&](std::uint16_t copy) { return group_of(copy) != group; }),
               copies.end());
  return copies;
}

std::optional<std::uint16_t> JczPack::find(std::string_view name) const {
  const auto now = drawable();
  for (const std::uint16_t copy : meant_by(name)) {
    if (std::find(now.begin(), now.end(), copy) != now.end()) {
      return copy;
    }
  }
  return std::nullopt;
}

std::uint16_t JczPack::pick(JczRandom& random) const {
  const auto copies = drawable();
  return copies[random.below(copies.size())];
}

void JczPack::take(std::uint16_t copy) {
  left_count_ -= is_left_[copy] ? 1 : 0;
  is_left_[copy] = false;
}

void JczPack::put_back(std::uint16_t copy) {
  left_count_ += is_left_[copy] ? 0 : 1;
  is_left_[copy] = true;
}

}  // namespace tollkeeper
