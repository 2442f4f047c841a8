#include "cli/play/line_input.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>

#include "cli/terminal/terminal.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kMostBytes = 4096;  // of a line; the rest of a longer one is dropped

volatile std::sig_atomic_t stopped = 0;

void on_signal(int) { stopped = 1; }

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r");
  const auto last = text.find_last_not_of(" \t\r");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

}  // namespace

LineInput::LineInput() : echo_(!is_terminal_input()) {
  // Without SA_RESTART: a read that waits comes back when the signal does.
  struct sigaction action = {};
  action.sa_handler = on_signal;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    sigaction(signal, &action, nullptr);
  }
}

bool LineInput::was_interrupted() const { return stopped != 0; }

std::optional<std::string> LineInput::ask(const std::string& prompt) {
  std::fwrite(prompt.data(), 1, prompt.size(), stdout);
  std::fflush(stdout);
  auto line = ended_ ? std::nullopt : read_line();
  if (!line) {
    ended_ = true;
    std::fputc('\n', stdout);
    return line;
  }
  *line = trimmed(*line);
  if (echo_) {
    std::fprintf(stdout, "%s\n", line->c_str());
  }
  return line;
}

std::optional<std::string> LineInput::read_line() {
  while (stopped == 0) {
    const auto end = waiting_.find('\n');
    if (end != std::string::npos) {
      std::string line = waiting_.substr(0, end);
      waiting_.erase(0, end + 1);
      return line;
    }
    char block[kMostBytes];
    const ssize_t got = read(STDIN_FILENO, block, sizeof block);
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got <= 0) {
      // A last line may come without its end.
      if (waiting_.empty()) {
        return std::nullopt;
      }
      waiting_ += '\n';
      continue;
    }
    waiting_.append(block, static_cast<std::size_t>(got));
    const auto line_end = waiting_.find('\n');
    if (line_end == std::string::npos && waiting_.size() > kMostBytes) {
      waiting_.resize(kMostBytes);
    }
  }
  return std::nullopt;
}

}  // namespace tollkeeper
