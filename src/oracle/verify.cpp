#include "oracle/verify.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "expansions/registry.hpp"
#include "oracle/figures.hpp"
#include "oracle/oracle.hpp"
#include "oracle/snapshot.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper::oracle {
namespace {

std::vector<std::string> texts_of(const std::vector<OracleScore>& scores) {
  std::vector<std::string> texts;
  for (const OracleScore& score : scores) {
    texts.push_back(text_of(score));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

// "road road city": the order of the groups (rules-base.md section 5); within one nothing depends
// on it. Tolls count only where they stand to the roads (D-6).
std::string order_of(const std::vector<OracleScore>& scores) {
  std::string order;
  bool toll_seen = false;
  bool toll_before_road = false;
  for (const OracleScore& score : scores) {
    const bool surrounded = score.word == "monastery" || score.word == "garden";
    toll_before_road = toll_before_road || (toll_seen && score.word == "road");
    toll_seen = toll_seen || score.word == "toll";
    if (score.word != "toll") {
      order += (surrounded ? "surrounded" : score.word) + " ";
    }
  }
  return (toll_before_road ? "toll before " : "") + order;
}

std::optional<std::string> score_difference(const std::vector<OracleScore>& engine,
                                            const std::vector<OracleScore>& oracle) {
  const std::vector<std::string> of_engine = texts_of(engine);
  const std::vector<std::string> of_oracle = texts_of(oracle);
  for (std::size_t n = 0; n < std::max(of_engine.size(), of_oracle.size()); ++n) {
    const std::string one = n < of_engine.size() ? of_engine[n] : "nothing";
    const std::string other = n < of_oracle.size() ? of_oracle[n] : "nothing";
    if (one != other) {
      return "score event:\n  engine " + one + "\n  oracle " + other;
    }
  }
  if (order_of(engine) != order_of(oracle)) {
    return "order of scoring:\n  engine " + order_of(engine) + "\n  oracle " + order_of(oracle);
  }
  for (const OracleScore& score : engine) {
    if (score.points != sum_of_parts(score.parts)) {
      return "parts that do not add up: " + text_of(score);
    }
  }
  return std::nullopt;
}

// How the moves are chosen, by the seed: by chance alone; so that places are filled and monasteries
// surrounded; or so that features with figures are completed, which chance seldom does.
enum class Taste { chance, crowded, completing };

class SideBySide {
 public:
  SideBySide(std::shared_ptr<const Game> game, Oracle oracle, std::uint64_t seed, Seat first)
      : game_(std::move(game)),
        engine_(*game_, first),
        oracle_(std::move(oracle)),
        random_(seed),
        taste_(static_cast<Taste>(seed % 3)) {
    played_.first_seat = first;
    used_.resize(game_->copies.size());
    for (const PlacedStart& start : game_->start) {
      used_[start.copy] = true;
    }
  }

  // Plays to the end or to the first difference, which it gives.
  std::optional<std::string> play() {
    std::optional<std::string> found = compare();
    while (!found && engine_.phase() != Phase::over) {
      found = step();
      ++played_.steps;
      if (!found) {
        found = compare();
      }
    }
    return found;
  }

  const VerifiedGame& played() const { return played_; }
  const std::string& moves() const { return moves_; }

 private:
  std::optional<std::string> step() {
    switch (engine_.phase()) {
      case Phase::draw: return draw();
      case Phase::place:
      case Phase::act: return act();
      case Phase::score:
      case Phase::over: break;
    }
    moves_ += " .\n";
    finish_turn(engine_, &journal_);
    return refused(oracle_.finish_turn());
  }

  static std::optional<std::string> refused(const Status& status) {
    return status ? std::nullopt
                  : std::optional<std::string>("the oracle refuses: " + status.error().message);
  }

  // How many of the oracle's drawable tiles are copies of the kind.
  std::size_t count_drawable(KindId kind) const {
    const std::vector<std::uint16_t>& copies = game_->kinds[kind].copies;
    const std::vector<Tile> tiles = oracle_.drawable();
    return static_cast<std::size_t>(
        std::count_if(tiles.begin(), tiles.end(), [&](const Tile& tile) {
          return std::any_of(copies.begin(), copies.end(), [&](std::uint16_t copy) {
            return &game_->copy(copy) == tile.copy;
          });
        }));
  }

  // One of the kind's copies that has not come yet: they are alike, and a record names each once.
  std::uint16_t any_copy(KindId kind) {
    std::vector<std::uint16_t> left;
    for (const std::uint16_t copy : game_->kinds[kind].copies) {
      if (!used_[copy]) {
        left.push_back(copy);
      }
    }
    const std::uint16_t copy = left[random_.below(static_cast<std::uint32_t>(left.size()))];
    used_[copy] = true;
    return copy;
  }

  std::optional<std::string> draw() {
    std::uint32_t position = random_.below(drawable_count(engine_));
    KindId drawn = kNoKind;
    std::size_t in_all = 0;
    for (const Drawable& one : drawable(engine_)) {
      const auto count = static_cast<std::uint32_t>(one.copies);
      const std::size_t of_oracle = count_drawable(one.kind);
      if (of_oracle != count) {
        return "copies of " + game_->kinds[one.kind].type->id + " that can be drawn: engine " +
               std::to_string(count) + ", oracle " + std::to_string(of_oracle);
      }
      in_all += count;
      if (drawn == kNoKind && position < count) {
        drawn = one.kind;
      }
      position -= drawn == kNoKind ? count : 0;
    }
    if (in_all != oracle_.drawable().size()) {
      return "tiles that can be drawn: engine " + std::to_string(in_all) + ", oracle " +
             std::to_string(oracle_.drawable().size());
    }
    const std::uint16_t copy = any_copy(drawn);
    played_.deck.push_back(copy);
    moves_ += "  " + game_->copy(copy).id;
    draw_tile(engine_, drawn, &journal_);
    return refused(oracle_.draw(game_->copies[copy].ref));
  }

  std::optional<std::string> act() {
    const Action action = choose(legal_actions(engine_));
    const OracleAction words = action_of(*game_, action);
    played_.actions.push_back(action);
    moves_ += ", " + text_of(words);
    apply_action(engine_, action, &journal_);
    return refused(oracle_.apply(words));
  }

  const Action& any_of(const ActionList& legal) {
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

  Action choose(const ActionList& legal) {
    if (taste_ == Taste::chance) {
      return any_of(legal);
    }
    if (engine_.phase() == Phase::place) {
      Action best = any_of(legal);
      for (int n = 0; n < 5; ++n) {
        const Action other = any_of(legal);
        best = liking_of(other) > liking_of(best) ? other : best;
      }
      return best;
    }
    // Each kind of action alike, however many places it could be done at.
    std::vector<ActionKind> kinds;
    for (const Action& action : legal) {
      if (kinds.empty() || kinds.back() != action.kind) {
        kinds.push_back(action.kind);  // the list is sorted by kind
      }
    }
    const ActionKind kind = kinds[random_.below(static_cast<std::uint32_t>(kinds.size()))];
    std::vector<Action> same;
    for (const Action& action : legal) {
      if (action.kind == kind) {
        same.push_back(action);
      }
    }
    return same[random_.below(static_cast<std::uint32_t>(same.size()))];
  }

  int liking_of(const Action& placing) const {
    if (taste_ == Taste::crowded) {
      return neighbours_present(oracle_.board(), placing.cell);
    }
    Board after = oracle_.board();
    after[placing.cell] = {*oracle_.tile_in_hand(), placing.spot};
    int liking = 0;
    for (const Feature& feature : all_features(after)) {
      if (is_complete(after, feature)) {
        const std::size_t figures = figures_on(oracle_.table(), feature).size();
        liking += static_cast<int>(cells_of(feature).size() + 10 * figures);
      }
    }
    return liking;
  }

  std::optional<std::string> compare() {
    if (const auto found = difference(snapshot_of(engine_), snapshot_of(oracle_))) {
      return found;
    }
    const std::vector<OracleScore> of_engine = scores_of(journal_, events_seen_);
    const auto from = oracle_.scores().begin() + static_cast<std::ptrdiff_t>(scores_seen_);
    const std::vector<OracleScore> of_oracle(from, oracle_.scores().end());
    events_seen_ = journal_.size();
    scores_seen_ = oracle_.scores().size();
    for (const OracleScore& score : of_engine) {
      ++played_.scores[score.word];
    }
    return score_difference(of_engine, of_oracle);
  }

  std::shared_ptr<const Game> game_;
  State engine_;
  Oracle oracle_;
  Random random_;
  std::vector<bool> used_;  // by copy: lay there at the start or has been drawn
  Taste taste_;
  Journal journal_;
  std::size_t events_seen_ = 0;
  std::size_t scores_seen_ = 0;
  VerifiedGame played_;
  std::string moves_;
};

void add_random_options(Setup& setup, std::span<const OptionRow> rows, Random& random) {
  for (const OptionRow& row : rows) {
    if (random.below(3) != 0) {
      continue;  // the default is what most people play
    }
    std::string value;
    if (row.is_number()) {
      const int high = std::min(row.high, row.low + 12);
      value = std::to_string(
          row.low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - row.low + 1))));
    } else {
      value = row.values[random.below(static_cast<std::uint32_t>(row.values.size()))];
    }
    setup.options.push_back({std::string(row.name), value});
  }
}

}  // namespace

