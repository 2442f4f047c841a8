#include "arena/match_file.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <limits>

#include "expansions/registry.hpp"
#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "record/setup_text.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kFormat = "tollkeeper-match";
constexpr std::int64_t kMostUs = std::numeric_limits<std::int64_t>::max();

std::string kinds_text(const std::map<std::string, std::int64_t>& kinds) {
  std::string text;
  for (const auto& [kind, points] : kinds) {
    text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", quoted(kind), points);
  }
  return "{" + text + "}";
}

std::string game_text(const MatchGameResult& game) {
  std::string points;
  for (const int one : game.points) {
    points += fmt::format("{}{}", points.empty() ? "" : ", ", one);
  }
  const SideResult& a = game.sides[0];
  const SideResult& b = game.sides[1];
  std::string text = fmt::format(
      "{{\"seat_a\": {}, \"first_seat\": {}, \"points\": [{}], \"turns\": [{}, {}], "
      "\"wall_us\": [{}, {}], \"cpu_us\": [{}, {}], \"kinds\": [{}, {}]",
      game.seat_a + 1, game.first_seat + 1, points, a.turns, b.turns, a.wall_us, b.wall_us,
      a.cpu_us, b.cpu_us, kinds_text(a.points_by_kind), kinds_text(b.points_by_kind));
  if (!game.faults.empty()) {
    std::string faults;
    for (const SeatFault& fault : game.faults) {
      faults += fmt::format("{}{{\"seat\": {}, \"message\": {}}}", faults.empty() ? "" : ", ",
                            fault.seat + 1, quoted(fault.message));
    }
    text += ", \"faults\": [" + faults + "]";
  }
  return text + "}";
}

std::string deck_text(const DeckResult& deck) {
  std::string games;
  for (const MatchGameResult& game : deck.games) {
    games += (games.empty() ? "" : ", ") + game_text(game);
  }
  return fmt::format("{{\"deck\": {}, \"games\": [{}]}}", deck.deck, games);
}

void add_side(std::string& text, char name, const SideSummary& side) {
  text += fmt::format("  \"points_{}\": {:.4f},\n", name, side.points);
  text += fmt::format("  \"ms_per_turn_{}\": {:.4f},\n", name, side.ms_per_turn);
  text += fmt::format("  \"cpu_ms_per_turn_{}\": {:.4f},\n", name, side.cpu_ms_per_turn);
  text += fmt::format("  \"turns_{}\": {},\n", name, side.turns);
  text += fmt::format("  \"faults_{}\": {},\n", name, side.faults);
  if (side.faults > 0) {
    text += fmt::format("  \"first_fault_{}\": {},\n", name, quoted(side.first_fault));
  }
  std::string kinds;
  for (const auto& [kind, points] : side.points_by_kind) {
    kinds += fmt::format("{}{}: {:.4f}", kinds.empty() ? "" : ", ", quoted(kind), points);
  }
  text += fmt::format("  \"points_by_kind_{}\": {{{}}},\n", name, kinds);
}

void add_sums(std::string& text, const MatchSummary& sum) {
  text += fmt::format("  \"decks\": {},\n  \"games\": {},\n", sum.decks, sum.games);
  text += fmt::format("  \"wins\": {},\n  \"draws\": {},\n  \"losses\": {},\n", sum.wins, sum.draws,
                      sum.games - sum.wins - sum.draws);
  text += fmt::format(
      "  \"win_rate\": {:.6f},\n  \"win_rate_low\": {:.6f},\n  \"win_rate_high\": {:.6f},\n  "
      "\"win_rate_se\": {:.6f},\n",
      sum.win_rate, sum.win_range.low, sum.win_range.high, sum.win_rate_se);
  text += fmt::format(
      "  \"margin\": {:.4f},\n  \"margin_se\": {:.4f},\n  \"margin_deviation\": {:.4f},\n",
      sum.margin, sum.margin_se, sum.margin_deviation);
  text += fmt::format(
      "  \"elo\": {:.2f},\n  \"elo_low\": {:.2f},\n  \"elo_high\": {:.2f},\n  \"elo_is_bound\": "
      "{},\n",
      sum.elo, sum.elo_range.low, sum.elo_range.high, sum.elo_is_bound);
  add_side(text, 'a', sum.sides[0]);
  add_side(text, 'b', sum.sides[1]);
}

std::string_view verdict_name(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::accepted: return "accepted";
    case SprtVerdict::rejected: return "rejected";
    case SprtVerdict::open: break;
  }
  return "open";
}

void add_sprt(std::string& text, const SprtPlan& plan, const Sprt& test) {
  std::string shares;
  for (const auto& [share, decks] : test.shares()) {
    shares += fmt::format("{}[{:.4f}, {}]", shares.empty() ? "" : ", ", share, decks);
  }
  text += fmt::format(
      "  \"sprt\": {{\"elo0\": {}, \"elo1\": {}, \"log_ratio\": {:.4f}, \"bound\": {:.4f}, "
      "\"verdict\": \"{}\", \"shares\": [{}]}},\n",
      plan.elo0, plan.elo1, test.log_ratio(), kSprtBound, verdict_name(test.verdict()), shares);
}

SideResult read_side(const JsonCursor& game, std::size_t side) {
  const auto of_side = [&](std::string_view key) {
    const auto both = game.at(key).items();
    if (both.size() != 2) {
      game.at(key).fail("one number for each side is wanted.");
      return std::int64_t{0};
    }
    return both[side].whole(0, kMostUs);
  };
  SideResult result;
  result.turns = of_side("turns");
  result.wall_us = of_side("wall_us");
  result.cpu_us = of_side("cpu_us");
  const auto kinds = game.at("kinds").items();
  if (kinds.size() == 2) {
    for (const auto& [kind, points] : kinds[side].members()) {
      result.points_by_kind[kind] = points.whole(-1000000000, 1000000000);
    }
  }
  return result;
}

