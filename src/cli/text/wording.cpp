#include "cli/text/wording.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "expansions/registry.hpp"
#include "record/notation.hpp"
#include "record/spot_name.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
namespace {

constexpr double kPi = 3.14159265358979;

struct PartName {
  std::string_view what;
  Forms PartTexts::*forms;
};
constexpr std::array<PartName, 17> kPartNames{{
    {"tile", &PartTexts::tile},
    {"coat_of_arms", &PartTexts::coat_of_arms},
    {"completed_city", &PartTexts::completed_city},
    {"monastery", &PartTexts::monastery},
    {"garden", &PartTexts::garden},
    {"neighbour", &PartTexts::neighbour},
    {"travellers", &PartTexts::travellers},
    {"farmhouse", &PartTexts::farmhouse},
    {"cowshed", &PartTexts::cowshed},
    {"pigsty", &PartTexts::pigsty},
    {"donkey_stable", &PartTexts::donkey_stable},
    {"highwaymen", &PartTexts::highwaymen},
    {"inn", &PartTexts::inn},
    {"cathedral", &PartTexts::cathedral},
    {"water_tower", &PartTexts::water_tower},
    {"volcano", &PartTexts::volcano},
    {"pig_herd", &PartTexts::pig_herd},
}};

const Forms* part_forms(const Texts& texts, std::string_view what) {
  const auto found = std::find_if(kPartNames.begin(), kPartNames.end(),
                                  [what](const PartName& name) { return name.what == what; });
  return found == kPartNames.end() ? nullptr : &(texts.words.parts.*found->forms);
}

const FigureText* figure_text(const Texts& texts, std::string_view word) {
  return word == "meeple"         ? &texts.words.meeple
         : word == "large_meeple" ? &texts.words.large_meeple
         : word == "abbot"        ? &texts.words.abbot
                                  : nullptr;
}

bool is_toll(std::string_view word) { return word == "toll" || word == "tollhouse"; }

std::optional<FeatureKind> feature_of(std::string_view word) {
  for (int kind = 0; kind < kFeatureKinds; ++kind) {
    if (word == word_of(static_cast<FeatureKind>(kind))) {
      return static_cast<FeatureKind>(kind);
    }
  }
  return std::nullopt;
}

bool is_only_one(const Kind& kind, FeatureKind feature) {
  return std::count_if(kind.spots.begin(), kind.spots.begin() + kind.spot_count,
                       [feature](const SpotRow& row) { return row.kind == feature; }) == 1;
}

// The eighth of the compass in which these half edges of a field lie.
std::size_t direction_of(HalfMask halves) {
  double right = 0;
  double down = 0;
  for (int half = 0; half < 8; ++half) {
    if (((halves >> half) & 1) != 0) {
      // The first half edge lies a sixteenth of a turn before north, the others follow clockwise.
      const double angle = (half - 0.5) * kPi / 4;
      right += std::sin(angle);
      down -= std::cos(angle);
    }
  }
  const double angle = std::atan2(right, -down);
  return static_cast<std::size_t>((std::lround(angle / (kPi / 4)) + 8) % 8);
}

std::string with_rule(const std::string& text, std::string_view rule) {
  return rule.empty() ? text : text + " (" + std::string(rule) + ")";
}

}  // namespace

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

std::string right(std::string_view text, std::size_t width) {
  const std::size_t taken = width_of(text);
  return std::string(width > taken ? width - taken : 0, ' ') + std::string(text);
}

std::string left(std::string_view text, std::size_t width) {
  const std::size_t taken = width_of(text);
  return std::string(text) + std::string(width > taken ? width - taken : 0, ' ');
}

// ASCII and the two-byte letters of our languages, whose capitals lie 32 or one before them.
std::string capital(std::string_view word) {
  std::string text(word);
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  } else if (text.starts_with("ż")) {
    text.replace(0, 2, "Ż");
  } else if (text.starts_with("č")) {
    text.replace(0, 2, "Č");
  } else if (text.starts_with("ž")) {
    text.replace(0, 2, "Ž");
  }
  return text;
}

