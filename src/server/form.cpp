#include "server/form.hpp"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "expansions/registry.hpp"
#include "players/level.hpp"
#include "record/json_words.hpp"
#include "server/seating.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr int kMostCopies = 9;
constexpr std::array kEditionList{Edition::c1, Edition::c2, Edition::c3};
constexpr std::array<std::string_view, 3> kEditionTitles{
    "First edition (2000)", "Second edition (2014)", "Third edition (2020)"};

json::array tiles_array(const Catalogue& catalogue, const std::vector<std::string_view>& sets) {
  json::array tiles;
  for (const Edition edition : kEditionList) {
    int count = 0;
    for (const std::string_view id : sets) {
      const TileSet* set = catalogue.find_set(id);
      for (std::size_t n = 0; set != nullptr && n < set->types.size(); ++n) {
        count += set->types[n].counts[static_cast<std::size_t>(edition)];
      }
    }
    tiles.push_back({{"edition", word(name_of(edition))}, {"count", count}});
  }
  return tiles;
}

json::array all_editions() {
  json::array names;
  for (const Edition edition : kEditionList) {
    names.push_back(word(name_of(edition)));
  }
  return names;
}

json::array sets_array(const Catalogue& catalogue) {
  json::array list;
  list.push_back({{"name", "base"},
                  {"title", "Base game"},
                  {"help", ""},
                  {"editions", all_editions()},
                  {"most_copies", kMostCopies},
                  {"tiles", tiles_array(catalogue, {"base"})}});
  for (const Expansion* expansion : all_expansions()) {
    OptionValues defaults;
    defaults.add_rows(expansion->options);
    const auto sets =
        expansion->sets == nullptr ? std::vector<std::string_view>{} : expansion->sets(defaults);
    const json::array tiles = tiles_array(catalogue, sets);
    const bool has_tiles = std::any_of(tiles.begin(), tiles.end(), [](const json::value& row) {
      return row.as_object().at("count").to_number<int>() > 0;
    });
    list.push_back({{"name", word(expansion->name)},
                    {"title", word(expansion->title)},
                    {"help", ""},
                    {"editions", all_editions()},
                    {"most_copies", has_tiles ? kMostCopies : 1},
                    {"tiles", tiles}});
  }
  return list;
}

void add_options(json::array& list, std::string_view set, std::span<const OptionRow> rows) {
  for (const OptionRow& row : rows) {
    json::array values;
    for (const std::string_view value : row.values) {
      values.push_back(word(value));
    }
    json::object object{{"name", word(row.name)},      {"set", word(set)},
                        {"values", std::move(values)}, {"default", row.default_text()},
                        {"help", word(row.help)},      {"rule", word(row.rule)}};
    if (row.is_number()) {
      object["low"] = row.low;
      object["high"] = row.high;
    }
    list.push_back(std::move(object));
  }
}

}  // namespace

json::object form_object(const Catalogue& catalogue) {
  json::array editions;
  for (std::size_t n = 0; n < kEditionList.size(); ++n) {
    editions.push_back(
        {{"name", word(name_of(kEditionList[n]))}, {"title", word(kEditionTitles[n])}});
  }
  json::array options;
  add_options(options, "base", base_options());
  for (const Expansion* expansion : all_expansions()) {
    add_options(options, expansion->name, expansion->options);
  }
  json::array level_list;
  for (const LevelRow& level : levels()) {
    level_list.push_back({{"name", word(level.name)},
                          {"title", word(level.title)},
                          {"help", word(level.help)},
                          {"ms", level.ms}});
  }
  json::array colours;
  for (const std::string& colour : seat_colours()) {
    colours.push_back(json::value(colour));
  }
  return {{"editions", std::move(editions)},
          {"sets", sets_array(catalogue)},
          {"options", std::move(options)},
          {"levels", std::move(level_list)},
          {"seats", {{"least", 1}, {"most", kMaxSeats}}},
          {"colours", std::move(colours)}};
}

}  // namespace tollkeeper
