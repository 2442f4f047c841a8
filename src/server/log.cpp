#include "server/log.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

namespace tollkeeper {
namespace {

spdlog::logger& logger() {
  static const auto made = [] {
    auto created = spdlog::stderr_color_mt("tollkeeper");
    created->set_pattern("%Y-%m-%d %H:%M:%S %^%l%$ %v");
    return created;
  }();
  return *made;
}

}  // namespace

void log_info(const std::string& text) { logger().info(text); }
void log_error(const std::string& text) { logger().error(text); }

}  // namespace tollkeeper
