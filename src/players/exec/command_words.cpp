#include "players/exec/command_words.hpp"

namespace tollkeeper {
namespace {

// Walks over text and knows whether the present character stands in quotes or after a backslash.
class Quotes {
 public:
  // Whether the character is part of the quoting and stands for nothing itself.
  bool takes(char one) {
    plain_ = quote_ == 0 && !escaped_;
    if (escaped_) {
      escaped_ = false;
      return false;
    }
    if (one == '\\' && quote_ != '\'') {
      escaped_ = true;
      return true;
    }
    if (quote_ == 0 && (one == '\'' || one == '"')) {
      quote_ = one;
      return true;
    }
    if (quote_ != 0 && one == quote_) {
      quote_ = 0;
      return true;
    }
    return false;
  }
  bool plain() const { return plain_; }  // of the last character
  char open() const { return quote_ != 0 ? quote_ : escaped_ ? '\\' : '\0'; }

 private:
  char quote_ = 0;
  bool escaped_ = false;
  bool plain_ = true;
};

}  // namespace

Result<std::vector<std::string>> command_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool in_word = false;
  Quotes quotes;
  for (const char one : text) {
    if (quotes.takes(one)) {
      in_word = true;
    } else if ((one == ' ' || one == '\t') && quotes.plain()) {
      if (in_word) {
        words.push_back(std::move(word));
      }
      word.clear();
      in_word = false;
    } else {
      word += one;
      in_word = true;
    }
  }
  if (quotes.open() != 0) {
    return Error{"The command \"" + std::string(text) + "\" ends inside " +
                     (quotes.open() == '\\' ? std::string("a backslash")
                                            : std::string("the quote ") + quotes.open()) +
                     ".",
                 ""};
  }
  if (in_word) {
    words.push_back(std::move(word));
  }
  if (words.empty() || words[0].empty()) {
    return Error{"After exec: comes the command of a program, such as exec:python3 bot.py.", ""};
  }
  return words;
}

std::vector<std::string_view> cut_list(std::string_view text) {
  std::vector<std::string_view> parts;
  Quotes quotes;
  std::size_t begin = 0;
  for (std::size_t n = 0; n < text.size(); ++n) {
    if (!quotes.takes(text[n]) && text[n] == ',' && quotes.plain()) {
      parts.push_back(text.substr(begin, n - begin));
      begin = n + 1;
    }
  }
  parts.push_back(text.substr(begin));
  return parts;
}

}  // namespace tollkeeper
