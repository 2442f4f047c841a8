// Which of the readings and variants of the rules hold in one game: the options of the setup, read
// from their text and joined with the sets chosen, so that the rest of the oracle asks one question
// at a time. Nothing here is shared with the engine's option rows.
#pragma once

#include "base/result.hpp"
#include "rules/setup.hpp"

namespace tollkeeper::oracle {

enum class FieldScoring { per_field_3, per_player_3, per_city_4 };   // B-39, B-40
enum class RiverBends { no_immediate_u_turn, jcz, no_u_turn_ever };
enum class River { none, first, second, both };

struct RulesInForce {
  // Base game.
  bool old_two_tile_city = false;  // B-34
  FieldScoring field_scoring = FieldScoring::per_field_3;
  bool fields = true;
  int meeples = 7;
  // Tollkeepers: all of section 4 that a choice of sets here can make a difference to.
  bool tollhouses = false;
  bool tollhouse_on_new_tile = true;       // D-1
  bool village_only = false;               // D-2
  bool flip_at_end_of_owner_turn = false;  // D-3
  bool toll_before_road = true;            // D-6
  bool tollhouse_beside_abbot = false;     // tollhouse_needs=no_meeple_only
  // River.
  River river = River::none;
  RiverBends river_bends = RiverBends::no_immediate_u_turn;
  bool start_tile_left_out = false;
  bool volcano = false;              // R-11 holds
  // Abbot.
  bool abbots = false;
  bool gardens = false;
  bool abbot_beside_tollhouse = false;  // abbot_return_excludes=no_meeple_only
  // Inns & Cathedrals.
  bool inns = false;
  bool cathedrals = false;
  bool large_meeples = false;
  bool unfinished_is_zero = true;  // I-6
};

// An error names the option or number that is not known.
Result<RulesInForce> rules_in_force(const Setup& setup);

// Copies of a set chosen by name; 0 when it does not take part.
int copies_chosen(const Setup& setup, std::string_view name);

}  // namespace tollkeeper::oracle
