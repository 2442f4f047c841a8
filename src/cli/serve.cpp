// tollkeeper serve: the game server with its page.
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/store_place.hpp"
#include "expansions/registry.hpp"
#include "server/hall.hpp"
#include "server/log.hpp"
#include "server/server.hpp"
#include "server/sqlite_store.hpp"
#include "server/watched_store.hpp"

namespace tollkeeper {
namespace {

namespace files = std::filesystem;

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

Result<std::vector<Network>> networks_of(const std::vector<std::string>& texts) {
  std::vector<Network> networks;
  for (const std::string& text : texts) {
    const auto network = read_network(text);
    if (!network) {
      return network.error();
    }
    networks.push_back(*network);
  }
  return networks;
}

// Each connection is an open file; systems often begin with 1024 of them and allow many more.
void allow_many_files() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
  }
}

// What was typed, as the server takes it.
Result<ServerSettings> settings_of(const ServeArguments& arguments) {
  const auto port = read_whole("--port", arguments.port, 0, 65535);
  if (!port) {
    return port.error();
  }
  ServerSettings settings;
  settings.address = arguments.address;
  settings.port = static_cast<std::uint16_t>(*port);
  settings.hosts = arguments.hosts;
  settings.hosts.push_back(machine_name());
  settings.web_folder = arguments.web;
  settings.version = TOLLKEEPER_VERSION;
  for (const std::string& limit : arguments.limits) {
    if (const Status set = set_limit(settings.limits, limit); !set) {
      return set.error();
    }
  }
  auto proxies = networks_of(arguments.proxies);
  auto watchers = networks_of(arguments.metrics_from);
  if (!proxies || !watchers) {
    return proxies ? watchers.error() : proxies.error();
  }
  settings.proxies = std::move(proxies).value();
  settings.metrics_from = std::move(watchers).value();
  return settings;
}

}  // namespace

int run_serve(const ServeArguments& arguments) {
  auto settings = settings_of(arguments);
  if (!settings) {
    return complain(settings.error());
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
  allow_many_files();
  auto opened = open_sqlite_store(*path);
  if (!opened) {
    return complain(opened.error());
  }
  Metrics metrics;
  WatchedStore store(std::move(opened).value(), metrics);
  HallNeeds needs;
  needs.store = &store;
  needs.catalogue = shipped_catalogue();
  needs.version = TOLLKEEPER_VERSION;
  needs.think_threads = *threads;
  needs.limits = settings->limits;
  needs.metrics = &metrics;
  Hall hall(std::move(needs));
  settings->metrics = &metrics;
  settings->is_healthy = [&store] { return store.is_healthy(); };
  auto server = Server::open(std::move(*settings), hall);
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
