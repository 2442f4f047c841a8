#include "server/sqlite.hpp"

#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include <cstdio>
#include <filesystem>

namespace tollkeeper::sqlite {
namespace {

constexpr int kPagesAtOnce = -1;  // all: a reader of a write-ahead log keeps nobody from writing

// So that neither the copy nor its name is lost in a power cut.
void flush_to_disk(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    fsync(file);
    close(file);
  }
}

Error of_code(int code, const std::string& path, const char* words) {
  switch (code) {
    case SQLITE_CORRUPT: return damaged(path);
    case SQLITE_NOTADB: return {path + " is no store of games: it is not an SQLite file.", ""};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {path + " is in use by another program and did not become free.", ""};
    case SQLITE_READONLY:
      return {path + " may only be read, and games have to be written there.", ""};
    case SQLITE_FULL: return {"There is no room left on the disk of " + path + ".", ""};
    case SQLITE_CANTOPEN: return {"The store " + path + " cannot be opened: " + words + ".", ""};
    default: return {"The store " + path + " cannot be used: " + words + ".", ""};
  }
}

}  // namespace

Result<File> open_file(const std::string& path, int flags) {
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &opened, flags | SQLITE_OPEN_FULLMUTEX, nullptr);
  File file(opened);
  if (code != SQLITE_OK) {
    return of_code(code, path, opened == nullptr ? "no memory" : sqlite3_errmsg(opened));
  }
  return file;
}

Error damaged(const std::string& path) {
  return {path +
              " is damaged. `tollkeeper store check` says what can still be read, `tollkeeper "
              "store salvage` saves that into a new store, `tollkeeper store restore` puts a "
              "backup in its place.",
          ""};
}

Error fault_of(sqlite3* file, const std::string& path) {
  return of_code(sqlite3_errcode(file), path, sqlite3_errmsg(file));
}

Status copy_to(sqlite3* from, const std::string& path) {
  const std::string part = path + ".part";
  std::remove(part.c_str());
  auto to = open_file(part, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!to) {
    return to.error();
  }
  sqlite3_backup* copy = sqlite3_backup_init(to->get(), "main", from, "main");
  if (copy == nullptr) {
    return fault_of(to->get(), part);
  }
  const int code = sqlite3_backup_step(copy, kPagesAtOnce);
  sqlite3_backup_finish(copy);
  if (code != SQLITE_DONE) {
    std::remove(part.c_str());
    return of_code(code, path, sqlite3_errstr(code));
  }
  to->reset();
  flush_to_disk(part);
  if (std::rename(part.c_str(), path.c_str()) != 0) {
    std::remove(part.c_str());
    return Error{"The copy cannot be put at " + path + ".", ""};
  }
  const std::string folder = std::filesystem::path(path).parent_path().string();
  flush_to_disk(folder.empty() ? "." : folder);
  return ok();
}

std::int64_t sum_of(std::string_view game, std::int64_t number, std::string_view body) {
  const std::string head = std::string(game) + '\n' + std::to_string(number) + '\n';
  const auto add = [](uLong sum, std::string_view text) {
    return crc32_z(sum, reinterpret_cast<const Bytef*>(text.data()), text.size());
  };
  return static_cast<std::int64_t>(add(add(crc32_z(0, nullptr, 0), head), body));
}

}  // namespace tollkeeper::sqlite
