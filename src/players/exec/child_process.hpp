// ChildProcess: a program that was started by us and speaks lines on its standard input and output.
// However it behaves, it is ended and reaped when this object goes: no zombie, no descriptor left.
// It has a process group of its own, so its own children go with it.
//
// Writing to a program that is gone is an Error and no signal. One thread at a time may use it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

class ChildProcess {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // The first word is the program, looked for in PATH.
  static Result<std::unique_ptr<ChildProcess>> start(const std::vector<std::string>& words);
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Sends the line and a line feed, unless the program does not take it until the deadline.
  Status send(std::string_view line, Time deadline);
  // The next line, without its end. `look_up` is called every 20 ms while there is none.
  Result<std::string> read_line(Time deadline, const std::function<void()>& look_up = {});

  // Gives the program this long to end by itself, then ends it.
  void end(std::chrono::milliseconds grace);

  // Processor time it used so far.
  std::int64_t cpu_microseconds() const;

 private:
  ChildProcess(pid_t pid, int lines, int errors) : pid_(pid), lines_(lines), errors_(errors) {}
  // Waits for reading or writing on `lines_` (poll's events) and takes what comes on `errors_`.
  // False at the deadline.
  bool wait(short events, Time deadline, const std::function<void()>& look_up);
  void drain_errors();
  Error gone();
  bool has_ended() const;

  pid_t pid_;
  int lines_;            // a socket: its standard input and output
  int errors_;           // its standard error, of which the end is kept for messages
  std::string waiting_;  // read, but no whole line yet
  std::string last_words_;
  mutable std::int64_t cpu_us_ = 0;
};

}  // namespace tollkeeper
