// Courses of the river for tests: every piece of River I or II laid, the lakes still to come.
//
// River I runs east from the spring at (0, 0): 1 2 3 4 5 straight on, at (6, 0) south, (6, 1) east,
// (7, 1) south, (7, 2) east, (8, 2), and its open end is (9, 2). With the C3 spring, which runs
// south, the whole course is turned a quarter.
//
// River II forks at (1, 0): one arm goes north to the open end (1, -4), the other by bends to the
// open end (3, 4).
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/turn.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {

struct Course {
  Table& table;
  int turned = 0;  // quarter turns of the whole course

  Course& piece(std::string_view tile, int x, int y, int rotation) {
    for (int n = 0; n < turned; ++n) {
      x = std::exchange(y, x) * -1;
    }
    table.place(tile, x, y, (rotation + turned) % 4);
    return *this;
  }
};

inline void lay_river_1(Table& table, int turned = 0) {
  Course{table, turned}
      .piece("river/D.1", 1, 0, 0)
      .piece("river/F.1", 2, 0, 0)
      .piece("river/C.1", 3, 0, 0)
      .piece("river/B.1", 4, 0, 0)
      .piece("river/H.1", 5, 0, 0)
      .piece("river/E.1", 6, 0, 1)
      .piece("river/G.1", 6, 1, 2)
      .piece("river/I.1", 7, 1, 0)
      .piece("river/J.1", 7, 2, 2)
      .piece("river/K.1", 8, 2, 1);
}

inline void lay_fork(Table& table) { table.place("r2/I.1", 1, 0, 3); }

inline void lay_river_2_after_fork(Table& table) {
  Course{table}
      .piece("r2/D.1", 1, -1, 0)
      .piece("r2/E.1", 1, -2, 0)
      .piece("r2/J.1", 1, -3, 1)
      .piece("r2/H.1", 1, 1, 1)
      .piece("r2/B.1", 1, 2, 2)
      .piece("r2/C.1", 2, 2, 1)
      .piece("r2/F.1", 2, 3, 1)
      .piece("r2/G.1", 3, 3, 0);
}

inline void lay_river_2(Table& table) {
  lay_fork(table);
  lay_river_2_after_fork(table);
}

// The river runs into a place with a city on one side, which no tile left can take up.
inline void lay_river_that_cannot_go_on(Table& table) {
  table.place("river/E", 1, 0, 1).place("river/G", 1, 1, 2).place("river/C", 2, 1);
  table.place("river/J", 3, 1, 1).place("river/B", 3, 0, 1).place("river/I", 3, -1);
  table.place("river/D", 2, -1);  // its end (1, -1) has the city of river/E to the south
}

inline TableSetup river(std::vector<OptionSetting> options = {}, Edition edition = Edition::c2) {
  return {.expansions = "river", .options = std::move(options), .edition = edition};
}

// Types that could be drawn next.
inline std::set<std::string> next_types(const Table& table) {
  std::set<std::string> types;
  for (const Drawable& one : drawable(table.state())) {
    types.insert(table.game().kinds[one.kind].type->id);
  }
  return types;
}

}  // namespace tollkeeper::testing
