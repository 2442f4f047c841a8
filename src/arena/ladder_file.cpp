// Ladders as text: the file that says who plays, and the file of results.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <limits>

#include "arena/ladder.hpp"
#include "expansions/registry.hpp"
#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "record/setup_text.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kResultsFormat = "tollkeeper-ladder-results";
constexpr std::int64_t kMostDecks = 1000000;
constexpr std::size_t kMostBots = 100;

LadderBot read_one_bot(const JsonCursor& cursor) {
  const bool plain = cursor.is_string();
  if (!plain) {
    cursor.allow_keys({"name", "bot"});
  }
  const JsonCursor text = plain ? cursor : cursor.at("bot");
  const std::string typed = text.text(10000);
  if (!cursor.problem().none()) {
    return {};
  }
  auto bot = read_bot(typed, Programs::allowed);
  if (!bot) {
    text.fail(bot.error());
    return {};
  }
  const auto name = plain ? std::nullopt : cursor.find("name");
  return {name ? name->text() : typed, std::move(*bot)};
}

Setup read_ladder_setup(const JsonCursor& root) {
  Setup setup;
  if (const auto edition = root.find("edition")) {
    const auto named = edition_named(edition->text());
    if (!named) {
      edition->fail("an edition is C1, C2 or C3, not " + edition->shown() + ".");
    }
    setup.edition = named.value_or(Edition::c3);
  }
  if (const auto sets = root.find("expansions")) {
    for (const JsonCursor& set : sets->items()) {
      setup.sets.push_back({set.text(), 1});
    }
  }
  if (const auto options = root.find("options")) {
    for (const auto& [name, value] : options->members()) {
      setup.options.push_back({name, option_text(value)});
    }
  }
  return setup;
}

void read_bots_of(const JsonCursor& root, LadderPlan& plan) {
  const JsonCursor bots = root.at("bots");
  for (const JsonCursor& bot : bots.items()) {
    plan.bots.push_back(read_one_bot(bot));
  }
  if (!root.problem().none()) {
    return;
  }
  if (plan.bots.size() < 2 || plan.bots.size() > kMostBots) {
    bots.fail("a ladder has from 2 to " + std::to_string(kMostBots) + " players.");
  }
  for (std::size_t n = 0; n < plan.bots.size(); ++n) {
    for (std::size_t before = 0; before < n; ++before) {
      if (plan.bots[n].bot == plan.bots[before].bot ||
          plan.bots[n].name == plan.bots[before].name) {
        bots.fail("\"" + plan.bots[n].name + "\" is there twice.");
      }
    }
  }
}

// `time_ms` for those that think by time and have none of their own.
void add_time(LadderPlan& plan, std::int64_t ms) {
  for (LadderBot& bot : plan.bots) {
    const bool given = std::any_of(bot.bot.values.begin(), bot.bot.values.end(),
                                   [](const auto& value) { return value.first == "time_ms"; });
    if (bot_takes(bot.bot, "time_ms") && !given) {
      bot.bot.values.emplace_back("time_ms", std::to_string(ms));
    }
  }
}

std::optional<std::size_t> find_bot(const LadderPlan& plan, const BotSpec& bot) {
  const auto found = std::find_if(plan.bots.begin(), plan.bots.end(),
                                  [&bot](const LadderBot& one) { return one.bot == bot; });
  return found == plan.bots.end()
             ? std::nullopt
             : std::optional(static_cast<std::size_t>(found - plan.bots.begin()));
}

// The same match seen from the other side.
DeckResults swapped(const DeckResults& results) {
  DeckResults other;
  for (const auto& [number, deck] : results) {
    DeckResult& one = other[number] = deck;
    for (MatchGameResult& game : one.games) {
      game.seat_a = game.seat_a == 0 ? 1 : 0;
      std::swap(game.sides[0], game.sides[1]);
    }
  }
  return other;
}

}  // namespace

Result<LadderPlan> read_ladder(std::string_view text, std::shared_ptr<const Catalogue> catalogue) {
  const auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  root.allow_keys(
      {"title", "bots", "decks", "seed", "time_ms", "expansions", "edition", "options"});
  LadderPlan plan;
  const auto title = root.find("title");
  plan.title = title ? title->text() : "Ladder";
  if (const auto decks = root.find("decks")) {
    plan.decks = static_cast<std::uint64_t>(decks->whole(1, kMostDecks));
  }
  if (const auto seed = root.find("seed")) {
    plan.seed = seed->any_whole();
  }
  read_bots_of(root, plan);
  if (const auto ms = root.find("time_ms")) {
    add_time(plan, ms->whole(1, 3600000));
  }
  const Setup setup = read_ladder_setup(root);
  if (!problem.none()) {
    return *problem.first;
  }
  auto game = make_game(std::move(catalogue), setup);
  if (!game) {
    return game.error();
  }
  plan.game = std::move(*game);
  return plan;
}

std::string write_ladder_results(const LadderPlan& plan, const LadderResults& results) {
  std::string text =
      "{\n\"format\": \"" + std::string(kResultsFormat) + "\",\n\"version\": 1,\n\"matches\": [";
  bool first = true;
  for (const auto& [pair, decks] : results) {
    if (decks.empty()) {
      continue;
    }
    const MatchFile match{
        {plan.game, plan.bots[pair.first].bot, plan.bots[pair.second].bot, plan.seed}, {}, decks};
    text += (first ? "\n" : ",\n") + write_match(match);
    first = false;
  }
  return text + "]\n}\n";
}

Result<LadderResults> read_ladder_results(std::string_view text, const LadderPlan& plan) {
  const auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  if (const auto format = root.find("format"); !format || format->text() != kResultsFormat) {
    return Error{"These are no results of a ladder: \"format\" is not \"" +
                     std::string(kResultsFormat) + "\".",
                 ""};
  }
  root.at("version").whole(1, 1);
  const auto count = root.at("matches").items().size();
  if (!problem.none()) {
    return *problem.first;
  }
  LadderResults results;
  for (std::size_t n = 0; n < count; ++n) {
    const auto& value = parsed->as_object().at("matches").as_array()[n];
    const auto match = read_match(boost::json::serialize(value), plan.game->catalogue);
    if (!match) {
      return Error{"matches[" + std::to_string(n) + "]: " + match.error().message, ""};
    }
    const MatchBots& bots = match->bots;
    if (const Status same = check_same_match({plan.game, bots.a, bots.b, plan.seed}, bots); !same) {
      return Error{
          "matches[" + std::to_string(n) + "] is of another ladder. " + same.error().message, ""};
    }
    const auto a = find_bot(plan, bots.a);
    const auto b = find_bot(plan, bots.b);
    if (a && b && *a != *b) {
      results[std::minmax(*a, *b)] = *a < *b ? match->results : swapped(match->results);
    }
  }
  return results;
}

}  // namespace tollkeeper