Result<VerifiedGame> verify_game(std::shared_ptr<const Catalogue> catalogue, const Setup& setup,
                                 std::uint64_t seed, VerifiedGame* game) {
  const std::string where = "seed " + std::to_string(seed) + ", " + text_of(setup);
  const auto made = make_game(catalogue, setup);
  const Seat first = static_cast<Seat>(Random(seed).split(1).below(
      static_cast<std::uint32_t>(std::clamp(setup.seats, 1, kMaxSeats))));
  Result<Oracle> oracle = Oracle::start(*catalogue, setup, first);
  if (!made || !oracle) {
    return Error{"The game cannot begin (" + where +
                     "). Engine: " + (made ? std::string("ready") : made.error().message) +
                     " Oracle: " + (oracle ? std::string("ready") : oracle.error().message),
                 ""};
  }
  SideBySide both(made.value(), oracle.value(), seed, first);
  const std::optional<std::string> found = both.play();
  if (game != nullptr) {
    *game = both.played();
  }
  if (found) {
    return Error{"Engine and oracle differ (" + where + ") at step " +
                     std::to_string(both.played().steps) + ":\n" + *found +
                     "\nMoves so far, seat " + std::to_string(first) + " first:\n" + both.moves(),
                 ""};
  }
  return both.played();
}

