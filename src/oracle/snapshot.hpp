// Snapshot: all that is to be seen of a game at one moment, in neutral words, read off the engine's
// State or off the Oracle. Two readings of the rules agree when their snapshots are equal.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "oracle/oracle.hpp"
#include "oracle/words.hpp"
#include "rules/journal.hpp"
#include "rules/state.hpp"

namespace tollkeeper::oracle {

struct FeatureSeen {
  std::string kind;
  std::vector<Place> places;  // sorted
  bool complete = false;
  std::vector<std::pair<Seat, std::string>> occupants;  // sorted: seat and figure word
  friend bool operator==(const FeatureSeen&, const FeatureSeen&) = default;
  friend std::strong_ordering operator<=>(const FeatureSeen&, const FeatureSeen&) = default;
};

struct SeatSeen {
  int points = 0;
  std::vector<std::pair<std::string, int>> supply;  // sorted by figure word
  std::optional<Tollhouse> tollhouse;
  friend bool operator==(const SeatSeen&, const SeatSeen&) = default;
};

struct Snapshot {
  std::string phase;
  Seat seat = 0;
  int tiles_left = 0;
  int set_aside = 0;
  std::vector<OracleAction> legal;  // sorted
  std::vector<SeatSeen> seats;
  std::vector<Figure> figures;        // on the table, sorted
  std::vector<FeatureSeen> features;  // sorted; monasteries and gardens only when occupied
};

Snapshot snapshot_of(const Oracle& oracle);
Snapshot snapshot_of(const State& state);

// The first thing that differs, with both values: "points of seat 1: engine 4, oracle 7".
std::optional<std::string> difference(const Snapshot& engine, const Snapshot& oracle);

// The engine's words for one of its actions, and its score events from position `from` on.
OracleAction action_of(const Game& game, const Action& action);
std::vector<OracleScore> scores_of(const Journal& journal, std::size_t from);

}  // namespace tollkeeper::oracle
