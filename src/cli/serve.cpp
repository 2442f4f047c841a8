// tollkeeper serve: the game server with its page.
#include <fmt/format.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "cli/commands.hpp"
#include "expansions/registry.hpp"
#include "server/hall.hpp"
#include "server/log.hpp"
#include "server/server.hpp"
#include "server/sqlite_store.hpp"

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

Result<std::string> store_path(const std::string& given) {
  if (given.starts_with("postgresql://") || given.starts_with("postgres://")) {
    return Error{"This version keeps games in an SQLite file; PostgreSQL comes later. "
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

std::string machine_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

// Asks the desktop to show the page; where there is none nothing happens.
void open_page(std::string address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) {
    return;
  }
  std::string program = "xdg-open";
  char* words[] = {program.data(), address.data(), nullptr};
  pid_t child = 0;
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  (void)posix_spawnp(&child, program.c_str(), &quiet, nullptr, words, environ);
  posix_spawn_file_actions_destroy(&quiet);
}

void say_where(const Server& server, const ServeArguments& arguments, const std::string& store) {
  const std::string port = std::to_string(server.port());
  const bool everywhere = arguments.address == "0.0.0.0" || arguments.address == "::";
  const bool six = arguments.address.find(':') != std::string::npos;
  const std::string host = everywhere ? (six ? "[::1]" : "127.0.0.1")
                                      : (six ? "[" + arguments.address + "]" : arguments.address);
  fmt::print("Tollkeeper is at http://{}:{}/\n", host, port);
  if (everywhere) {
    fmt::print("Others on this network reach it at http://{}:{}/\n", machine_name(), port);
  }
  fmt::print("Games are kept in {}. Ctrl+C stops the server; games go on where they were.\n",
             store);
  std::fflush(stdout);
}

}  // namespace

int run_serve(const ServeArguments& arguments) {
  const auto port = read_whole("--port", arguments.port, 0, 65535);
  if (!port) {
    return complain(port.error());
  }
  const auto threads = read_threads(arguments.threads);
  if (!threads) {
    return complain(threads.error());
  }
  const auto path = store_path(arguments.store);
  if (!path) {
    return complain(path.error());
  }
  if (!arguments.web.empty() && !files::is_regular_file(arguments.web + "/index.html")) {
    return complain({arguments.web + " holds no page: there is no index.html in it.", ""});
  }
  // What the store writes is for this user alone: whoever reads it learns who plays what.
  umask(0077);
  auto store = open_sqlite_store(*path);
  if (!store) {
    return complain(store.error());
  }
  HallNeeds needs;
  needs.store = store->get();
  needs.catalogue = shipped_catalogue();
  needs.version = TOLLKEEPER_VERSION;
  needs.think_threads = *threads;
  Hall hall(std::move(needs));
  ServerSettings settings;
  settings.address = arguments.address;
  settings.port = static_cast<std::uint16_t>(*port);
  settings.hosts = arguments.hosts;
  settings.hosts.push_back(machine_name());
  settings.web_folder = arguments.web;
  settings.version = TOLLKEEPER_VERSION;
  auto server = Server::open(std::move(settings), hall);
  if (!server) {
    return complain(server.error());
  }
  say_where(**server, arguments, *path);
  if (arguments.open) {
    open_page("http://127.0.0.1:" + std::to_string((*server)->port()) + "/");
  }
  (*server)->run();
  hall.stop();
  log_info("stopped; all games are stored");
  return kDone;
}

}  // namespace tollkeeper
