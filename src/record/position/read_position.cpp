#include <algorithm>
#include <charconv>

#include "record/position/position.hpp"
#include "record/setup_text.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kVersion = "1";
constexpr std::size_t kMostBytes = 1U << 20;
constexpr std::size_t kMostWord = 80;
constexpr int kMostPoints = 9999;
constexpr int kMostPieces = 1000;

using Words = std::vector<std::string_view>;

// The words before a comment, which begins at a # that begins a word.
Words words_of(std::string_view line) {
  constexpr std::string_view kBlank = " \t\r";
  Words words;
  while (true) {
    const auto begin = line.find_first_not_of(kBlank);
    if (begin == std::string_view::npos || line[begin] == '#') {
      return words;
    }
    line.remove_prefix(begin);
    const auto end = std::min(line.find_first_of(kBlank), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

std::optional<int> number_in(std::string_view text, int low, int high) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = fault == std::errc{} && end == text.data() + text.size();
  return whole && number >= low && number <= high ? std::optional(number) : std::nullopt;
}

// Bytes that may stand in a message: no control characters, and no line as long as a book.
std::string shown(std::string_view text) {
  std::string safe(text.substr(0, kMostWord));
  std::replace_if(
      safe.begin(), safe.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
  return "\"" + safe + "\"";
}

class Reader {
 public:
  Result<Position> read(std::string_view text) {
    if (text.size() > kMostBytes) {
      return Error{"A position has at most 1 MB.", ""};
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
      text.remove_prefix(3);
    }
    while (!text.empty() && !fault_) {
      ++line_;
      const auto end = std::min(text.find('\n'), text.size());
      read_line(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!fault_ && !begun_) {
      fail("a position begins with the line \"tollkeeper position 1\".");
    }
    if (fault_) {
      return *fault_;
    }
    return std::move(position_);
  }

 private:
  void fail(std::string message, std::string rule = "") {
    if (!fault_) {
      fault_ = error_at(line_, std::move(message), std::move(rule));
    }
  }

  void read_line(std::string_view line) {
    const bool strange = std::any_of(line.begin(), line.end(), [](char c) {
      return (static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r') || c == '\x7F';
    });
    if (strange) {
      fail("a position is plain text, without control characters.");
      return;
    }
    const Words words = words_of(line);
    if (words.empty()) {
      return;
    }
    if (!begun_) {
      begun_ = words.size() == 3 && words[0] == "tollkeeper" && words[1] == "position";
      if (!begun_) {
        fail("a position begins with the line \"tollkeeper position 1\".");
      } else if (words[2] != kVersion) {
        fail("this program reads positions of version 1, not " + shown(words[2]) + ".");
      }
      return;
    }
    if (words[0] == "edition") {
      read_edition(words);
    } else if (words[0] == "sets") {
      read_sets(words);
    } else if (words[0] == "option") {
      read_option(words);
    } else if (words[0] == "player") {
      read_player(words);
    } else if (words[0] == "tile") {
      read_tile(words);
    } else if (words[0] == "placed") {
      read_placed(words);
    } else {
      read_piece(words);
    }
  }

  void read_edition(const Words& words) {
    const auto edition = words.size() == 2 ? edition_named(words[1]) : std::nullopt;
    if (!edition) {
      fail("\"edition\" is followed by C1, C2 or C3.");
      return;
    }
    position_.edition = *edition;
  }

  void read_sets(const Words& words) {
    for (std::size_t n = 1; n < words.size(); ++n) {
      const auto star = words[n].find('*');
      const std::string_view name = words[n].substr(0, star);
      const auto copies = star == std::string_view::npos
                              ? std::optional(1)
                              : number_in(words[n].substr(star + 1), 0, 100);
      if (name.empty() || name.size() > kMostWord || !copies) {
        fail("a set is a name, or a name with its number of copies such as tollkeepers*2, not " +
             shown(words[n]) + ".");
        return;
      }
      position_.sets.push_back({std::string(name), *copies});
    }
  }

  void read_option(const Words& words) {
    if (words.size() != 3 || words[1].size() > kMostWord || words[2].size() > kMostWord) {
      fail("\"option\" is followed by a name and a value, such as fields off.");
      return;
    }
    position_.options.push_back({std::string(words[1]), std::string(words[2])});
  }

  std::optional<Seat> read_colour(const Words& words, std::size_t n) {
    const auto seat = n < words.size() ? seat_of_colour(words[n]) : std::nullopt;
    if (!seat) {
      fail("a colour is wanted (blue, yellow, green, pink, red or black), not " +
           (n < words.size() ? shown(words[n]) : std::string("the end of the line")) + ".");
    }
    return seat;
  }

  std::optional<Cell> read_cell(const Words& words, std::size_t n) {
    const auto number = [&](std::size_t at) {
      return at < words.size() ? number_in(words[at], -kFarthestCell, kFarthestCell) : std::nullopt;
    };
    const auto x = number(n);
    const auto y = number(n + 1);
    if (!x || !y) {
      fail("a place is two whole numbers from -1000 to 1000, the column and the row.");
      return std::nullopt;
    }
    return Cell{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
  }

  void no_more(const Words& words, std::size_t n) {
    if (n < words.size()) {
      fail(shown(words[n]) + " is more than this line can say.");
    }
  }

  // player COLOUR [points N] [name ...]
  void read_player(const Words& words) {
    const auto seat = read_colour(words, 1);
    if (!seat) {
      return;
    }
    const bool named_twice =
        std::any_of(position_.players.begin(), position_.players.end(),
                    [seat](const PositionPlayer& player) { return player.seat == *seat; });
    if (named_twice) {
      fail(std::string(words[1]) + " is named twice.");
      return;
    }
    PositionPlayer player{*seat, 0, ""};
    std::size_t n = 2;
    if (n < words.size() && words[n] == "points") {
      const auto points =
          n + 1 < words.size() ? number_in(words[n + 1], 0, kMostPoints) : std::nullopt;
      if (!points) {
        fail("\"points\" is followed by a whole number from 0 to 9999.");
        return;
      }
      player.points = *points;
      n += 2;
    }
    if (n < words.size() && words[n] == "name" && n + 1 < words.size()) {
      for (++n; n < words.size(); ++n) {
        player.name += (player.name.empty() ? "" : " ") + std::string(words[n]);
      }
      if (player.name.size() > kMostWord) {
        fail("a name has at most 80 bytes.");
      }
    }
    no_more(words, n);
    position_.players.push_back(std::move(player));
  }

  // tile ID X Y [turned 0|1|2|3|right|half|left]
  void read_tile(const Words& words) {
    if (words.size() < 2 || words[1].size() > kMostWord) {
      fail("\"tile\" is followed by a tile's id, such as base/U.6, its column and its row.");
      return;
    }
    const auto cell = read_cell(words, 2);
    if (!cell) {
      return;
    }
    PositionTile tile{std::string(words[1]), *cell, 0, line_};
    std::size_t n = 4;
    if (n < words.size() && words[n] == "turned") {
      constexpr std::array<std::string_view, 4> kTurns{"not", "right", "half", "left"};
      const std::string_view turn = n + 1 < words.size() ? words[n + 1] : "";
      const auto* named = std::find(kTurns.begin(), kTurns.end(), turn);
      const auto number = number_in(turn, 0, 3);
      if (named == kTurns.end() && !number) {
        fail(
            "\"turned\" is followed by right, half or left, or by 0 to 3 quarter turns clockwise.");
        return;
      }
      tile.rotation = static_cast<Rotation>(number ? *number : named - kTurns.begin());
      n += 2;
    }
    no_more(words, n);
    if (position_.tiles.size() == static_cast<std::size_t>(kMostPositionTiles)) {
      fail("a position has at most 1000 tiles.");
      return;
    }
    position_.tiles.push_back(std::move(tile));
  }

  // placed X Y [by COLOUR]
  void read_placed(const Words& words) {
    const auto cell = read_cell(words, 1);
    if (!cell) {
      return;
    }
    if (position_.placed) {
      fail("only one tile can be the one just placed.");
      return;
    }
    position_.placed = cell;
    position_.placed_line = line_;
    std::size_t n = 3;
    if (n < words.size() && words[n] == "by") {
      position_.placed_by = read_colour(words, n + 1);
      n += 2;
    }
    no_more(words, n);
  }

  // WORD COLOUR X Y [SPOT | shows N]
  void read_piece(const Words& words) {
    if (words.size() < 2 || !seat_of_colour(words[1])) {
      fail(shown(words[0]) +
           " begins no line of a position; those are edition, sets, option, player, tile, placed, "
           "and a piece with its colour, such as meeple red 0 1 road N or tollhouse blue 2 0.");
      return;
    }
    const auto cell = read_cell(words, 2);
    if (!cell) {
      return;
    }
    PositionPiece piece{std::string(words[0]), *seat_of_colour(words[1]), *cell, "", 1, line_};
    std::size_t n = 4;
    if (n < words.size() && words[n] == "shows") {
      const auto value = n + 1 < words.size() ? number_in(words[n + 1], 1, 9) : std::nullopt;
      if (!value) {
        fail("\"shows\" is followed by the number on the token, 1 or 2.", "TK-2");
        return;
      }
      piece.value = *value;
      n += 2;
    } else {
      for (; n < words.size(); ++n) {
        piece.spot += (piece.spot.empty() ? "" : " ") + std::string(words[n]);
      }
    }
    if (piece.word.size() > kMostWord || piece.spot.size() > kMostWord) {
      fail("this line is too long.");
      return;
    }
    no_more(words, n);
    if (position_.pieces.size() == kMostPieces) {
      fail("a position has at most 1000 figures and tokens.");
      return;
    }
    position_.pieces.push_back(std::move(piece));
  }

  Position position_;
  std::optional<Error> fault_;
  int line_ = 0;
  bool begun_ = false;
};

}  // namespace

std::optional<Seat> seat_of_colour(std::string_view colour) {
  const auto* found = std::find(kSeatColours.begin(), kSeatColours.end(), colour);
  return found == kSeatColours.end()
             ? std::nullopt
             : std::optional(static_cast<Seat>(found - kSeatColours.begin()));
}

Error error_at(int line, std::string message, std::string rule) {
  if (line != 0) {
    message = "line " + std::to_string(line) + ": " + message;
  }
  return {std::move(message), std::move(rule)};
}

Result<Position> read_position(std::string_view text) { return Reader().read(text); }

}  // namespace tollkeeper
