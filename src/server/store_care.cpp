#include "server/store_care.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>

#include "server/log.hpp"
#include "server/room.hpp"
#include "server/sqlite.hpp"
#include "server/sqlite_store.hpp"

namespace tollkeeper {
namespace {

namespace files = std::filesystem;
using sqlite::File;
using sqlite::Statement;

constexpr int kBusyMs = 2000;

// What is left of a game.
struct Remains {
  StoredGame game;
  bool whole = true;
  std::string why;  // it is not
};

// Reads as much of a store as there is, around whatever is damaged.
class Reader {
 public:
  explicit Reader(File file) : file_(std::move(file)) {
    sqlite3_busy_timeout(file_.get(), kBusyMs);
    Statement sums(file_.get(), "SELECT sum FROM moves LIMIT 1");
    sums.step();
    has_sums_ = !sums.failed();
  }

  bool is_sound() {
    Statement check(file_.get(), "PRAGMA quick_check(1)");
    return check.step() && check.column(0) == "ok";
  }

  // Reading from both ends passes by a damaged place in the middle.
  std::set<std::string> ids() {
    std::set<std::string> found;
    for (const char* sql :
         {"SELECT id FROM games ORDER BY id", "SELECT id FROM games ORDER BY id DESC",
          "SELECT game FROM moves ORDER BY game, n", "SELECT game FROM moves ORDER BY game DESC"}) {
      Statement rows(file_.get(), sql);
      while (rows.step()) {
        found.insert(rows.column(0));
      }
    }
    return found;
  }

  // Nothing where the game's begin is gone.
  std::optional<Remains> read(const std::string& id) {
    Remains remains;
    remains.game.id = id;
    Statement begin(file_.get(), has_sums_ ? "SELECT body, began, sum FROM games WHERE id = ?"
                                           : "SELECT body, began FROM games WHERE id = ?");
    if (!begin.text(1, id).step()) {
      return std::nullopt;
    }
    remains.game.begin = begin.column(0);
    remains.game.moved = begin.integer(1);
    if (has_sums_ && begin.integer(2) != sqlite::sum_of(id, 0, remains.game.begin)) {
      return std::nullopt;
    }
    Statement link(file_.get(), "SELECT link FROM watch_links WHERE game = ?");
    if (link.text(1, id).step()) {
      remains.game.watch_link = link.column(0);
    }
    read_list("moves", remains, remains.game.moves);
    read_list("seat_entries", remains, remains.game.seat_entries);
    return remains;
  }

 private:
  void read_list(const std::string& table, Remains& remains, std::vector<std::string>& bodies) {
    const std::string sql = "SELECT n, body, time" + std::string(has_sums_ ? ", sum" : "") +
                            " FROM " + table + " WHERE game = ? ORDER BY n";
    Statement rows(file_.get(), sql.c_str());
    rows.text(1, remains.game.id);
    while (rows.step()) {
      const auto number = static_cast<std::int64_t>(bodies.size());
      std::string body = rows.column(1);
      const bool good =
          rows.integer(0) == number &&
          (!has_sums_ || rows.integer(3) == sqlite::sum_of(remains.game.id, number, body));
      if (!good) {
        remains.whole = false;
        remains.why = "entry " + std::to_string(number + 1) + " of its " + table + " is damaged";
        return;
      }
      remains.game.moved = std::max(remains.game.moved, rows.integer(2));
      bodies.push_back(std::move(body));
    }
    if (rows.failed()) {
      remains.whole = false;
      remains.why =
          "its " + table + " after entry " + std::to_string(bodies.size()) + " cannot be read";
    }
  }

  File file_;
  bool has_sums_ = false;
};

class Care {
 public:
  explicit Care(std::shared_ptr<const Catalogue> catalogue)
      : catalogue_(std::move(catalogue)), art_(catalogue_) {}

  // Calls `keep` with each game as far as it can be played.
  Result<StoreReport> run(const std::string& path, const std::function<Status(StoredGame)>& keep) {
    auto file = sqlite::open_file(path, SQLITE_OPEN_READONLY);
    if (!file) {
      return file.error();
    }
    Statement application(file->get(), "PRAGMA application_id");
    const bool readable = application.step();
    if (!readable) {
      return sqlite::fault_of(file->get(), path);
    }
    Reader reader(std::move(*file));
    StoreReport report;
    report.is_file_sound = reader.is_sound();
    for (const std::string& id : reader.ids()) {
      if (const Status kept = take(id, reader.read(id), report, keep); !kept) {
        return kept.error();
      }
    }
    return report;
  }

