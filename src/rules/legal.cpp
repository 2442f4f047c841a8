#include "rules/legal.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace tollkeeper {
namespace {

constexpr std::array<std::string_view, 4> kSideWords{"north", "east", "south", "west"};
constexpr std::array<std::string_view, 4> kEdgeWords{"field", "road", "city", "water"};

std::string place_text(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

Edge edge_beyond(const State& s, Cell cell, Side side) {
  const PlacedTile& tile = *s.tile_at(neighbour(cell, side));
  return s.kind_of(tile).turned[tile.rotation].edges[static_cast<std::size_t>(
      index_of(opposite(side)))];
}

// A tile with water lies only where it continues open water; these cells have no pattern, so
// their sides are compared one by one.
RotationMask wet_rotations(const State& s, const Kind& kind, const OpenCell& open,
                           RotationMask mask) {
  for (const Side side : kSides) {
    if ((open.known & mask_of(side)) == 0) {
      continue;
    }
    const Edge beyond = edge_beyond(s, open.cell, side);
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      const bool fits =
          kind.turned[rotation].edges[static_cast<std::size_t>(index_of(side))] == beyond;
      mask = static_cast<RotationMask>(mask & ~((fits ? 0U : 1U) << rotation));
    }
  }
  return mask;
}

std::string spot_text(const Kind& kind, Spot spot) {
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    if (kind.spots[n].spot == spot) {
      return std::string(word_of(kind.spots[n].kind));
    }
  }
  return "place";
}

Error wrong_phase(const State& s) {
  switch (s.phase()) {
    case Phase::draw:
      return {"No tile has been drawn yet.", "B-9"};
    case Phase::place:
      return {"First the tile must be placed.", "B-9"};
    case Phase::act:
      return {"The tile is placed already; now a figure may be placed.", "B-9"};
    case Phase::score:
      return {"Nothing more can be done this turn; it is to be scored.", "B-9"};
    case Phase::over:
      break;
  }
  return {"The game is over.", "B-37"};
}

Status check_placement(const State& s, const Action& action) {
  const Kind& kind = s.game().kinds[s.hand()];
  const Rotation rotation = action.spot;
  if (rotation > 3) {
    return Error{"A tile has rotations 0 to 3, not " + std::to_string(rotation) + ".", "B-13"};
  }
  if (s.has_tile(action.cell)) {
    return Error{"A tile lies on " + place_text(action.cell) + " already.", "B-11"};
  }
  const auto slot = s.slot_at(action.cell);
  if (slot == kNoSlot) {
    return Error{"The place " + place_text(action.cell) + " touches no tile with a whole side.",
                 "B-11"};
  }
  const OpenCell& open = s.open()[slot];
  for (const Side side : kSides) {
    if ((open.known & mask_of(side)) == 0) {
      continue;
    }
    const Edge ours = kind.turned[rotation].edges[static_cast<std::size_t>(index_of(side))];
    const Edge theirs = edge_beyond(s, action.cell, side);
    if (ours != theirs) {
      return Error{"The tile does not fit on " + place_text(action.cell) + ": its " +
                       std::string(kSideWords[static_cast<std::size_t>(index_of(side))]) +
                       " edge is " + std::string(kEdgeWords[static_cast<std::size_t>(ours)]) +
                       " and the neighbour's is " +
                       std::string(kEdgeWords[static_cast<std::size_t>(theirs)]) + ".",
                   "B-12"};
    }
  }
  if (kind.wet && open.wet == 0) {
    return Error{"A tile with water must continue open water.", "R-5"};
  }
  if (kind.restricted) {
    for (const Module* module : s.game().subscribers(Hook::may_place)) {
      if (!module->may_place(s, s.hand(), action.cell, rotation)) {
        return module->why_not_placed(s, s.hand(), action.cell, rotation);
      }
    }
  }
  return ok();
}

