#include "record/assertions.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>

#include "record/jcz.hpp"
#include "record/jcz_pack.hpp"
#include "record/jcz_place.hpp"
#include "record/jcz_words.hpp"
#include "record/notation.hpp"
#include "record/sentence.hpp"
#include "record/spot_name.hpp"
#include "rules/legal.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
namespace {

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
  return problem == std::errc{} && end == word.data() + word.size() ? std::optional(number)
                                                                    : std::nullopt;
}

std::string place_text(Cell cell) {
  return "[" + std::to_string(cell.x) + "," + std::to_string(cell.y) + "]";
}

class Checker {
 public:
  Checker(const Playthrough& playthrough, const std::vector<std::string>& figure_names)
      : playthrough_(playthrough),
        state_(playthrough.state()),
        game_(playthrough.game()),
        actions_(legal_actions(state_)),
        pack_(game_),
        figure_names_(figure_names) {}

  std::optional<AssertionFailure> check(const std::string& sentence) {
    failure_.reset();
    sentence_ = sentence;
    std::string_view text = trimmed(sentence);
    if (!text.empty() && text.back() == '.') {
      text.remove_suffix(1);
    }
    if (!about_state(text) && !about_options(text) && !about_player(text)) {
      fail("a sentence of the kinds this program knows", "unknown");
    }
    return failure_;
  }

 private:
  void fail(std::string expected, std::string actual) {
    failure_ = AssertionFailure{sentence_, std::move(expected), std::move(actual)};
  }

  void compare(const std::string& expected, const std::string& actual) {
    if (!is_same(expected, actual)) {
      fail(expected, actual);
    }
  }

  // Each about_... says whether it knows the sentence.
  bool about_state(std::string_view text) {
    const Words words = words_of(text);
    if (has_shape(words, {"phase", "is", "*"})) {
      compare(words[2], std::string(jcz_phase(state_.phase())));
    } else if (has_shape(words, {"undo", "is", "allowed"}) ||
               has_shape(words, {"undo", "is", "not", "allowed"})) {
      compare(words.size() == 3 ? "allowed" : "not allowed",
              playthrough_.can_undo() ? "allowed" : "not allowed");
    } else if (has_shape(words, {"player", "can", "pass"}) ||
               has_shape(words, {"player", "can't", "pass"})) {
      const bool can =
          std::find(actions_.begin(), actions_.end(), Action::pass()) != actions_.end();
      compare(words[1], can ? "can" : "can't");
    } else if (has_shape(words, {"available", "action", "*"})) {
      check_available(words[2], "");
    } else if (has_shape(words, {"available", "action", "*", "for", "*"})) {
      check_available(words[2], words[4]);
    } else {
      return false;
    }
    return true;
  }

  // "KIND [WHICH] options: LIST"
  bool about_options(std::string_view text) {
    constexpr std::string_view kMark = " options:";
    const std::size_t mark = lower(text).find(kMark);
    if (mark == std::string::npos) {
      return false;
    }
    const Words words = words_of(text.substr(0, mark));
    const std::set<std::string> wanted = options_of(text.substr(mark + kMark.size()));
    if (words.empty() || words.size() > 2) {
      return false;
    }
    const std::string which = words.size() == 2 ? words[1] : "";
    const auto actual = options(words[0], which);
    if (!actual) {
      return false;
    }
    if (*actual != wanted) {
      fail(joined(wanted), joined(*actual));
    }
    return true;
  }

  void check_available(const std::string& action, const std::string& which) {
    const auto offered = options(action, which);
    if (!offered || offered->empty()) {
      fail(action + (which.empty() ? "" : " for " + which), "offered: " + joined(all_offered()));
    }
  }

  // The places of one action on offer; nothing for a kind of action nobody knows.
  std::optional<std::set<std::string>> options(const std::string& kind, const std::string& which) {
    if (is_same(kind, "TilePlacement")) {
      return tile_options(which);
    }
    if (is_same(kind, "Meeple")) {
      return figure_options(which);
    }
    for (const JczSpecialRow& words : jcz_specials()) {
      if (is_same(kind, words.action) && (which.empty() || is_same(which, words.name))) {
        return special_options(words);
      }
    }
    return std::nullopt;
  }

  std::set<std::string> tile_options(const std::string& name) const {
    const auto hand = playthrough_.copy_in_hand();
    std::set<std::string> list;
    if (!hand || (!name.empty() && !pack_.is_called(*hand, name))) {
      return list;
    }
    for (std::size_t n = 0; n < actions_.size();) {
      const Cell cell = actions_[n].cell;
      std::string turns;
      for (; n < actions_.size() && actions_[n].cell == cell; ++n) {
        turns += (turns.empty() ? "" : ",") + std::to_string(90 * actions_[n].spot);
      }
      list.insert(place_text(cell) + "-[" + turns + "]");
    }
    return list;
  }

  std::string spot_text(const PlacedTile& tile, Spot spot) const {
    const Kind& kind = state_.kind_of(tile);
    return lower(std::string(jcz_feature(spot_row(kind, spot)->kind)) + "," +
                 jcz_location(kind, tile.rotation, spot) + "," + place_text(tile.cell));
  }

  std::set<std::string> figure_options(const std::string& figure_class) const {
    std::set<std::string> list;
    for (const Action& action : actions_) {
      if (action.kind == ActionKind::place_figure &&
          (figure_class.empty() || is_same(game_.figures[action.what].jcz_class, figure_class))) {
        list.insert("{" + spot_text(*state_.tile_at(action.cell), action.spot) + "}");
      }
    }
    return list;
  }

