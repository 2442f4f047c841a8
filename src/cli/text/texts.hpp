// Texts: everything the program says to players in a terminal, in one language. One struct, filled
// with named fields in one file per language: a text that is missing does not compile, because a
// Phrase cannot be made from nothing. languages.hpp lists the languages.
//
// Names in braces are filled in (wording.hpp); a name before an underscore is the thing, what
// follows it the form in which it stands: {n} is the bare number, {n_points} "5 points".
#pragma once

#include <array>
#include <string_view>

namespace tollkeeper {

class Phrase {
 public:
  constexpr Phrase(const char* text) : text_(text) {}  // NOLINT: written as a literal
  constexpr operator std::string_view() const { return text_; }
  constexpr std::string_view view() const { return text_; }

 private:
  std::string_view text_;
};

// A counted noun. Languages of two forms give the second twice.
struct Forms {
  Phrase one;
  Phrase few;
  Phrase many;
};
enum class Form { one, few, many };

struct FeatureText {
  Phrase the;         // as it is listed: "the road"
  Phrase in;          // where a figure stands: "on the road"
  Phrase done;        // what a score is for: "a road"
  Phrase unfinished;  // "an unfinished road"
  Phrase title;       // of many: "Roads"
};

struct FigureText {
  Forms counted;
  Phrase placed;  // what is put somewhere: "a meeple"
};

// What scores are made of, and the symbols printed on tiles.
struct PartTexts {
  Forms tile, coat_of_arms, completed_city, monastery, garden, neighbour;
  Forms travellers, farmhouse, cowshed, pigsty, donkey_stable, highwaymen;
  Forms inn, cathedral, water_tower, volcano, pig_herd;
};

struct WordTexts {
  FeatureText road, city, field, monastery, garden;
  FeatureText strip;  // a field that is hard to name otherwise
  FigureText meeple, large_meeple, abbot;
  Phrase tollhouse;
  Phrase toll, toll_at_end;  // what a score is for
  Phrase toll_title;         // of many
  PartTexts parts;
  Forms points, tiles, open_ends, free_places, actions;
  std::array<Phrase, 6> colours;  // of the seats, in the order of the palette
  Phrase seat;                    // without a name: {n}
  Phrase and_word;
  std::array<Phrase, 4> sides;       // north, east, south, west
  std::array<Phrase, 8> directions;  // from north clockwise
  std::array<Phrase, 8> half_edges;  // seen from the middle: left and right half of each side
  Phrase at_sides, at_corner, at_corners, at_halves, inside;  // {place} {where}
  std::array<Phrase, 4> turned;  // by quarters to the right, after a comma
  Phrase base, tollkeepers, river, abbot_set, inns_and_cathedrals;  // names of sets
  Phrase setup;                                                     // {sets} {edition}
};

struct EventTexts {
  Phrase score, set_aside, turned_over;  // {who} {what} {n} {tile}
  Phrase places, puts, puts_tollhouse, takes_abbot, passes;
  Phrase choose_figure, choose_tollhouse, choose_abbot;  // {figure} {spot} {cell}
  Phrase now, so_far, less, token_nothing, token_beside;
  Phrase turn, final_scoring, nothing_scored, points_line, tiles_of;
};

struct PlayTexts {
  Phrase title;                                    // {setup} {seed}
  Phrase you_play;                                 // {names}
  Phrase no_answer;                                // {who} {why}
  Phrase at_end_keys;                              // prompt
  Phrase where, place_turned, what_now, end_turn;  // prompts
  Phrase how_places, no_place, not_a_place, does_not_fit, no_choice, not_understood;
  Phrase nothing_to_take_back, game_over, nothing_to_choose, hint;
  Phrase saved, ask_save;  // a letter n refuses
  Forms tiles_after;
  Phrase your_tile, how_typed, places, some_score, take_one, nothing, scores_anyway;
  Phrase nothing_scored, turn_scores, last_tile;
  Phrase points_for, wins, share;
  Phrase why_cut, fields_if_ended, nobody_in_field, if_ended;
  Phrase more_to, more_there, more_keys;
  Phrase points_now, points_ended, in_supply, token_at;
  Phrase last_tile_in_hand, no_tile_left, none_fits;
  Forms tiles_left;
  Phrase help, help_symbols, help_pieces, help_marks, brown;
};

struct ReplayTexts {
  Phrase record, jcz, summary, over, assertions, differs;
};

struct TollTexts {
  std::array<Phrase, 4> columns;                         // points, scored now, at the end, in all
  Phrase note, line;                                     // {text}
  Phrase box_has_fewer, plain_tile, apart, two_on_tile;  // {cell}
  Phrase scored_now_title, then_shows, score_for, score_to, score_toll;
  Phrase feature, complete, complete_now;
  Phrase if_completed, scored_now, when_completed, at_end;
  Phrase free_crossroads, showing, at_end_sum;
  Phrase tollhouse, road_towards, paid_before;
  Phrase nobody, nobody_incomplete;
  Forms others;
};

struct CommandTexts {
  Phrase serve, store, play, replay, explain, toll, render, simulate, match, ladder, engine, train,
      perft, bench, tiles, options, verify;
};

struct BotTexts {
  Phrase title;
  Phrase random, greedy, ranking, star25, uct, mcts;
  Phrase traveller, farmhand, carter, innkeeper, steward, bailiff, toll_master;
};

struct HelpTexts {
  Phrase about, footer, print_help, print_version, language;
  Phrase usage, positionals, options_title, options_word, subcommand_word, subcommands_title;
  CommandTexts commands;
  BotTexts bots;
  Phrase tiles_file, players, expansions, edition, option;
  Phrase resume, seats, names, seed, save, size, colour, ascii;
  Phrase file, file_or_input, toll_file, at, all, json;
  Phrase replay_codes;
};

struct Texts {
  Phrase code;  // "pl"
  Phrase name;  // in itself: "Polski"
  Form (*form)(int count);
  WordTexts words;
  EventTexts events;
  PlayTexts play;
  ReplayTexts replay;
  TollTexts toll;
  HelpTexts help;
};

}  // namespace tollkeeper