Status check_figure(const State& s, const Action& action) {
  const Game& game = s.game();
  if (action.what >= game.figures.size()) {
    return Error{"There is no figure number " + std::to_string(action.what) + " in this game.", ""};
  }
  const FigureRow& row = game.figures[action.what];
  const std::string figure(row.one);
  if (!s.act_open(0)) {
    return Error{"No figure may be placed after another action in the same turn.", "B-9"};
  }
  if (action.cell != s.last_tile().cell) {
    return Error{"A " + figure + " goes only on the tile just placed, not on " +
                     place_text(action.cell) + ".",
                 "B-16"};
  }
  if (s.supply(s.seat(), action.what) == 0) {
    return Error{"There is no " + figure + " left in the supply.", "B-24"};
  }
  const Kind& kind = s.kind_of(s.last_tile());
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    const SpotRow& spot = kind.spots[n];
    if (spot.spot != action.spot) {
      continue;
    }
    if ((row.stands_on & mask_of(spot.kind)) == 0) {
      return Error{"A " + figure + " may not stand on a " + std::string(word_of(spot.kind)) + ".",
                   std::string(row.rule)};
    }
    if (!is_free(s, spot)) {
      return Error{"This " + spot_text(kind, action.spot) + " is occupied already.", "B-18"};
    }
    return ok();
  }
  return Error{"The tile has no such place for a figure.", "B-17"};
}

Status check_special(const State& s, const Action& action) {
  const Game& game = s.game();
  if (action.module >= game.modules.size()) {
    return Error{"No expansion of this game has such an action.", ""};
  }
  const Module& module = *game.modules[action.module];
  // A module that is switched off by an option has not subscribed, and has no slot to look into.
  const auto& offering = game.subscribers(Hook::list_actions);
  ActionList open;
  if (std::find(offering.begin(), offering.end(), &module) != offering.end()) {
    module.list_actions(s, open);
  }
  if (std::find(open.begin(), open.end(), action) != open.end()) {
    return ok();
  }
  return module.why_not(s, action);
}

// Bit n: nobody stands on the road, city or field of segment first + n of the newest tile. As many
// are looked at as placing a tile has written, whatever the tile's number of segments.
SpotMask free_links(const Link* links, std::uint16_t first, std::uint16_t count) {
  SpotMask free = 0;
  for (std::uint16_t n = 0; n < kSegmentsAtOnce; ++n) {
    free |= SpotMask{links[State::root(links, static_cast<std::uint16_t>(first + n))].figure == 0}
            << n;
  }
  for (std::uint16_t n = kSegmentsAtOnce; n < count; ++n) {
    free |= SpotMask{links[State::root(links, static_cast<std::uint16_t>(first + n))].figure == 0}
            << n;
  }
  return free & ((SpotMask{1} << count) - 1);
}

}  // namespace

bool is_free(const State& s, const SpotRow& spot) {
  const PlacedTile& tile = s.last_tile();
  switch (spot.kind) {
    case FeatureKind::road:
    case FeatureKind::city:
      return s.features()[s.feature_root(static_cast<std::uint16_t>(tile.first_feature +
                                                                    spot.number))]
                 .figure == 0;
    case FeatureKind::field:
      return s.fields()[s.field_root(static_cast<std::uint16_t>(tile.first_field + spot.number))]
                 .figure == 0;
    case FeatureKind::monastery:
    case FeatureKind::garden:
      break;
  }
  const auto* end = s.watches() + s.head().watches;
  return std::none_of(s.watches(), end, [&](const Watch& watch) {
    return watch.cell == tile.cell && watch.kind == spot.kind;
  });
}

SpotMask free_spots(const State& s) {
  const PlacedTile& tile = s.last_tile();
  const Kind& kind = s.kind_of(tile);
  // Nobody stands on the new tile's own sites, unless an action put him there.
  const std::uint32_t segments = kind.counted + kind.fields;
  SpotMask free = (SpotMask{1} << kind.spot_count) - (SpotMask{1} << segments);
  if (s.head().acts != 0) {
    for (std::uint32_t spot = segments; spot < kind.spot_count; ++spot) {
      free &= ~(static_cast<SpotMask>(!is_free(s, kind.spots[spot])) << spot);
    }
  }
  free |= free_links(s.features(), tile.first_feature, kind.counted);
  free |= free_links(s.fields(), tile.first_field, kind.fields) << kind.counted;
  return free;
}

RotationMask legal_rotations(const State& s, KindId kind, Cell cell) {
  const auto slot = s.slot_at(cell);
  return slot == kNoSlot ? RotationMask{0} : rotations_in_slot(s, kind, slot, kAllRotations);
}

