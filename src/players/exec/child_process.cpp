#include "players/exec/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

namespace tollkeeper {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::size_t kMostLine = 1U << 20;
constexpr std::size_t kMostLastWords = 400;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) {
      ::close(number_);
    }
  }
  int get() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

class SpawnActions {
 public:
  SpawnActions(int lines, int errors) {
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, lines, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, lines, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
#endif
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual;
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) {
      sigaddset(&usual, signal);
    }
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  SpawnActions(const SpawnActions&) = delete;
  SpawnActions& operator=(const SpawnActions&) = delete;
  ~SpawnActions() {
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
  }

  posix_spawn_file_actions_t actions{};
  posix_spawnattr_t attributes{};
};

Error cannot_start(const std::string& program, int problem) {
  return {"The program " + program + " cannot be started: " + std::strerror(problem) + ".", ""};
}

}  // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::vector<std::string>& words) {
  std::array<int, 2> lines{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, lines.data()) != 0) {
    return cannot_start(words[0], errno);
  }
  Descriptor ours(lines[0]);
  const Descriptor theirs(lines[1]);
  std::array<int, 2> errors{};
  if (::pipe2(errors.data(), O_CLOEXEC) != 0) {
    return cannot_start(words[0], errno);
  }
  Descriptor errors_from(errors[0]);
  const Descriptor errors_to(errors[1]);
  ::fcntl(ours.get(), F_SETFL, O_NONBLOCK);
  ::fcntl(errors_from.get(), F_SETFL, O_NONBLOCK);

  std::vector<char*> arguments;
  for (const std::string& word : words) {
    arguments.push_back(const_cast<char*>(word.c_str()));
  }
  arguments.push_back(nullptr);
  SpawnActions spawn(theirs.get(), errors_to.get());
  pid_t pid = 0;
  const int problem = ::posix_spawnp(&pid, arguments[0], &spawn.actions, &spawn.attributes,
                                     arguments.data(), environ);
  if (problem != 0) {
    return cannot_start(words[0], problem);
  }
  return std::unique_ptr<ChildProcess>(
      new ChildProcess(pid, ours.release(), errors_from.release()));
}

ChildProcess::~ChildProcess() { end(milliseconds(0)); }

void ChildProcess::end(milliseconds grace) {
  if (pid_ == 0) {
    return;
  }
  ::shutdown(lines_, SHUT_WR);
  const auto until = steady_clock::now() + grace;
  while (steady_clock::now() < until && !has_ended()) {
    drain_errors();
    std::this_thread::sleep_for(milliseconds(2));
  }
  cpu_microseconds();
  // Before it is reaped, while the number cannot be another program's.
  ::kill(-pid_, SIGKILL);
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  pid_ = 0;
  ::close(lines_);
  if (errors_ >= 0) {
    ::close(errors_);
  }
}

bool ChildProcess::has_ended() const {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == pid_;
}

Status ChildProcess::send(std::string_view line, Time deadline) {
  std::string text(line);
  text += '\n';
  std::string_view left = text;
  while (!left.empty()) {
    const ssize_t sent = ::send(lines_, left.data(), left.size(), MSG_NOSIGNAL);
    if (sent > 0) {
      left.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!wait(POLLOUT, deadline, {})) {
        return Error{"The program does not read what it is sent.", ""};
      }
    } else if (errno != EINTR) {
      return gone();
    }
  }
  return ok();
}

Result<std::string> ChildProcess::read_line(Time deadline, const std::function<void()>& look_up) {
  std::size_t looked_at = 0;
  std::array<char, 65536> block;
  for (;;) {
    if (const auto end = waiting_.find('\n', looked_at); end != std::string::npos) {
      std::string line = waiting_.substr(0, end);
      waiting_.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') {
        line.pop_back();
      }
      return line;
    }
    looked_at = waiting_.size();
    if (waiting_.size() > kMostLine) {
      return Error{"The program sent a line of more than a million characters.", ""};
    }
    const ssize_t got = ::recv(lines_, block.data(), block.size(), 0);
    if (got > 0) {
      waiting_.append(block.data(), static_cast<std::size_t>(got));
    } else if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      if (!wait(POLLIN, deadline, look_up)) {
        return Error{"The program gave no answer in time.", ""};
      }
    } else if (got == 0 || errno != EINTR) {
      return gone();
    }
  }
}

bool ChildProcess::wait(short events, Time deadline, const std::function<void()>& look_up) {
  for (;;) {
    const auto left =
        std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now()).count() + 1;
    if (left <= 0) {
      return false;
    }
    std::array<pollfd, 2> watched{{{lines_, events, 0}, {errors_, POLLIN, 0}}};
    const bool errors_open = errors_ >= 0;
    const auto slice = look_up ? std::min<std::int64_t>(left, 20) : left;
    const int ready = ::poll(watched.data(), errors_open ? 2 : 1,
                             static_cast<int>(std::min<std::int64_t>(slice, 60000)));
    if (ready > 0 && errors_open && watched[1].revents != 0) {
      drain_errors();
    }
    if (ready > 0 && watched[0].revents != 0) {
      return true;
    }
    if (look_up) {
      look_up();
    }
  }
}

void ChildProcess::drain_errors() {
  std::array<char, 4096> block;
  while (errors_ >= 0) {
    const ssize_t got = ::read(errors_, block.data(), block.size());
    if (got > 0) {
      last_words_.append(block.data(), static_cast<std::size_t>(got));
      if (last_words_.size() > kMostLastWords) {
        last_words_.erase(0, last_words_.size() - kMostLastWords);
      }
    } else if (got == 0) {
      ::close(errors_);
      errors_ = -1;
    } else if (errno != EINTR) {
      return;
    }
  }
}

Error ChildProcess::gone() {
  // It has closed its end; mostly it is about to end.
  const auto until = steady_clock::now() + milliseconds(200);
  while (!has_ended() && steady_clock::now() < until) {
    std::this_thread::sleep_for(milliseconds(2));
  }
  drain_errors();
  siginfo_t info{};
  std::string message = "The program closed its output";
  if (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
      info.si_pid == pid_) {
    message = info.si_code == CLD_EXITED
                  ? "The program ended with exit code " + std::to_string(info.si_status)
                  : "The program was ended by signal " + std::to_string(info.si_status) + " (" +
                        ::strsignal(info.si_status) + ")";
  }
  std::string words = last_words_;
  while (!words.empty() && (words.back() == '\n' || words.back() == ' ')) {
    words.pop_back();
  }
  if (const auto line = words.rfind('\n'); line != std::string::npos) {
    words.erase(0, line + 1);
  }
  std::replace_if(
      words.begin(), words.end(), [](unsigned char one) { return one < 32 || one > 126; }, '?');
  return {message + (words.empty() ? "." : "; its last words: " + words), ""};
}

std::int64_t ChildProcess::cpu_microseconds() const {
  clockid_t clock{};
  timespec used{};
  if (pid_ != 0 && ::clock_getcpuclockid(pid_, &clock) == 0 && ::clock_gettime(clock, &used) == 0) {
    cpu_us_ = static_cast<std::int64_t>(used.tv_sec) * 1000000 + used.tv_nsec / 1000;
  }
  return cpu_us_;
}

}  // namespace tollkeeper
