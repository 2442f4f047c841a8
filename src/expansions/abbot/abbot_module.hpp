// AbbotModule: taking the abbot home instead of any other action. That he may be
// placed is a figure row.
#pragma once

#include "rules/game_draft.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class AbbotModule final : public Module {
 public:
  Status prepare(GameDraft& draft, int module_index);

  void list_actions(const State& state, ActionList& list) const override;
  std::uint32_t count_actions(const State&) const override;
  Error why_not(const State& state, const Action& action) const override;
  void act(State& state, const Action& action, Journal* journal) const override;
  std::span<const SpecialRow> special_rows() const override;

 private:
  // The abbots of the seat in turn that may be taken home.
  [[gnu::noinline]] int count_by_site(const State& state) const;
  bool is_own_abbot(const State& state, const Watch& watch) const;

  std::uint8_t module_ = 0;
  std::uint8_t figure_ = 0;
  int act_class_ = 0;
};

}  // namespace tollkeeper
