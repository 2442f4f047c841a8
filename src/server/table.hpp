// Table: one game with all that views of it need beside the rules: who is called what, what the
// players may see, who gave up. Owned by a room and changed by it alone; views only read it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "record/copy_names.hpp"
#include "record/playthrough.hpp"
#include "server/helps.hpp"
#include "server/table_art.hpp"

namespace tollkeeper {

struct Table {
  Table(Playthrough game, std::vector<std::string> seat_names, Helps allowed, TableArt& table_art)
      : play(std::move(game)),
        copy_names(play.game()),
        names(std::move(seat_names)),
        helps(allowed),
        art(&table_art),
        resigned(static_cast<std::size_t>(play.game().seats), false) {}

  const State& state() const { return play.state(); }
  const Game& game() const { return play.game(); }
  CopyRef copy_ref(std::uint16_t copy) const { return game().copies[copy].ref; }
  // The physical tile of the n-th tile on the table.
  CopyRef placed(std::size_t tile) const { return copy_ref(play.placed_copies()[tile]); }
  bool is_over() const { return state().phase() == Phase::over; }

  Playthrough play;
  CopyNames copy_names;
  std::vector<std::string> names;
  Helps helps;
  TableArt* art;
  std::vector<bool> resigned;           // by seat
  std::string_view ended_by = "tiles";  // word of the protocol's Result, once it is over
};

}  // namespace tollkeeper
