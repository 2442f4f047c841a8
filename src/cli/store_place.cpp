#include "cli/store_place.hpp"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace tollkeeper {
namespace {

namespace files = std::filesystem;

// $XDG_DATA_HOME/tollkeeper/games.sqlite, by the rules of freedesktop.org; without a home, here.
std::string usual_store() {
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  if (data != nullptr && *data == '/') {
    return std::string(data) + "/tollkeeper/games.sqlite";
  }
  if (home != nullptr && *home == '/') {
    return std::string(home) + "/.local/share/tollkeeper/games.sqlite";
  }
  return "tollkeeper.sqlite";
}

}  // namespace

Result<std::string> store_path(const std::string& given) {
  if (given.starts_with("postgresql://") || given.starts_with("postgres://")) {
    return Error{
        "This version keeps games in an SQLite file; PostgreSQL comes later. "
        "Name a file with --store.",
        ""};
  }
  if (!given.empty()) {
    return given;
  }
  std::string path = usual_store();
  const files::path folder = files::path(path).parent_path();
  std::error_code wrong;
  if (!folder.empty() && !files::is_directory(folder)) {
    files::create_directories(folder, wrong);
    files::permissions(folder, files::perms::owner_all, wrong);
  }
  return files::is_directory(folder) ? path : std::string("tollkeeper.sqlite");
}

}  // namespace tollkeeper
