// read_jcz on any bytes: it returns; a game that was read can be written in both formats and read
// again with the same points.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "expansions/registry.hpp"
#include "record/assertions.hpp"
#include "record/jcz.hpp"
#include "record/record.hpp"

namespace {

void need(bool holds) {
  if (!holds) {
    std::abort();
  }
}

bool same_points(const tollkeeper::Playthrough& a, const tollkeeper::Playthrough& b) {
  for (tollkeeper::Seat seat = 0; seat < a.game().seats; ++seat) {
    if (a.state().points(seat) != b.state().points(seat)) {
      return false;
    }
  }
  return a.state().phase() == b.state().phase() && a.events().size() == b.events().size();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tollkeeper;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto game = read_jcz(text, shipped_catalogue());
  if (!game) {
    need(!game.error().message.empty());
    return 0;
  }
  check_assertions(game->playthrough, game->assertions, game->figure_names);
  const auto record = read_record(write_record(game->playthrough), shipped_catalogue());
  need(record && same_points(*record, game->playthrough));
  const auto written = write_jcz(game->playthrough);
  need(static_cast<bool>(written));
  const auto again = read_jcz(*written, shipped_catalogue());
  need(again && same_points(again->playthrough, game->playthrough));
  return 0;
}
