#include "server/toll.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <charconv>

#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "record/json_words.hpp"
#include "record/position/position_file.hpp"
#include "record/position/toll_json.hpp"
#include "tiles/describe.hpp"
#include "tiles/tile_words.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr int kMostTurns = 100000;
constexpr std::size_t kMostText = 1U << 20;
// A busy server has other things to do.
constexpr std::size_t kMostTiles = 500;
constexpr int kMostSetCopies = 4;

bool are_alike(const TileCopy& a, const TileCopy& b) {
  return a.type == b.type && a.editions == b.editions && a.symbols == b.symbols;
}

json::object tile_object(const TileSet& set, const TileCopy& first) {
  const TileType& type = set.types[first.type];
  json::array copies;
  for (const TileCopy& copy : set.copies) {
    if (are_alike(copy, first)) {
      copies.push_back(json::value(copy.id));
    }
  }
  json::array editions;
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    if ((first.editions & mask_of(edition)) != 0) {
      editions.push_back(word(name_of(edition)));
    }
  }
  json::array symbols;
  for (const PrintedSymbol& symbol : first.symbols) {
    symbols.push_back(word(row_of(symbol.kind).word));
  }
  return {{"type", type.id},
          {"copies", std::move(copies)},
          {"editions", std::move(editions)},
          {"edges", outline_of(type)},
          {"symbols", std::move(symbols)},
          {"monastery", type.monastery},
          {"crossroads", type.crossroads.has_value()}};
}

// The line that the sentence begins with, or 0.
int line_of(std::string_view message) {
  constexpr std::string_view kLine = "line ";
  int line = 0;
  if (message.starts_with(kLine)) {
    std::from_chars(message.data() + kLine.size(), message.data() + message.size(), line);
  }
  return line;
}

Answer refusal(const Error& why) {
  json::object object{{"code", "position"}, {"message", why.message}};
  if (!why.rule.empty()) {
    object["rule"] = why.rule;
  }
  if (const int line = line_of(why.message); line > 0) {
    object["line"] = line;
  }
  return json_answer(422, object);
}

}  // namespace

Answer toll_form(const Catalogue& catalogue) {
  json::array sets;
  for (const TileSet& set : catalogue.sets()) {
    json::array tiles;
    for (std::size_t n = 0; n < set.copies.size(); ++n) {
      const bool seen =
          std::any_of(set.copies.begin(), set.copies.begin() + static_cast<std::ptrdiff_t>(n),
                      [&](const TileCopy& other) { return are_alike(other, set.copies[n]); });
      if (!seen) {
        tiles.push_back(tile_object(set, set.copies[n]));
      }
    }
    sets.push_back({{"name", set.id}, {"title", set.title}, {"tiles", std::move(tiles)}});
  }
  return json_answer(200, json::object{{"sets", std::move(sets)}});
}

Answer toll_answer(const std::string& body, std::shared_ptr<const Catalogue> catalogue) {
  const auto parsed = parse_json(body);
  if (!parsed) {
    return error_answer(400, "malformed", parsed.error());
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  root.allow_keys({"text", "at"});
  // Not text(): lines are ended by control characters.
  const json::value* text =
      parsed->is_object() ? parsed->get_object().if_contains("text") : nullptr;
  std::optional<int> turns;
  if (const auto at = root.find("at")) {
    turns = static_cast<int>(at->whole(0, kMostTurns));
  }
  if (text == nullptr || !text->is_string()) {
    root.fail("a request has a \"text\": a position, a record or a .jcz.");
  }
  if (!problem.none()) {
    return error_answer(400, "malformed", *problem.first);
  }
  const json::string& given = text->get_string();
  if (given.size() > kMostText) {
    return error_answer(413, "too_large", {"This is more than the server takes.", ""});
  }
  const auto position = read_position_file({given.data(), given.size()}, catalogue, turns);
  if (!position) {
    return refusal(position.error());
  }
  if (position->tiles.size() > kMostTiles) {
    return refusal(
        {"The server reckons tables of up to 500 tiles; `tollkeeper toll` takes more.", ""});
  }
  const auto laid = lay_out(*position, std::move(catalogue), kMostSetCopies);
  if (!laid) {
    return refusal(laid.error());
  }
  return json_answer(200, toll_json(*laid, toll_report(*laid)));
}

}  // namespace tollkeeper
