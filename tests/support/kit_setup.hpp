// Setups for the kit: named sets of expansions, every combination of those the registry has, each
// value of each option, and random ones. No expansion is named here, so the tests built on it go on
// when a folder is taken away.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "expansions/registry.hpp"
#include "rules/setup.hpp"

namespace tollkeeper::testing {

// The base game with these expansions, one copy of each.
Setup setup_of(const std::vector<std::string>& expansions, int seats = 2,
               std::vector<OptionSetting> options = {}, Edition edition = Edition::c3);

// Names of the registry's expansions that exist, out of those asked for; a test that needs one that
// was taken away skips itself.
bool has_expansions(const std::vector<std::string>& names);

// All sets of `size` expansions, in the registry's order.
std::vector<std::vector<std::string>> combinations(std::size_t size);

// The values an option is tried with: all of a choice; of a number its bounds and its default.
std::vector<std::string> values_of(const OptionRow& row);

// Any seats, edition, expansions of those given, copies (rarely 2) and option values.
Setup random_setup(Random& random, std::span<const Expansion* const> expansions = all_expansions());

// "3 seats, C2, river*2, abbot, fields=off": as a reader would ask for it.
std::string text_of(const Setup& setup);

// make_game for setups that must be good: the sentence of refusal fails the test.
std::shared_ptr<const Game> must_make(const Setup& setup);

}  // namespace tollkeeper::testing

namespace tollkeeper {

// How GoogleTest shows a setup that is a test's parameter.
void PrintTo(const Setup& setup, std::ostream* out);

}  // namespace tollkeeper
