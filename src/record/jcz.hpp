// JCloisterZone's .jcz files, read and written: a setup, the messages of a game, and assertions
// about where it ends. Reading plays the messages under the rules; whatever order the file leaves
// open is drawn as that program would draw it. Writing gives a file that reads back as the same
// game.
//
// Our additions for what the format has no word for are listed in docs/record-format.md. Errors
// name the message: "replay[12]: ... (B-18)".
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "record/playthrough.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

struct JczGame {
  Playthrough playthrough;
  std::string description;              // of the test, or ""
  std::vector<std::string> assertions;  // sentences for assertions.hpp
  // By figure id: what the file called the figure last ("0.small.1"), or "".
  std::vector<std::string> figure_names;
};

Result<JczGame> read_jcz(std::string_view text, std::shared_ptr<const Catalogue> catalogue);

// The final (or present) points stand in it as assertions. Refused for games with tiles of a set
// the format has no name for.
Result<std::string> write_jcz(const Playthrough& playthrough);

// "0.small.1": the n-th figure of its kind of a player, counted from the player who began.
std::string jcz_figure_name(const Playthrough& playthrough, std::uint16_t figure);

}  // namespace tollkeeper
