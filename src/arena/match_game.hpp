// One deck of a match: the same tiles in the same order and the same first player, once for each
// seat of bot A, so that luck falls on both sides alike. Bot B sits on all other seats.
//
// The order of the tiles is fixed before the first game; tiles that fit nowhere are set aside as
// they come. Everything follows from the seed and the number of the deck, so a deck gives the same
// games whichever thread or machine plays it (as far as its bots do not think by the clock).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/bot_game.hpp"
#include "players/bot_spec.hpp"
#include "players/foreign_player.hpp"

namespace tollkeeper {

// What one side (0 is A, 1 is B) did in one game, all its seats together. A turn is the tile and
// what follows it.
struct SideResult {
  std::int64_t turns = 0;
  std::int64_t wall_us = 0;                            // thinking time
  std::int64_t cpu_us = 0;                             // processor time of the thinking
  std::map<std::string, std::int64_t> points_by_kind;  // "road", "city", "field", ...
  friend bool operator==(const SideResult&, const SideResult&) = default;
};

// A player that failed has lost its game, whatever the points.
struct SeatFault {
  Seat seat = 0;
  std::string message;
  friend bool operator==(const SeatFault&, const SeatFault&) = default;
};

struct MatchGameResult {
  Seat seat_a = 0;
  Seat first_seat = 0;
  std::vector<int> points;  // by seat
  std::array<SideResult, 2> sides;
  std::vector<SeatFault> faults;

  // 1 for a win of A, 0 for none, a share where several have the most points.
  double score_a() const;
  // Points of A less the mean of the others; below 0 where A failed, above where all others did.
  double margin_a() const;
  bool failed(Seat seat) const;
  friend bool operator==(const MatchGameResult&, const MatchGameResult&) = default;
};

struct DeckResult {
  std::uint64_t deck = 0;
  std::vector<MatchGameResult> games;  // one for each seat of A

  double share_a() const;   // mean of the scores
  double margin_a() const;  // mean of the margins
  friend bool operator==(const DeckResult&, const DeckResult&) = default;
};

struct MatchBots {
  std::shared_ptr<const Game> game;
  BotSpec a;
  BotSpec b;
  std::uint64_t seed = 0;
};

// A table of a match, for one thread. Foreign programs are started once and kept.
class MatchTable {
 public:
  // With `alone` no other table plays at the same time: then the processor time of all threads of
  // this program is what the player used. `stop` ends a game between two actions.
  MatchTable(const MatchBots& bots, bool alone, const std::atomic<bool>& stop);

  // Called with every game that was played to its end.
  using OnGame = std::function<Status(std::uint64_t deck, std::size_t game, const Trace&)>;

  // Nothing when it was stopped.
  Result<std::optional<DeckResult>> play(std::uint64_t deck, const OnGame& on_game = {});

 private:
  struct Seated {
    Player* player = nullptr;
    ForeignPlayer* outside = nullptr;
    int side = 0;
    Random random{0};
    bool failed = false;
  };

  void sit_down(Seat seat_a, std::uint64_t deck);
  std::optional<MatchGameResult> play_game(const std::vector<std::uint16_t>& deck, Seat first_seat,
                                           Seat seat_a);
  void draw(State& state, Deck& deck);
  void decide(State& state);
  Action ask(const State& state, Seated& seated);
  std::int64_t cpu_us(const Seated& seated) const;
  void fail(Seat seat, std::string message);
  void count_points();

  const MatchBots& bots_;
  bool alone_;
  const std::atomic<bool>& stop_;
  std::array<std::vector<std::unique_ptr<Player>>, 2> kept_;  // foreign ones, by side
  std::vector<std::unique_ptr<Player>> fresh_;                // of this game
  std::vector<Seated> seats_;
  std::vector<Step> steps_;
  Seat first_seat_ = 0;
  Journal journal_;
  MatchGameResult result_;
};

}  // namespace tollkeeper
