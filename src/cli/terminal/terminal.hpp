// What the terminal, file or pipe behind standard output can show. Looked up once a command; the
// size again for every screen, as windows are dragged.
#pragma once

#include <optional>
#include <string>

namespace tollkeeper {

// Without colours a drawing says everything with characters; without `unicode` with ASCII alone.
struct TerminalLook {
  bool colour = false;
  bool rich = false;  // 256 colours
  bool unicode = false;
};

enum class When { automatic, always, never };

// Colours on a terminal unless NO_COLOR is set or TERM is "dumb"; box characters on a terminal with
// a UTF-8 locale. `colour` overrules the first.
TerminalLook look_of_output(When colour);

struct TerminalSize {
  int columns = 80;
  int rows = 24;
};
// Nothing when standard output is no terminal and COLUMNS is not set: then there is no limit.
std::optional<TerminalSize> size_of_output();

bool is_terminal_output();
bool is_terminal_input();
bool is_terminal_error();

}  // namespace tollkeeper
