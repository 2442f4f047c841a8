#include "expansions/river/river_draw.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tollkeeper {
namespace {

enum class Part : std::uint8_t { spring, fork, piece, lake, city_lake, volcano_lake };

constexpr DrawGroup kForkGroup = 0;
constexpr DrawGroup kPieceGroup = 1;
constexpr DrawGroup kLakeGroup = 2;
constexpr DrawGroup kVolcanoGroup = 3;

struct PartRow {
  std::string_view type;
  Part part;
};

// The special tiles; every other river tile is an ordinary piece.
constexpr std::array<PartRow, 8> kParts{{
    {"river/A", Part::spring},
    {"river/A3", Part::spring},
    {"r2/A", Part::spring},
    {"r2/I", Part::fork},
    {"river/L", Part::lake},
    {"river/L3", Part::lake},
    {"r2/K", Part::city_lake},
    {"r2/L", Part::volcano_lake},
}};

Part part_of(const TileType& type) {
  for (const PartRow& row : kParts) {
    if (row.type == type.id) {
      return row.part;
    }
  }
  return Part::piece;
}

bool is_river(const TileType& type) {
  return std::find(type.edges.begin(), type.edges.end(), Edge::water) != type.edges.end();
}

// one lake for the spring and one more for each fork. Lakes of River I go first, then
// volcanoes but one, then lakes at a city.
void leave_out_lakes(GameDraft& draft, std::vector<std::size_t> lakes, std::size_t keep) {
  std::size_t volcanoes = 0;
  const auto dispensable = [&](std::size_t tile) {
    switch (part_of(draft.type(tile))) {
      case Part::lake:
        return 0;
      case Part::volcano_lake:
        return volcanoes++ == 0 ? 3 : 1;
      default:
        return 2;
    }
  };
  std::vector<std::pair<int, std::size_t>> order;
  for (const std::size_t tile : lakes) {
    order.emplace_back(dispensable(tile), tile);
  }
  std::sort(order.begin(), order.end());
  for (std::size_t n = 0; n + keep < order.size(); ++n) {
    draft.tiles[order[n].second].left_out = true;
  }
}

}  // namespace

Status arrange_river(GameDraft& draft) {
  const bool volcano_acts = draft.options.is("river_volcano", "on");
  // JCloisterZone has the lake at a city among the ordinary pieces, and only the last lake at the end
  // (its scenario river-II-curve-placement-2 shows it); we keep all lakes for the end (R-10, QR-5).
  const bool city_lake_anywhere = draft.options.is("river_bends", "jcz");
  std::vector<std::size_t> springs;
  std::vector<std::size_t> lakes;
  std::size_t forks = 0;
  for (std::size_t n = 0; n < draft.tiles.size(); ++n) {
    const std::string_view set = draft.set(n).id;
    if (!is_river(draft.type(n)) || (set != "river_1" && set != "river_2")) {
      continue;
    }
    DraftTile& tile = draft.tiles[n];
    tile.restricted = true;
    switch (part_of(draft.type(n))) {
      case Part::spring:
        springs.push_back(n);
        break;
      case Part::fork:
        tile.group = kForkGroup;
        ++forks;
        break;
      case Part::piece:
        tile.group = kPieceGroup;
        break;
      case Part::volcano_lake:
        tile.group = kVolcanoGroup;
        tile.no_act = volcano_acts;
        tile.turn_again = volcano_acts;
        lakes.push_back(n);
        break;
      case Part::lake:
      case Part::city_lake:
        tile.group = city_lake_anywhere && part_of(draft.type(n)) == Part::city_lake ? kPieceGroup
                                                                                     : kLakeGroup;
        lakes.push_back(n);
        break;
    }
  }
  if (springs.empty()) {
    return Error{"The river has no spring among its tiles.", "R-2"};
  }
  leave_out_lakes(draft, lakes, 1 + forks);
  for (const std::size_t spring : springs) {
    draft.tiles[spring].left_out = true;  // start tiles stay, whatever this says
  }
  if (draft.options.is("river_start_tile", "left_out")) {
    for (const DraftStart& start : draft.start) {
      draft.tiles[start.tile].left_out = true;
    }
  }
  draft.start = {{springs.front(), Cell{0, 0}, 0}};
  return ok();
}

}  // namespace tollkeeper
