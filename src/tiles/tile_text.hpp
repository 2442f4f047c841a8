// The text under a tile file: lines cut into words, and the list of errors found in it. Knows
// nothing of tiles; tile_file.cpp reads the statements.
//
// Words are views into the text, which must outlive them. Any bytes are safe to read: what is not
// text is an error in the list. Lines count from 1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tiles/catalogue.hpp"

namespace tollkeeper {

// Errors of one file in the order they were found. Takes kMost of them; after that it is `full` and
// reading stops, so that a file of rubbish costs neither time nor memory.
class TileErrors {
 public:
  static constexpr std::size_t kMost = 100;

  explicit TileErrors(std::string_view file) : file_(file) {}

  void add(int line, std::string message);
  bool full() const { return errors_.size() >= kMost; }
  std::size_t count() const { return errors_.size(); }
  bool last_is_in(int line) const { return !errors_.empty() && errors_.back().line == line; }

  // The errors by line, with a last one that says so when there may be more.
  std::vector<TileFileError> take();

 private:
  std::string file_;
  std::vector<TileFileError> errors_;
};

// A statement: at least one word. ':' and ';' are words of their own; a word that was quoted keeps
// its opening quote, so that a "city" in quotes is no keyword.
struct TileLine {
  int number = 0;
  std::vector<std::string_view> words;
};

// Gives the lines that hold a statement, one after the other; comments and blank lines are passed
// over, lines that are no text go to the errors.
class TileLines {
 public:
  TileLines(std::string_view text, TileErrors& errors);

  bool next(TileLine& line);
  int last_line() const { return number_; }

 private:
  bool cut(std::string_view line, TileLine& into);

  std::string_view rest_;
  TileErrors& errors_;
  int number_ = 0;
};

// Reads a line's words from left to right. Past the end every word is empty.
class Words {
 public:
  explicit Words(const TileLine& line) : line_(&line) {}

  int line() const { return line_->number; }
  bool done() const { return at_ >= line_->words.size(); }
  std::string_view peek() const { return done() ? std::string_view{} : line_->words[at_]; }
  std::string_view take() { return done() ? std::string_view{} : line_->words[at_++]; }
  bool take_if(std::string_view word) {
    const bool there = !done() && peek() == word;
    at_ += there ? 1U : 0U;
    return there;
  }

 private:
  const TileLine* line_;
  std::size_t at_ = 0;
};

// A word of the file as it may stand in a message: shortened, unprintable bytes as '?', in quotes.
std::string in_quotes(std::string_view word);

// "north, east or west": the items with commas and a last word between them.
std::string listed(const std::vector<std::string_view>& items, std::string_view last);

}  // namespace tollkeeper
