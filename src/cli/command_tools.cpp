#include <boost/json/serialize.hpp>
#include <cstdio>
#include <thread>

#include "cli/commands.hpp"
#include "record/replay.hpp"

namespace tollkeeper {

int complain(const Error& error) {
  std::fprintf(stderr, "tollkeeper: %s\n", error_text(error).c_str());
  return kBad;
}

Result<int> read_threads(const std::string& text) {
  const auto threads = read_whole("--threads", text, 0, 1024);
  if (!threads) {
    return threads.error();
  }
  if (*threads != 0) {
    return static_cast<int>(*threads);
  }
  const unsigned cores = std::thread::hardware_concurrency();
  return cores == 0 ? 1 : static_cast<int>(cores);
}

std::string json_text(const std::string& text) {
  return boost::json::serialize(boost::json::string_view(text));
}

}  // namespace tollkeeper
