// EngineGame: the position one side of the bot protocol holds (docs/bot-protocol.md), made from a
// setup or a record and moved on by entries as records have them. Unlike a Playthrough it knows no
// deck: each tile is named when it is drawn.
//
// A value: try entries on a copy, keep the copy when all were good.
#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "record/copy_names.hpp"
#include "record/json_cursor.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

class EngineGame {
 public:
  EngineGame(std::shared_ptr<const Game> game, Seat first_seat);
  explicit EngineGame(const Playthrough& play);

  const Game& game() const { return *game_; }
  const State& state() const { return state_; }

  // One entry: "draw", "discard", "finish", "end" or an action. What is wrong is told to the
  // cursor. A turn that waits to be scored is scored before the next tile; a tile that is placed
  // need not be drawn first.
  void apply(const JsonCursor& entry);
  // The tile of that name comes into the hand, unless it is there already.
  void take_tile(const JsonCursor& name);

  // The action with the names of the record format, without "seat".
  boost::json::object named(const Action& action) const;
  // The name of the tile in hand, or nothing.
  std::optional<std::string> hand() const;

 private:
  void draw(const JsonCursor& cursor, std::uint16_t copy);
  std::uint16_t copy_at(const JsonCursor& cursor) const;
  void discard(const JsonCursor& entry);
  void act(const JsonCursor& entry, const std::string& type);
  void finish_if_due();
  void check_seat(const JsonCursor& entry) const;

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const CopyNames> names_;
  State state_;
  std::vector<bool> drawn_;  // by copy; start tiles too
  std::optional<std::uint16_t> hand_;
};

}  // namespace tollkeeper
