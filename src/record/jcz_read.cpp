#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "record/jcz.hpp"
#include "record/jcz_draws.hpp"
#include "record/jcz_place.hpp"
#include "record/jcz_setup.hpp"
#include "record/jcz_words.hpp"
#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
namespace {

constexpr int kMostCells = std::numeric_limits<std::int16_t>::max();
constexpr std::size_t kMostNameBytes = 100;
constexpr std::size_t kMostSentenceBytes = 10000;

Cell cell_in(const JsonCursor& pair) {
  const auto numbers = pair.items();
  if (numbers.size() != 2) {
    pair.fail("a place is a list of two numbers, [x, y].");
    return {};
  }
  return Cell{static_cast<std::int16_t>(numbers[0].whole(-kMostCells, kMostCells)),
              static_cast<std::int16_t>(numbers[1].whole(-kMostCells, kMostCells))};
}

double random_in(const JsonCursor& cursor) {
  const double random = cursor.number();
  if (!(random >= 0 && random < 1)) {
    cursor.fail("a random number is at least 0 and less than 1, not " + cursor.shown() + ".");
    return 0;
  }
  return random;
}

class JczReader {
 public:
  JczReader(const JsonCursor& root, JsonProblem& problem) : root_(root), problem_(problem) {}

  Result<JczGame> read(std::shared_ptr<const Catalogue> catalogue) {
    read_setup(std::move(catalogue));
    if (problem_.none()) {
      play();
    }
    if (problem_.none()) {
      read_test();
    }
    if (!problem_.none()) {
      return *problem_.first;
    }
    return JczGame{std::move(*playthrough_), std::move(description_), std::move(assertions_),
                   std::move(figure_names_)};
  }

 private:
  void read_setup(std::shared_ptr<const Catalogue> catalogue) {
    if (!root_.find("setup") || !root_.find("replay")) {
      root_.fail("This is no .jcz game: it has no \"setup\" or no \"replay\".");
      return;
    }
    std::vector<std::string> listed;
    for (const JsonCursor& player : root_.at("players").items()) {
      listed.push_back(player.at("name").text(kMostNameBytes));
    }
    const int seats = static_cast<int>(listed.size());
    if (problem_.none() && (seats < 1 || seats > kMaxSeats)) {
      root_.at("players").fail("a game has 1 to 6 players, not " + std::to_string(seats) + ".",
                               "B-3");
    }
    if (!problem_.none()) {
      return;
    }
    game_ = read_jcz_setup(root_, seats, std::move(catalogue));
    if (const auto extension = root_.find("tollkeeper"); extension && problem_.none()) {
      if (const auto first = extension->find("first_seat")) {
        first_seat_ = static_cast<Seat>(first->whole(1, seats) - 1);
      }
    }
    names_.resize(listed.size());
    for (std::size_t n = 0; n < listed.size(); ++n) {
      names_[seat_of(n)] = listed[n];
    }
    messages_ = root_.at("replay").items();
    if (const auto random = root_.find("initialRandom"); random && !random->is_null()) {
      random_ = random_in(*random);
    }
  }

  // The file lists players in turn order, whoever began.
  Seat seat_of(std::size_t index) const {
    return static_cast<Seat>((first_seat_ + index) % names_.size());
  }
  std::size_t index_of(Seat seat) const {
    return (seat + names_.size() - first_seat_) % names_.size();
  }

  void play() {
    JczDraws draws(*game_, root_, messages_);
    if (!problem_.none()) {
      return;
    }
    figure_names_.resize(game_->figure_seat.size());
    auto first = draws.draw(State(*game_, first_seat_), random_, 0);
    if (!problem_.none()) {
      return;
    }
    playthrough_.emplace(game_, Deck(std::move(first)), first_seat_, names_);
    for (std::size_t n = 0; n < messages_.size() && problem_.none(); ++n) {
      play_message(messages_[n], n, draws);
    }
    if (problem_.none() && playthrough_->state().phase() != Phase::over) {
      for (const std::uint16_t copy : draws.rest()) {
        playthrough_->append_to_deck(copy);
      }
    }
  }

