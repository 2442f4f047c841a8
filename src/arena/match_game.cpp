#include "arena/match_game.hpp"

#include <time.h>

#include <algorithm>
#include <chrono>

#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

std::int64_t clock_us(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<std::int64_t>(now.tv_sec) * 1000000 + now.tv_nsec / 1000;
}

// What a player that failed does for the rest of the game.
Action idle_action(const State& state) {
  return state.phase() == Phase::place ? legal_actions(state)[0] : Action::pass();
}

}  // namespace

bool MatchGameResult::failed(Seat seat) const {
  return std::any_of(faults.begin(), faults.end(),
                     [seat](const SeatFault& fault) { return fault.seat == seat; });
}

double MatchGameResult::score_a() const {
  if (failed(seat_a)) {
    return 0;
  }
  int most = points[seat_a];
  for (Seat seat = 0; seat < points.size(); ++seat) {
    most = failed(seat) ? most : std::max(most, points[seat]);
  }
  if (points[seat_a] < most) {
    return 0;
  }
  int winners = 0;
  for (Seat seat = 0; seat < points.size(); ++seat) {
    winners += !failed(seat) && points[seat] == most ? 1 : 0;
  }
  return 1.0 / winners;
}

double MatchGameResult::margin_a() const {
  double others = 0;
  bool all_failed = points.size() > 1;
  for (Seat seat = 0; seat < points.size(); ++seat) {
    if (seat != seat_a) {
      others += points[seat];
      all_failed = all_failed && failed(seat);
    }
  }
  const double margin =
      points[seat_a] - (points.size() > 1 ? others / static_cast<double>(points.size() - 1) : 0);
  if (failed(seat_a)) {
    return std::min(margin, -1.0);
  }
  return all_failed ? std::max(margin, 1.0) : margin;
}

double DeckResult::share_a() const {
  double sum = 0;
  for (const MatchGameResult& game : games) {
    sum += game.score_a();
  }
  return games.empty() ? 0 : sum / static_cast<double>(games.size());
}

double DeckResult::margin_a() const {
  double sum = 0;
  for (const MatchGameResult& game : games) {
    sum += game.margin_a();
  }
  return games.empty() ? 0 : sum / static_cast<double>(games.size());
}

MatchTable::MatchTable(const MatchBots& bots, bool alone, const std::atomic<bool>& stop)
    : bots_(bots), alone_(alone), stop_(stop) {}

Result<std::optional<DeckResult>> MatchTable::play(std::uint64_t number, const OnGame& on_game) {
  const Game& game = *bots_.game;
  Random random = Random(bots_.seed).split(number);
  const Seat first_seat = draw_first_seat(game, random);
  const std::vector<std::uint16_t> order = Deck(game, random).order();
  DeckResult result{number, {}};
  for (Seat seat_a = 0; seat_a < game.seats; ++seat_a) {
    sit_down(seat_a, number);
    auto played = play_game(order, first_seat, seat_a);
    if (!played) {
      return std::optional<DeckResult>();
    }
    result.games.push_back(std::move(*played));
    if (on_game) {
      Trace trace{first_seat, order, {}};
      for (const Step& step : steps_) {
        if (step.kind == Step::Kind::act) {
          trace.actions.push_back(step.action);
        }
      }
      if (const Status told = on_game(number, seat_a, trace); !told) {
        return told.error();
      }
    }
  }
  return std::optional(std::move(result));
}

void MatchTable::sit_down(Seat seat_a, std::uint64_t deck) {
  seats_.clear();
  fresh_.clear();
  const Random random = Random(bots_.seed).split(deck);
  std::size_t of_b = 0;
  const auto seats = static_cast<std::size_t>(bots_.game->seats);
  for (Seat seat = 0; seat < seats; ++seat) {
    const int side = seat == seat_a ? 0 : 1;
    const std::size_t n = side == 0 ? 0 : of_b++;
    auto& kept = kept_[static_cast<std::size_t>(side)];
    Seated seated;
    seated.side = side;
    // Streams 1, 2, ... of the deck's own; each game and seat has another.
    seated.random = random.split(1 + seat_a * seats + seat);
    if (n < kept.size()) {
      seated.player = kept[n].get();
    } else {
      auto player = make_player(side == 0 ? bots_.a : bots_.b);
      seated.player = player.get();
      // Players of ours are made anew for each game, so that no game depends on the one before.
      (foreign(*player) != nullptr ? kept : fresh_).push_back(std::move(player));
    }
    seated.outside = foreign(*seated.player);
    if (seated.outside != nullptr) {
      seated.outside->new_game();
    }
    seats_.push_back(seated);
  }
}

