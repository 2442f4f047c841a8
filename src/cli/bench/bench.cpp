// tollkeeper bench: the engine's speed on this machine, alone or beside saved figures.
#include <fmt/format.h>

#include <boost/json/value.hpp>
#include <charconv>
#include <cmath>
#include <optional>
#include <thread>

#include "cli/bench/measure.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/terminal.hpp"
#include "expansions/registry.hpp"
#include "record/json_text.hpp"

namespace tollkeeper {
namespace {

struct Chapter {
  std::string name;
  std::string title;
  Figures figures;
};

Result<double> read_seconds(const std::string& text) {
  double seconds = 0;
  const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (problem != std::errc{} || stop != text.data() + text.size() || !(seconds > 0) ||
      seconds > 600) {
    return Error{"--seconds takes a number above 0 and up to 600, not \"" + text + "\".", ""};
  }
  return seconds;
}

Result<std::shared_ptr<const Game>> game_with(std::vector<SetChoice> sets) {
  return make_game(Setup{2, Edition::c3, std::move(sets), {}, {}});
}

std::vector<SetChoice> all_sets() {
  std::vector<SetChoice> sets;
  for (const Expansion* expansion : all_expansions()) {
    sets.push_back({std::string(expansion->name), 1});
  }
  return sets;
}

std::string number_text(double value) {
  if (value < 0) {
    return "-";
  }
  return value >= 1000 || value == std::floor(value) ? fmt::format("{:.0f}", value)
                                                     : fmt::format("{:.1f}", value);
}

std::string json_of(const std::vector<Chapter>& chapters, const BenchPlan& plan) {
  std::string text = fmt::format(
      "{{\n  \"cores\": {},\n  \"compiler\": {},\n  \"seconds\": {},\n  \"runs\": {},\n"
      "  \"sets\": {{\n",
      std::thread::hardware_concurrency(), json_text(__VERSION__), plan.seconds, plan.runs);
  for (std::size_t n = 0; n < chapters.size(); ++n) {
    text += fmt::format("    \"{}\": {{\n", chapters[n].name);
    const Figures& figures = chapters[n].figures;
    for (std::size_t m = 0; m < figures.size(); ++m) {
      text += fmt::format("      \"{}\": {:.3f}{}\n", figures[m].first, figures[m].second,
                          m + 1 < figures.size() ? "," : "");
    }
    text += n + 1 < chapters.size() ? "    },\n" : "    }\n";
  }
  return text + "  }\n}\n";
}

// A figure of saved ones, or nothing where the file has none.
std::optional<double> saved_figure(const boost::json::value& saved, const std::string& chapter,
                                   const std::string& figure) {
  const auto* top = saved.if_object();
  const auto* sets = top == nullptr ? nullptr : top->if_contains("sets");
  const auto* one =
      sets != nullptr && sets->is_object() ? sets->get_object().if_contains(chapter) : nullptr;
  const auto* value =
      one != nullptr && one->is_object() ? one->get_object().if_contains(figure) : nullptr;
  if (value == nullptr || !value->is_number()) {
    return std::nullopt;
  }
  return value->to_number<double>();
}

void print_chapter(const Chapter& chapter, const boost::json::value* baseline) {
  fmt::print("{}\n", chapter.title);
  for (const auto& [name, value] : chapter.figures) {
    std::string ratio;
    if (baseline != nullptr) {
      const auto before = saved_figure(*baseline, chapter.name, name);
      if (before && *before > 0) {
        ratio = fmt::format("   {:>12}   x {:.3f}", number_text(*before), value / *before);
      } else if (before) {
        ratio = fmt::format("   {:>12}", number_text(*before));
      }
    }
    fmt::print("  {:<36} {:>12}{}\n", name, number_text(value), ratio);
  }
}

}  // namespace

int run_bench(const BenchArguments& arguments) {
  BenchPlan plan;
  const auto seconds = read_seconds(arguments.seconds);
  const auto runs = read_whole("--runs", arguments.runs, 1, 1000);
  if (!seconds || !runs) {
    return complain(!seconds ? seconds.error() : runs.error());
  }
  plan.seconds = *seconds;
  plan.runs = static_cast<int>(*runs);
  std::optional<boost::json::value> baseline;
  if (!arguments.baseline_file.empty()) {
    const auto text = read_file(arguments.baseline_file);
    if (!text) {
      return complain(text.error());
    }
    auto value = parse_json(*text);
    if (!value) {
      return complain({arguments.baseline_file + ": " + value.error().message, ""});
    }
    baseline = std::move(*value);
  }
  std::vector<Chapter> chapters;
  const bool telling = is_terminal_error();
  const auto add = [&](const char* name, const char* title, std::vector<SetChoice> sets) -> Status {
    const auto game = game_with(std::move(sets));
    if (!game) {
      return game.error();
    }
    chapters.push_back({name, title, measure(*game, plan, [&](const std::string& figure) {
                          if (telling) {
                            fmt::print(stderr, "\r{}: {}\x1b[K", title, figure);
                          }
                        })});
    if (telling) {
      fmt::print(stderr, "\r\x1b[K");
    }
    if (!arguments.json) {
      print_chapter(chapters.back(), baseline ? &*baseline : nullptr);
    }
    return ok();
  };
  for (const Status& done :
       {add("base", "Base game", {}),
        add("tollkeepers", "Base game + The Tollkeepers", {{"tollkeepers", 1}}),
        add("all", "All sets", all_sets())}) {
    if (!done) {
      return complain(done.error());
    }
  }
  const std::string json = json_of(chapters, plan);
  if (arguments.json) {
    fmt::print("{}", json);
  }
  if (!arguments.save_file.empty()) {
    if (const Status saved = write_file(arguments.save_file, json); !saved) {
      return complain(saved.error());
    }
  }
  return kDone;
}

}  // namespace tollkeeper
