// StoreCare: looking after a store that may be in use or damaged: copies of it while a server
// writes, what can still be read of it, a new store with that, a backup put back. Errors are
// sentences for whoever runs the server; the store that is looked at is never changed, but by
// restore_store.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

struct StoreReport {
  std::size_t whole = 0;               // games that replay to their last move
  std::size_t cut = 0;                 // that replay up to a damaged place
  std::size_t lost = 0;                // of which nothing can be played
  std::size_t moves = 0;               // that can be played, in all
  bool is_file_sound = true;           // SQLite finds nothing wrong
  std::vector<std::string> sentences;  // one for each damaged game; games by their mark in the log
  bool is_sound() const { return is_file_sound && cut == 0 && lost == 0; }
};

// A copy as of one moment; its place may be taken by an older copy.
Status backup_store(const std::string& path, const std::string& out);

// Replays every game. An error where nothing at all can be read.
Result<StoreReport> check_store(const std::string& path,
                                std::shared_ptr<const Catalogue> catalogue);

// The same, and writes every game into a new store `out`, which must not be there yet; cut ones as
// far as they go.
Result<StoreReport> salvage_store(const std::string& path, const std::string& out,
                                  std::shared_ptr<const Catalogue> catalogue);

// Puts a sound backup at the store's place; the old store is kept as `path`.before-restore. Refused
// while a server uses the store, and for a backup that is not sound.
Result<StoreReport> restore_store(const std::string& backup, const std::string& path,
                                  std::shared_ptr<const Catalogue> catalogue);

}  // namespace tollkeeper
