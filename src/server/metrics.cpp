#include "server/metrics.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>

namespace tollkeeper {
namespace {

std::string number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.9g", value);
  return text.data();
}

void head(std::string& out, std::string_view name, std::string_view type, std::string_view help) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ");
  out.append(name).append(" ").append(type).append("\n");
}

template <class Value>
void one(std::string& out, std::string_view name, std::string_view type, std::string_view help,
         Value value) {
  head(out, name, type, help);
  out.append(name).append(" ").append(number(static_cast<double>(value))).append("\n");
}

void durations(std::string& out, std::string_view name, std::string_view help,
               const Histogram& histogram) {
  head(out, name, "histogram", help);
  histogram.write(out, name);
}

double cpu_seconds() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

void process(std::string& out) {
  std::ifstream file("/proc/self/statm");
  double pages = 0;
  double resident = 0;
  file >> pages >> resident;
  const auto page = static_cast<double>(sysconf(_SC_PAGESIZE));
  one(out, "process_virtual_memory_bytes", "gauge", "Address space in use.", pages * page);
  one(out, "process_resident_memory_bytes", "gauge", "Memory in use.", resident * page);
  one(out, "process_cpu_seconds_total", "counter", "Processor time of all threads.", cpu_seconds());
  std::error_code wrong;
  const std::filesystem::directory_iterator files("/proc/self/fd", wrong);
  one(out, "process_open_fds", "gauge", "Open files and connections.",
      wrong ? 0 : std::distance(begin(files), end(files)));
}

}  // namespace

void Histogram::observe(Clock::duration took) {
  const std::chrono::duration<double> seconds = took;
  const auto bucket = std::lower_bound(kBounds.begin(), kBounds.end(), seconds.count());
  buckets_[static_cast<std::size_t>(bucket - kBounds.begin())].fetch_add(1);
  const auto whole = std::chrono::duration_cast<std::chrono::nanoseconds>(took).count();
  nanoseconds_.fetch_add(static_cast<std::uint64_t>(std::max<std::int64_t>(0, whole)));
}

void Histogram::write(std::string& out, std::string_view name) const {
  std::uint64_t sum = 0;
  for (std::size_t n = 0; n < buckets_.size(); ++n) {
    sum += buckets_[n].load();
    const std::string bound = n < kBounds.size() ? number(kBounds[n]) : "+Inf";
    out.append(name).append("_bucket{le=\"").append(bound).append("\"} ");
    out.append(std::to_string(sum)).append("\n");
  }
  out.append(name).append("_sum ").append(number(static_cast<double>(nanoseconds_.load()) / 1e9));
  out.append("\n").append(name).append("_count ").append(std::to_string(sum)).append("\n");
}

void Metrics::refused(std::string_view code) {
  const std::lock_guard lock(mutex_);
  const auto found = refusals_.find(code);
  if (found != refusals_.end()) {
    ++found->second;
  } else {
    refusals_.emplace(code, 1);
  }
}

void Metrics::answered(std::string_view route, int status) {
  const std::lock_guard lock(mutex_);
  ++answers_[{std::string(route), status}];
}

std::string Metrics::text(const Gauges& now, std::string_view version) const {
  std::string out;
  head(out, "tollkeeper_build_info", "gauge", "1; the labels say what runs.");
  out.append("tollkeeper_build_info{version=\"").append(version).append("\",compiler=\"");
  out.append(__VERSION__).append("\"} 1\n");
  one(out, "tollkeeper_connections", "gauge", "Open connections.", now.connections);
  one(out, "tollkeeper_lines", "gauge", "Open live lines, which are connections too.", now.lines);
  one(out, "tollkeeper_addresses", "gauge", "Addresses that limits count for.", now.addresses);
  one(out, "tollkeeper_connections_refused_total", "counter", "Connections over a limit.",
      connections_refused.load());
  one(out, "tollkeeper_lines_cut_total", "counter",
      "Live lines ended for reading too slowly or "
      "sending too much.",
      lines_cut.load());
  one(out, "tollkeeper_games_in_memory", "gauge", "Games in memory.", now.games_in_memory);
  one(out, "tollkeeper_games_in_store", "gauge", "Games in the store.", games_in_store.load());
  one(out, "tollkeeper_games_made_total", "counter", "New games.", games_made.load());
  one(out, "tollkeeper_actions_total", "counter", "Moves that were stored.", actions.load());
  one(out, "tollkeeper_thinking_waiting", "gauge",
      "Turns of computers that wait for a thread or "
      "are being thought about.",
      now.thinking_waiting);
  one(out, "tollkeeper_store_errors_total", "counter", "Writes and reads that the store refused.",
      store_errors.load());
  durations(out, "tollkeeper_action_seconds", "From a play message to its announcement.",
            action_seconds);
  durations(out, "tollkeeper_store_write_seconds", "Writing a move until it is on the disk.",
            store_write_seconds);
  durations(out, "tollkeeper_thinking_seconds", "A computer's turn.", thinking_seconds);
  {
    const std::lock_guard lock(mutex_);
    head(out, "tollkeeper_refusals_total", "counter", "Error messages to clients, by code.");
    for (const auto& [code, count] : refusals_) {
      out.append("tollkeeper_refusals_total{code=\"").append(code).append("\"} ");
      out.append(std::to_string(count)).append("\n");
    }
    head(out, "tollkeeper_http_requests_total", "counter", "Answered requests.");
    for (const auto& [key, count] : answers_) {
      out.append("tollkeeper_http_requests_total{route=\"").append(key.first);
      out.append("\",status=\"").append(std::to_string(key.second)).append("\"} ");
      out.append(std::to_string(count)).append("\n");
    }
  }
  process(out);
  return out;
}

}  // namespace tollkeeper
