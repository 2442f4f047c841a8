// The languages of the terminal: those of players, by --language or the environment. What programs
// read (JSON, the bot protocol, errors) is English in all of them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "cli/text/texts.hpp"

namespace tollkeeper {

extern const Texts kEnglish;
extern const Texts kPolish;
extern const Texts kCzech;
extern const Texts kGerman;

// English first. A new language is its file and its line in languages.cpp.
std::span<const Texts* const> languages();

const Texts* find_language(std::string_view code);

// Of a locale such as "pl_PL.UTF-8"; nothing where it is none of ours or not in UTF-8.
const Texts* language_of_locale(std::string_view locale);

// What --language among these words says, else the first of LC_ALL, LC_MESSAGES and LANG that is
// set, else English.
Result<const Texts*> choose_language(int argc, const char* const* argv);

}  // namespace tollkeeper
