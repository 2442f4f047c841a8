// Wording: sentences in a player's language, made from the texts of that language. Cells, rule ids,
// names and the keys to type are the same in all of them. Words that are not in the texts, of
// tiles or expansions of one's own, stand as they were given.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/text/texts.hpp"
#include "record/prospect.hpp"
#include "rules/journal.hpp"
#include "rules/state.hpp"
#include "tiles/symbol.hpp"

namespace tollkeeper {

// Fills in the names in braces: fill(text, fmt::arg("n", 3)).
template <class... Arguments>
std::string fill(std::string_view text, Arguments&&... arguments) {
  return fmt::vformat(text, fmt::make_format_args(arguments...));
}

// Columns of a terminal that a text takes; no wide characters are among ours.
std::size_t width_of(std::string_view text);
// With blanks before or behind it.
std::string right(std::string_view text, std::size_t width);
std::string left(std::string_view text, std::size_t width);
std::string capital(std::string_view word);

class Wording {
 public:
  explicit Wording(const Texts& texts) : texts_(&texts) {}

  const Texts& texts() const { return *texts_; }

  std::string_view form(int count, const Forms& forms) const;
  std::string count(int count, const Forms& forms) const;           // "5 tiles"
  std::string fill_count(int n, const Forms& sentence) const;       // "{n}" in a whole sentence
  std::string listed(const std::vector<std::string>& words) const;  // "a, b and c"

  std::string seat(const std::vector<std::string>& names, Seat seat) const;
  std::string setup(const Game& game) const;
  std::string_view symbol(SymbolKind kind) const;
  std::string figure(const FigureRow& row, int count) const;  // without the number
  std::string_view token(std::string_view word) const;
  std::string sides(SideMask sides) const;  // "north and east"
  const FeatureText& feature(FeatureKind kind) const;
  // Heading of the points for what an event calls by this word.
  std::string_view points_for(std::string_view word) const;

  // Where a figure stands: "on the road to the north".
  std::string spot(const PlacedTile& tile, const Kind& kind, Spot spot) const;
  std::string action(const State& state, const Action& action) const;  // "puts a meeple ..."
  std::string choice(const State& state, const Action& action) const;  // "meeple ..."

  std::string parts(const std::vector<ScorePart>& parts) const;
  std::string subject(const Event& event) const;  // "a road"
  // Of a score, a token turned over or a tile set aside; with its rule.
  std::string event(const State& state, const std::vector<std::string>& names,
                    const Event& event) const;
  std::string prospect(const Prospect& prospect, const std::vector<std::string>& names,
                       Seat seat) const;
  std::string points(const State& state, const std::vector<std::string>& names) const;

 private:
  std::string things(const std::vector<Event>& events) const;
  std::string part_word(const ScorePart& part) const;

  const Texts* texts_;
};

}  // namespace tollkeeper
