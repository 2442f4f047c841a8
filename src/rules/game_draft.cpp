#include "rules/game_draft.hpp"

namespace tollkeeper {

int GameDraft::claim_lane(SymbolMask symbols) {
  const int lane = kFirstFreeLane + static_cast<int>(lanes.size());
  if (lane >= kLanes) {
    return -1;
  }
  lanes.push_back({lane, symbols});
  return lane;
}

std::uint32_t GameDraft::claim_slot(std::size_t bytes) {
  const std::uint32_t offset = slot_bytes;
  slot_bytes = static_cast<std::uint32_t>((slot_bytes + bytes + 7) / 8 * 8);
  return offset;
}

std::uint8_t GameDraft::claim_mark() {
  const auto mark = static_cast<std::uint8_t>(~marks_taken & (marks_taken + 1));
  marks_taken |= mark;
  return mark;
}

int GameDraft::claim_act_class(bool tolerates_other_actions) {
  const int number = act_classes++;
  tolerant_classes |= static_cast<std::uint8_t>(tolerates_other_actions ? 1U << number : 0U);
  // Two classes join when both are tolerant; class 0, placing a figure, never is.
  for (int a = 1; a < act_classes; ++a) {
    const bool tolerant = ((tolerant_classes >> a) & 1) != 0;
    act_tolerates[static_cast<std::size_t>(a)] = static_cast<std::uint8_t>(
        tolerant ? tolerant_classes & ~(1U << a) : 0U);
  }
  return number;
}

void GameDraft::subscribe(Hook hook, const Module& module) {
  hooks[static_cast<std::size_t>(hook)].push_back(&module);
}

}  // namespace tollkeeper
