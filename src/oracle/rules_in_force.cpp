#include "oracle/rules_in_force.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "rules/action.hpp"

namespace tollkeeper::oracle {
namespace {

using Values = std::map<std::string, std::string, std::less<>>;

// Every option there is with its values, default first; no values: a number from 0 to 100.
const std::map<std::string, std::vector<std::string>, std::less<>>& known_options() {
  static const std::map<std::string, std::vector<std::string>, std::less<>> kKnown{
      {"first_player", {"random", "seat_1", "youngest"}},
      {"two_tile_city", {"4", "2"}},
      {"field_scoring", {"per_field_3", "per_player_3", "per_city_4"}},
      {"fields", {"on", "off"}},
      {"meeples_per_player", {}},
      {"tollhouse", {"on", "off"}},
      {"tollhouse_on_new_tile", {"allowed", "forbidden"}},
      {"crossroads_rule", {"any_crossroads", "village_only"}},
      {"toll_flip", {"end_of_current_turn", "end_of_owner_turn"}},
      {"builder_flip", {"after_double_turn", "after_each_part"}},
      {"tollhouse_needs", {"no_phase2_action", "no_meeple_only"}},
      {"toll_order", {"before_road", "after_road"}},
      {"c1_little_farmhouses", {"off", "on"}},
      {"river", {"river_1", "river_2", "both", "off"}},
      {"river_start_tile", {"shuffled_in", "left_out"}},
      {"river_bends", {"no_immediate_u_turn", "jcz", "no_u_turn_ever"}},
      {"river_volcano", {"off", "on"}},
      {"abbot", {"on", "off"}},
      {"gardens", {"on", "off"}},
      {"abbot_return_excludes", {"no_phase2_action", "no_meeple_only"}},
      {"vineyards_for_gardens", {"off", "on"}},
      {"inns", {"on", "off"}},
      {"cathedrals", {"on", "off"}},
      {"large_meeple", {"on", "off"}},
      {"unfinished_inn_cathedral", {"zero", "ignore"}},
  };
  return kKnown;
}

// B-2 names 7; any number of meeples can be chosen.
bool is_number_in_range(const std::string& text) {
  const bool digits = !text.empty() && text.size() <= 3 &&
                      text.find_first_not_of("0123456789") == std::string::npos;
  return digits && std::stoi(text) <= 100;
}

Result<Values> read_options(const Setup& setup) {
  Values values;
  for (const auto& [name, allowed] : known_options()) {
    values[name] = allowed.empty() ? "7" : allowed.front();
  }
  for (const OptionSetting& setting : setup.options) {
    const auto found = known_options().find(setting.name);
    if (found == known_options().end()) {
      return Error{"The oracle knows no option '" + setting.name + "'.", ""};
    }
    const auto& allowed = found->second;
    const bool good =
        allowed.empty() ? is_number_in_range(setting.value)
                        : std::find(allowed.begin(), allowed.end(), setting.value) != allowed.end();
    if (!good) {
      return Error{"Option '" + setting.name + "' cannot be '" + setting.value + "'.", ""};
    }
    values[setting.name] = setting.value;
  }
  return values;
}

FieldScoring field_scoring_of(const std::string& word) {
  if (word == "per_player_3") {
    return FieldScoring::per_player_3;
  }
  return word == "per_city_4" ? FieldScoring::per_city_4 : FieldScoring::per_field_3;
}

RiverBends river_bends_of(const std::string& word) {
  if (word == "jcz") {
    return RiverBends::jcz;
  }
  return word == "no_u_turn_ever" ? RiverBends::no_u_turn_ever : RiverBends::no_immediate_u_turn;
}

River river_of(const std::string& word) {
  if (word == "river_1") {
    return River::first;
  }
  if (word == "river_2") {
    return River::second;
  }
  return word == "both" ? River::both : River::none;
}

}  // namespace

int copies_chosen(const Setup& setup, std::string_view name) {
  for (const SetChoice& choice : setup.sets) {
    if (choice.name == name) {
      return choice.copies;
    }
  }
  return 0;
}

Result<RulesInForce> rules_in_force(const Setup& setup) {
  if (setup.seats < 1 || setup.seats > kMaxSeats) {
    return Error{"A game has 1 to 6 seats, not " + std::to_string(setup.seats) + ".", "B-3"};
  }
  Result<Values> read = read_options(setup);
  if (!read) {
    return read.error();
  }
  const Values& values = *read;
  const auto is = [&](const char* name, const char* value) { return values.at(name) == value; };

  RulesInForce rules;
  rules.old_two_tile_city = is("two_tile_city", "2");
  rules.field_scoring = field_scoring_of(values.at("field_scoring"));
  rules.fields = is("fields", "on");
  rules.meeples = std::stoi(values.at("meeples_per_player"));

  rules.tollhouses = copies_chosen(setup, "tollkeepers") > 0 && is("tollhouse", "on");
  rules.tollhouse_on_new_tile = is("tollhouse_on_new_tile", "allowed");
  rules.village_only = is("crossroads_rule", "village_only");
  rules.flip_at_end_of_owner_turn = is("toll_flip", "end_of_owner_turn");
  rules.toll_before_road = is("toll_order", "before_road");
  rules.tollhouse_beside_abbot = is("tollhouse_needs", "no_meeple_only");

  if (copies_chosen(setup, "river") > 0) {
    rules.river = river_of(values.at("river"));
  }
  rules.river_bends = river_bends_of(values.at("river_bends"));
  rules.start_tile_left_out = is("river_start_tile", "left_out");
  rules.volcano = is("river_volcano", "on");

  const bool abbot_set = copies_chosen(setup, "abbot") > 0;
  rules.abbots = abbot_set && is("abbot", "on");
  rules.gardens = abbot_set && is("gardens", "on");
  rules.abbot_beside_tollhouse = is("abbot_return_excludes", "no_meeple_only");

  const bool inns_set = copies_chosen(setup, "inns_and_cathedrals") > 0;
  rules.inns = inns_set && is("inns", "on");
  rules.cathedrals = inns_set && is("cathedrals", "on");
  rules.large_meeples = inns_set && is("large_meeple", "on");
  rules.unfinished_is_zero = is("unfinished_inn_cathedral", "zero");
  return rules;
}

}  // namespace tollkeeper::oracle
