#include "players/search/endgame.hpp"

#include <algorithm>

#include "players/thinking_clock.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

constexpr double kInfinite = 1e6;
// Rounding in sums of shares, far below any difference of outcomes.
constexpr double kTiny = 1e-9;

}  // namespace

Endgame::Endgame(const Game& game)
    : game_(game),
      additive_(game.field_scoring == Game::FieldScoring::per_field_3),
      evaluation_(game, {}, {}) {}

bool Endgame::is_due(const State& s) {
  return s.game().seats <= 2 && tiles_to_lay(s) <= kMostTiles && s.head().again == 0;
}

int Endgame::tiles_to_lay(const State& s) {
  return s.tiles_left() + (s.phase() == Phase::place ? 1 : 0);
}

double Endgame::outcome_of(double lead) {
  return lead > 0 ? lead + kWinPoints : lead < 0 ? lead - kWinPoints : 0;
}

std::optional<Endgame::Answer> Endgame::solve(const State& state, const std::atomic<bool>& stop,
                                              std::int64_t most_looks, double milliseconds,
                                              bool cpu_time) {
  const ThinkingClock clock(cpu_time);
  clock_ = &clock;
  stop_ = &stop;
  looks_ = 0;
  most_looks_ = most_looks;
  milliseconds_ = milliseconds;
  out_ = false;
  me_ = state.seat();
  Answer answer;
  answer.value = -kInfinite;
  for (const Way& way : ways_of(state, 0)) {
    State after(state);
    play(after, way.actions);
    const double value = draw(after, answer.value, kInfinite, 1);
    if (out_) {
      return std::nullopt;
    }
    if (value > answer.value + kTiny) {
      answer.value = value;
      answer.actions = way.actions;
    }
  }
  answer.looks = looks_;
  return answer;
}

bool Endgame::is_out() {
  if (!out_ &&
      (stop_->load(std::memory_order_relaxed) || (most_looks_ > 0 && looks_ > most_looks_) ||
       (milliseconds_ > 0 && clock_->milliseconds() > milliseconds_))) {
    out_ = true;
  }
  return out_;
}

TurnLister& Endgame::lister(int depth) {
  while (listers_.size() <= static_cast<std::size_t>(depth)) {
    listers_.emplace_back();
  }
  return listers_[static_cast<std::size_t>(depth)];
}

void Endgame::play(State& s, const TurnActions& actions) const {
  for (const Action& action : actions) {
    apply_action(s, action, nullptr);
  }
  if (s.phase() == Phase::act) {
    apply_action(s, Action::pass(), nullptr);
  }
  if (s.phase() == Phase::score) {
    finish_turn(s, nullptr);
  }
}

double Endgame::final_lead(const State& over) const {
  const int other = game_.seats == 1 ? 0 : over.points(static_cast<Seat>(1 - me_));
  return over.points(me_) - other;
}

// Every way to play the turn, best standing for its player first.
std::vector<Endgame::Way> Endgame::ways_of(const State& s, int depth) {
  std::vector<Way> ways;
  const double sign = s.seat() == me_ ? 1 : -1;
  lister(depth).list(s, [&](const TurnActions& actions, State& after) {
    if (after.phase() != Phase::over) {
      end_game(after, nullptr);
    }
    ++looks_;
    ways.push_back({actions, sign * final_lead(after)});
    return true;
  });
  std::stable_sort(ways.begin(), ways.end(),
                   [](const Way& a, const Way& b) { return a.standing > b.standing; });
  return ways;
}

