#include "record/prospect.hpp"

#include <algorithm>

#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// The turn finished, and the game ended after that.
struct Course {
  std::vector<Event> now;
  std::vector<Event> later;
};

void take_scores(const Journal& journal, Course& course) {
  // After the last turn final scoring follows at once.
  bool turn_over = false;
  for (const Event& event : journal) {
    turn_over = turn_over || event.kind == EventKind::turn_ended;
    if (event.kind == EventKind::score) {
      (turn_over ? course.later : course.now).push_back(event);
    }
  }
}

// `scratch` is in the phase `score`.
Course finish_course(State& scratch) {
  Course course;
  Journal journal;
  finish_turn(scratch, &journal);
  take_scores(journal, course);
  if (scratch.phase() != Phase::over) {
    course.later = scores_if_ended(scratch);
  }
  return course;
}

Course course_of(const State& state, const Action& action) {
  State scratch(state);
  Journal journal;
  Course before;
  apply_action(scratch, action, &journal);
  if (scratch.phase() == Phase::act) {
    apply_action(scratch, Action::pass(), &journal);
  }
  // Some actions score by themselves.
  take_scores(journal, before);
  Course course = finish_course(scratch);
  course.now.insert(course.now.begin(), before.now.begin(), before.now.end());
  return course;
}

std::vector<Event> without(std::vector<Event> events, const std::vector<Event>& others) {
  for (const Event& other : others) {
    const auto found = std::find(events.begin(), events.end(), other);
    if (found != events.end()) {
      events.erase(found);
    }
  }
  return events;
}

// Scores for roads, cities and the like are no token's.
bool is_for_feature(const Event& event) {
  for (int kind = 0; kind < kFeatureKinds; ++kind) {
    if (event.word == word_of(static_cast<FeatureKind>(kind))) {
      return true;
    }
  }
  return false;
}

}  // namespace

Prospect prospect_of(const State& state, const Action& action) {
  const Seat seat = state.seat();
  const Course with = course_of(state, action);
  const Course pass = course_of(state, Action::pass());
  Prospect prospect;
  prospect.now = sum_of(with.now, seat) - sum_of(pass.now, seat);
  prospect.later = sum_of(with.later, seat) - sum_of(pass.later, seat);
  prospect.now_events = without(with.now, pass.now);
  for (Event& event : without(with.later, pass.later)) {
    if (event.seat == seat) {
      prospect.later_events.push_back(std::move(event));
    }
  }
  prospect.is_token = action.kind == ActionKind::special &&
                      state.game().modules[action.module]->token_words().size() > 0;
  for (const Event& event : with.later) {
    if (prospect.is_token && event.seat == seat && !is_for_feature(event)) {
      prospect.token_events.push_back(event);
    }
  }
  return prospect;
}

int sum_of(const std::vector<Event>& events, Seat seat) {
  int sum = 0;
  for (const Event& event : events) {
    sum += event.seat == seat ? event.points : 0;
  }
  return sum;
}

std::vector<Event> scores_of_turn(const State& state) {
  State scratch(state);
  if (scratch.phase() == Phase::act) {
    apply_action(scratch, Action::pass(), nullptr);
  }
  return finish_course(scratch).now;
}

std::vector<Event> scores_of_place(const State& state, const Action& place) {
  State scratch(state);
  apply_action(scratch, place, nullptr);
  return scores_of_turn(scratch);
}

std::vector<Event> scores_if_ended(const State& state) {
  if (state.phase() == Phase::over) {
    return {};
  }
  State scratch(state);
  Journal journal;
  end_game(scratch, &journal);
  Course course;
  take_scores(journal, course);
  return course.now;
}

}  // namespace tollkeeper