std::optional<MatchGameResult> MatchTable::play_game(const std::vector<std::uint16_t>& order,
                                                     Seat first_seat, Seat seat_a) {
  const Game& game = *bots_.game;
  result_ = MatchGameResult{};
  result_.seat_a = seat_a;
  result_.first_seat = first_seat_ = first_seat;
  steps_.clear();
  journal_.clear();
  Deck deck(order);
  State state(game, first_seat);
  while (state.phase() != Phase::over) {
    if (stop_) {
      return std::nullopt;
    }
    switch (state.phase()) {
      case Phase::draw: draw(state, deck); break;
      case Phase::score:
        steps_.push_back({Step::Kind::finish, state.seat(), 0, {}});
        finish_turn(state, &journal_);
        break;
      default: decide(state);
    }
  }
  count_points();
  for (Seat seat = 0; seat < game.seats; ++seat) {
    result_.points.push_back(state.points(seat));
    if (seats_[seat].outside != nullptr && !seats_[seat].failed) {
      seats_[seat].outside->follow(game, first_seat, seat, steps_);
    }
  }
  return result_;
}

void MatchTable::draw(State& state, Deck& deck) {
  const auto copy = deck.top();
  if (!copy) {
    steps_.push_back({Step::Kind::end, kNoSeat, 0, {}});
    end_game(state, &journal_);
    return;
  }
  deck.take();
  const Seat seat = state.seat();
  draw_tile(state, bots_.game->copies[*copy].kind, &journal_);
  const bool kept = state.phase() == Phase::place;
  steps_.push_back({kept ? Step::Kind::draw : Step::Kind::discard, seat, *copy, {}});
}

void MatchTable::decide(State& state) {
  const Seat seat = state.seat();
  Seated& seated = seats_[seat];
  const bool placing = state.phase() == Phase::place;
  result_.sides[static_cast<std::size_t>(seated.side)].turns += placing ? 1 : 0;
  const Action action = seated.failed ? idle_action(state) : ask(state, seated);
  Step step{Step::Kind::act, seat, 0, action};
  if (placing) {
    const auto drawn = std::find_if(steps_.rbegin(), steps_.rend(), [](const Step& before) {
      return before.kind == Step::Kind::draw;
    });
    step.copy = drawn->copy;
  }
  steps_.push_back(step);
  apply_action(state, action, &journal_);
}

Action MatchTable::ask(const State& state, Seated& seated) {
  const Seat seat = state.seat();
  SideResult& side = result_.sides[static_cast<std::size_t>(seated.side)];
  const std::int64_t cpu = cpu_us(seated);
  const auto began = std::chrono::steady_clock::now();
  if (seated.outside != nullptr) {
    seated.outside->follow(*bots_.game, first_seat_, seat, steps_);
  }
  const Action action = seated.player->choose(state, seated.random);
  side.wall_us += std::chrono::duration_cast<std::chrono::microseconds>(
                      std::chrono::steady_clock::now() - began)
                      .count();
  side.cpu_us += std::max<std::int64_t>(0, cpu_us(seated) - cpu);
  if (seated.outside != nullptr && seated.outside->fault()) {
    fail(seat, seated.outside->fault()->message);
  } else if (const Status legal = check_action(state, action); !legal) {
    fail(seat, "It chose an illegal action: " + legal.error().message);
  }
  return seated.failed ? idle_action(state) : action;
}

std::int64_t MatchTable::cpu_us(const Seated& seated) const {
  if (seated.outside != nullptr) {
    return seated.outside->cpu_microseconds();
  }
  return clock_us(alone_ ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID);
}

void MatchTable::fail(Seat seat, std::string message) {
  seats_[seat].failed = true;
  result_.faults.push_back({seat, std::move(message)});
}

void MatchTable::count_points() {
  for (const Event& event : journal_) {
    if (event.kind == EventKind::score) {
      const int side = seats_[event.seat].side;
      result_.sides[static_cast<std::size_t>(side)].points_by_kind[std::string(event.word)] +=
          event.points;
    }
  }
}

}  // namespace tollkeeper
