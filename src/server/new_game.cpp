#include "server/new_game.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <charconv>

#include "expansions/registry.hpp"
#include "players/level.hpp"
#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "record/replay.hpp"
#include "record/setup_text.hpp"
#include "server/begin.hpp"
#include "server/name.hpp"
#include "server/secret.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr int kMostCopies = 9;

class FormReader {
 public:
  FormReader(const JsonCursor& root, JsonProblem& problem,
             std::shared_ptr<const Catalogue> catalogue)
      : root_(root), problem_(problem), catalogue_(std::move(catalogue)) {}

  Result<NewGame> read(const json::value* record) {
    root_.allow_keys({"rules", "seats", "helps", "undo", "seed", "record", "clock", "messages"});
    const std::uint64_t seed = read_seed();
    auto play = record == nullptr ? fresh(seed) : of_file(*record);
    if (!problem_.none()) {
      return *problem_.first;
    }
    const TakenApart parts = take_apart(*play, seed);
    read_seats(play->game().seats, play->names());
    const Helps helps = read_helps(root_.at("helps"));
    const bool undo = read_bool(root_.at("undo"));
    const auto messages = root_.find("messages");
    const bool allowed = !messages || read_bool(*messages);
    std::optional<ClockRules> clock;
    if (const auto wanted = root_.find("clock")) {
      clock = read_clock_rules(*wanted);
    }
    if (!problem_.none()) {
      return *problem_.first;
    }
    NewGame made;
    made.game.id = new_secret();
    made.game.watch_link = new_watch_link();
    made.game.begin = write_begin({parts.start, seats_, helps, undo, clock, allowed});
    made.game.moves = parts.moves;
    made.created = {{"game", made.game.id}, {"seats", std::move(tokens_)}};
    return made;
  }

 private:
  static bool read_bool(const JsonCursor& cursor) {
    if (!cursor.is_bool()) {
      cursor.fail("true or false is wanted, not " + cursor.shown() + ".");
    }
    return cursor.shown() == "true";
  }

  std::uint64_t read_seed() {
    const auto given = root_.find("seed");
    if (!given) {
      return random_seed();
    }
    const std::string text = given->text(19);
    std::uint64_t seed = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (wrong != std::errc{} || end != text.data() + text.size()) {
      given->fail("a seed has 1 to 19 digits.");
    }
    return seed;
  }

  std::optional<Playthrough> fresh(std::uint64_t seed) {
    const JsonCursor rules = root_.at("rules");
    rules.allow_keys({"edition", "sets", "options"});
    Setup setup;
    setup.seats = static_cast<int>(root_.at("seats").items().size());
    const JsonCursor edition = rules.at("edition");
    if (const auto named = edition_named(edition.text())) {
      setup.edition = *named;
    } else {
      edition.fail("an edition is C1, C2 or C3, not " + edition.shown() + ".");
    }
    for (const JsonCursor& set : rules.at("sets").items()) {
      set.allow_keys({"name", "copies"});
      setup.sets.push_back(
          {set.at("name").text(60), static_cast<int>(set.at("copies").whole(0, kMostCopies))});
    }
    for (const JsonCursor& option : rules.at("options").items()) {
      option.allow_keys({"name", "value"});
      setup.options.push_back({option.at("name").text(60), option.at("value").text(60)});
    }
    if (!problem_.none()) {
      return std::nullopt;
    }
    drop_defaults(setup);
    auto game = make_game(catalogue_, setup);
    if (!game) {
      root_.fail(game.error());
      return std::nullopt;
    }
    return Playthrough(std::move(game).value(), seed, {});
  }

  std::optional<Playthrough> of_file(const json::value& record) {
    const auto& text = record.get_string();
    auto play = read_game({text.data(), text.size()}, catalogue_);
    if (!play) {
      root_.fail({"The file cannot be gone on with: " + play.error().message, play.error().rule});
      return std::nullopt;
    }
    return std::move(play).value();
  }

