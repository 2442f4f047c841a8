// A match as JSON text: what `match --json` prints and what `match --resume` keeps: who played
// what, the sums, and the result of every deck, so that a match can go on later and parts of it
// that were played elsewhere can be put together. docs/arena.md has the keys.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "arena/match.hpp"
#include "base/result.hpp"

namespace tollkeeper {

struct MatchFile {
  MatchBots bots;
  std::optional<SprtPlan> sprt;
  DeckResults results;
};

// Ends with a line feed; one line for each deck.
std::string write_match(const MatchFile& match);

// The sums in `text` are not read: they follow from the decks.
Result<MatchFile> read_match(std::string_view text, std::shared_ptr<const Catalogue> catalogue);

// ok(), or what one match has otherwise than the other: bots, setup or seed.
Status check_same_match(const MatchBots& one, const MatchBots& other);

// Adds the decks `more` has besides; a deck both have must have the same points in both.
Status merge_results(DeckResults& results, const DeckResults& more);

// A JSON string with its quotes.
std::string quoted(std::string_view text);

}  // namespace tollkeeper
