// Replay: plays a file again, whichever of our formats it is in, and checks what the file says
// about it: recorded scores and assertions. What `tollkeeper replay` prints, without the printing.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "record/assertions.hpp"
#include "record/playthrough.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

enum class FileFormat : std::uint8_t { record, jcz };

struct ReplayReport {
  FileFormat format = FileFormat::record;
  std::string description;  // of the test a .jcz holds, or ""
  Playthrough playthrough;
  int checked = 0;  // scores and assertions the file has
  std::vector<AssertionFailure> failures;

  // 0: all hold; 1: some differ. (2 is for files that cannot be replayed: an Error.)
  int exit_code() const { return failures.empty() ? 0 : 1; }
};

// The error says what is wrong and where; its rule is that of an illegal move.
Result<ReplayReport> replay_file(std::string_view text, std::shared_ptr<const Catalogue> catalogue);

// The game alone, from either format, to go on with or to draw.
Result<Playthrough> read_game(std::string_view text, std::shared_ptr<const Catalogue> catalogue);

// "replay[12]: This road is occupied already. (B-18)"
std::string error_text(const Error& error);

}  // namespace tollkeeper
