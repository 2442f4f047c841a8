#include "oracle/box.hpp"

#include <algorithm>
#include <string>

#include "oracle/river.hpp"

namespace tollkeeper::oracle {
namespace {

// A set never printed in an edition plays with the nearest one it has.
std::vector<Edition> nearest_editions(Edition edition) {
  switch (edition) {
    case Edition::c1: return {Edition::c1, Edition::c2, Edition::c3};
    case Edition::c2: return {Edition::c2, Edition::c3, Edition::c1};
    case Edition::c3: break;
  }
  return {Edition::c3, Edition::c2, Edition::c1};
}

std::vector<Tile> tiles_of(const TileSet& set, Edition edition, int copies) {
  std::vector<Tile> tiles;
  for (const Edition nearest : nearest_editions(edition)) {
    for (const TileCopy& copy : set.copies) {
      if ((copy.editions & mask_of(nearest)) != 0) {
        tiles.insert(tiles.end(), static_cast<std::size_t>(copies), {&set.types[copy.type], &copy});
      }
    }
    if (!tiles.empty()) {
      break;
    }
  }
  return tiles;
}

struct ChosenTiles {
  std::string set;
  int copies = 1;
};

// The tile sets behind the names in the setup. The abbot has none.
std::vector<ChosenTiles> chosen_tile_sets(const Setup& setup, const RulesInForce& rules) {
  std::vector<ChosenTiles> chosen{{"base", std::max(1, copies_chosen(setup, "base"))}};
  for (const SetChoice& choice : setup.sets) {
    if (choice.name == "river") {
      if (rules.river == River::first || rules.river == River::both) {
        chosen.push_back({"river_1", choice.copies});
      }
      if (rules.river == River::second || rules.river == River::both) {
        chosen.push_back({"river_2", choice.copies});
      }
    } else if (choice.name != "base" && choice.name != "abbot") {
      chosen.push_back({choice.name, choice.copies});
    }
  }
  return chosen;
}

DrawGroup group_of(const Tile& tile) {
  if (!is_river_tile(tile)) {
    return DrawGroup::ordinary;
  }
  if (is_fork(tile)) {
    return DrawGroup::fork;
  }
  if (is_volcano_lake(tile)) {
    return DrawGroup::volcano_lake;
  }
  return is_lake(tile) ? DrawGroup::lake : DrawGroup::river;
}

// keeps as many lakes as the river has ends.
void leave_lakes_out(std::vector<Tile>& lakes_of_1, std::vector<Tile>& city_lakes,
                     std::vector<Tile>& volcano_lakes, std::size_t ends) {
  while (lakes_of_1.size() + city_lakes.size() + volcano_lakes.size() > ends) {
    if (volcano_lakes.size() > 1) {
      volcano_lakes.pop_back();
    } else if (!lakes_of_1.empty()) {
      lakes_of_1.pop_back();
    } else if (!city_lakes.empty()) {
      city_lakes.pop_back();
    } else {
      volcano_lakes.pop_back();
    }
  }
}

void add(std::vector<Tile>& to, const std::vector<Tile>& tiles) {
  to.insert(to.end(), tiles.begin(), tiles.end());
}

// Takes the tile that `id` names, a copy or the first copy of a type, out of the box.
Result<Tile> take_named(Box& box, const Catalogue& catalogue, const std::string& id) {
  const auto type = catalogue.find_type(id);
  const auto copy = catalogue.find_copy(id);
  for (auto& group : box.groups) {
    for (auto tile = group.begin(); tile != group.end(); ++tile) {
      if ((type && tile->type == &catalogue.type(*type)) ||
          (copy && tile->copy == &catalogue.copy(*copy))) {
        const Tile taken = *tile;
        group.erase(tile);
        return taken;
      }
    }
  }
  return Error{"The tile '" + id + "' is not among the tiles of this game.", "B-1"};
}

Status lay_named_tiles(Box& box, const Catalogue& catalogue, const Setup& setup) {
  for (const StartTile& named : setup.start) {
    const Result<Tile> tile = take_named(box, catalogue, named.tile);
    if (!tile) {
      return tile.error();
    }
    const bool touches = std::any_of(kSides.begin(), kSides.end(), [&](Side side) {
      return box.start.count(neighbour(named.cell, side)) != 0;
    });
    const bool good = touches ? fits(box.start, tile.value(), named.cell, named.rotation)
                              : box.start.count(named.cell) == 0;
    if (named.rotation > 3 || !good) {
      return Error{"The start tile '" + named.tile + "' does not fit where it is to lie.", "B-12"};
    }
    box.start[named.cell] = {tile.value(), named.rotation};
  }
  return ok();
}

}  // namespace

bool take_out(std::vector<Tile>& group, const Tile& tile) {
  for (auto other = group.begin(); other != group.end(); ++other) {
    if (is_equal(*other, tile)) {
      group.erase(other);
      return true;
    }
  }
  return false;
}

Result<Box> open_box(const Catalogue& catalogue, const Setup& setup, const RulesInForce& rules) {
  Box box;
  std::vector<Tile> springs;
  std::vector<Tile> lakes_of_1;
  std::vector<Tile> city_lakes;
  std::vector<Tile> start_tiles;
  auto& volcano_lakes = box.groups[static_cast<std::size_t>(DrawGroup::volcano_lake)];
  auto& ordinary = box.groups[static_cast<std::size_t>(DrawGroup::ordinary)];
  for (const ChosenTiles& chosen : chosen_tile_sets(setup, rules)) {
    const TileSet* set = catalogue.find_set(chosen.set);
    if (set == nullptr) {
      return Error{"There is no tile set '" + chosen.set + "'.", ""};
    }
    for (const Tile& tile : tiles_of(*set, setup.edition, chosen.copies)) {
      if (is_spring(tile)) {
        springs.push_back(tile);
      } else if (tile.copy->start_tile) {
        start_tiles.push_back(tile);
      } else if (is_lake(tile) && !is_volcano_lake(tile)) {
        (chosen.set == "river_1" ? lakes_of_1 : city_lakes).push_back(tile);
      } else {
        box.groups[static_cast<std::size_t>(group_of(tile))].push_back(tile);
      }
    }
  }
  const std::size_t forks = box.groups[static_cast<std::size_t>(DrawGroup::fork)].size();
  leave_lakes_out(lakes_of_1, city_lakes, volcano_lakes, 1 + forks);
  auto& lakes = box.groups[static_cast<std::size_t>(DrawGroup::lake)];
  const bool as_jcz = rules.river_bends == RiverBends::jcz;
  add(as_jcz ? box.groups[static_cast<std::size_t>(DrawGroup::river)] : lakes, city_lakes);
  add(lakes, lakes_of_1);

  const bool river = !springs.empty();
  if (river && rules.start_tile_left_out && !start_tiles.empty()) {
    start_tiles.pop_back();
  }
  if (!setup.start.empty()) {
    add(ordinary, start_tiles);
    springs.resize(std::min<std::size_t>(springs.size(), 1));
    add(lakes, springs);  // only until the tiles of the setup are taken
    const Status laid = lay_named_tiles(box, catalogue, setup);
    if (!laid) {
      return laid.error();
    }
    lakes.erase(std::remove_if(lakes.begin(), lakes.end(), is_spring), lakes.end());
    return box;
  }
  if (river) {
    box.start[Cell{0, 0}] = {springs.front(), 0};
    add(ordinary, start_tiles);
  } else if (!start_tiles.empty()) {
    box.start[Cell{0, 0}] = {start_tiles.front(), 0};
    start_tiles.erase(start_tiles.begin());
    add(ordinary, start_tiles);
  }
  return box;
}

}  // namespace tollkeeper::oracle
