#include "golden/golden_game.hpp"

#include <algorithm>

#include "record/playthrough.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"
#include "support/kit_setup.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

constexpr std::uint32_t kPlacesTried = 8;

// Own points and those of the best other, were the game to end after this turn.
int margin(const State& after, Seat seat) {
  State s(after);
  if (s.phase() == Phase::act) {
    apply_action(s, Action::pass(), nullptr);
  }
  finish_turn(s, nullptr);
  const auto points = points_if_ended(s);
  int best = 0;
  for (Seat other = 0; other < s.game().seats; ++other) {
    best = other == seat ? best : std::max(best, points[other]);
  }
  return points[seat] - best;
}

Action chosen(const State& s, Random& random) {
  const ActionList list = legal_actions(s);
  Action best = list[random.below(static_cast<std::uint32_t>(list.size()))];
  int most = -1000;
  const std::uint32_t tries =
      s.phase() == Phase::act ? static_cast<std::uint32_t>(list.size()) : kPlacesTried;
  for (std::uint32_t n = 0; n < tries; ++n) {
    const Action action = s.phase() == Phase::act
                              ? list[n]
                              : list[random.below(static_cast<std::uint32_t>(list.size()))];
    State after(s);
    apply_action(after, action, nullptr);
    const int value = margin(after, s.seat());
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

class Writer {
 public:
  Writer(const Setup& setup, std::uint64_t seed)
      : random_(seed),
        play_(must_make(setup), seed,
              std::vector<std::string>(static_cast<std::size_t>(setup.seats), "golden")) {
    text_ = "setup " + text_of(setup) + "; seed " + std::to_string(seed) + "\n";
    for (const std::uint16_t copy : play_.placed_copies()) {
      text_ += "starts with " + name(copy) + "\n";
    }
  }

  std::string write() {
    write_new();
    while (play_.state().phase() != Phase::over) {
      const Seat seat = play_.state().seat();
      if (play_.state().phase() == Phase::score) {
        (void)play_.finish();
      } else {
        (void)play_.act(seat, chosen(play_.state(), random_));
      }
      write_new();
    }
    text_ += "points";
    for (Seat seat = 0; seat < play_.game().seats; ++seat) {
      text_ += (seat == 0 ? " " : ", ") + std::string(colour_of(seat)) + " " +
               std::to_string(play_.state().points(seat));
    }
    return text_ + "\n";
  }

 private:
  std::string name(std::uint16_t copy) const { return play_.game().copy(copy).id; }

  // What happened since the last call.
  void write_new() {
    for (; events_ < play_.events().size(); ++events_) {
      write(play_.events()[events_]);
    }
  }

  // Copies come with the steps, in the order of the events that tell of drawing.
  std::string next_drawn() {
    while (play_.steps()[steps_].kind != Step::Kind::draw &&
           play_.steps()[steps_].kind != Step::Kind::discard) {
      ++steps_;
    }
    return name(play_.steps()[steps_++].copy);
  }

  void line(const std::string& words) { text_ += "  " + words + "\n"; }

  void write(const Event& event) {
    const std::string who(colour_of(event.seat));
    const std::string where = event.cells.empty() ? "" : cell_text(event.cells.back());
    switch (event.kind) {
      case EventKind::tile_drawn:
        text_ += "turn " + std::to_string(play_.state().head().turn) + " " + who + " draws " +
                 next_drawn() + "\n";
        break;
      case EventKind::tile_discarded: line("fits nowhere"); break;
      case EventKind::tile_placed:
        line("at " + where + " turned " + std::to_string(event.number));
        break;
      case EventKind::figure_placed: line(figure(event) + " on " + spot(event)); break;
      case EventKind::figure_returned:
        line(who + "'s " + figure(event) + " home from " + where);
        break;
      case EventKind::token_placed:
        line(who + "'s " + std::string(event.word) + " to " + where);
        break;
      case EventKind::token_moved:
        line(who + "'s " + std::string(event.word) + " from " + cell_text(event.cells.front()) +
             " to " + where);
        break;
      case EventKind::token_turned:
        line(who + "'s " + std::string(event.word) + " shows " + std::to_string(event.number));
        break;
      case EventKind::score: line(score(event)); break;
      case EventKind::turn_ended: break;
      case EventKind::game_ended: text_ += "the game ends\n"; break;
    }
  }

  std::string figure(const Event& event) const {
    return std::string(play_.game().figures[event.figure].word);
  }

  std::string spot(const Event& event) const {
    if (event.spot >= kMonasterySpot) {
      return event.spot == kMonasterySpot ? "monastery" : "garden";
    }
    const State& s = play_.state();
    const TileType& type = *s.kind_of(*s.tile_at(event.cells.front())).type;
    constexpr std::array<std::string_view, 3> kWords{"road", "city", "field"};
    int number = 0;
    for (std::size_t n = 0; n <= event.spot; ++n) {
      number += type.segments[n].kind == type.segments[event.spot].kind ? 1 : 0;
    }
    return std::string(kWords[static_cast<std::size_t>(type.segments[event.spot].kind)]) + " " +
           std::to_string(number);
  }

  // "red scores 7 for toll: 2 travellers x 3 + 1 farmhouse x 1 (TK-12) over 4 tiles from (0, 0)"
  static std::string score(const Event& event) {
    std::string text = std::string(colour_of(event.seat)) + " scores " +
                       std::to_string(event.points) + " for " + std::string(event.word) + ":";
    const char* plus = " ";
    for (const ScorePart& part : event.parts) {
      text += plus + std::to_string(part.count) + " " + std::string(part.what) + " x " +
              std::to_string(part.worth);
      plus = " + ";
    }
    return text + " (" + std::string(event.rule) + ") from " + cell_text(event.cells.front());
  }

  Random random_;
  Playthrough play_;
  std::string text_;
  std::size_t events_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace

std::string golden_game(const Setup& setup, std::uint64_t seed) {
  return Writer(setup, seed).write();
}

}  // namespace tollkeeper::testing
