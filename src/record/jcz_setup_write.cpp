#include <algorithm>

#include "record/jcz_setup.hpp"
#include "record/jcz_words.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

bool is_chosen(const Game& game, std::string_view expansion) {
  return expansion == "base" || game.module_of(expansion) >= 0;
}

int copies_of(const Game& game, std::string_view expansion) {
  for (const SetChoice& set : game.setup.sets) {
    if (set.name == expansion) {
      return set.copies;
    }
  }
  return expansion == "base" ? 1 : 0;
}

std::string_view edition_suffix(const JczSetRow& row, Edition edition) {
  if (row.set == "tollkeepers") {
    return edition == Edition::c3 ? ":3" : ":2";
  }
  return edition == Edition::c1 ? ":1" : ":2";
}

json::object sets_object(const Game& game) {
  json::object sets;
  for (const JczSetRow& row : jcz_sets()) {
    const int copies = is_chosen(game, row.expansion) ? copies_of(game, row.expansion) : 0;
    const bool wanted =
        row.option.empty() || (copies != 0 && (game.options.is(row.option, row.value) ||
                                               game.options.is(row.option, row.both)));
    if (copies != 0 && wanted) {
      sets[std::string(row.set) + std::string(edition_suffix(row, game.setup.edition))] = copies;
    }
  }
  return sets;
}

json::object elements_object(const Game& game) {
  json::object elements;
  for (const JczElementRow& row : jcz_elements()) {
    if (row.option.empty() || !is_chosen(game, row.expansion)) {
      continue;
    }
    const std::string key(row.element);
    if (row.kind == JczElementRow::Kind::figure_count) {
      elements[key] = game.options.value(row.option);
    } else if (game.options.is(row.option, "on")) {
      if (row.kind == JczElementRow::Kind::flag) {
        elements[key] = true;
      } else {
        elements[key] = 1;
      }
    }
  }
  return elements;
}

json::array start_array(const Game& game) {
  json::array start;
  for (std::size_t n = 0; n < game.start.size(); ++n) {
    const PlacedStart& tile = game.start[n];
    const TileType& type = game.catalogue->type_of(game.copies[tile.copy].ref);
    // A setup that asks for a single copy means that one.
    const bool any_copy = game.setup.start.empty() || game.setup.start[n].tile == type.id;
    start.push_back(
        {{"tile", any_copy && !type.jcz_id.empty() ? type.jcz_id : game.copy(tile.copy).id},
         {"x", tile.cell.x},
         {"y", tile.cell.y},
         {"rotation", tile.rotation * 90}});
  }
  return start;
}

// The rules that a reader would not guess from the rest of the file. An expansion that does nothing
// is not in the file at all.
json::object rules_object(const Game& game, const Game& implied) {
  json::object rules;
  for (const OptionRow& row : game.options.rows()) {
    const std::string value = game.options.text(row.name);
    if (row.name == "first_player" || !implied.options.has(row.name) ||
        implied.options.text(row.name) == value) {
      continue;
    }
    const auto theirs = jcz_rules();
    const auto rule = std::find_if(theirs.begin(), theirs.end(), [&row](const JczRuleRow& one) {
      return one.option == row.name;
    });
    if (rule == theirs.end()) {
      rules[std::string(row.name)] = json::value(value);
    } else if (value == "on" || value == "off") {
      rules[std::string(rule->rule)] = value == "on";
    } else {
      rules[std::string(rule->rule)] = json::value(value);
    }
  }
  return rules;
}

}  // namespace

Result<json::object> write_jcz_setup(const Game& game) {
  for (const SetChoice& set : game.setup.sets) {
    const auto rows = jcz_sets();
    const auto elements = jcz_elements();
    const bool known =
        std::any_of(rows.begin(), rows.end(),
                    [&set](const JczSetRow& row) { return row.expansion == set.name; }) ||
        std::any_of(elements.begin(), elements.end(),
                    [&set](const JczElementRow& row) { return row.expansion == set.name; });
    if (!known) {
      return Error{"The .jcz format has no word for the set \"" + set.name + "\".", ""};
    }
  }
  json::object setup;
  setup["sets"] = sets_object(game);
  setup["elements"] = elements_object(game);
  json::object root;
  root["setup"] = setup;
  // What a reader makes of it so far; the rest is said by rules.
  const json::value so_far = root;
  JsonProblem problem;
  const auto implied = read_jcz_setup(JsonCursor(so_far, problem), game.seats, game.catalogue);
  if (implied == nullptr) {
    return *problem.first;
  }
  setup["rules"] = rules_object(game, *implied);
  setup["timer"] = nullptr;
  setup["start"] = start_array(game);
  setup["options"] = json::object();
  if (is_chosen(game, "tollkeepers")) {
    setup["addons"] = json::object{{"tollkeepers", "1"}};
  }
  root["setup"] = std::move(setup);
  json::object extension;
  if (game.setup.edition != implied->setup.edition) {
    extension["edition"] = json::value(std::string(name_of(game.setup.edition)));
  }
  if (!game.options.is("first_player", "random")) {
    extension["first_player"] = json::value(game.options.text("first_player"));
  }
  root["tollkeeper"] = std::move(extension);
  return root;
}

}  // namespace tollkeeper
