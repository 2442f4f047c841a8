#include "server/sqlite_store.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>

namespace tollkeeper {
namespace {

constexpr int kApplicationId = 0x544f4c4c;  // "TOLL"
constexpr int kBusyMs = 5000;               // waits for a backup or another program this long

// Upgrade n takes a file from version n to n + 1; old ones are never edited.
constexpr std::array kUpgrades{
    "CREATE TABLE games(id TEXT PRIMARY KEY, began INTEGER NOT NULL, body TEXT NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE TABLE moves(game TEXT NOT NULL REFERENCES games(id), n INTEGER NOT NULL,"
    " time INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY(game, n)) WITHOUT ROWID;"
    "CREATE TABLE seat_entries(game TEXT NOT NULL REFERENCES games(id), n INTEGER NOT NULL,"
    " time INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY(game, n)) WITHOUT ROWID;",
    "CREATE TABLE watch_links(link TEXT PRIMARY KEY,"
    " game TEXT NOT NULL UNIQUE REFERENCES games(id)) WITHOUT ROWID;",
};

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

struct Closer {
  void operator()(sqlite3* file) const { sqlite3_close_v2(file); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using File = std::unique_ptr<sqlite3, Closer>;

class Statement {
 public:
  Statement(sqlite3* file, const char* sql) : file_(file) {
    sqlite3_stmt* made = nullptr;
    code_ = sqlite3_prepare_v2(file, sql, -1, &made, nullptr);
    statement_.reset(made);
  }
  Statement& text(int place, std::string_view value) {
    if (statement_) {
      sqlite3_bind_text64(statement_.get(), place, value.data(), value.size(), SQLITE_TRANSIENT,
                          SQLITE_UTF8);
    }
    return *this;
  }
  Statement& number(int place, std::int64_t value) {
    if (statement_) {
      sqlite3_bind_int64(statement_.get(), place, value);
    }
    return *this;
  }
  bool step() {
    if (statement_ == nullptr) {
      return false;
    }
    code_ = sqlite3_step(statement_.get());
    return code_ == SQLITE_ROW;
  }
  bool run() {
    step();
    return code_ == SQLITE_DONE || code_ == SQLITE_ROW;
  }
  bool failed() const { return code_ != SQLITE_DONE && code_ != SQLITE_ROW && code_ != SQLITE_OK; }
  std::string column(int place) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), place));
    const int size = sqlite3_column_bytes(statement_.get(), place);
    return bytes == nullptr ? "" : std::string(bytes, static_cast<std::size_t>(size));
  }
  std::int64_t integer(int place) const { return sqlite3_column_int64(statement_.get(), place); }

 private:
  sqlite3* file_;
  std::unique_ptr<sqlite3_stmt, Closer> statement_;
  int code_ = SQLITE_OK;
};

class SqliteStore final : public Store {
 public:
  SqliteStore(File file, std::string path) : file_(std::move(file)), path_(std::move(path)) {}

