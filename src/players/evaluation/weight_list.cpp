#include "players/evaluation/weight_list.hpp"

#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <type_traits>

#include "record/json_cursor.hpp"
#include "record/json_text.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kFormat = "tollkeeper-weights";

template <auto Member>
std::span<float> values_of(EvaluationWeights& weights) {
  auto& values = weights.*Member;
  if constexpr (std::is_same_v<decltype(values), float&>) {
    return {&values, 1};
  } else {
    return values;
  }
}

using W = EvaluationWeights;
constexpr std::array kGroups{
    WeightGroup{"close_road", values_of<&W::close_road>, 0, 1, 0.1F},
    WeightGroup{"close_city", values_of<&W::close_city>, 0, 1, 0.1F},
    WeightGroup{"fill", values_of<&W::fill>, 0, 1, 0.01F},
    WeightGroup{"fill_share", values_of<&W::fill_share>, 0, 5, 0.2F},
    WeightGroup{"growth", values_of<&W::growth>, -2, 5, 0.2F},
    WeightGroup{"supply", values_of<&W::supply>, -50, 50, 1},
    WeightGroup{"returning", values_of<&W::returning>, 0, 2, 0.2F},
    WeightGroup{"supply_turn", values_of<&W::supply_turn>, -2, 2, 0.05F},
    WeightGroup{"supply_turns", values_of<&W::supply_turns>, 0.5F, 30, 1},
    WeightGroup{"far_cell", values_of<&W::far_cell>, 0, 1, 0.1F},
    WeightGroup{"stuck", values_of<&W::stuck>, -20, 20, 0.5F},
    // Its effect is a step, which has no slope to learn from.
    WeightGroup{"stuck_chance", values_of<&W::stuck_chance>, 0, 1, 0},
    WeightGroup{"farmer", values_of<&W::farmer>, -20, 20, 0.5F},
    WeightGroup{"early_field", values_of<&W::early_field>, 0, 3, 0.1F},
    WeightGroup{"field_turn", values_of<&W::field_turn>, -2, 2, 0.05F},
    // Moves of one turn have the same next player.
    WeightGroup{"tempo", values_of<&W::tempo>, -20, 20, 0},
};

std::string number_text(float value) {
  std::array<char, 32> digits{};
  const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  return {digits.data(), end};
}

void read_group(const WeightGroup& group, const JsonCursor& at, EvaluationWeights& weights) {
  const std::span<float> values = group.values(weights);
  const std::vector<JsonCursor> items =
      values.size() == 1 ? std::vector<JsonCursor>{at} : at.items();
  if (items.size() != values.size()) {
    at.fail("a list of " + std::to_string(values.size()) + " numbers is wanted.");
    return;
  }
  for (std::size_t n = 0; n < values.size(); ++n) {
    const double value = items[n].number();
    if (!(value >= static_cast<double>(group.low) && value <= static_cast<double>(group.high))) {
      items[n].fail("a number from " + number_text(group.low) + " to " + number_text(group.high) +
                    " is wanted, not " + items[n].shown() + ".");
      return;
    }
    values[n] = static_cast<float>(value);
  }
}

Result<std::string> text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) {
    return Error{"The file of weights \"" + path + "\" cannot be read.", ""};
  }
  return text;
}

}  // namespace

std::span<const WeightGroup> weight_groups() { return kGroups; }

std::string write_weights(const EvaluationWeights& weights) {
  EvaluationWeights copy = weights;
  std::string text =
      "{\n  \"format\": \"" + std::string(kFormat) + "\",\n  \"version\": 1,\n  \"weights\": {\n";
  for (const WeightGroup& group : kGroups) {
    const std::span<float> values = group.values(copy);
    std::string numbers;
    for (const float value : values) {
      numbers += (numbers.empty() ? "" : ", ") + number_text(value);
    }
    text += "    \"" + std::string(group.name) +
            "\": " + (values.size() == 1 ? numbers : "[" + numbers + "]") +
            (&group == &kGroups.back() ? "\n" : ",\n");
  }
  return text + "  }\n}\n";
}

Result<EvaluationWeights> read_weights(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) {
    return value.error();
  }
  JsonProblem problem;
  const JsonCursor root(*value, problem);
  root.allow_keys({"format", "version", "weights"});
  if (const JsonCursor format = root.at("format"); problem.none() && format.text() != kFormat) {
    format.fail("\"" + std::string(kFormat) + "\" is wanted.");
  }
  root.at("version").whole(1, 1);
  EvaluationWeights weights;
  for (const auto& [name, at] : root.at("weights").members()) {
    const WeightGroup* found = nullptr;
    for (const WeightGroup& group : kGroups) {
      found = group.name == name ? &group : found;
    }
    if (found == nullptr) {
      at.fail("there is no weight of that name.");
    } else {
      read_group(*found, at, weights);
    }
  }
  if (!problem.none()) {
    return *problem.first;
  }
  return weights;
}

Result<EvaluationWeights> weights_of_file(const std::string& path) {
  static std::mutex mutex;
  static std::map<std::string, EvaluationWeights> kept;
  const std::lock_guard lock(mutex);
  if (const auto found = kept.find(path); found != kept.end()) {
    return found->second;
  }
  const auto text = text_of(path);
  if (!text) {
    return text.error();
  }
  const auto weights = read_weights(*text);
  if (!weights) {
    return Error{path + ": " + weights.error().message, ""};
  }
  kept[path] = *weights;
  return *weights;
}

}  // namespace tollkeeper
