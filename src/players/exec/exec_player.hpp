// ExecPlayer: a program of any kind that plays by the bot protocol (docs/bot-protocol.md), as the
// bot `exec:COMMAND[,timeout_ms=N][,time_ms=N][,iterations=N]`.
//
// It is started when first needed and kept for the games that follow. A program that hangs, ends,
// answers nonsense or chooses an illegal action is ended at once and has lost the game it was in
// (see foreign_player.hpp); the next game starts it again.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/exec/child_process.hpp"
#include "players/foreign_player.hpp"
#include "record/copy_names.hpp"

namespace tollkeeper {

inline constexpr int kProtocolVersion = 1;

struct ExecSettings {
  std::vector<std::string> words;  // the command, cut
  int timeout_ms = 10000;          // for each answer, on top of the time it was given to think
  TimeControl time;                // told with every `go`; without bounds the program decides
};

class ExecPlayer final : public ForeignPlayer {
 public:
  explicit ExecPlayer(ExecSettings settings) : settings_(std::move(settings)) {}
  ~ExecPlayer() override;

  Action choose(const State& state, Random& random) override;
  void set_time(const TimeControl& time) override { settings_.time = time; }
  const Thought* thought() const override { return thought_ ? &*thought_ : nullptr; }

  void new_game() override;
  void follow(const Game& game, Seat first_seat, Seat own, const std::vector<Step>& steps) override;
  const std::optional<Error>& fault() const override { return fault_; }
  std::int64_t cpu_microseconds() const override;
  Status start() override;

 private:
  ChildProcess::Time deadline(std::int64_t more_ms = 0) const;
  Status begin_game(const Game& game, Seat first_seat, Seat own);
  Status tell(const std::vector<Step>& steps);
  Result<boost::json::object> ask(const boost::json::object& question, std::string_view answer,
                                  std::int64_t more_ms);
  Result<Action> decide(const State& state);
  Result<Action> read_best(const boost::json::object& answer, const State& state,
                           const ActionList& legal);
  boost::json::object go_message(const State& state, const ActionList& legal) const;
  void fail(const Error& error);

  ExecSettings settings_;
  std::unique_ptr<ChildProcess> child_;
  std::int64_t cpu_of_ended_ = 0;
  std::optional<Error> fault_;
  std::optional<Thought> thought_;
  // The game as it was told to the program.
  const Game* game_ = nullptr;
  std::optional<CopyNames> names_;
  std::optional<State> board_;
  std::vector<Step> told_;
  Seat first_seat_ = 0;
  Seat own_ = 0;
  bool set_up_ = false;  // the program knows of the game
};

}  // namespace tollkeeper
