// State: a position, as a value. One block of bytes without pointers, sized by the game's Layout
// for its tiles, seats and figures (about 9 KB for the base game, any number of copies of a set),
// so that a copy is one memcpy and copying into an existing state allocates nothing.
//
// It holds no hidden information: the bag is what everybody can count; the order of the tiles to
// come lives in a Deck outside. It refers to its Game, which must outlive it. Reading is safe from
// several threads, changing is not. Rules that change it stand in place.hpp, turn.hpp, score.hpp.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

#include "rules/game.hpp"

namespace tollkeeper {

// draw: chance moves (draw or end). place, act: the player chooses. score: finish_turn() is due.
enum class Phase : std::uint8_t { draw, place, act, score, over };

struct PlacedTile {
  Cell cell;
  KindId kind = kNoKind;
  Rotation rotation = 0;
  Seat seat = kNoSeat;  // who placed it; kNoSeat for start tiles
  std::uint16_t first_feature = 0;
  std::uint16_t first_field = 0;
};

// A figure is identified by its place in the figure table (Game::figure_seat, figure_row), so the
// same wooden piece keeps its number. All figures on one feature form a ring through `next`.
inline constexpr std::uint16_t kInSupply = 0xFFFF;
struct Figure {
  std::uint16_t tile = kInSupply;
  std::uint16_t next = 0;
  Spot spot = 0;
  std::uint8_t unused = 0;
};

// Union-find node of a segment; of a root, `figure` is 1 + any figure on the feature, or 0.
struct Link {
  std::uint16_t parent = 0;
  std::uint16_t figure = 0;
};

// A free cell beside the table's tiles, with the segments that end at its sides, so that placing a
// tile reads one record of 32 bytes and no neighbour. `left` and `right` are the neighbour's fields
// that meet the left and right half of our side, seen from the cell's middle.
struct OpenCell {
  Cell cell;
  std::uint8_t known = 0;  // sides with a neighbour
  std::uint8_t wet = 0;    // sides with water
  std::uint16_t bucket = 0;  // its place in the cell table; in a free slot, the next free slot
  std::array<std::uint16_t, 4> middle{};
  std::array<std::uint16_t, 4> left{};
  std::array<std::uint16_t, 4> right{};
};
static_assert(sizeof(OpenCell) == 32);

// A monastery or garden with a figure: how many of the nine cells hold tiles.
struct Watch {
  Cell cell;
  std::uint16_t figure = 0;
  std::uint8_t present = 0;
  FeatureKind kind = FeatureKind::monastery;
};

// Entry of the cell table: 0 nothing, kTileEntry + tile index, or 1 + slot of an open cell.
using CellEntry = std::uint16_t;
inline constexpr CellEntry kTileEntry = 0x8000;
inline constexpr std::uint16_t kNoSlot = 0xFFFF;

class State {
  static constexpr std::uint32_t kProbeStep = 341;  // odd, so every place is met

 public:
  struct Head {
    std::array<std::int32_t, kMaxSeats> points{};
    std::array<std::array<std::uint8_t, kMaxFigureRows>, kMaxSeats> supply{};
    std::uint16_t tiles = 0;
    std::uint16_t features = 0;
    std::uint16_t fields = 0;
    std::uint16_t open_high = 0;   // open cells lie in slots below this
    std::uint16_t free_slot = kNoSlot;
    std::uint16_t bag = 0;         // tiles left
    std::uint16_t bag_floor = 0;   // tiles left when the present draw group is used up
    std::uint16_t watches = 0;
    std::uint16_t discarded = 0;
    std::uint16_t several = 0;  // touch bit of the next tile with sister segments
    std::uint16_t turn = 0;     // turns begun, the first is 1; a double turn is one
    KindId hand = kNoKind;
    Phase phase = Phase::draw;
    Seat seat = 0;                 // whose turn it is
    DrawGroup group = 0;
    std::uint8_t acts = 0;   // act classes used in this phase 2
    std::uint8_t again = 0;  // the turn has another part
    // 0: the last tile completed nothing, so phase 3 need not look; see place.hpp.
    std::uint8_t due = 0;
    // 1: some tile lies far from the start, and these are the smallest and largest coordinates of
    // tiles. Once they and the cells beside them span more than the cell table's columns or rows,
    // two cells can fall on one place of it, so places must be compared: `folded`.
    std::uint8_t far = 0;
    std::uint8_t folded = 0;
    Cell north_west;
    Cell south_east;
  };

