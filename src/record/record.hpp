// Record: a game as a JSON text of our own (docs/record-format.md, docs/record.schema.json): who
// plays what, the order of the tiles to come, and every action. Reading plays the game again under
// the rules, so a record that was read is a legal game, ready to go on from where it stopped.
//
// Errors name the bad entry and, where a rule is broken, its id: "actions[17]: ... (B-18)".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "record/playthrough.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

inline constexpr std::string_view kRecordFormat = "tollkeeper-record";
inline constexpr int kRecordVersion = 1;

// What a record says beside the game itself; replaying checks it (replay.hpp).
struct RecordClaims {
  std::optional<std::vector<int>> scores;  // by seat
  std::vector<std::string> assertions;
};

// One line for each action; ends with a line feed. Reading it gives the same game.
std::string write_record(const Playthrough& playthrough, const RecordClaims& extra = {});

// `claims`, when given, receives the scores and assertions, which are not checked here.
Result<Playthrough> read_record(std::string_view text, std::shared_ptr<const Catalogue> catalogue,
                                RecordClaims* claims = nullptr);

}  // namespace tollkeeper