 private:
  Status take(const std::string& id, std::optional<Remains> remains, StoreReport& report,
              const std::function<Status(StoredGame)>& keep) {
    const std::string mark = mark_of_game(id);
    if (!remains || !shorten(*remains)) {
      ++report.lost;
      report.sentences.push_back(mark + ": lost; " +
                                 (remains ? remains->why : "its begin cannot be read") + ".");
      return ok();
    }
    report.moves += remains->game.moves.size();
    if (remains->whole) {
      ++report.whole;
    } else {
      ++report.cut;
      report.sentences.push_back(mark + ": " + std::to_string(remains->game.moves.size()) +
                                 " moves can be played; " + remains->why + ".");
    }
    return keep(std::move(remains->game));
  }

  std::optional<std::string> fault_of(const StoredGame& game) {
    RoomNeeds needs{nullptr, &art_, catalogue_, "", [](ClientId, const Text&) {}, nullptr};
    const auto room = Room::open(game, std::move(needs));
    return room ? std::nullopt : std::optional(room.error().message);
  }

  // To what replays; false where not even the begin does.
  bool shorten(Remains& remains) {
    const auto fault = fault_of(remains.game);
    if (!fault) {
      return true;
    }
    remains.whole = false;
    remains.why = *fault;
    std::vector<std::string> seats;
    std::swap(seats, remains.game.seat_entries);
    const auto plays = [this, &remains](std::vector<std::string>& list, std::size_t count) {
      StoredGame part = remains.game;
      (&list == &remains.game.moves ? part.moves : part.seat_entries)
          .assign(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count));
      return !fault_of(part).has_value();
    };
    const auto cut = [&plays](std::vector<std::string>& list) {
      std::size_t good = 0;
      std::size_t bad = list.size() + 1;
      while (bad - good > 1) {
        const std::size_t middle = (good + bad) / 2;
        (plays(list, middle) ? good : bad) = middle;
      }
      list.resize(good);
    };
    cut(remains.game.moves);
    if (fault_of(remains.game)) {
      return false;
    }
    cut(seats);
    remains.game.seat_entries = std::move(seats);
    return true;
  }

  std::shared_ptr<const Catalogue> catalogue_;
  TableArt art_;
};

}  // namespace

Status backup_store(const std::string& path, const std::string& out) {
  std::error_code unknown;
  if (files::equivalent(path, out, unknown)) {
    return Error{"The copy needs another name than the store.", ""};
  }
  auto file = sqlite::open_file(path, SQLITE_OPEN_READWRITE);
  if (!file) {
    return file.error();
  }
  sqlite3_busy_timeout(file->get(), kBusyMs);
  return sqlite::copy_to(file->get(), out);
}

Result<StoreReport> check_store(const std::string& path,
                                std::shared_ptr<const Catalogue> catalogue) {
  return Care(std::move(catalogue)).run(path, [](const StoredGame&) { return ok(); });
}

Result<StoreReport> salvage_store(const std::string& path, const std::string& out,
                                  std::shared_ptr<const Catalogue> catalogue) {
  if (files::exists(out)) {
    return Error{out + " is there already; name a new file.", ""};
  }
  auto store = open_sqlite_store(out);
  if (!store) {
    return store.error();
  }
  return Care(std::move(catalogue)).run(path, [&store](const StoredGame& game) {
    return (*store)->create(game);
  });
}

Result<StoreReport> restore_store(const std::string& backup, const std::string& path,
                                  std::shared_ptr<const Catalogue> catalogue) {
  auto report = check_store(backup, std::move(catalogue));
  if (!report) {
    return report.error();
  }
  if (!report->is_sound()) {
    return Error{backup + " is damaged itself; `tollkeeper store salvage` saves what is left.", ""};
  }
  if (files::exists(path)) {
    // Leaving the write-ahead log is refused while anybody else has the file open; a damaged file
    // cannot leave it and nobody serves it.
    auto old = sqlite::open_file(path, SQLITE_OPEN_READWRITE);
    if (old) {
      Statement alone(old->get(), "PRAGMA journal_mode=DELETE");
      alone.step();
      if (sqlite3_errcode(old->get()) == SQLITE_BUSY ||
          sqlite3_errcode(old->get()) == SQLITE_LOCKED) {
        return Error{path + " is in use; stop the server first.", ""};
      }
    }
  }
  for (const char* ending : {"", "-wal", "-shm"}) {
    std::error_code absent;
    files::rename(path + ending, path + ".before-restore" + ending, absent);
  }
  auto from = sqlite::open_file(backup, SQLITE_OPEN_READONLY);
  if (!from) {
    return from.error();
  }
  if (const Status copied = sqlite::copy_to(from->get(), path); !copied) {
    return copied.error();
  }
  return report;
}

}  // namespace tollkeeper
