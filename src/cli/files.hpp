// Files named on the command line: read whole, written whole. Errors are sentences that name the
// file.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "record/playthrough.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

// "-" is standard input. Refuses folders and anything larger than 64 MB.
Result<std::string> read_file(const std::string& path);

// Writes beside it first and then puts it in its place, so that what was there survives a full
// disk.
Status write_file(const std::string& path, std::string_view text);

// The shipped tiles, and those of a player's own file unless `path` is empty.
Result<std::shared_ptr<const Catalogue>> read_catalogue(const std::string& path);

// A record or .jcz; errors name the file.
Result<Playthrough> read_game_file(const std::string& path, const std::string& tiles_path);

}  // namespace tollkeeper