  // Settings, then whatever upgrades are missing.
  Status prepare() {
    sqlite3_busy_timeout(file_.get(), kBusyMs);
    for (const char* setting : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL",
                                "PRAGMA foreign_keys=ON"}) {
      if (!Statement(file_.get(), setting).run()) {
        return fault();
      }
    }
    const std::int64_t application = pragma("PRAGMA application_id");
    const std::int64_t version = pragma("PRAGMA user_version");
    Statement tables(file_.get(), "SELECT count(*) FROM sqlite_master");
    const bool empty = tables.step() && tables.integer(0) == 0;
    if (tables.failed()) {
      return fault();
    }
    if (!empty && application != kApplicationId) {
      return Error{path_ + " is no store of games of this program; name another file with --store.",
                   ""};
    }
    if (version > static_cast<std::int64_t>(kUpgrades.size())) {
      return Error{path_ + " was written by a newer version of this program (its store has version " +
                       std::to_string(version) + ", this program knows " +
                       std::to_string(kUpgrades.size()) + ").",
                   ""};
    }
    Statement check(file_.get(), "PRAGMA quick_check(1)");
    if (!check.step() || check.column(0) != "ok") {
      return damaged();
    }
    return upgrade(static_cast<std::size_t>(version));
  }

  Status create(const StoredGame& game) override {
    const std::lock_guard lock(mutex_);
    return in_transaction([&] {
      Statement insert(file_.get(), "INSERT INTO games(id, began, body) VALUES(?, ?, ?)");
      return insert.text(1, game.id).number(2, now()).text(3, game.begin).run() &&
             (game.watch_link.empty() || link(game.id, game.watch_link)) &&
             add("moves", game.id, 0, game.moves) &&
             add("seat_entries", game.id, 0, game.seat_entries);
    });
  }

  Result<std::optional<StoredGame>> load(std::string_view id) override {
    const std::lock_guard lock(mutex_);
    StoredGame game;
    game.id = id;
    Statement found(file_.get(), "SELECT body, began FROM games WHERE id = ?");
    if (!found.text(1, id).step()) {
      if (found.failed()) {
        return fault().error();
      }
      return std::optional<StoredGame>();
    }
    game.begin = found.column(0);
    game.moved = found.integer(1);
    if (!read("SELECT body, time FROM moves WHERE game = ? ORDER BY n", game, game.moves) ||
        !read("SELECT body, time FROM seat_entries WHERE game = ? ORDER BY n", game,
              game.seat_entries)) {
      return fault().error();
    }
    Statement linked(file_.get(), "SELECT link FROM watch_links WHERE game = ?");
    if (linked.text(1, id).step()) {
      game.watch_link = linked.column(0);
    }
    if (linked.failed()) {
      return fault().error();
    }
    return std::optional<StoredGame>(std::move(game));
  }

  Status add_watch_link(std::string_view id, std::string_view link_text) override {
    const std::lock_guard lock(mutex_);
    return in_transaction([&] { return link(id, link_text); });
  }

  Result<std::optional<std::string>> game_of_watch_link(std::string_view link_text) override {
    const std::lock_guard lock(mutex_);
    Statement found(file_.get(), "SELECT game FROM watch_links WHERE link = ?");
    if (found.text(1, link_text).step()) {
      return std::optional<std::string>(found.column(0));
    }
    if (found.failed()) {
      return fault().error();
    }
    return std::optional<std::string>();
  }

  Status append(std::string_view id, std::size_t moves_before, std::size_t seat_entries_before,
                const StoredStep& step) override {
    const std::lock_guard lock(mutex_);
    bool others = false;
    const Status done = in_transaction([&] {
      others = count("SELECT count(*) FROM moves WHERE game = ?", id) != moves_before ||
               count("SELECT count(*) FROM seat_entries WHERE game = ?", id) != seat_entries_before;
      return !others && add("moves", id, moves_before, step.moves) &&
             add("seat_entries", id, seat_entries_before, step.seat_entries);
    });
    if (others) {
      return Error{"The game moved on in the store behind this program's back; is another one "
                   "running with the same file?",
                   ""};
    }
    return done;
  }

  Result<std::size_t> count_games() override {
    const std::lock_guard lock(mutex_);
    Statement rows(file_.get(), "SELECT count(*) FROM games");
    if (!rows.step()) {
      return fault().error();
    }
    return static_cast<std::size_t>(rows.integer(0));
  }

 private:
  template <class Work>
  Status in_transaction(Work work) {
    // IMMEDIATE: waits for other writers here and not in the middle.
    if (!Statement(file_.get(), "BEGIN IMMEDIATE").run()) {
      return fault();
    }
    if (!work() || !Statement(file_.get(), "COMMIT").run()) {
      const Status why = fault();
      Statement(file_.get(), "ROLLBACK").run();
      return why;
    }
    return ok();
  }

  bool add(const std::string& table, std::string_view id, std::size_t first,
           const std::vector<std::string>& bodies) {
    const std::string sql = "INSERT INTO " + table + "(game, n, time, body) VALUES(?, ?, ?, ?)";
    for (std::size_t n = 0; n < bodies.size(); ++n) {
      Statement insert(file_.get(), sql.c_str());
      insert.text(1, id).number(2, static_cast<std::int64_t>(first + n)).number(3, now());
      if (!insert.text(4, bodies[n]).run()) {
        return false;
      }
    }
    return true;
  }

  bool link(std::string_view id, std::string_view link_text) {
    Statement insert(file_.get(), "INSERT OR IGNORE INTO watch_links(link, game) VALUES(?, ?)");
    return insert.text(1, link_text).text(2, id).run();
  }

  bool read(const char* sql, StoredGame& game, std::vector<std::string>& bodies) {
    Statement rows(file_.get(), sql);
    rows.text(1, game.id);
    while (rows.step()) {
      bodies.push_back(rows.column(0));
      game.moved = std::max(game.moved, rows.integer(1));
    }
    return !rows.failed();
  }

  std::size_t count(const char* sql, std::string_view id) {
    Statement rows(file_.get(), sql);
    return rows.text(1, id).step() ? static_cast<std::size_t>(rows.integer(0)) : 0;
  }

  std::int64_t pragma(const char* sql) {
    Statement value(file_.get(), sql);
    return value.step() ? value.integer(0) : 0;
  }

  Status upgrade(std::size_t version) {
    for (; version < kUpgrades.size(); ++version) {
      const std::string mark = "PRAGMA user_version=" + std::to_string(version + 1) +
                               "; PRAGMA application_id=" + std::to_string(kApplicationId);
      const std::string script =
          "BEGIN IMMEDIATE;" + std::string(kUpgrades[version]) + mark + ";COMMIT";
      if (sqlite3_exec(file_.get(), script.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        const Status why = fault();
        sqlite3_exec(file_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
        return why;
      }
    }
    return ok();
  }

  Status damaged() const {
    return Error{path_ + " is damaged. Put a copy of it in its place, or move it away to begin with "
                         "an empty store (sqlite3's .recover may save what is left).",
                 ""};
  }
  Status fault() const {
    switch (sqlite3_errcode(file_.get())) {
      case SQLITE_CORRUPT: return damaged();
      case SQLITE_NOTADB:
        return Error{path_ + " is no store of games: it is not an SQLite file.", ""};
      case SQLITE_BUSY:
      case SQLITE_LOCKED:
        return Error{path_ + " is in use by another program and did not become free.", ""};
      case SQLITE_READONLY:
        return Error{path_ + " may only be read, and games have to be written there.", ""};
      case SQLITE_FULL: return Error{"There is no room left on the disk of " + path_ + ".", ""};
      default:
        return Error{"The store " + path_ + " cannot be used: " + sqlite3_errmsg(file_.get()) + ".",
                     ""};
    }
  }

  std::mutex mutex_;
  File file_;
  std::string path_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path) {
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(
      path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX,
      nullptr);
  File file(opened);
  if (code != SQLITE_OK) {
    return Error{"The store " + path + " cannot be opened: " +
                     (opened == nullptr ? "no memory" : sqlite3_errmsg(opened)) + ".",
                 ""};
  }
  auto store = std::make_unique<SqliteStore>(std::move(file), path);
  if (const Status ready = store->prepare(); !ready) {
    return ready.error();
  }
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace tollkeeper