  // A file may have more seats than the form: the rest sit at this screen.
  void read_seats(int count, const std::vector<std::string>& names) {
    const std::vector<JsonCursor> entries = root_.at("seats").items();
    if (entries.empty() || entries.size() > static_cast<std::size_t>(count)) {
      root_.at("seats").fail("this game has " + std::to_string(count) + " seats.", "B-3");
      return;
    }
    for (int n = 0; n < count; ++n) {
      const auto place = static_cast<std::size_t>(n);
      SeatOfTable seat;
      std::string kind = "here";
      if (place < entries.size()) {
        kind = read_seat(entries[place], seat);
      }
      if (seat.name.empty() && place < names.size() && kind == "here") {
        seat.name = names[place].substr(0, 96);
      }
      if (kind == "here") {
        const std::string token = new_secret();
        seat.kind = SeatOfTable::Kind::person;
        seat.token = token_hash(token);
        tokens_.push_back({{"seat", n + 1}, {"token", token}});
      }
      seats_.push_back(std::move(seat));
    }
    give_colours();
    number_computers();
  }

  std::string read_seat(const JsonCursor& entry, SeatOfTable& seat) {
    entry.allow_keys({"kind", "name", "level", "colour"});
    const JsonCursor kind = entry.at("kind");
    const std::string word = kind.text(20);
    if (word != "here" && word != "link" && word != "computer") {
      kind.fail("a seat is \"here\", \"link\" or \"computer\", not " + kind.shown() + ".");
    }
    if (const auto name = entry.find("name")) {
      seat.name = read_name(*name);
    }
    if (const auto colour = entry.find("colour")) {
      seat.colour = colour->text(20);
      const auto& known = seat_colours();
      if (std::find(known.begin(), known.end(), seat.colour) == known.end()) {
        colour->fail("there is no seat of colour " + colour->shown() + ".");
      }
      const bool taken = std::any_of(seats_.begin(), seats_.end(), [&seat](const auto& other) {
        return other.colour == seat.colour;
      });
      if (taken) {
        colour->fail("two seats cannot both be " + seat.colour + ".");
      }
    }
    if (word == "computer") {
      const JsonCursor level = entry.at("level");
      seat.kind = SeatOfTable::Kind::computer;
      seat.level = level.text(60);
      if (find_level(seat.level) == nullptr) {
        level.fail("there is no computer player of the level " + level.shown() + ".");
      }
    }
    return word;
  }

  // Seats without a wish get the first colours that are left.
  void give_colours() {
    for (SeatOfTable& seat : seats_) {
      for (const std::string& colour : seat_colours()) {
        const bool taken = std::any_of(seats_.begin(), seats_.end(), [&colour](const auto& other) {
          return other.colour == colour;
        });
        if (seat.colour.empty() && !taken) {
          seat.colour = colour;
        }
      }
    }
  }

  // "Carter", "Carter 2": computers of one level are told apart.
  void number_computers() {
    for (std::size_t n = 0; n < seats_.size(); ++n) {
      SeatOfTable& seat = seats_[n];
      const LevelRow* level = find_level(seat.level);
      if (seat.kind != SeatOfTable::Kind::computer || level == nullptr || !seat.name.empty()) {
        continue;
      }
      const auto before = std::count_if(
          seats_.begin(), seats_.begin() + static_cast<std::ptrdiff_t>(n), [&seat](const auto& s) {
            return s.kind == SeatOfTable::Kind::computer && s.level == seat.level;
          });
      seat.name = std::string(level->title) + (before == 0 ? "" : " " + std::to_string(before + 1));
    }
  }

  const JsonCursor& root_;
  JsonProblem& problem_;
  std::shared_ptr<const Catalogue> catalogue_;
  std::vector<SeatOfTable> seats_;
  json::array tokens_;
};

}  // namespace

Result<NewGame> make_new_game(std::string_view body, std::shared_ptr<const Catalogue> catalogue) {
  const auto parsed = parse_json(body);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  const json::value* record = nullptr;
  if (root.is_object()) {
    record = parsed->get_object().if_contains("record");
    if (record != nullptr && !record->is_string()) {
      root.at("record").fail("a text is wanted.");
      return *problem.first;
    }
  }
  return FormReader(root, problem, std::move(catalogue)).read(record);
}

}  // namespace tollkeeper
