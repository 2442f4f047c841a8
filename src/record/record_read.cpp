#include <algorithm>
#include <limits>

#include "expansions/registry.hpp"
#include "record/action_words.hpp"
#include "record/copy_names.hpp"
#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "record/record.hpp"
#include "record/setup_text.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kMostNameBytes = 100;

class RecordReader {
 public:
  RecordReader(const JsonCursor& root, JsonProblem& problem) : root_(root), problem_(problem) {}

  Result<Playthrough> read(std::shared_ptr<const Catalogue> catalogue, RecordClaims* claims) {
    read_head(std::move(catalogue));
    if (problem_.none()) {
      read_tiles_in_order();
    }
    if (problem_.none()) {
      play();
    }
    if (problem_.none() && claims != nullptr) {
      read_claims(*claims);
    }
    if (!problem_.none()) {
      return *problem_.first;
    }
    return std::move(*playthrough_);
  }

 private:
  void read_head(std::shared_ptr<const Catalogue> catalogue) {
    if (const auto format = root_.find("format"); !format || format->text() != kRecordFormat) {
      root_.fail("This is no record of a game: its \"format\" is not \"" +
                 std::string(kRecordFormat) + "\".");
      return;
    }
    const JsonCursor version = root_.at("version");
    if (const auto number = version.whole(1, std::numeric_limits<int>::max());
        problem_.none() && number != kRecordVersion) {
      version.fail("this program reads version " + std::to_string(kRecordVersion) +
                   " of the format, not " + std::to_string(number) + ".");
    }
    root_.allow_keys({"format", "version", "setup", "players", "seed", "first_seat", "deck",
                      "actions", "scores", "assertions"});
    const JsonCursor setup_cursor = root_.at("setup");
    const Setup setup = read_setup(setup_cursor);
    if (!problem_.none()) {
      return;
    }
    auto made = make_game(std::move(catalogue), setup);
    if (!made) {
      setup_cursor.fail(made.error());
      return;
    }
    game_ = std::move(made).value();
    copy_names_.emplace(*game_);
    read_players();
  }

  void read_players() {
    const JsonCursor players = root_.at("players");
    for (const JsonCursor& name : players.items()) {
      names_.push_back(name.text(kMostNameBytes));
    }
    if (problem_.none() && names_.size() != static_cast<std::size_t>(game_->seats)) {
      players.fail(std::to_string(names_.size()) + " names for " + std::to_string(game_->seats) +
                   " seats.");
    }
    if (const auto seed = root_.find("seed")) {
      seed_ = seed->any_whole();
    }
    first_seat_ = static_cast<Seat>(root_.at("first_seat").whole(1, game_->seats) - 1);
  }

  std::uint16_t copy_at(const JsonCursor& cursor) {
    const std::string name = cursor.text();
    if (const auto copy = copy_names_->find(name)) {
      return *copy;
    }
    if (problem_.none()) {
      cursor.fail(copy_names_->why_missing(name));
    }
    return 0;
  }

  // The whole deck: tiles that were laid or set aside, in that order, then those still to come.
  void read_tiles_in_order() {
    actions_ = root_.at("actions").items();
    std::vector<JsonCursor> entries;
    for (const JsonCursor& action : actions_) {
      const std::string type = action.at("type").text();
      if (type == "place_tile" || type == "discard") {
        entries.push_back(action.at("tile"));
      }
    }
    for (const JsonCursor& tile : root_.at("deck").items()) {
      entries.push_back(tile);
    }
    for (const JsonCursor& entry : entries) {
      order_.push_back(copy_at(entry));
    }
    if (problem_.none()) {
      if (const auto fault = find_deck_fault(*game_, order_)) {
        entries[fault->entry].fail(fault->error);
      }
    }
  }

  void play() {
    playthrough_.emplace(game_, Deck(order_), first_seat_, names_, seed_);
    for (const JsonCursor& action : actions_) {
      play_entry(action);
      if (!problem_.none()) {
        return;
      }
    }
    skip_draws();
    if (step_ < playthrough_->steps().size() &&
        playthrough_->steps()[step_].kind == Step::Kind::discard) {
      root_.fail("actions: the tile " + copy_names_->of(playthrough_->steps()[step_].copy) +
                     " fits nowhere and must be set aside, but the actions end before.",
                 "B-14");
    }
  }

  // Steps that the record does not name.
  void skip_draws() {
    while (step_ < playthrough_->steps().size() &&
           playthrough_->steps()[step_].kind == Step::Kind::draw) {
      ++step_;
    }
  }

