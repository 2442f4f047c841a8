#include "expansions/abbot/abbot_module.hpp"

#include <algorithm>
#include <array>

#include "rules/place.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

constexpr std::array<SpecialRow, 1> kSpecials{
    {{0, "return_abbot", "takes the abbot home", true}}};

constexpr std::uint8_t kAbbots = 1;      // a seat's
constexpr std::uint8_t kSurrounded = 9;  // itself and eight neighbours

}  // namespace

Status AbbotModule::prepare(GameDraft& draft, int module_index) {
  module_ = static_cast<std::uint8_t>(module_index);
  draft.gardens = draft.options.is("gardens", "on");
  if (draft.options.is("abbot", "off")) {
    return ok();
  }
  figure_ = static_cast<std::uint8_t>(draft.figures.size());
  const auto stands_on = static_cast<FeatureKindMask>(
      mask_of(FeatureKind::monastery) | (draft.gardens ? mask_of(FeatureKind::garden) : 0));
  draft.figures.push_back(
      {"abbot", "abbot", "abbots", stands_on, 1, kAbbots, "abbot", "Abbot", "A-2"});
  act_class_ = draft.claim_act_class(draft.options.is("abbot_return_excludes", "no_meeple_only"));
  draft.subscribe(Hook::list_actions, *this);
  return ok();
}

bool AbbotModule::is_own_abbot(const State& s, const Watch& watch) const {
  return s.game().figure_seat[watch.figure] == s.seat() &&
         s.game().figure_row[watch.figure] == figure_;
}

void AbbotModule::list_actions(const State& s, ActionList& list) const {
  if (!s.act_open(act_class_)) {
    return;
  }
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch& watch = s.watches()[n];
    if (watch.present < kSurrounded && is_own_abbot(s, watch)) {
      list.push_back(Action{ActionKind::special, 0, 0, module_, watch.cell});
    }
  }
}

// In a playout this is asked every turn. An abbot that is not in the supply stands on a site, which
// can be surrounded only when the last tile has completed something.
std::uint32_t AbbotModule::count_actions(const State& s) const {
  if (!s.act_open(act_class_)) {
    return 0;
  }
  const int out = kAbbots - s.supply(s.seat(), figure_);
  return static_cast<std::uint32_t>((out & s.head().due) == 0 ? out : count_by_site(s));
}

int AbbotModule::count_by_site(const State& s) const {
  return static_cast<int>(
      std::count_if(s.watches(), s.watches() + s.head().watches, [&](const Watch& watch) {
        return watch.present < kSurrounded && is_own_abbot(s, watch);
      }));
}

Error AbbotModule::why_not(const State& s, const Action& action) const {
  if (act_class_ == 0) {
    return {"This game is played without abbots.", "A-1"};
  }
  if (action.what != 0 || action.spot != 0) {
    return {"The abbot has no such action.", "A-5"};
  }
  if (!s.act_open(act_class_)) {
    return {"The abbot may be taken home only instead of another action.", "A-8"};
  }
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch& watch = s.watches()[n];
    if (watch.cell == action.cell && is_own_abbot(s, watch)) {
      return {"The abbot's place is surrounded; it is scored by itself.", "A-7"};
    }
  }
  return {"You have no abbot there.", "A-5"};
}

void AbbotModule::act(State& s, const Action& action, Journal* journal) const {
  const Watch* found = std::find_if(
      s.watches(), s.watches() + s.head().watches,
      [&](const Watch& watch) { return watch.cell == action.cell && is_own_abbot(s, watch); });
  const Watch watch = *found;
  score_site(s, watch, s.seat(), false, "A-5", journal);
  if (journal != nullptr) {
    Event event;
    event.kind = EventKind::figure_returned;
    event.seat = s.seat();
    event.figure = figure_;
    event.spot = s.figures()[watch.figure].spot;
    event.cells = {watch.cell};
    event.rule = "A-5";
    journal->push_back(std::move(event));
  }
  return_figure(s, watch.figure);
  s.mark_act(act_class_);
}

std::span<const SpecialRow> AbbotModule::special_rows() const { return kSpecials; }

}  // namespace tollkeeper
