#include "server/log.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <mutex>

#include "server/rate.hpp"
#include "server/secret.hpp"

namespace tollkeeper {
namespace {

constexpr double kRefusalsPerSecond = 10;
constexpr std::size_t kMarkLetters = 8;

spdlog::logger& logger() {
  static const auto made = [] {
    auto created = spdlog::stderr_color_mt("tollkeeper");
    created->set_pattern("%Y-%m-%d %H:%M:%S %^%l%$ %v");
    return created;
  }();
  return *made;
}

std::string line_of(std::string_view game_id, std::string_view what) {
  return mark_of_game(game_id) + ": " + std::string(what);
}

}  // namespace

std::string mark_of_game(std::string_view game_id) {
  return "game " + token_hash(game_id).substr(0, kMarkLetters);
}

void log_info(const std::string& text) { logger().info(text); }
void log_error(const std::string& text) { logger().error(text); }

void log_game(std::string_view game_id, std::string_view what) {
  logger().info(line_of(game_id, what));
}

void log_game_error(std::string_view game_id, std::string_view what) {
  logger().error(line_of(game_id, what));
}

void log_game_refusal(std::string_view game_id, std::string_view code) {
  static std::mutex mutex;
  static Rate rate(kRefusalsPerSecond, kRefusalsPerSecond);
  static std::size_t unsaid = 0;
  std::size_t left_out = 0;
  {
    const std::lock_guard lock(mutex);
    if (!rate.take()) {
      ++unsaid;
      return;
    }
    std::swap(left_out, unsaid);
  }
  log_game(game_id, "refused: " + std::string(code));
  if (left_out > 0) {
    log_info(std::to_string(left_out) + " more messages were refused");
  }
}

}  // namespace tollkeeper