std::string_view Wording::form(int count, const Forms& forms) const {
  switch (texts_->form(count)) {
    case Form::one: return forms.one;
    case Form::few: return forms.few;
    case Form::many: break;
  }
  return forms.many;
}

std::string Wording::count(int count, const Forms& forms) const {
  return std::to_string(count) + " " + std::string(form(count, forms));
}

std::string Wording::fill_count(int n, const Forms& sentence) const {
  return fill(form(n, sentence), fmt::arg("n", n));
}

std::string Wording::listed(const std::vector<std::string>& words) const {
  std::string text;
  for (std::size_t n = 0; n < words.size(); ++n) {
    if (n != 0) {
      text += n + 1 == words.size() ? " " + std::string(texts_->words.and_word.view()) + " " : ", ";
    }
    text += words[n];
  }
  return text;
}

std::string Wording::seat(const std::vector<std::string>& names, Seat seat) const {
  return seat < names.size() && !names[seat].empty()
             ? names[seat]
             : fill(texts_->words.seat, fmt::arg("n", seat + 1));
}

std::string Wording::setup(const Game& game) const {
  const WordTexts& words = texts_->words;
  std::string sets;
  for (const SetChoice& choice : game.setup.sets) {
    std::string title = choice.name;
    if (choice.name == "tollkeepers") {
      title = words.tollkeepers.view();
    } else if (choice.name == "river") {
      title = words.river.view();
    } else if (choice.name == "abbot") {
      title = words.abbot_set.view();
    } else if (choice.name == "inns_and_cathedrals") {
      title = words.inns_and_cathedrals.view();
    } else if (const TileSet* own = game.catalogue->find_set(choice.name)) {
      title = own->title;
    }
    sets += (sets.empty() ? "" : ", ") + title;
    sets += choice.copies > 1 ? " x " + std::to_string(choice.copies) : "";
  }
  return fill(words.setup, fmt::arg("sets", sets.empty() ? std::string(words.base.view()) : sets),
              fmt::arg("edition", name_of(game.setup.edition)));
}

std::string_view Wording::symbol(SymbolKind kind) const {
  const Forms* forms = part_forms(*texts_, row_of(kind).word);
  return forms == nullptr ? row_of(kind).one : forms->one.view();
}

std::string Wording::figure(const FigureRow& row, int count) const {
  const FigureText* text = figure_text(*texts_, row.word);
  return std::string(text != nullptr ? form(count, text->counted)
                     : count == 1    ? row.one
                                     : row.many);
}

std::string_view Wording::token(std::string_view word) const {
  return word == "tollhouse" ? texts_->words.tollhouse.view() : word;
}

std::string Wording::sides(SideMask sides) const {
  std::vector<std::string> names;
  for (const Side side : kSides) {
    if ((sides & mask_of(side)) != 0) {
      names.emplace_back(texts_->words.sides[static_cast<std::size_t>(index_of(side))].view());
    }
  }
  return listed(names);
}

const FeatureText& Wording::feature(FeatureKind kind) const {
  const WordTexts& words = texts_->words;
  switch (kind) {
    case FeatureKind::road: return words.road;
    case FeatureKind::city: return words.city;
    case FeatureKind::field: return words.field;
    case FeatureKind::monastery: return words.monastery;
    case FeatureKind::garden: break;
  }
  return words.garden;
}

std::string_view Wording::points_for(std::string_view word) const {
  const auto kind = feature_of(word);
  return kind            ? feature(*kind).title.view()
         : is_toll(word) ? texts_->words.toll_title.view()
                         : word;
}

