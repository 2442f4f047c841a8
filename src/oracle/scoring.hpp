// What a road, city, monastery or garden is worth, and who gets it (B-26 to B-38, A-4 to A-9, I-3
// to I-9). Fields have their own file, tolls too.
#pragma once

#include <vector>

#include "oracle/features.hpp"
#include "oracle/table.hpp"

namespace tollkeeper::oracle {

// A part of a score: count x worth, for what. `what` must live as long as the program.
ScorePart part(int count, int worth, std::string_view what);

// Gives the seat the sum of the parts and notes it down. Parts of which there are none are left
// out, unless nothing else is left to say.
void give_points(Table& table, Seat seat, std::string_view word, bool at_end,
                 std::vector<Cell> cells, std::vector<ScorePart> parts);

// The feature's points as it lies on the table now; completeness is looked up. Not for fields.
std::vector<ScorePart> worth_of(const Table& table, const Feature& feature);

// Gives the feature's points to whoever has the majority on it. The figures stay.
void score_feature(Table& table, const Feature& feature);

// the seat's abbot on that tile is scored as at the end and comes home.
void take_abbot_home(Table& table, Seat seat, Cell cell);

}  // namespace tollkeeper::oracle
