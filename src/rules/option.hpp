// Options: every reading and variant of the rules that can be chosen, as typed rows. The command
// line, the page's form, the record format and the docs are generated from these rows.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

// A choice lists its values, default first; a number has bounds instead.
struct OptionRow {
  std::string_view name;
  std::span<const std::string_view> values;
  int low = 0;
  int high = 0;
  int number = 0;  // default of a number
  std::string_view help;
  std::string_view rule;

  bool is_number() const { return values.empty(); }
  std::string default_text() const;
};

struct OptionSetting {
  std::string name;
  std::string value;
  friend bool operator==(const OptionSetting&, const OptionSetting&) = default;
};

// The rows in force for one game and the value of each.
class OptionValues {
 public:
  void add_rows(std::span<const OptionRow> rows);
  // Unknown names and values are refused with the known ones in the sentence; nothing changes.
  Status set(const OptionSetting& setting);

  const std::vector<OptionRow>& rows() const { return rows_; }
  // Index of the chosen value in the row's list, or the number itself. The option must exist.
  int value(std::string_view name) const;
  bool is(std::string_view name, std::string_view value) const;
  std::string text(std::string_view name) const;
  bool has(std::string_view name) const { return find(name).has_value(); }

 private:
  std::optional<std::size_t> find(std::string_view name) const;

  std::vector<OptionRow> rows_;
  std::vector<int> values_;
};

}  // namespace tollkeeper
