#include <algorithm>
#include <array>
#include <set>

#include "rules/legal.hpp"
#include "support/kit_checks.hpp"

namespace tollkeeper::testing {
namespace {

std::string text_of(const Action& action) {
  return "{kind " + std::to_string(static_cast<int>(action.kind)) + ", what " +
         std::to_string(action.what) + ", spot " + std::to_string(action.spot) + ", module " +
         std::to_string(action.module) + ", cell (" + std::to_string(action.cell.x) + ", " +
         std::to_string(action.cell.y) + ")}";
}

// Cells of the table and two more all round.
std::vector<Cell> cells_in_sight(const State& s) {
  Cell low = s.tiles()[0].cell;
  Cell high = low;
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    const Cell cell = s.tiles()[n].cell;
    low = {std::min(low.x, cell.x), std::min(low.y, cell.y)};
    high = {std::max(high.x, cell.x), std::max(high.y, cell.y)};
  }
  std::vector<Cell> cells;
  for (int y = low.y - 2; y <= high.y + 2; ++y) {
    for (int x = low.x - 2; x <= high.x + 2; ++x) {
      cells.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    }
  }
  return cells;
}

// Everything that could be meant here, and some things that cannot.
std::vector<Action> imaginable_actions(const State& s, const std::vector<Action>& listed,
                                       Random& random) {
  std::vector<Action> actions{Action::pass()};
  const std::vector<Cell> cells = cells_in_sight(s);
  for (const Cell cell : cells) {
    for (Rotation rotation = 0; rotation < 5; ++rotation) {
      actions.push_back(Action::place_tile(cell, rotation));
    }
    for (std::uint8_t module = 0; module <= s.game().modules.size(); ++module) {
      for (std::uint8_t code = 0; code < 3; ++code) {
        actions.push_back({ActionKind::special, code, 0, module, cell});
      }
    }
  }
  const Cell last = s.last_tile().cell;
  for (const Cell cell :
       {last, s.tiles()[0].cell, cells[random.below(static_cast<std::uint32_t>(cells.size()))]}) {
    for (std::uint8_t row = 0; row <= s.game().figures.size(); ++row) {
      for (Spot spot = 0; spot <= kMaxSegments; ++spot) {
        actions.push_back(Action::place_figure(row, cell, spot));
      }
      actions.push_back(Action::place_figure(row, cell, kMonasterySpot));
      actions.push_back(Action::place_figure(row, cell, kGardenSpot));
    }
  }
  const auto byte = [&random] { return static_cast<std::uint8_t>(random.below(256)); };
  for (int n = 0; n < 20; ++n) {
    Action odd = listed[random.below(static_cast<std::uint32_t>(listed.size()))];
    switch (random.below(5)) {
      case 0: odd.kind = static_cast<ActionKind>(random.below(4)); break;
      case 1: odd.what = byte(); break;
      case 2: odd.spot = byte(); break;
      case 3: odd.module = byte(); break;
      default: odd.cell.x = static_cast<std::int16_t>(random.below(65536)); break;
    }
    actions.push_back(odd);
  }
  return actions;
}

bool is_sentence(const std::string& text) {
  return text.size() > 8 && text.back() == '.' && text.find("  ") == std::string::npos;
}

}  // namespace

Fault check_actions(const State& s, Random& random, bool refusals, int& refused) {
  const ActionList list = legal_actions(s);
  const std::vector<Action> listed(list.begin(), list.end());
  const bool chooses = s.phase() == Phase::place || s.phase() == Phase::act;
  if (listed.empty() == chooses) {
    return chooses ? "there is no legal action, the game would hang"
                   : "actions outside of a choice";
  }
  for (std::size_t n = 1; n < listed.size(); ++n) {
    if (!(listed[n - 1] < listed[n])) {
      return "the list is not sorted, or holds twice " + text_of(listed[n]);
    }
  }
  const bool may_pass = std::binary_search(listed.begin(), listed.end(), Action::pass());
  if (may_pass != (s.phase() == Phase::act)) {
    return "passing is open exactly in phase 2 (Q-8)";
  }
  for (const Action& action : listed) {
    if (const Status legal = check_action(s, action); !legal) {
      return "listed and refused: " + text_of(action) + " " + legal.error().message;
    }
  }
  if (!chooses) {
    const Status passed = check_action(s, Action::pass());
    return passed || !is_sentence(passed.error().message) ? "a pass when there is no choice" : "";
  }
  if (!refusals) {
    return "";
  }
  for (const Action& action : imaginable_actions(s, listed, random)) {
    const bool open = std::binary_search(listed.begin(), listed.end(), action);
    const Status legal = check_action(s, action);
    if (static_cast<bool>(legal) != open) {
      return std::string(open ? "listed and refused: " : "accepted but not listed: ") +
             text_of(action);
    }
    if (!open) {
      ++refused;
      if (!is_sentence(legal.error().message)) {
        return "no sentence for the refusal of " + text_of(action) + ": \"" +
               legal.error().message + "\"";
      }
    }
  }
  return "";
}

}  // namespace tollkeeper::testing
