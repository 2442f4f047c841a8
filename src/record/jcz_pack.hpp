// JczPack: the tiles of one game under the names of .jcz files, and which of them are still to
// come.
//
// A name is a type of theirs ("BA/RFr": a copy without a garden, one with few symbols first;
// "BA/RFrG": one with a garden), a single copy of ours ("base/U.6") or a type of ours ("tk/04").
// The pack also draws as their engine does after its list of forced draws: reproducibly, from a
// number in [0, 1) that the messages carry. Refers to the game, which must outlive it.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.hpp"

namespace tollkeeper {

// What the copy is called in a .jcz; our name of the copy where the format has none.
std::string jcz_tile_name(const Game& game, std::uint16_t copy);

// Their random numbers: the first is the number itself, further ones follow from it.
class JczRandom {
 public:
  explicit JczRandom(double random) : random_(random) {}
  std::size_t below(std::size_t bound);

 private:
  double random_;
};

class JczPack {
 public:
  explicit JczPack(const Game& game);

  // Single copies among these names are left for those who name them, as far as can be.
  void reserve(const std::vector<std::string>& names);

  // Whether the name can mean this copy.
  bool is_called(std::uint16_t copy, std::string_view name) const;
  // Whether any tile of the game, drawn or not, has this name.
  bool knows(std::string_view name) const;
  // A copy of that name among those that can be drawn now.
  std::optional<std::uint16_t> find(std::string_view name) const;

  // Draws as their engine would. The pack must not be empty.
  std::uint16_t pick(JczRandom& random) const;

  void take(std::uint16_t copy);
  void put_back(std::uint16_t copy);
  bool empty() const { return left_count_ == 0; }
  // All copies that are left, in no particular order.
  std::vector<std::uint16_t> left() const;

 private:
  // Copies of the group that is being drawn, in the order of their names.
  std::vector<std::uint16_t> drawable() const;
  // All copies the name can mean, the likeliest first.
  std::vector<std::uint16_t> meant_by(std::string_view name) const;

  const Game& game_;
  std::vector<std::uint16_t> by_name_;  // all copies
  std::vector<bool> is_left_;           // by copy
  std::size_t left_count_ = 0;
  std::set<std::uint16_t> reserved_;
};

}  // namespace tollkeeper