Setup random_setup(Random& random) {
  std::vector<std::string> expansions;
  for (const Expansion* expansion : all_expansions()) {
    if (random.below(2) == 0) {
      expansions.emplace_back(expansion->name);
    }
  }
  return random_setup(random, expansions);
}

Setup random_setup(Random& random, const std::vector<std::string>& expansions) {
  Setup setup;
  setup.seats = 1 + static_cast<int>(random.below(kMaxSeats));
  setup.edition = static_cast<Edition>(random.below(kEditions));
  add_random_options(setup, base_options(), random);
  if (random.below(16) == 0) {
    setup.sets.push_back({"base", 2});
  }
  for (const std::string& name : expansions) {
    setup.sets.push_back({name, random.below(4) == 0 ? 2 + static_cast<int>(random.below(2)) : 1});
    for (const Expansion* expansion : all_expansions()) {
      if (expansion->name == name) {
        add_random_options(setup, expansion->options, random);
      }
    }
  }
  return setup;
}

std::string text_of(const Setup& setup) {
  std::string text = std::to_string(setup.seats) + (setup.seats == 1 ? " seat, " : " seats, ") +
                     std::string(name_of(setup.edition));
  for (const SetChoice& choice : setup.sets) {
    text += ", " + choice.name + " x" + std::to_string(choice.copies);
  }
  for (const OptionSetting& option : setup.options) {
    text += ", " + option.name + "=" + option.value;
  }
  return text;
}

}  // namespace tollkeeper::oracle