// A field is named by the whole sides it reaches, else by the corners it fills, else by half edges,
// of which more than one would be too long for a line.
std::string Wording::spot(const PlacedTile& tile, const Kind& kind, Spot spot) const {
  const WordTexts& words = texts_->words;
  const SpotRow* row = spot_row(kind, spot);
  if (row == nullptr) {
    return "?";
  }
  const FeatureText& named = feature(row->kind);
  const auto say = [](std::string_view text, std::string_view place, std::string_view where) {
    return fill(text, fmt::arg("place", place), fmt::arg("where", where));
  };
  if (is_only_one(kind, row->kind)) {
    return std::string(named.in.view());
  }
  const Segment& segment = kind.type->segments[spot];
  if (row->kind != FeatureKind::field) {
    const SideMask mask = turned_sides(segment.sides, tile.rotation);
    return mask == 0 ? std::string(named.in.view()) : say(words.at_sides, named.in, sides(mask));
  }
  const HalfMask halves = turned_halves(segment.halves, tile.rotation);
  SideMask whole = 0;
  std::vector<std::string> corners;
  std::vector<std::string> single;
  for (std::size_t side = 0; side < 4; ++side) {
    const auto has = [halves](std::size_t half) { return ((halves >> (half % 8)) & 1) != 0; };
    if (has(2 * side) && has(2 * side + 1)) {
      whole = static_cast<SideMask>(whole | mask_of(kSides[side]));
    }
    if (has(2 * side + 1) && has(2 * side + 2)) {
      corners.emplace_back(words.directions[2 * side + 1].view());
    }
    for (std::size_t half = 2 * side; half < 2 * side + 2; ++half) {
      if (has(half)) {
        single.emplace_back(words.half_edges[half].view());
      }
    }
  }
  if (whole != 0) {
    return say(words.at_sides, named.in, sides(whole));
  }
  if (!corners.empty()) {
    return say(corners.size() == 1 ? words.at_corner : words.at_corners, named.in, listed(corners));
  }
  if (single.empty()) {
    return say(words.inside, named.in, "");
  }
  return single.size() == 1
             ? say(words.at_halves, named.in, single.front())
             : say(words.at_sides, words.strip.in, words.directions[direction_of(halves)]);
}

std::string Wording::action(const State& state, const Action& action) const {
  const EventTexts& say = texts_->events;
  switch (action.kind) {
    case ActionKind::place_tile:
      return fill(say.places, fmt::arg("cell", cell_text(action.cell)),
                  fmt::arg("turned", texts_->words.turned[action.spot & 3].view()));
    case ActionKind::place_figure: {
      const PlacedTile* tile = state.tile_at(action.cell);
      const FigureRow& row = state.game().figures[action.what];
      const FigureText* figure = figure_text(*texts_, row.word);
      return fill(say.puts, fmt::arg("figure", figure != nullptr ? figure->placed.view() : row.one),
                  fmt::arg("spot", spot(*tile, state.kind_of(*tile), action.spot)));
    }
    case ActionKind::special: {
      const SpecialRow* row = special_row(state.game(), action);
      if (row == nullptr || (row->word != "tollhouse" && row->word != "return_abbot")) {
        return action_phrase(state, action);
      }
      return fill(row->word == "tollhouse" ? say.puts_tollhouse : say.takes_abbot,
                  fmt::arg("cell", cell_text(action.cell)));
    }
    case ActionKind::pass: break;
  }
  return std::string(say.passes.view());
}

std::string Wording::choice(const State& state, const Action& action) const {
  const EventTexts& say = texts_->events;
  if (action.kind == ActionKind::place_figure) {
    const PlacedTile& tile = state.last_tile();
    return fill(say.choose_figure, fmt::arg("figure", figure(state.game().figures[action.what], 1)),
                fmt::arg("spot", spot(tile, state.kind_of(tile), action.spot)));
  }
  const SpecialRow* row = special_row(state.game(), action);
  if (row == nullptr || (row->word != "tollhouse" && row->word != "return_abbot")) {
    return action_phrase(state, action);
  }
  return fill(row->word == "tollhouse" ? say.choose_tollhouse : say.choose_abbot,
              fmt::arg("cell", cell_text(action.cell)));
}

std::string Wording::part_word(const ScorePart& part) const {
  const Forms* forms = part_forms(*texts_, part.what);
  return std::string(forms != nullptr  ? form(part.count, *forms)
                     : part.count == 1 ? part.one
                                       : part.many);
}

