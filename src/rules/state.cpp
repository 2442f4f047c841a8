#include "rules/state.hpp"

#include <utility>

#include "rules/place.hpp"
#include "rules/state_fields.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

State::State(const Game& game, Seat first_seat)
    : game_(&game), bytes_(new std::byte[game.layout.bytes]()) {
  new (bytes_.get()) Head();
  find_parts();
  Head& h = head();
  h.seat = first_seat;
  h.turn = 1;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats); ++seat) {
    for (std::size_t row = 0; row < game.figures.size(); ++row) {
      h.supply[seat][row] = game.figures[row].per_seat;
    }
  }
  for (std::size_t n = 0; n < game.layout.figure_count; ++n) {
    figures()[n] = Figure{};
  }
  for (std::size_t n = 0; n < game.bag.size(); ++n) {
    bag()[n] = game.bag[n];
  }
  h.bag = static_cast<std::uint16_t>(game.bag.size());
  settle_draw_group(*this);
  for (const auto& start : game.start) {
    place_tile(*this, game.copies[start.copy].kind, start.cell, start.rotation, kNoSeat);
  }
}

void State::find_parts() {
  const Layout& layout = game_->layout;
  std::byte* bytes = bytes_.get();
  parts_.head = reinterpret_cast<Head*>(bytes);
  parts_.slots = bytes + layout.slots;
  parts_.bag = reinterpret_cast<KindId*>(bytes + layout.bag);
  parts_.figures = reinterpret_cast<Figure*>(bytes + layout.figures);
  parts_.watches = reinterpret_cast<Watch*>(bytes + layout.watches);
  parts_.cells = reinterpret_cast<CellEntry*>(bytes + layout.cells);
  parts_.tiles = reinterpret_cast<PlacedTile*>(bytes + layout.tiles);
  parts_.features = reinterpret_cast<Link*>(bytes + layout.features);
  parts_.tallies = reinterpret_cast<Tally*>(bytes + layout.tallies);
  parts_.touched = reinterpret_cast<std::uint64_t*>(bytes + layout.touched);
  parts_.fields = reinterpret_cast<Link*>(bytes + layout.fields);
  parts_.patterns = reinterpret_cast<std::uint8_t*>(bytes + layout.patterns);
  parts_.open = reinterpret_cast<OpenCell*>(bytes + layout.open);
  parts_.columns_mask = (1U << layout.cell_columns) - 1;
  parts_.cell_mask = layout.cell_mask;
  parts_.column_bits = layout.cell_columns;
}

State::State(const State& other)
    : game_(other.game_), bytes_(new std::byte[other.game_->layout.bytes]) {
  find_parts();
  std::memcpy(bytes_.get(), other.bytes_.get(), other.used_bytes());
  // The pattern bytes beyond open_high are part of the prefix and always 0; unused open slots stay
  // unread until a slot is taken into use.
}

State& State::operator=(const State& other) {
  if (this == &other) {
    return *this;
  }
  if (game_ != other.game_ || !bytes_) {
    return *this = State(other);
  }
  std::memcpy(bytes_.get(), other.bytes_.get(), other.used_bytes());
  return *this;
}

bool operator==(const State& a, const State& b) {
  return a.game_ == b.game_ && fields_of(a) == fields_of(b);
}

std::uint64_t State::hash() const {
  std::uint64_t h = 0x243f6a8885a308d3ULL;
  visit_fields(*this, [&h](std::string_view, std::int64_t value) {
    h = (h ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15ULL;
    h ^= h >> 29;
  });
  return h;
}

}  // namespace tollkeeper