MatchGameResult read_one_game(const JsonCursor& cursor, int seats) {
  MatchGameResult game;
  game.seat_a = static_cast<Seat>(cursor.at("seat_a").whole(1, seats) - 1);
  game.first_seat = static_cast<Seat>(cursor.at("first_seat").whole(1, seats) - 1);
  for (const JsonCursor& points : cursor.at("points").items()) {
    game.points.push_back(static_cast<int>(points.whole(-1000000, 1000000)));
  }
  if (game.points.size() != static_cast<std::size_t>(seats)) {
    cursor.at("points").fail("the points of " + std::to_string(seats) + " seats are wanted.");
    game.points.resize(static_cast<std::size_t>(seats));
  }
  game.sides = {read_side(cursor, 0), read_side(cursor, 1)};
  if (const auto faults = cursor.find("faults")) {
    for (const JsonCursor& fault : faults->items()) {
      game.faults.push_back({static_cast<Seat>(fault.at("seat").whole(1, seats) - 1),
                             fault.at("message").text(10000)});
    }
  }
  return game;
}

BotSpec read_bot_at(const JsonCursor& cursor) {
  auto bot = read_bot(cursor.text(10000), Programs::allowed);
  if (!bot) {
    cursor.fail(bot.error());
    return {};
  }
  return *bot;
}

void read_all(const JsonCursor& root, std::shared_ptr<const Catalogue> catalogue,
              MatchFile& match) {
  if (const auto format = root.find("format"); !format || format->text() != kFormat) {
    root.fail("This is no match: its \"format\" is not \"" + std::string(kFormat) + "\".");
    return;
  }
  root.at("version").whole(1, 1);
  match.bots.a = read_bot_at(root.at("a"));
  match.bots.b = read_bot_at(root.at("b"));
  match.bots.seed = root.at("seed").any_whole();
  if (const auto sprt = root.find("sprt")) {
    match.sprt = SprtPlan{sprt->at("elo0").number(), sprt->at("elo1").number()};
  }
  const JsonCursor setup_cursor = root.at("setup");
  const Setup setup = read_setup(setup_cursor);
  if (!root.problem().none()) {
    return;
  }
  auto game = make_game(std::move(catalogue), setup);
  if (!game) {
    setup_cursor.fail(game.error());
    return;
  }
  match.bots.game = std::move(*game);
  for (const JsonCursor& one : root.at("results").items()) {
    DeckResult deck{one.at("deck").any_whole(), {}};
    for (const JsonCursor& played : one.at("games").items()) {
      deck.games.push_back(read_one_game(played, match.bots.game->seats));
    }
    match.results[deck.deck] = std::move(deck);
  }
}

bool same_points(const DeckResult& one, const DeckResult& other) {
  if (one.games.size() != other.games.size()) {
    return false;
  }
  for (std::size_t n = 0; n < one.games.size(); ++n) {
    if (one.games[n].points != other.games[n].points) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::string quoted(std::string_view text) {
  return boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

std::string write_match(const MatchFile& match) {
  const MatchBots& bots = match.bots;
  std::string text = fmt::format("{{\n  \"format\": \"{}\",\n  \"version\": 1,\n", kFormat);
  text += fmt::format("  \"a\": {},\n  \"b\": {},\n", quoted(bots.a.text()), quoted(bots.b.text()));
  text += fmt::format("  \"players\": {},\n  \"setup\": {},\n  \"seed\": {},\n", bots.game->seats,
                      boost::json::serialize(setup_json(*bots.game)), bots.seed);
  add_sums(text, summarize(match.results, bots.game->seats));
  if (match.sprt) {
    add_sprt(text, *match.sprt, run_sprt(*match.sprt, match.results, bots.game->seats));
  }
  std::string decks;
  for (const auto& [number, deck] : match.results) {
    decks += (decks.empty() ? "\n    " : ",\n    ") + deck_text(deck);
  }
  return text + "  \"results\": [" + decks + (decks.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

Result<MatchFile> read_match(std::string_view text, std::shared_ptr<const Catalogue> catalogue) {
  const auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  MatchFile match;
  if (!root.is_object()) {
    return Error{"This is no match: the text is not an object { }.", ""};
  }
  read_all(root, std::move(catalogue), match);
  if (!problem.none()) {
    return *problem.first;
  }
  return match;
}

Status check_same_match(const MatchBots& one, const MatchBots& other) {
  const auto differs = [](std::string_view what, const std::string& here,
                          const std::string& there) {
    return Error{fmt::format("{} is {} here, but {} there.", what, here, there), ""};
  };
  if (one.a != other.a) {
    return differs("Bot A", one.a.text(), other.a.text());
  }
  if (one.b != other.b) {
    return differs("Bot B", one.b.text(), other.b.text());
  }
  if (one.seed != other.seed) {
    return differs("The seed", std::to_string(one.seed), std::to_string(other.seed));
  }
  const auto setup = [](const MatchBots& bots) {
    return boost::json::serialize(setup_json(*bots.game));
  };
  if (setup(one) != setup(other)) {
    return differs("The game", setup(one), setup(other));
  }
  return ok();
}

Status merge_results(DeckResults& results, const DeckResults& more) {
  for (const auto& [number, deck] : more) {
    const auto [place, fresh] = results.emplace(number, deck);
    if (!fresh && !same_points(place->second, deck)) {
      return Error{
          fmt::format("Deck {} ended otherwise in two of the files; with bots that think by "
                      "the clock each deck may be in one file only.",
                      number),
          ""};
    }
  }
  return ok();
}

}  // namespace tollkeeper
