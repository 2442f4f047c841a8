// For the oracle's own tests: tables laid by hand and games played by a script. Not for anything
// else; every helper fails the test that misuses it.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "expansions/inns_and_cathedrals/inns_and_cathedrals_tiles.hpp"
#include "expansions/river/river_tiles.hpp"
#include "expansions/tollkeepers/tollkeepers_tiles.hpp"
#include "oracle/figures.hpp"
#include "oracle/oracle.hpp"
#include "oracle/river.hpp"
#include "oracle/tollhouse.hpp"
#include "tiles/base_set.hpp"

namespace tollkeeper::oracle {

struct Laid {
  const char* copy;  // a copy id
  int x = 0;
  int y = 0;
  int rotation = 0;
};

inline Cell cell_at(int x, int y) {
  return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

inline void add_tiles(Catalogue& catalogue, std::string_view text) {
  TileFile file = read_tiles(text, "test");
  EXPECT_TRUE(file.errors.empty());
  EXPECT_TRUE(catalogue.add(std::move(file.sets)));
}

// Every set there is.
inline const Catalogue& all_tiles() {
  static const Catalogue kAll = [] {
    Catalogue catalogue;
    add_tiles(catalogue, base_tiles_text());
    add_tiles(catalogue, tollkeepers_tiles_text());
    add_tiles(catalogue, river_tiles_text());
    add_tiles(catalogue, inns_and_cathedrals_tiles_text());
    return catalogue;
  }();
  return kAll;
}

inline Tile tile_named(const std::string& copy) {
  const auto ref = all_tiles().find_copy(copy);
  if (!ref) {
    ADD_FAILURE() << "no tile " << copy;
    std::abort();
  }
  return {&all_tiles().type_of(*ref), &all_tiles().copy(*ref)};
}

// A table for scoring: two seats, every set in play, tiles as given. Neighbours must match.
inline Table lay(std::initializer_list<Laid> tiles) {
  Table table;
  table.rules.tollhouses = true;
  table.rules.abbots = true;
  table.rules.gardens = true;
  table.rules.inns = true;
  table.rules.cathedrals = true;
  table.rules.large_meeples = true;
  table.seats.resize(2);
  for (SeatThings& things : table.seats) {
    things.supply = first_supply(table.rules);
  }
  for (const Laid& laid : tiles) {
    const auto rotation = static_cast<Rotation>(laid.rotation);
    const Cell cell = cell_at(laid.x, laid.y);
    const PlacedTile placed{tile_named(laid.copy), rotation};
    for (const Side side : kSides) {
      const auto other = table.board.find(neighbour(cell, side));
      if (other != table.board.end()) {
        EXPECT_EQ(edge_at(placed, side), edge_at(other->second, opposite(side)))
            << laid.copy << " does not fit at " << laid.x << "," << laid.y;
      }
    }
    table.board[cell] = placed;
  }
  return table;
}

inline void put(Table& table, Seat seat, const char* figure, int x, int y, Spot spot) {
  place_figure(table, seat, {"place_figure", cell_at(x, y), 0, figure, spot});
}

// A game of two seats (unless said otherwise) whose draws are chosen by the test.
class Script {
 public:
  explicit Script(Setup setup) : Script(all_tiles(), std::move(setup)) {}
  Script(const Catalogue& catalogue, Setup setup)
      : catalogue_(catalogue), game_(begin(catalogue, setup)) {}

  Oracle& game() { return game_; }

  void draw(const std::string& copy) {
    const auto ref = catalogue_.find_copy(copy);
    ASSERT_TRUE(ref) << copy;
    const Status drawn = game_.draw(*ref);
    ASSERT_TRUE(drawn) << drawn.error().message;
  }
  void place(int x, int y, int rotation) {
    apply({"place_tile", cell_at(x, y), static_cast<Rotation>(rotation), "", 0});
  }
  void put(const char* figure, int x, int y, Spot spot) {
    apply({"place_figure", cell_at(x, y), 0, figure, spot});
  }
  void tollhouse(int x, int y) { apply({"tollhouse", cell_at(x, y), 0, "", 0}); }
  void return_abbot(int x, int y) { apply({"return_abbot", cell_at(x, y), 0, "", 0}); }
  void apply(const OracleAction& action) {
    const Status done = game_.apply(action);
    ASSERT_TRUE(done) << done.error().message;
  }
  // Passes where something could be done, and ends the turn.
  void finish() {
    if (game_.phase() == "act") {
      apply({"pass", {}, 0, "", 0});
    }
    const Status done = game_.finish_turn();
    ASSERT_TRUE(done) << done.error().message;
  }
  void turn(const std::string& copy, int x, int y, int rotation) {
    draw(copy);
    place(x, y, rotation);
    finish();
  }

  // "place_tile at (1,0) turned 2" and so on, for everything of that kind that is legal.
  std::vector<std::string> legal(const std::string& kind) const {
    std::vector<std::string> texts;
    for (const OracleAction& action : game_.legal_actions()) {
      if (action.kind == kind) {
        texts.push_back(text_of(action));
      }
    }
    return texts;
  }

 private:
  static Oracle begin(const Catalogue& catalogue, const Setup& setup) {
    Result<Oracle> started = Oracle::start(catalogue, setup);
    if (!started) {
      ADD_FAILURE() << started.error().message;
      std::abort();
    }
    return *started;
  }

  const Catalogue& catalogue_;
  Oracle game_;
};

inline Setup setup_of(std::vector<SetChoice> sets, std::vector<OptionSetting> options = {}) {
  Setup setup;
  setup.sets = std::move(sets);
  setup.options = std::move(options);
  return setup;
}

}  // namespace tollkeeper::oracle