  // Where the parts of the block lie. Hot functions copy this to a local variable: the compiler then
  // knows that no write to the block changes it.
  struct Parts {
    Head* head = nullptr;
    PlacedTile* tiles = nullptr;
    KindId* bag = nullptr;
    Figure* figures = nullptr;
    Watch* watches = nullptr;
    CellEntry* cells = nullptr;
    Link* features = nullptr;
    Tally* tallies = nullptr;
    std::uint64_t* touched = nullptr;
    Link* fields = nullptr;
    std::uint8_t* patterns = nullptr;
    OpenCell* open = nullptr;
    std::byte* slots = nullptr;
    std::uint32_t columns_mask = 0;  // of the cell table
    std::uint32_t cell_mask = 0;
    std::uint8_t column_bits = 0;

    // Place of the cell in the cell table: where it stands, or the free place where it belongs. The
    // table is a torus folded over the plane; boards wider than it meet other cells and probe on.
    std::uint16_t bucket(Cell cell) const { return bucket(cell, place_of(cell)); }
    // Where it belongs when nothing else stands there.
    std::uint32_t place_of(Cell cell) const {
      return ((static_cast<std::uint32_t>(cell.y) << column_bits) |
              (static_cast<std::uint32_t>(cell.x) & columns_mask)) &
             cell_mask;
    }
    // The same of the cell beside that one.
    std::uint32_t place_beside(std::uint32_t place, Side side) const {
      switch (side) {
        case Side::north:
          return (place - columns_mask - 1) & cell_mask;
        case Side::south:
          return (place + columns_mask + 1) & cell_mask;
        case Side::east:
          return (place & ~columns_mask) | ((place + 1) & columns_mask);
        case Side::west:
          break;
      }
      return (place & ~columns_mask) | ((place - 1) & columns_mask);
    }
    std::uint16_t bucket(Cell cell, std::uint32_t n) const {
      if (head->folded != 0) {
        while (cells[n] != 0 && cell_of(cells[n]) != cell) {
          n = (n + kProbeStep) & cell_mask;
        }
      }
      return static_cast<std::uint16_t>(n);
    }
    CellEntry entry(Cell cell) const {
      const CellEntry found = cells[bucket(cell)];
      // On an unfolded table a cell far outside meets an entry that is not its own.
      return found != 0 && cell_of(found) == cell ? found : CellEntry{0};
    }
    Cell cell_of(CellEntry found) const {
      return found >= kTileEntry ? tiles[found - kTileEntry].cell : open[found - 1].cell;
    }
  };

  // The table with the start tiles on it, `first_seat` to draw.
  State(const Game& game, Seat first_seat);
  State(const State& other);
  State& operator=(const State& other);
  State(State&&) noexcept = default;
  State& operator=(State&&) noexcept = default;
  ~State() = default;

  const Game& game() const { return *game_; }

  // --- reading -------------------------------------------------------------------------------
  const Head& head() const { return *parts_.head; }
  Phase phase() const { return head().phase; }
  Seat seat() const { return head().seat; }
  int points(Seat seat) const { return head().points[seat]; }
  int supply(Seat seat, std::uint8_t row) const { return head().supply[seat][row]; }
  KindId hand() const { return head().hand; }
  int tiles_left() const { return head().bag; }

