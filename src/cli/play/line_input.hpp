// LineInput: the lines a player types, or a file or pipe sends. Ctrl-C and a terminal that goes
// away end the input like its own end, so that a game can still be saved.
#pragma once

#include <optional>
#include <string>

namespace tollkeeper {

class LineInput {
 public:
  // Takes over the signals until the end of the program.
  LineInput();

  // Shows the prompt and reads a line without blanks at its ends. Nothing when the input has ended.
  // What does not come from a terminal is printed, so that a transcript reads like the screen.
  std::optional<std::string> ask(const std::string& prompt);

  bool has_ended() const { return ended_; }
  bool was_interrupted() const;

 private:
  std::optional<std::string> read_line();

  std::string waiting_;  // read but not asked for yet
  bool ended_ = false;
  bool echo_;
};

}  // namespace tollkeeper
