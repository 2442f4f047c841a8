// The words of JCloisterZone's .jcz files and what they are with us: the one table of tile sets,
// elements, rules, special actions and phases. Expansions are referred to by name only, so that one
// that is taken out is simply not there any more. Facts: the format as its author's programs use
// it; what is ours in it is described in docs/record-format.md.
#pragma once

#include <span>
#include <string_view>

#include "rules/feature.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// A tile set. "river/1:2" is set "river/1" in edition 2.
struct JczSetRow {
  std::string_view set;        // without the edition
  std::string_view expansion;  // "base" for the base game
  std::string_view option;     // set by its presence, or ""
  std::string_view value;
  std::string_view both;  // the value when another set of the same option is there too
};
std::span<const JczSetRow> jcz_sets();

// A game element: present is on (whatever its value), absent is off; figures have a count.
struct JczElementRow {
  enum class Kind : std::uint8_t { flag, one_figure, figure_count };
  std::string_view element;
  Kind kind = Kind::flag;
  std::string_view expansion;
  std::string_view option;  // "" where the set alone decides
};
std::span<const JczElementRow> jcz_elements();

// A rule of theirs that is an option of ours with the same values ("true" and "false" are on, off).
struct JczRuleRow {
  std::string_view rule;
  std::string_view expansion;
  std::string_view option;
};
std::span<const JczRuleRow> jcz_rules();

// Rules of theirs that concern only what we do not have; without it they mean nothing.
bool is_foreign_jcz_rule(std::string_view rule);

// Readings of theirs that differ from our default; they hold where a file says nothing.
struct JczReadingRow {
  std::string_view expansion;
  std::string_view option;
  std::string_view value;
};
std::span<const JczReadingRow> jcz_readings();

// The name of the expansion a set (without edition) or element of theirs belongs to, or "".
std::string_view title_of_foreign(std::string_view set_or_element);

// A special action of ours as a message of theirs.
struct JczSpecialRow {
  std::string_view word;     // SpecialRow::word
  std::string_view message;  // PLACE_TOKEN or RETURN_MEEPLE
  std::string_view name;     // the token, or the source of the return
  std::string_view action;   // in "Available action ..."
};
std::span<const JczSpecialRow> jcz_specials();

std::string_view jcz_feature(FeatureKind kind);  // "Road"
std::string_view jcz_phase(Phase phase);         // "TilePhase"

}  // namespace tollkeeper
