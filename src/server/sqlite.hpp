// Sqlite: a thin cover of SQLite's C interface for the store and the tools that look after it:
// files and statements that close themselves. Internal to them.
#pragma once

#include <sqlite3.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace tollkeeper::sqlite {

struct Closer {
  void operator()(sqlite3* file) const { sqlite3_close_v2(file); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using File = std::unique_ptr<sqlite3, Closer>;

// SQL in place; numbers of parameters begin with 1, of columns with 0.
class Statement {
 public:
  Statement(sqlite3* file, const char* sql) {
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
  std::unique_ptr<sqlite3_stmt, Closer> statement_;
  int code_ = SQLITE_OK;
};

// `flags` as of sqlite3_open_v2. The error is a sentence about the file.
Result<File> open_file(const std::string& path, int flags);

// What went wrong last, as a sentence for whoever runs the server.
Error fault_of(sqlite3* file, const std::string& path);
Error damaged(const std::string& path);

// A whole copy of a file that others may be writing into, in its place only when it is complete.
Status copy_to(sqlite3* from, const std::string& path);

// A check over one entry of a store: SQLite itself notices a changed page only where the page makes
// no sense any more.
std::int64_t sum_of(std::string_view game, std::int64_t number, std::string_view body);

}  // namespace tollkeeper::sqlite