  void play_message(const JsonCursor& message, std::size_t number, JczDraws& draws) {
    const std::string type = message.at("type").text();
    const JsonCursor payload = message.find("payload").value_or(message);
    if (type != "UNDO" && type != "GAME_FINISHED") {
      check_player(message);
    }
    if (type == "PLACE_TILE") {
      place_tile(message, payload, draws);
    } else if (type == "DEPLOY_MEEPLE") {
      deploy_meeple(message, payload);
    } else if (type == "RETURN_MEEPLE" || type == "PLACE_TOKEN") {
      special(message, payload, type);
    } else if (type == "PASS") {
      act(message, Action::pass());
    } else if (type == "COMMIT") {
      commit(message, payload, number, draws);
    } else if (type == "UNDO") {
      check(message, playthrough_->undo());
    } else if (type != "GAME_FINISHED") {
      message.at("type").fail("there is no message \"" + type + "\" in games Tollkeeper can play.");
    }
  }

  // The player is not needed, but must be right when named.
  void check_player(const JsonCursor& message) {
    const auto player = message.find("player");
    if (!player || player->is_null()) {
      return;
    }
    const std::int64_t index = player->whole(0, kMaxSeats - 1);
    const Seat seat = playthrough_->state().seat();
    if (playthrough_->state().phase() != Phase::over &&
        index != static_cast<std::int64_t>(index_of(seat))) {
      player->fail("it is the turn of player " + std::to_string(index_of(seat)) + ", not of " +
                       std::to_string(index) + ".",
                   "B-9");
    }
  }

  void check(const JsonCursor& message, const Status& status) {
    if (!status) {
      message.fail(status.error());
    }
  }

  void act(const JsonCursor& message, const Action& action) {
    if (problem_.none()) {
      check(message, playthrough_->act(playthrough_->state().seat(), action));
    }
  }

  void place_tile(const JsonCursor& message, const JsonCursor& payload, const JczDraws& draws) {
    constexpr std::array<std::string_view, 4> kRotations{"R0", "R90", "R180", "R270"};
    const std::string tile = payload.at("tileId").text();
    const Cell cell = cell_in(payload.at("position"));
    const JsonCursor turn = payload.at("rotation");
    const std::string name = turn.text();
    const auto* found = std::find(kRotations.begin(), kRotations.end(), name);
    if (found == kRotations.end()) {
      turn.fail("a rotation is R0, R90, R180 or R270, not " + turn.shown() + ".", "B-13");
    }
    const auto hand = playthrough_->copy_in_hand();
    if (hand && !draws.pack().is_called(*hand, tile)) {
      payload.at("tileId").fail(
          "the tile drawn is " + jcz_tile_name(*game_, *hand) + ", not " + tile +
              (draws.pack().knows(tile) ? "." : ", which is not in this game."),
          "B-10");
    }
    act(message, Action::place_tile(cell, static_cast<Rotation>(found - kRotations.begin())));
  }

  // The spot a pointer {position, feature, location} means on a tile that lies there.
  std::optional<Spot> spot_at(const JsonCursor& pointer, Cell& cell) {
    cell = cell_in(pointer.at("position"));
    const std::string feature = pointer.at("feature").text();
    const std::string location = pointer.at("location").text();
    const PlacedTile* tile = playthrough_->state().tile_at(cell);
    if (tile == nullptr) {
      pointer.at("position").fail("no tile lies there.", "B-16");
      return std::nullopt;
    }
    const auto spot =
        find_jcz_spot(playthrough_->state().kind_of(*tile), tile->rotation, feature, location);
    if (!spot) {
      pointer.fail("the tile there has no " + feature + " " + location + ".", "B-17");
    }
    return spot;
  }

  void deploy_meeple(const JsonCursor& message, const JsonCursor& payload) {
    const JsonCursor id = payload.at("meepleId");
    const std::string name = id.text();
    Cell cell;
    const auto row = row_of_figure(id, name);
    const auto spot = spot_at(payload.at("pointer"), cell);
    if (!row || !spot) {
      return;
    }
    const State& state = playthrough_->state();
    for (std::size_t figure = 0; figure < figure_names_.size(); ++figure) {
      if (state.figures()[figure].tile != kInSupply && figure_names_[figure] == name) {
        id.fail("the figure " + name + " stands on the table already.", "B-24");
        return;
      }
    }
    act(message, Action::place_figure(*row, cell, *spot));
    if (problem_.none()) {
      name_figure(cell, *spot, name);
    }
  }