  const PlacedTile* tiles() const { return parts_.tiles; }
  const PlacedTile& last_tile() const { return tiles()[head().tiles - 1]; }
  const Kind& kind_of(const PlacedTile& tile) const { return game_->kinds[tile.kind]; }
  const KindId* bag() const { return parts_.bag; }
  const Figure* figures() const { return parts_.figures; }
  const Watch* watches() const { return parts_.watches; }
  const Link* features() const { return parts_.features; }
  const Tally* tallies() const { return parts_.tallies; }
  const std::uint64_t* touched() const { return parts_.touched; }
  const Link* fields() const { return parts_.fields; }
  const std::uint8_t* patterns() const { return parts_.patterns; }
  const OpenCell* open() const { return parts_.open; }

  bool has_tile(Cell cell) const { return parts_.entry(cell) >= kTileEntry; }
  const PlacedTile* tile_at(Cell cell) const {
    const CellEntry found = parts_.entry(cell);
    return found >= kTileEntry ? tiles() + (found - kTileEntry) : nullptr;
  }
  // Slot of the open cell, or kNoSlot.
  std::uint16_t slot_at(Cell cell) const {
    const CellEntry found = parts_.entry(cell);
    return found != 0 && found < kTileEntry ? static_cast<std::uint16_t>(found - 1) : kNoSlot;
  }

  std::uint16_t feature_root(std::uint16_t id) const { return root(features(), id); }
  std::uint16_t field_root(std::uint16_t id) const { return root(fields(), id); }

  template <class T>
  const T& slot(std::uint32_t offset) const {
    return *reinterpret_cast<const T*>(parts_.slots + offset);
  }

  // Equal when every field is, whatever way the same position was reached by undo or load.
  friend bool operator==(const State& a, const State& b);
  // From the same list of fields as equality; the same on every machine and compiler.
  std::uint64_t hash() const;

  // --- changing (for src/rules and modules) ----------------------------------------------------
  const Parts& parts() { return parts_; }
  Head& head() { return *parts_.head; }
  PlacedTile* tiles() { return parts_.tiles; }
  KindId* bag() { return parts_.bag; }
  Figure* figures() { return parts_.figures; }
  Watch* watches() { return parts_.watches; }
  Link* features() { return parts_.features; }
  Tally* tallies() { return parts_.tallies; }
  Link* fields() { return parts_.fields; }
  template <class T>
  T& slot(std::uint32_t offset) {
    return *reinterpret_cast<T*>(parts_.slots + offset);
  }

  void mark_act(int act_class) { head().acts |= static_cast<std::uint8_t>(1U << act_class); }
  // Whether an action of this class may still be done in this phase 2 (A-8, TK-4, Q-7).
  bool act_open(int act_class) const {
    return (head().acts & ~game_->act_tolerates[static_cast<std::size_t>(act_class)]) == 0;
  }

  // The union-find root, with the path halved on the way. Nearly every path is at most two long,
  // but how long cannot be foretold: two hops without a test are cheaper than the test.
  static std::uint16_t find(Link* links, std::uint16_t id) {
    const std::uint16_t top = links[links[id].parent].parent;
    links[id].parent = top;
    id = top;
    while (links[id].parent != id) {
      links[id].parent = links[links[id].parent].parent;
      id = links[id].parent;
    }
    return id;
  }
  // The same without changing the path.
  static std::uint16_t root(const Link* links, std::uint16_t id) {
    id = links[links[id].parent].parent;
    while (links[id].parent != id) {
      id = links[id].parent;
    }
    return id;
  }

 private:
  void find_parts();
  // Bytes in use: everything but the unused open slots, which stand last.
  std::size_t used_bytes() const {
    return game_->layout.open + head().open_high * sizeof(OpenCell);
  }

  const Game* game_;
  std::unique_ptr<std::byte[]> bytes_;
  Parts parts_;
};

static_assert(std::is_trivially_copyable_v<State::Head>);

}  // namespace tollkeeper