  void play_entry(const JsonCursor& entry) {
    skip_draws();
    const std::string type = entry.at("type").text();
    const auto& steps = playthrough_->steps();
    if (type == "discard") {
      play_discard(entry);
    } else if (step_ < steps.size() && steps[step_].kind == Step::Kind::discard) {
      entry.fail("the tile " + copy_names_->of(steps[step_].copy) +
                     " fits nowhere and must be set aside first.",
                 "B-14");
    } else if (type == "finish") {
      entry.allow_keys({"type", "seat"});
      check_seat(entry);
      refuse(entry, playthrough_->finish());
      ++step_;
    } else if (type == "end") {
      entry.allow_keys({"type"});
      const bool ended = step_ < steps.size() && steps[step_].kind == Step::Kind::end;
      if (!ended && playthrough_->state().phase() == Phase::over) {
        entry.fail("The game is over already.", "B-37");
      }
      playthrough_->end();
      ++step_;
    } else {
      if (step_ < steps.size() && steps[step_].kind == Step::Kind::end) {
        ++step_;  // an "end" that follows from the empty deck may be left out
      }
      play_action(entry, type);
      ++step_;
    }
  }

  void play_discard(const JsonCursor& entry) {
    entry.allow_keys({"type", "seat", "tile"});
    const std::uint16_t copy = copy_at(entry.at("tile"));
    const auto& steps = playthrough_->steps();
    if (step_ >= steps.size() || steps[step_].kind != Step::Kind::discard ||
        steps[step_].copy != copy) {
      entry.fail("the tile " + copy_names_->of(copy) +
                     " is not set aside now: it fits somewhere, "
                     "or it is not in hand.",
                 "B-14");
      return;
    }
    if (const auto seat = entry.find("seat");
        seat && seat->whole(1, game_->seats) - 1 != steps[step_].seat) {
      seat->fail("it is the turn of seat " + std::to_string(steps[step_].seat + 1) + ".", "B-9");
    }
    ++step_;
  }

  void play_action(const JsonCursor& entry, const std::string& type) {
    const auto seat = static_cast<Seat>(entry.at("seat").whole(1, game_->seats) - 1);
    check_keys(entry, type);
    const auto action = read_action(entry, playthrough_->state());
    if (action && problem_.none()) {
      refuse(entry, playthrough_->act(seat, *action));
    }
  }

  void check_keys(const JsonCursor& entry, const std::string& type) {
    if (type == "place_tile") {
      entry.allow_keys({"type", "seat", "tile", "x", "y", "rotation"});
      const std::uint16_t copy = copy_at(entry.at("tile"));
      const auto hand = playthrough_->copy_in_hand();
      if (problem_.none() && hand && *hand != copy) {
        entry.at("tile").fail("the tile in hand is " + copy_names_->of(*hand) + ", not " +
                                  copy_names_->of(copy) + ".",
                              "B-10");
      }
    } else if (type == "place_figure") {
      entry.allow_keys({"type", "seat", "figure", "on", "x", "y"});
    } else if (type == "pass") {
      entry.allow_keys({"type", "seat"});
    } else if (find_special(*game_, type)) {
      entry.allow_keys({"type", "seat", "x", "y", "spot"});
    }
  }

  void check_seat(const JsonCursor& entry) {
    if (const auto seat = entry.find("seat");
        seat && seat->whole(1, game_->seats) - 1 != playthrough_->state().seat()) {
      seat->fail("it is the turn of seat " + std::to_string(playthrough_->state().seat() + 1) + ".",
                 "B-9");
    }
  }

  void refuse(const JsonCursor& entry, const Status& status) {
    if (!status) {
      entry.fail(status.error());
    }
  }

  void read_claims(RecordClaims& claims) {
    if (const auto scores = root_.find("scores")) {
      claims.scores.emplace();
      for (const JsonCursor& score : scores->items()) {
        claims.scores->push_back(static_cast<int>(
            score.whole(std::numeric_limits<int>::min(), std::numeric_limits<int>::max())));
      }
      if (claims.scores->size() != static_cast<std::size_t>(game_->seats)) {
        scores->fail(std::to_string(claims.scores->size()) + " scores for " +
                     std::to_string(game_->seats) + " seats.");
      }
    }
    if (const auto assertions = root_.find("assertions")) {
      for (const JsonCursor& sentence : assertions->items()) {
        claims.assertions.push_back(sentence.text(10000));
      }
    }
  }

  JsonCursor root_;
  JsonProblem& problem_;
  std::shared_ptr<const Game> game_;
  std::optional<CopyNames> copy_names_;
  std::vector<std::string> names_;
  std::uint64_t seed_ = 0;
  Seat first_seat_ = 0;
  std::vector<JsonCursor> actions_;
  std::vector<std::uint16_t> order_;
  std::optional<Playthrough> playthrough_;
  std::size_t step_ = 0;  // the first step of the playthrough no entry has named
};

}  // namespace

Result<Playthrough> read_record(std::string_view text, std::shared_ptr<const Catalogue> catalogue,
                                RecordClaims* claims) {
  auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  if (!root.is_object()) {
    return Error{"This is no record of a game: the text is not an object { }.", ""};
  }
  return RecordReader(root, problem).read(std::move(catalogue), claims);
}

}  // namespace tollkeeper
