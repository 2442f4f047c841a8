#include "record/setup_text.hpp"

#include <algorithm>
#include <limits>

#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr int kMostCells = std::numeric_limits<std::int16_t>::max();
constexpr int kMostSetCopies = 10000;  // make_game() has the real bound and says it

const OptionRow* row_named(std::span<const OptionRow> rows, std::string_view name) {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [name](const OptionRow& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

const OptionRow* option_row(const Setup& setup, std::string_view name) {
  if (const OptionRow* row = row_named(base_options(), name)) {
    return row;
  }
  for (const Expansion* expansion : all_expansions()) {
    const bool chosen =
        std::any_of(setup.sets.begin(), setup.sets.end(),
                    [expansion](const SetChoice& set) { return set.name == expansion->name; });
    if (const OptionRow* row = chosen ? row_named(expansion->options, name) : nullptr) {
      return row;
    }
  }
  return nullptr;
}

json::value option_value(const OptionValues& options, const OptionRow& row) {
  if (row.is_number()) {
    return options.value(row.name);
  }
  return json::value(options.text(row.name));
}

}  // namespace

std::optional<Edition> edition_named(std::string_view name) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    if (name_of(edition) == name) {
      return edition;
    }
  }
  return std::nullopt;
}

std::string option_text(const JsonCursor& cursor) {
  if (cursor.is_string()) {
    return cursor.text();
  }
  if (cursor.is_bool()) {
    return cursor.shown() == "true" ? "on" : "off";
  }
  if (!cursor.is_number()) {
    cursor.fail("a text, a number or true or false is wanted, not " + cursor.shown() + ".");
  }
  return cursor.shown();
}

void drop_defaults(Setup& setup) {
  const auto is_default = [&setup](const OptionSetting& setting) {
    const OptionRow* row = option_row(setup, setting.name);
    return row != nullptr && row->default_text() == setting.value;
  };
  setup.options.erase(std::remove_if(setup.options.begin(), setup.options.end(), is_default),
                      setup.options.end());
}

Setup read_setup(const JsonCursor& cursor) {
  cursor.allow_keys({"seats", "edition", "sets", "options", "start"});
  Setup setup;
  setup.seats = static_cast<int>(cursor.at("seats").whole(1, kMaxSeats));
  const JsonCursor edition = cursor.at("edition");
  if (const auto named = edition_named(edition.text())) {
    setup.edition = *named;
  } else {
    edition.fail("an edition is C1, C2 or C3, not " + edition.shown() + ".");
  }
  for (const JsonCursor& set : cursor.at("sets").items()) {
    set.allow_keys({"name", "copies"});
    const auto copies = set.find("copies");
    setup.sets.push_back(
        {set.at("name").text(), copies ? static_cast<int>(copies->whole(0, kMostSetCopies)) : 1});
  }
  if (const auto options = cursor.find("options")) {
    for (const auto& [name, value] : options->members()) {
      setup.options.push_back({name, option_text(value)});
    }
  }
  if (const auto start = cursor.find("start")) {
    for (const JsonCursor& tile : start->items()) {
      tile.allow_keys({"tile", "x", "y", "rotation"});
      setup.start.push_back(
          {tile.at("tile").text(),
           Cell{static_cast<std::int16_t>(tile.at("x").whole(-kMostCells, kMostCells)),
                static_cast<std::int16_t>(tile.at("y").whole(-kMostCells, kMostCells))},
           static_cast<Rotation>(tile.at("rotation").whole(0, 3))});
    }
  }
  drop_defaults(setup);
  return setup;
}

json::object setup_json(const Game& game) {
  const Setup& setup = game.setup;
  json::object object;
  object["seats"] = setup.seats;
  object["edition"] = json::value(std::string(name_of(setup.edition)));
  json::array sets;
  for (const SetChoice& set : setup.sets) {
    sets.push_back({{"name", set.name}, {"copies", set.copies}});
  }
  object["sets"] = std::move(sets);
  json::object options;
  for (const OptionRow& row : game.options.rows()) {
    options[std::string(row.name)] = option_value(game.options, row);
  }
  object["options"] = std::move(options);
  if (!setup.start.empty()) {
    json::array start;
    for (const StartTile& tile : setup.start) {
      start.push_back({{"tile", tile.tile},
                       {"x", tile.cell.x},
                       {"y", tile.cell.y},
                       {"rotation", tile.rotation}});
    }
    object["start"] = std::move(start);
  }
  return object;
}

}  // namespace tollkeeper
