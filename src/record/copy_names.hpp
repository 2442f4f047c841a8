// CopyNames: what the physical tiles of one game are called in files. A copy has the id of its tile
// data ("base/U.6"); where a set is in play several times, the second tile of that id is
// "base/U.6#2". Refers to the game, which must outlive it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/game.hpp"

namespace tollkeeper {

class CopyNames {
 public:
  explicit CopyNames(const Game& game);

  // Indices are those of Game::copies.
  const std::string& of(std::uint16_t copy) const { return names_[copy]; }
  std::optional<std::uint16_t> find(std::string_view name) const;
  // "the tile base/U.9 is not in this game", with the reason where there is one.
  Error why_missing(std::string_view name) const;

 private:
  const Game& game_;
  std::vector<std::string> names_;
  std::map<std::string, std::uint16_t, std::less<>> index_;
};

// The first entry of a deck that cannot come where it stands, and why.
struct DeckFault {
  std::size_t entry = 0;
  Error error;
};

// Copies come once each, without those that lie there at the start, and group by group as they are
// drawn. A deck may stop short of the last.
std::optional<DeckFault> find_deck_fault(const Game& game, const std::vector<std::uint16_t>& order);

}  // namespace tollkeeper
