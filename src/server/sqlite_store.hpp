// SqliteStore: the store in one SQLite file, in write-ahead mode. Commits are flushed to the disk
// (synchronous=FULL), so that neither a kill of the program nor a power cut loses a confirmed move.
// The file's version (PRAGMA user_version) says which upgrades it has had.
#pragma once

#include <memory>
#include <string>

#include "server/store.hpp"

namespace tollkeeper {

// Opens or makes the file; ":memory:" keeps everything in memory. The error says what is wrong with
// the file: not a store, damaged, of a newer program, not to be written.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path);

}  // namespace tollkeeper
