#include "server/sqlite_store.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>

#include "server/sqlite.hpp"

namespace tollkeeper {
namespace {

using sqlite::File;
using sqlite::Statement;

constexpr int kApplicationId = 0x544f4c4c;  // "TOLL"
constexpr int kBusyMs = 2000;               // waits for another program this long

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
    "ALTER TABLE games ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE moves ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE seat_entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "UPDATE games SET sum = entry_sum(id, 0, body);"
    "UPDATE moves SET sum = entry_sum(game, n, body);"
    "UPDATE seat_entries SET sum = entry_sum(game, n, body);",
};

std::string_view text_of(sqlite3_value* value) {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_value_text(value));
  const int size = sqlite3_value_bytes(value);
  return bytes == nullptr ? std::string_view()
                          : std::string_view(bytes, static_cast<std::size_t>(size));
}

// entry_sum(game, n, body), for upgrades.
void entry_sum(sqlite3_context* context, int, sqlite3_value** values) {
  sqlite3_result_int64(context, sqlite::sum_of(text_of(values[0]), sqlite3_value_int64(values[1]),
                                               text_of(values[2])));
}

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

class SqliteStore final : public Store {
 public:
  SqliteStore(File file, std::string path) : file_(std::move(file)), path_(std::move(path)) {}

  // Settings, then whatever upgrades are missing.
  Status prepare() {
    sqlite3_busy_timeout(file_.get(), kBusyMs);
    for (const char* setting :
         {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON"}) {
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
      return Error{path_ +
                       " was written by a newer version of this program (its store has version " +
                       std::to_string(version) + ", this program knows " +
                       std::to_string(kUpgrades.size()) + ").",
                   ""};
    }
    Statement check(file_.get(), "PRAGMA quick_check(1)");
    if (!check.step() || check.column(0) != "ok") {
      return sqlite::damaged(path_);
    }
    if (version == static_cast<std::int64_t>(kUpgrades.size())) {
      return ok();
    }
    // What an upgrade might do wrong can be undone by hand.
    if (version > 0 && path_ != ":memory:") {
      const std::string copy = path_ + ".version-" + std::to_string(version);
      if (const Status kept = sqlite::copy_to(file_.get(), copy); !kept) {
        return Error{"The store has to be upgraded, and no copy of it could be kept before: " +
                         kept.error().message,
                     ""};
      }
    }
    return upgrade(static_cast<std::size_t>(version));
  }

  Status create(const StoredGame& game) override {
    const std::lock_guard lock(mutex_);
    return in_transaction([&] {
      const std::int64_t time = game.moved != 0 ? game.moved : now();
      Statement insert(file_.get(), "INSERT INTO games(id, began, body, sum) VALUES(?, ?, ?, ?)");
      insert.text(1, game.id).number(2, time).text(3, game.begin);
      return insert.number(4, sqlite::sum_of(game.id, 0, game.begin)).run() &&
             (game.watch_link.empty() || link(game.id, game.watch_link)) &&
             add("moves", game.id, 0, game.moves, time) &&
             add("seat_entries", game.id, 0, game.seat_entries, time);
    });
  }

  Result<std::optional<StoredGame>> load(std::string_view id) override {
    const std::lock_guard lock(mutex_);
    StoredGame game;
    game.id = id;
    Statement found(file_.get(), "SELECT body, began, sum FROM games WHERE id = ?");
    if (!found.text(1, id).step()) {
      if (found.failed()) {
        return fault().error();
      }
      return std::optional<StoredGame>();
    }
    game.begin = found.column(0);
    game.moved = found.integer(1);
    bool whole = found.integer(2) == sqlite::sum_of(id, 0, game.begin);
    if (!read("SELECT body, time, sum FROM moves WHERE game = ? ORDER BY n", game, game.moves,
              whole) ||
        !read("SELECT body, time, sum FROM seat_entries WHERE game = ? ORDER BY n", game,
              game.seat_entries, whole)) {
      return fault().error();
    }
    Statement linked(file_.get(), "SELECT link FROM watch_links WHERE game = ?");
    if (linked.text(1, id).step()) {
      game.watch_link = linked.column(0);
    }
    if (linked.failed()) {
      return fault().error();
    }
    if (!whole) {
      return sqlite::damaged(path_);
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
      return !others && add("moves", id, moves_before, step.moves, now()) &&
             add("seat_entries", id, seat_entries_before, step.seat_entries, now());
    });
    if (others) {
      return Error{
          "The game moved on in the store behind this program's back; is another one "
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
           const std::vector<std::string>& bodies, std::int64_t time) {
    const std::string sql =
        "INSERT INTO " + table + "(game, n, time, body, sum) VALUES(?, ?, ?, ?, ?)";
    for (std::size_t n = 0; n < bodies.size(); ++n) {
      const auto number = static_cast<std::int64_t>(first + n);
      Statement insert(file_.get(), sql.c_str());
      insert.text(1, id).number(2, number).number(3, time).text(4, bodies[n]);
      if (!insert.number(5, sqlite::sum_of(id, number, bodies[n])).run()) {
        return false;
      }
    }
    return true;
  }

  bool link(std::string_view id, std::string_view link_text) {
    Statement insert(file_.get(), "INSERT OR IGNORE INTO watch_links(link, game) VALUES(?, ?)");
    return insert.text(1, link_text).text(2, id).run();
  }

  bool read(const char* sql, StoredGame& game, std::vector<std::string>& bodies, bool& whole) {
    Statement rows(file_.get(), sql);
    rows.text(1, game.id);
    while (rows.step()) {
      const auto number = static_cast<std::int64_t>(bodies.size());
      bodies.push_back(rows.column(0));
      game.moved = std::max(game.moved, rows.integer(1));
      whole = whole && rows.integer(2) == sqlite::sum_of(game.id, number, bodies.back());
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

  // All that is missing, as a whole or not at all.
  Status upgrade(std::size_t version) {
    sqlite3_create_function(file_.get(), "entry_sum", 3, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                            nullptr, entry_sum, nullptr, nullptr);
    std::string script = "BEGIN IMMEDIATE;";
    for (; version < kUpgrades.size(); ++version) {
      script += kUpgrades[version];
    }
    script += "PRAGMA user_version=" + std::to_string(version) +
              "; PRAGMA application_id=" + std::to_string(kApplicationId) + ";COMMIT";
    if (sqlite3_exec(file_.get(), script.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
      const Status why = fault();
      sqlite3_exec(file_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
      return why;
    }
    return ok();
  }

  Status fault() const { return sqlite::fault_of(file_.get(), path_); }

  std::mutex mutex_;
  File file_;
  std::string path_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path) {
  auto file = sqlite::open_file(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!file) {
    return file.error();
  }
  auto store = std::make_unique<SqliteStore>(std::move(*file), path);
  if (const Status ready = store->prepare(); !ready) {
    return ready.error();
  }
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace tollkeeper
