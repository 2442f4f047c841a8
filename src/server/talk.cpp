#include "server/talk.hpp"

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "record/json_words.hpp"
namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostCharacters = 200;
constexpr std::size_t kKept = 100;  // lines that somebody who comes later gets
constexpr int kMostSaid = 2000;     // in one game
constexpr double kBurst = 5;
constexpr double kPerSecond = 1.0 / 3;
constexpr std::array<std::string_view, 8> kPhrases{
    "hello", "good_luck", "well_played", "thanks", "sorry", "moment", "your_turn", "good_game"};

// Bytes of the UTF-8 character that begins here.
std::size_t length_at(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  return std::min(length, text.size() - at);
}

// Control characters above ASCII, separators of lines, and what turns the direction of writing.
bool is_unseen(std::string_view character) {
  const auto byte = [character](std::size_t n) { return static_cast<unsigned char>(character[n]); };
  if (character.size() == 2) {
    return byte(0) == 0xC2 && byte(1) < 0xA0;
  }
  if (character.size() != 3) {
    return false;
  }
  const unsigned code = ((byte(0) & 0x0FU) << 12) | ((byte(1) & 0x3FU) << 6) | (byte(2) & 0x3FU);
  return (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

}  // namespace

json::object talk_line_object(const TalkLine& line) {
  json::object object{{"number", line.number}, {"seat", line.seat + 1}};
  if (line.phrase.empty()) {
    object["text"] = line.text;
  } else {
    object["phrase"] = word(line.phrase);
  }
  return object;
}

bool is_phrase(std::string_view word) {
  return std::find(kPhrases.begin(), kPhrases.end(), word) != kPhrases.end();
}

std::string read_talk_text(const JsonCursor& cursor) {
  const std::string given = cursor.text(4 * kMostCharacters);
  std::string text;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < given.size();) {
    const std::string_view character = std::string_view(given).substr(at, length_at(given, at));
    at += character.size();
    // Blanks at the beginning and after a blank go too.
    const bool blank = character == " " && (text.empty() || text.back() == ' ');
    if (!blank && !is_unseen(character)) {
      text += character;
      ++characters;
    }
  }
  if (text.ends_with(' ')) {
    text.pop_back();
  }
  if (characters > kMostCharacters) {
    cursor.fail("a message has at most 200 characters.");
  } else if (text.empty()) {
    cursor.fail("this message says nothing.");
  }
  return text;
}

bool Talk::take(Seat seat) {
  return rates_.try_emplace(seat, kBurst, kPerSecond).first->second.take();
}

bool Talk::is_full() const { return said_ >= kMostSaid; }

const TalkLine& Talk::add(Seat seat, std::string text, std::string phrase) {
  lines_.push_back({++said_, seat, std::move(text), std::move(phrase)});
  if (lines_.size() > kKept) {
    lines_.pop_front();
  }
  return lines_.back();
}

json::array Talk::lines() const {
  json::array list;
  for (const TalkLine& line : lines_) {
    list.push_back(talk_line_object(line));
  }
  return list;
}

}  // namespace tollkeeper