  // "0.small.1": of the player whose turn it is, of a kind in play, with a number in his supply.
  std::optional<std::uint8_t> row_of_figure(const JsonCursor& id, const std::string& name) {
    const std::size_t first = name.find('.');
    const std::size_t second = first == std::string::npos ? first : name.find('.', first + 1);
    if (second == std::string::npos) {
      id.fail("a figure is named like 0.small.1, not " + id.shown() + ".");
      return std::nullopt;
    }
    const Seat seat = playthrough_->state().seat();
    if (name.substr(0, first) != std::to_string(index_of(seat))) {
      id.fail("it is the turn of player " + std::to_string(index_of(seat)) + ".", "B-9");
      return std::nullopt;
    }
    const std::string type = name.substr(first + 1, second - first - 1);
    for (std::uint8_t row = 0; row < game_->figures.size(); ++row) {
      if (game_->figures[row].jcz_type == type) {
        for (int number = 1; number <= game_->figures[row].per_seat; ++number) {
          if (name.substr(second + 1) == std::to_string(number)) {
            return row;
          }
        }
      }
    }
    id.fail("no player of this game has a figure " + name + ".", "B-2");
    return std::nullopt;
  }

  void name_figure(Cell cell, Spot spot, const std::string& name) {
    const State& state = playthrough_->state();
    for (std::size_t figure = 0; figure < figure_names_.size(); ++figure) {
      const Figure& standing = state.figures()[figure];
      if (standing.tile != kInSupply && standing.spot == spot &&
          state.tiles()[standing.tile].cell == cell) {
        figure_names_[figure] = name;
      }
    }
  }

  void special(const JsonCursor& message, const JsonCursor& payload, const std::string& type) {
    const bool token = type == "PLACE_TOKEN";
    const JsonCursor name = payload.at(token ? "token" : "source");
    const std::string wanted = name.text();
    for (const JczSpecialRow& words : jcz_specials()) {
      if (words.message != type || words.name != wanted) {
        continue;
      }
      if (const auto found = find_special(*game_, words.word)) {
        const JsonCursor pointer = payload.at("pointer");
        const Cell cell = token ? cell_in(pointer) : returned_from(pointer);
        act(message, Action{ActionKind::special, found->row.code, 0, found->module, cell});
        return;
      }
    }
    name.fail("there is no " + name.shown() + " in this game.");
  }

  Cell returned_from(const JsonCursor& pointer) {
    Cell cell;
    const auto spot = spot_at(pointer.at("featurePointer"), cell);
    const JsonCursor id = pointer.at("meepleId");
    const std::string name = id.text();
    const State& state = playthrough_->state();
    for (std::size_t figure = 0; spot && figure < figure_names_.size(); ++figure) {
      const Figure& standing = state.figures()[figure];
      if (standing.tile != kInSupply && standing.spot == *spot &&
          state.tiles()[standing.tile].cell == cell && figure_names_[figure] == name) {
        return cell;
      }
    }
    id.fail("the figure " + name + " does not stand there.", "A-5");
    return cell;
  }

  void commit(const JsonCursor& message, const JsonCursor& payload, std::size_t number,
              JczDraws& draws) {
    if (playthrough_->state().phase() != Phase::score) {
      check(message, playthrough_->finish());
      return;
    }
    if (const auto random = payload.find("random"); random && !random->is_null()) {
      random_ = random_in(*random);
    }
    // What is on the table now is what the next tile must fit; scoring does not change it.
    const auto drawn = draws.draw(playthrough_->state(), random_, number + 1);
    if (!problem_.none()) {
      return;
    }
    for (const std::uint16_t copy : drawn) {
      playthrough_->append_to_deck(copy);
    }
    check(message, playthrough_->finish());
  }

  void read_test() {
    const auto test = root_.find("test");
    if (!test || test->is_null()) {
      return;
    }
    if (const auto description = test->find("description");
        description && description->is_string()) {
      description_ = description->text(kMostSentenceBytes);
    }
    if (const auto assertions = test->find("assertions")) {
      for (const JsonCursor& sentence : assertions->items()) {
        assertions_.push_back(sentence.text(kMostSentenceBytes));
      }
    }
  }

  JsonCursor root_;
  JsonProblem& problem_;
  std::shared_ptr<const Game> game_;
  std::vector<std::string> names_;  // by seat
  Seat first_seat_ = 0;
  std::vector<JsonCursor> messages_;
  double random_ = 0;
  std::optional<Playthrough> playthrough_;
  std::vector<std::string> figure_names_;
  std::string description_;
  std::vector<std::string> assertions_;
};

}  // namespace

Result<JczGame> read_jcz(std::string_view text, std::shared_ptr<const Catalogue> catalogue) {
  auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  if (!root.is_object()) {
    return Error{"This is no .jcz game: the text is not an object { }.", ""};
  }
  return JczReader(root, problem).read(std::move(catalogue));
}

}  // namespace tollkeeper
