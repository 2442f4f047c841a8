#include "cli/terminal/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace tollkeeper {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

bool is_utf8_locale() {
  // The first of these that is set says which.
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (!value.empty()) {
      return value.find("UTF-8") != std::string_view::npos ||
             value.find("utf8") != std::string_view::npos ||
             value.find("utf-8") != std::string_view::npos;
    }
  }
  return false;
}

int number_in(const char* name, int otherwise) {
  const std::string value(environment(name));
  const int number = value.size() > 5 ? 0 : std::atoi(value.c_str());
  return number > 0 ? number : otherwise;
}

}  // namespace

bool is_terminal_output() { return isatty(STDOUT_FILENO) == 1; }
bool is_terminal_input() { return isatty(STDIN_FILENO) == 1; }
bool is_terminal_error() { return isatty(STDERR_FILENO) == 1; }

TerminalLook look_of_output(When colour) {
  TerminalLook look;
  const std::string_view term = environment("TERM");
  const bool terminal = is_terminal_output() && term != "dumb";
  look.colour = colour == When::always ||
                (colour == When::automatic && terminal && environment("NO_COLOR").empty());
  look.rich = term.find("256") != std::string_view::npos || !environment("COLORTERM").empty() ||
              colour == When::always;
  look.unicode = terminal && is_utf8_locale();
  return look;
}

std::optional<TerminalSize> size_of_output() {
  winsize window{};
  if (is_terminal_output() && ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 &&
      window.ws_row > 0) {
    return TerminalSize{window.ws_col, window.ws_row};
  }
  if (is_terminal_output()) {
    return TerminalSize{number_in("COLUMNS", 80), number_in("LINES", 24)};
  }
  const int columns = number_in("COLUMNS", 0);
  if (columns == 0) {
    return std::nullopt;
  }
  return TerminalSize{columns, number_in("LINES", 1000)};
}

}  // namespace tollkeeper
