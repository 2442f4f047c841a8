// The hand-drawn parts (parts/*.svg, our own): figures, symbols, villages. They are embedded in the
// program and become <symbol> elements "p-<name>", once in each picture; a figure takes its seat's
// colour from `color`. The emblems of the seats are one part with six paths: "em-<seat>".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tollkeeper::art {

// By name; not the emblems.
const std::vector<std::string_view>& part_names();

// The symbol of a part; empty for an unknown name.
std::string part_symbol(std::string_view name);
std::string emblem_symbols();

// The symbols of all parts that some markup uses ("#p-..."), by name.
std::string part_symbols_for(std::string_view markup);

// Patterns "fh-<seat>-<rotation>", turned back by the rotation so that lines run on from tile to
// tile.
std::string hatch_patterns();

}  // namespace tollkeeper::art