  std::set<std::string> special_options(const JczSpecialRow& words) const {
    std::set<std::string> list;
    for (const Action& action : actions_) {
      if (action.kind == ActionKind::special && special_word(game_, action) == words.word) {
        list.insert(words.message == "RETURN_MEEPLE" ? returned_text(action.cell)
                                                     : place_text(action.cell));
      }
    }
    return list;
  }

  // The figure of the player to move that stands there alone: on a monastery or in a garden.
  std::string returned_text(Cell cell) const {
    for (std::size_t n = 0; n < state_.head().watches; ++n) {
      const Watch& watch = state_.watches()[n];
      if (watch.cell == cell && game_.figure_seat[watch.figure] == state_.seat()) {
        const bool named =
            watch.figure < figure_names_.size() && !figure_names_[watch.figure].empty();
        const std::string name =
            named ? figure_names_[watch.figure] : jcz_figure_name(playthrough_, watch.figure);
        return "{" + lower(name) + "," +
               spot_text(*state_.tile_at(cell), state_.figures()[watch.figure].spot) + "}";
      }
    }
    return place_text(cell);
  }

  std::set<std::string> all_offered() const {
    std::set<std::string> list;
    for (const Action& action : actions_) {
      if (action.kind == ActionKind::place_tile) {
        list.insert("TilePlacement for " + jcz_tile_name(game_, *playthrough_.copy_in_hand()));
      } else if (action.kind == ActionKind::place_figure) {
        list.insert("Meeple for " + std::string(game_.figures[action.what].jcz_class));
      } else if (action.kind == ActionKind::special) {
        for (const JczSpecialRow& words : jcz_specials()) {
          if (words.word == special_word(game_, action)) {
            list.insert(std::string(words.action) + " for " + std::string(words.name));
          }
        }
      }
    }
    return list;
  }

  // "NAME has ..." and "NAME scored ..."; names may have spaces in them.
  bool about_player(std::string_view text) {
    bool known = false;
    for (Seat seat = 0; seat < game_.seats; ++seat) {
      const std::string name = name_of_seat(playthrough_.names(), seat);
      if (text.substr(0, name.size()) != name || text.substr(name.size(), 1) != " ") {
        continue;
      }
      failure_.reset();
      if (about_seat(seat, words_of(text.substr(name.size() + 1)))) {
        known = true;
        if (!failure_) {
          break;  // it holds for one of the players of that name
        }
      }
    }
    return known;
  }

  bool about_seat(Seat seat, const Words& words) {
    if (has_shape(words, {"has", "*", "points"}) || has_shape(words, {"has", "*", "point"})) {
      compare(words[1], std::to_string(state_.points(seat)));
    } else if (has_shape(words, {"scored", "*", "for", "*", "points"}) ||
               has_shape(words, {"scored", "*", "for", "*", "point"})) {
      check_scored(seat, words[1], words[3]);
    } else if (has_shape(words, {"has", "*", "token", "with", "count", "*"})) {
      compare(words[5], std::to_string(tokens_in_supply(seat, words[1])));
    } else if (has_shape(words, {"has", "*", "showing", "*"})) {
      compare(words[3], token_value(seat, words[1]));
    } else if (has_shape(words, {"has", "no", "*", "in", "play"})) {
      compare("none", token_value(seat, words[2]));
    } else {
      return false;
    }
    return true;
  }

  // Events name the feature up to a dot or a hyphen of finer kinds.
  void check_scored(Seat seat, const std::string& feature, const std::string& points) {
    std::set<std::string> scored;
    for (const Event& event : playthrough_.events()) {
      if (event.kind == EventKind::score && event.seat == seat && is_same(event.word, feature)) {
        if (number_in(points) == event.points) {
          return;
        }
        scored.insert(std::to_string(event.points));
      }
    }
    fail(feature + " for " + points, scored.empty() ? "no " + feature : joined(scored));
  }

  int tokens_in_supply(Seat seat, const std::string& token) const {
    int count = 0;
    for (const auto& module : game_.modules) {
      for (const std::string_view word : module->token_words()) {
        count += is_same(word, token) ? module->tokens_in_supply(state_, seat, word) : 0;
      }
    }
    return count;
  }

  std::string token_value(Seat seat, const std::string& token) const {
    std::vector<TokenOnTable> tokens;
    for (const auto& module : game_.modules) {
      module->tokens(state_, tokens);
    }
    for (const TokenOnTable& one : tokens) {
      if (one.seat == seat && is_same(one.word, token)) {
        return std::to_string(one.value);
      }
    }
    return "none";
  }

  const Playthrough& playthrough_;
  const State& state_;
  const Game& game_;
  const ActionList actions_;
  const JczPack pack_;
  const std::vector<std::string>& figure_names_;
  std::string sentence_;
  std::optional<AssertionFailure> failure_;
};

}  // namespace

std::vector<AssertionFailure> check_assertions(const Playthrough& playthrough,
                                               const std::vector<std::string>& sentences,
                                               const std::vector<std::string>& figure_names) {
  Checker checker(playthrough, figure_names);
  std::vector<AssertionFailure> failures;
  for (const std::string& sentence : sentences) {
    if (auto failure = checker.check(sentence)) {
      failures.push_back(std::move(*failure));
    }
  }
  return failures;
}

}  // namespace tollkeeper