RotationMask rotations_in_slot(const State& s, KindId id, std::size_t slot, RotationMask among) {
  const Kind& kind = s.game().kinds[id];
  const OpenCell& open = s.open()[slot];
  RotationMask mask = 0;
  if (!kind.wet) {
    mask = static_cast<RotationMask>(s.game().fits[id].fits(s.patterns()[slot]) & among);
  } else if (open.known != 0 && open.wet != 0) {
    mask = wet_rotations(s, kind, open, among);
  }
  if (kind.restricted) {
    for (unsigned left = mask; left != 0; left &= left - 1) {
      const auto rotation = static_cast<Rotation>(std::countr_zero(left));
      for (const Module* module : s.game().subscribers(Hook::may_place)) {
        if (!module->may_place(s, id, open.cell, rotation)) {
          mask = static_cast<RotationMask>(mask & ~(1U << rotation));
          break;
        }
      }
    }
  }
  return mask;
}

bool fits_somewhere(const State& s, KindId id) {
  const Kind& kind = s.game().kinds[id];
  if (!kind.wet && !kind.restricted) {
    // Block by block: most tiles fit in the first.
    for (std::size_t n = 0; n < s.head().open_high; n += kFitBlock) {
      alignas(8) std::array<RotationMask, kFitBlock> fits;
      fit_all(s.game().fits[id], s.patterns() + n, kFitBlock, fits.data());
      std::uint64_t any = 0;
      for (std::size_t word = 0; word < kFitBlock; word += 8) {
        std::uint64_t eight;
        std::memcpy(&eight, fits.data() + word, 8);
        any |= eight;
      }
      if (any != 0) {
        return true;
      }
    }
    return false;
  }
  for (std::size_t slot = 0; slot < s.head().open_high; ++slot) {
    if (rotations_in_slot(s, id, slot, kAllRotations) != 0) {
      return true;
    }
  }
  return false;
}

void list_placements(const State& s, KindId kind, ActionList& list) {
  for (std::size_t slot = 0; slot < s.head().open_high; ++slot) {
    const RotationMask mask = rotations_in_slot(s, kind, slot, kAllRotations);
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      if (((mask >> rotation) & 1) != 0) {
        list.push_back(Action::place_tile(s.open()[slot].cell, rotation));
      }
    }
  }
}

void list_acts(const State& s, ActionList& list) {
  const Game& game = s.game();
  const PlacedTile& tile = s.last_tile();
  const Kind& kind = s.kind_of(tile);
  if (s.act_open(0)) {
    for (std::uint8_t row = 0; row < game.figures.size(); ++row) {
      if (s.supply(s.seat(), row) == 0) {
        continue;
      }
      for (SpotMask left = free_spots(s) & kind.stands_on[row]; left != 0; left &= left - 1) {
        const auto n = static_cast<std::size_t>(std::countr_zero(left));
        list.push_back(Action::place_figure(row, tile.cell, kind.spots[n].spot));
      }
    }
  }
  for (const Module* module : game.subscribers(Hook::list_actions)) {
    module->list_actions(s, list);
  }
}

ActionList legal_actions(const State& s) {
  ActionList list;
  if (s.phase() == Phase::place) {
    list_placements(s, s.hand(), list);
  } else if (s.phase() == Phase::act) {
    list_acts(s, list);
    list.push_back(Action::pass());
  }
  std::sort(list.begin(), list.end());
  return list;
}

Status check_action(const State& s, const Action& action) {
  const bool placing = action.kind == ActionKind::place_tile;
  if (s.phase() != (placing ? Phase::place : Phase::act)) {
    return wrong_phase(s);
  }
  switch (action.kind) {
    case ActionKind::place_tile: {
      if (action.what != 0 || action.module != 0) {
        return Error{"This is not a well-formed placing of a tile.", ""};
      }
      return check_placement(s, action);
    }
    case ActionKind::place_figure:
      if (action.module != 0) {
        return Error{"This is not a well-formed placing of a figure.", ""};
      }
      return check_figure(s, action);
    case ActionKind::special:
      return check_special(s, action);
    case ActionKind::pass:
      if (action != Action::pass()) {
        return Error{"A pass has neither place nor figure.", ""};
      }
      return ok();
  }
  return Error{"There is no such kind of action.", ""};
}

}  // namespace tollkeeper