double Endgame::draw(State& s, double alpha, double beta, int depth) {
  if (s.phase() == Phase::over) {
    return outcome_of(final_lead(s));
  }
  struct Branch {
    State drawn;
    double share;
    double low = -kInfinite;
    double high = kInfinite;
  };
  std::vector<Branch> branches;
  const auto all = static_cast<double>(drawable_count(s));
  for (const Drawable& one : drawable(s)) {
    branches.push_back({s, one.copies / all});
    draw_tile(branches.back().drawn, one.kind, nullptr);
  }
  const auto look = [&](Branch& branch, double low, double high, int most) {
    return branch.drawn.phase() == Phase::place ? choose(branch.drawn, low, high, depth, most)
                                                : draw(branch.drawn, low, high, depth + 1);
  };
  if (branches.size() == 1) {
    return look(branches[0], alpha, beta, 1 << 30);
  }
  // One answer to each tile bounds its value from the side of the player to move.
  double low = 0;
  double high = 0;
  for (Branch& branch : branches) {
    if (branch.drawn.phase() == Phase::place) {
      const double probed = look(branch, -kInfinite, kInfinite, 1);
      (branch.drawn.seat() == me_ ? branch.low : branch.high) = probed;
    }
    low += branch.share * branch.low;
    high += branch.share * branch.high;
  }
  for (Branch& branch : branches) {
    if (out_ || high <= alpha + kTiny) {
      return high;
    }
    if (low >= beta - kTiny) {
      return low;
    }
    // The window in which this branch can still matter, the others at their bounds.
    const double window_low = (alpha - (high - branch.share * branch.high)) / branch.share;
    const double window_high = (beta - (low - branch.share * branch.low)) / branch.share;
    const double value =
        look(branch, std::max(window_low, -kInfinite), std::min(window_high, kInfinite), 1 << 30);
    low += branch.share * (value - branch.low);
    high += branch.share * (value - branch.high);
    branch.low = value;
    branch.high = value;
  }
  return high;
}

// At most `most` ways are looked at, best at first sight first.
double Endgame::choose(const State& s, double alpha, double beta, int depth, int most) {
  if (s.tiles_left() == 0 && additive_ && most > 1) {
    return choose_last(s, alpha, beta);
  }
  const bool ours = s.seat() == me_;
  double best = ours ? -kInfinite : kInfinite;
  int looked = 0;
  for (const Way& way : ways_of(s, depth)) {
    if (is_out() || looked++ == most) {
      break;
    }
    State after(s);
    play(after, way.actions);
    const double value = draw(after, alpha, beta, depth + 1);
    if (ours) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
    if (alpha >= beta) {
      break;
    }
  }
  return best;
}

// The last tile: a figure set on a free spot now adds to its owner's points alone, so the acts of a
// placement are summed up instead of played.
double Endgame::choose_last(const State& s, double alpha, double beta) {
  const bool ours = s.seat() == me_;
  const double sign = ours ? 1 : -1;
  double best = ours ? -kInfinite : kInfinite;
  const auto offer = [&](double lead) {
    best = ours ? std::max(best, outcome_of(lead)) : std::min(best, outcome_of(lead));
  };
  const PlacementPicker picker(s, s.hand());
  for (std::uint32_t n = 0; n < picker.count(); ++n) {
    if (is_out() || (ours ? best >= beta : best <= alpha)) {
      break;
    }
    const Action place = picker.pick(n);
    if (last_) {
      *last_ = s;
    } else {
      last_.emplace(s);
    }
    State& placed = *last_;
    place_from_hand(placed, place.cell, place.spot, nullptr);
    ActionList acts;
    const Kind& kind = placed.kind_of(placed.last_tile());
    if (!kind.no_act) {
      list_acts(placed, acts);
    }
    for (const Action& act : acts) {
      if (act.kind == ActionKind::special) {
        if (act_) {
          *act_ = placed;
        } else {
          act_.emplace(placed);
        }
        do_act(*act_, act, nullptr);
        act_->head().phase = Phase::act;
        lister(kMostTiles + 1).list(*act_, [&](const TurnActions&, State& over) {
          ++looks_;
          offer(final_lead(over));
          return true;
        });
      }
    }
    placed.head().phase = Phase::score;
    finish_turn(placed, nullptr);
    ++looks_;
    const double lead = final_lead(placed);
    offer(lead);
    if (std::any_of(acts.begin(), acts.end(),
                    [](const Action& act) { return act.kind == ActionKind::place_figure; })) {
      evaluation_.look(placed, true);
      for (const Action& act : acts) {
        for (std::size_t k = 0; k < kind.spot_count && act.kind == ActionKind::place_figure; ++k) {
          if (kind.spots[k].spot == act.spot) {
            offer(lead +
                  sign * static_cast<double>(evaluation_.gain_of(placed, s.seat(), kind.spots[k])));
          }
        }
      }
    }
  }
  return best;
}

}  // namespace tollkeeper
