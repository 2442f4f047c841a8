// The part of Room that answers questions: features, fields, what was, how it came about.
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cmath>

#include "record/json_text.hpp"
#include "server/entries.hpp"
#include "server/features.hpp"
#include "server/room.hpp"
#include "server/view.hpp"

namespace tollkeeper {

namespace json = boost::json;

namespace {

constexpr int kMostCells = 10'000;
constexpr std::size_t kBest = 5;

art::Point point_of(const JsonCursor& at) {
  const std::vector<JsonCursor> numbers = at.items();
  if (numbers.size() != 2) {
    at.fail("two numbers are wanted.");
    return art::kCentre;
  }
  const auto number = [](const JsonCursor& cursor) {
    const double value = cursor.number();
    return std::isfinite(value) ? std::clamp(value, 0.0, art::kTileSize) : 0.0;
  };
  return {number(numbers[0]), number(numbers[1])};
}

json::array points_array(const std::vector<int>& points) {
  return json::array(points.begin(), points.end());
}

}  // namespace

void Room::feature(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seq", "x", "y", "at"});
  const std::int64_t number = message.at("seq").whole(0, 1'000'000'000);
  const Cell cell{static_cast<std::int16_t>(message.at("x").whole(-kMostCells, kMostCells)),
                  static_cast<std::int16_t>(message.at("y").whole(-kMostCells, kMostCells))};
  const art::Point at = point_of(message.at("at"));
  if (!is_well_formed(asker, message)) {
    return;
  }
  if (!table_->helps.feature_worth) {
    refuse(asker, "not_allowed", {"This table plays without that help.", ""});
    return;
  }
  if (!is_fresh(asker, number)) {
    return;
  }
  json::object answer{{"type", "feature"}, {"id", *asker.id}};
  if (auto found = feature_object(*table_, cell, at)) {
    answer["feature"] = std::move(*found);
  }
  send(asker.client, answer);
}

void Room::fields(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seq"});
  const std::int64_t number = message.at("seq").whole(0, 1'000'000'000);
  if (!is_well_formed(asker, message)) {
    return;
  }
  if (!table_->helps.field_view) {
    refuse(asker, "not_allowed", {"This table plays without that help.", ""});
    return;
  }
  if (!is_fresh(asker, number)) {
    return;
  }
  send(asker.client,
       {{"type", "fields"}, {"id", *asker.id}, {"seq", seq()}, {"fields", fields_array(*table_)}});
}

void Room::history(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seq"});
  const auto number = static_cast<std::size_t>(
      message.at("seq").whole(0, static_cast<std::int64_t>(moves_.size())));
  if (!is_well_formed(asker, message)) {
    return;
  }
  Error why;
  const Table* table = table_at(number, why);
  if (table == nullptr) {
    refuse(asker, "server", why);
    return;
  }
  // What the step that ends here brought: everything since the turn before.
  std::size_t from = 0;
  for (const Mark& mark : marks_) {
    from = mark.seq < number ? mark.events : from;
  }
  send(asker.client, {{"type", "history"},
                      {"id", *asker.id},
                      {"view", view_object(*table, number)},
                      {"entries", log_array(*table, from)}});
}

// The position after so many moves. The last one is kept: who steps through a game goes on from it,
// who steps back begins anew.
const Table* Room::table_at(std::size_t number, Error& why) {
  if (past_ == nullptr || past_seq_ > number) {
    auto begin = read_begin(begin_text_, needs_.catalogue);
    if (!begin) {
      why = begin.error();
      return nullptr;
    }
    past_ =
        std::make_unique<Table>(std::move(begin->play), table_->names, table_->helps, *needs_.art);
    past_seq_ = 0;
  }
  past_->names = table_->names;
  for (; past_seq_ < number; ++past_seq_) {
    if (const Status done = apply_move(*past_, moves_[past_seq_], nullptr, past_seq_ + 1); !done) {
      why = done.error();
      past_.reset();
      return nullptr;
    }
  }
  return past_.get();
}

// Why a computer played a turn as it did: kept with the entry that ended it.
void Room::reason(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "turn"});
  const auto turn = message.at("turn").whole(1, 1'000'000'000);
  if (!is_well_formed(asker, message)) {
    return;
  }
  if (!table_->helps.projected && !table_->is_over()) {
    refuse(asker, "not_allowed", {"This table plays without that help.", ""});
    return;
  }
  json::object answer{{"type", "reason"}, {"id", *asker.id}, {"turn", turn}};
  for (const Mark& mark : marks_) {
    if (mark.turn != turn || mark.seq == 0) {
      continue;
    }
    const auto entry = parse_json(moves_[mark.seq - 1]);
    const json::object* end = entry ? entry->if_object() : nullptr;
    if (end != nullptr && end->contains("reason")) {
      answer["reason"] = end->at("reason");
      break;
    }
  }
  send(asker.client, answer);
}

void Room::summary(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id"});
  if (!is_well_formed(asker, message)) {
    return;
  }
  const Journal& events = table_->play.events();
  std::vector<int> points(seats_.size(), 0);
  json::array steps;
  steps.push_back({{"seq", 0}, {"turn", 0}, {"points", points_array(points)}});
  std::size_t next = 0;
  for (const Mark& mark : marks_) {
    for (; next < mark.events; ++next) {
      const Event& event = events[next];
      if (event.kind == EventKind::score) {
        points[event.seat] += event.points;
      } else if (event.kind == EventKind::turn_ended) {
        steps.push_back({{"seq", mark.seq}, {"turn", mark.turn}, {"points", points_array(points)}});
      }
    }
    if (table_->is_over() && mark.events == events.size()) {
      steps.push_back({{"seq", mark.seq}, {"turn", mark.turn}, {"points", points_array(points)}});
    }
  }
  std::vector<std::string_view> words;
  std::vector<std::size_t> scores;
  for (std::size_t n = 0; n < events.size(); ++n) {
    if (events[n].kind == EventKind::score) {
      scores.push_back(n);
      if (std::find(words.begin(), words.end(), events[n].word) == words.end()) {
        words.push_back(events[n].word);
      }
    }
  }
  json::array by_kind;
  for (const std::string_view word : words) {
    std::vector<int> sums(seats_.size(), 0);
    for (const std::size_t n : scores) {
      sums[events[n].seat] += events[n].word == word ? events[n].points : 0;
    }
    by_kind.push_back(
        {{"word", json::string(word.data(), word.size())}, {"points", points_array(sums)}});
  }
  std::stable_sort(scores.begin(), scores.end(), [&events](std::size_t a, std::size_t b) {
    return events[a].points > events[b].points;
  });
  json::array best;
  for (std::size_t n = 0; n < std::min(kBest, scores.size()); ++n) {
    const Event& event = events[scores[n]];
    best.push_back({{"index", scores[n]}, {"points", event.points}, {"seat", event.seat + 1}});
  }
  send(asker.client, {{"type", "summary"},
                      {"id", *asker.id},
                      {"steps", std::move(steps)},
                      {"by_kind", std::move(by_kind)},
                      {"best", std::move(best)}});
}

}  // namespace tollkeeper
