#include "record/copy_names.hpp"

#include <array>

namespace tollkeeper {

CopyNames::CopyNames(const Game& game) : game_(game) {
  std::map<std::string_view, int> times;
  for (std::size_t n = 0; n < game.copies.size(); ++n) {
    const std::string& id = game.copy(static_cast<std::uint16_t>(n)).id;
    const int time = ++times[id];
    names_.push_back(time == 1 ? id : id + "#" + std::to_string(time));
    index_.emplace(names_.back(), static_cast<std::uint16_t>(n));
  }
}

std::optional<std::uint16_t> CopyNames::find(std::string_view name) const {
  const auto found = index_.find(name);
  return found == index_.end() ? std::nullopt : std::optional(found->second);
}

Error CopyNames::why_missing(std::string_view name) const {
  const std::string quoted = "\"" + std::string(name) + "\"";
  const std::string_view id = name.substr(0, name.find('#'));
  if (game_.catalogue->find_copy(id)) {
    return {"the tile " + quoted + " is not among the tiles of this setup.", ""};
  }
  if (game_.catalogue->find_type(id)) {
    return {quoted + " is a type of tile; a single tile is wanted, such as \"" + std::string(id) +
                ".1\".",
            ""};
  }
  return {"there is no tile " + quoted + ".", ""};
}

std::optional<DeckFault> find_deck_fault(const Game& game,
                                         const std::vector<std::uint16_t>& order) {
  std::vector<bool> used(game.copies.size());
  for (const PlacedStart& start : game.start) {
    used[start.copy] = true;
  }
  std::array<int, kOrdinaryGroup + 1> left{};
  for (std::size_t copy = 0; copy < used.size(); ++copy) {
    left[game.kinds[game.copies[copy].kind].group] += used[copy] ? 0 : 1;
  }
  const CopyNames names(game);
  for (std::size_t n = 0; n < order.size(); ++n) {
    const std::uint16_t copy = order[n];
    if (used[copy]) {
      return DeckFault{
          n,
          {"the tile " + names.of(copy) + " lies on the table at the start or has come before.",
           "B-5"}};
    }
    used[copy] = true;
    const DrawGroup group = game.kinds[game.copies[copy].kind].group;
    for (DrawGroup earlier = 0; earlier < group; ++earlier) {
      if (left[earlier] != 0) {
        return DeckFault{n,
                         {"the tile " + names.of(copy) +
                              " cannot come while tiles that must come before it are left.",
                          ""}};
      }
    }
    --left[group];
  }
  return std::nullopt;
}

}  // namespace tollkeeper
