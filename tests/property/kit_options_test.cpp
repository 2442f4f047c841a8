// Every value of every option at least once under the kit, with its own expansion and with all.
#include <gtest/gtest.h>

#include "support/kit.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

struct OptionCase {
  std::string expansion;  // empty: an option of the base game
  OptionSetting setting;
};

void PrintTo(const OptionCase& one, std::ostream* out) {
  *out << one.setting.name << '=' << one.setting.value;
}

void add_cases(std::vector<OptionCase>& cases, const std::string& expansion,
               std::span<const OptionRow> rows) {
  for (const OptionRow& row : rows) {
    for (const std::string& value : values_of(row)) {
      cases.push_back({expansion, {std::string(row.name), value}});
    }
  }
}

std::vector<OptionCase> option_cases() {
  std::vector<OptionCase> cases;
  add_cases(cases, "", base_options());
  for (const Expansion* expansion : all_expansions()) {
    add_cases(cases, std::string(expansion->name), expansion->options);
  }
  return cases;
}

std::string name_of_case(const ::testing::TestParamInfo<OptionCase>& info) {
  return (info.param.expansion.empty() ? "base" : info.param.expansion) + "_" +
         info.param.setting.name + "_" + info.param.setting.value;
}

class KitOverOptions : public ::testing::TestWithParam<OptionCase> {};

TEST_P(KitOverOptions, alone) {
  const auto& [expansion, setting] = GetParam();
  const std::vector<std::string> own =
      expansion.empty() ? std::vector<std::string>{} : std::vector{expansion};
  expect_kit_game(must_make(setup_of(own, 2, {setting})), 3, {4, 4, 30, 40});
}

TEST_P(KitOverOptions, with_all_other_expansions) {
  const auto setup =
      setup_of(combinations(all_expansions().size()).front(), 3, {GetParam().setting}, Edition::c2);
  expect_kit_game(must_make(setup), 4, {6, 6, 60, 60});
}

INSTANTIATE_TEST_SUITE_P(Options, KitOverOptions, ::testing::ValuesIn(option_cases()),
                         name_of_case);

}  // namespace
}  // namespace tollkeeper::testing
