#include "expansions/registry.hpp"

#include <array>
#include <cassert>

#include "expansions/abbot/abbot.hpp"
#include "expansions/inns_and_cathedrals/inns_and_cathedrals.hpp"
#include "expansions/river/river.hpp"
#include "expansions/tollkeepers/tollkeepers.hpp"
#include "tiles/base_set.hpp"

namespace tollkeeper {
namespace {

const std::array kAll = std::to_array<const Expansion*>({
    &river_expansion(),
    &inns_and_cathedrals_expansion(),
    &abbot_expansion(),
    &tollkeepers_expansion(),
});

Catalogue shipped() {
  Catalogue catalogue;
  [[maybe_unused]] const Status base = catalogue.add(read_tiles(base_tiles_text(), "base").sets);
  assert(base);
  for (const Expansion* expansion : kAll) {
    if (expansion->tiles_text != nullptr) {
      [[maybe_unused]] const Status added =
          catalogue.add(read_tiles(expansion->tiles_text(), expansion->name).sets);
      assert(added);
    }
  }
  return catalogue;
}

}  // namespace

std::span<const Expansion* const> all_expansions() { return kAll; }

std::shared_ptr<const Catalogue> shipped_catalogue() {
  static const auto catalogue = std::make_shared<const Catalogue>(shipped());
  return catalogue;
}

Result<std::shared_ptr<const Catalogue>> catalogue_with(std::string_view text,
                                                        std::string_view file_name) {
  TileFile file = read_tiles(text, file_name);
  if (!file.errors.empty()) {
    std::string message;
    for (const TileFileError& error : file.errors) {
      message += message.empty() ? "" : "\n";
      message += error.file + ":" + std::to_string(error.line) + ": " + error.message;
    }
    return Error{message, ""};
  }
  auto catalogue = std::make_shared<Catalogue>(*shipped_catalogue());
  if (const Status added = catalogue->add(std::move(file.sets)); !added) {
    return added.error();
  }
  return std::shared_ptr<const Catalogue>(catalogue);
}

Result<std::shared_ptr<const Game>> make_game(const Setup& setup) {
  return make_game(shipped_catalogue(), all_expansions(), setup);
}

Result<std::shared_ptr<const Game>> make_game(std::shared_ptr<const Catalogue> catalogue,
                                              const Setup& setup) {
  return make_game(std::move(catalogue), all_expansions(), setup);
}

}  // namespace tollkeeper
