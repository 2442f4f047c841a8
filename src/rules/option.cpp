#include "rules/option.hpp"

#include <cassert>
#include <charconv>

namespace tollkeeper {
namespace {

std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (const auto word : words) {
    text += text.empty() ? "" : ", ";
    text += word;
  }
  return text;
}

}  // namespace

std::string OptionRow::default_text() const {
  return is_number() ? std::to_string(number) : std::string(values.front());
}

void OptionValues::add_rows(std::span<const OptionRow> rows) {
  for (const auto& row : rows) {
    rows_.push_back(row);
    values_.push_back(row.is_number() ? row.number : 0);
  }
}

std::optional<std::size_t> OptionValues::find(std::string_view name) const {
  for (std::size_t n = 0; n < rows_.size(); ++n) {
    if (rows_[n].name == name) {
      return n;
    }
  }
  return std::nullopt;
}

Status OptionValues::set(const OptionSetting& setting) {
  const auto at = find(setting.name);
  if (!at) {
    std::string known;
    for (const auto& row : rows_) {
      known += known.empty() ? "" : ", ";
      known += row.name;
    }
    return Error{"There is no option \"" + setting.name + "\" in this game; the options are " +
                     known + ".",
                 ""};
  }
  const OptionRow& row = rows_[*at];
  if (row.is_number()) {
    int number = 0;
    const char* end = setting.value.data() + setting.value.size();
    const auto [stop, problem] = std::from_chars(setting.value.data(), end, number);
    if (problem != std::errc{} || stop != end || number < row.low || number > row.high) {
      return Error{"Option " + setting.name + " takes a whole number from " +
                       std::to_string(row.low) + " to " + std::to_string(row.high) + ", not \"" +
                       setting.value + "\".",
                   std::string(row.rule)};
    }
    values_[*at] = number;
    return ok();
  }
  for (std::size_t n = 0; n < row.values.size(); ++n) {
    if (row.values[n] == setting.value) {
      values_[*at] = static_cast<int>(n);
      return ok();
    }
  }
  return Error{"Option " + setting.name + " takes one of " + joined(row.values) + ", not \"" +
                   setting.value + "\".",
               std::string(row.rule)};
}

int OptionValues::value(std::string_view name) const {
  const auto at = find(name);
  assert(at);
  return values_[*at];
}

bool OptionValues::is(std::string_view name, std::string_view value) const {
  return text(name) == value;
}

std::string OptionValues::text(std::string_view name) const {
  const auto at = find(name);
  assert(at);
  const OptionRow& row = rows_[*at];
  return row.is_number() ? std::to_string(values_[*at])
                         : std::string(row.values[static_cast<std::size_t>(values_[*at])]);
}

}  // namespace tollkeeper