std::string Wording::parts(const std::vector<ScorePart>& parts) const {
  std::string text;
  for (const ScorePart& part : parts) {
    text += fmt::format("{}{} {} x {}", text.empty() ? "" : " + ", part.count, part_word(part),
                        part.worth);
  }
  return text;
}

std::string Wording::subject(const Event& event) const {
  if (const auto kind = feature_of(event.word)) {
    const FeatureText& text = feature(*kind);
    return std::string((event.at_end ? text.unfinished : text.done).view());
  }
  if (is_toll(event.word)) {
    return std::string((event.at_end ? texts_->words.toll_at_end : texts_->words.toll).view());
  }
  return std::string(event.word);
}

std::string Wording::event(const State& state, const std::vector<std::string>& names,
                           const Event& event) const {
  const EventTexts& say = texts_->events;
  const std::string who = event.seat == kNoSeat ? "" : seat(names, event.seat);
  if (event.kind == EventKind::score) {
    std::string text = fill(say.score, fmt::arg("who", who), fmt::arg("n", event.points),
                            fmt::arg("n_points", count(event.points, texts_->words.points)),
                            fmt::arg("what", subject(event)));
    text += event.parts.empty() ? "" : ": " + parts(event.parts);
    return with_rule(text, event.rule);
  }
  if (event.kind == EventKind::token_turned && is_toll(event.word) && !event.cells.empty()) {
    return with_rule(
        fill(say.turned_over, fmt::arg("who", who),
             fmt::arg("cell", cell_text(event.cells.front())), fmt::arg("n", event.number)),
        event.rule);
  }
  if (event.kind == EventKind::tile_discarded && event.tile < state.game().kinds.size()) {
    return with_rule(fill(say.set_aside, fmt::arg("who", who),
                          fmt::arg("tile", state.game().kinds[event.tile].type->id)),
                     event.rule);
  }
  return event_sentence(state, names, event);
}

std::string Wording::things(const std::vector<Event>& events) const {
  std::string text;
  for (const Event& event : events) {
    for (const ScorePart& part : event.parts) {
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", part.count, part_word(part));
    }
  }
  return text;
}

std::string Wording::prospect(const Prospect& prospect, const std::vector<std::string>& names,
                              Seat seat) const {
  const EventTexts& say = texts_->events;
  const auto number = [](std::string_view text, const std::string& n) {
    return fill(text, fmt::arg("n", n));
  };
  std::string text;
  if (prospect.now != 0 || !prospect.now_events.empty()) {
    text = number(say.now, (prospect.now > 0 ? "+" : "") + std::to_string(prospect.now));
    std::string before = ": ";
    for (const Event& event : prospect.now_events) {
      text += before;
      if (event.seat != seat) {
        text += this->seat(names, event.seat) + " " + std::to_string(event.points) + ", ";
      }
      text += parts(event.parts);
      before = "; ";
    }
  }
  if (prospect.is_token) {
    const std::string beside = things(prospect.token_events);
    text = text.empty() ? number(say.now, "0") : text;
    return beside.empty() ? text + ", " + std::string(say.token_nothing.view())
                          : text + "; " + fill(say.token_beside, fmt::arg("things", beside));
  }
  const std::string comma = text.empty() ? "" : ", ";
  if (prospect.later < 0) {
    return text + comma + number(say.less, std::to_string(-prospect.later));
  }
  if (prospect.later > 0 || text.empty()) {
    text += comma + number(say.so_far, std::to_string(prospect.later));
    std::string before = ": ";
    for (const Event& event : prospect.later_events) {
      if (event.points != 0) {
        text += before + parts(event.parts);
        before = "; ";
      }
    }
  }
  return text;
}

std::string Wording::points(const State& state, const std::vector<std::string>& names) const {
  std::string text;
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    text += (seat == 0 ? "" : ", ") + this->seat(names, seat) + " " +
            std::to_string(state.points(seat));
  }
  return text;
}

}  // namespace tollkeeper
