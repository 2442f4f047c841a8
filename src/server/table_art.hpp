// TableArt: where things stand on tiles, for all tables of a server: symbols, figures, tokens,
// outlines, and the sprites the page draws with. Everything is made at first use and kept, since a
// type costs milliseconds. Safe for several threads; what it hands out lives as long as it does.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/art/tile_art.hpp"
#include "rules/game.hpp"

namespace tollkeeper {

struct ArtFile {
  std::string path;  // "/art/<hash of the text>.svg", or .json
  std::string mime;
  std::string text;
  std::string gzip;
};

class TableArt {
 public:
  explicit TableArt(std::shared_ptr<const Catalogue> catalogue);

  // At rotation 0.
  const std::vector<art::PlacedSymbol>& symbols(CopyRef copy);
  const art::TileShape& shape(TypeRef type);

  // On the tile as it lies: the feet of a standing figure, the middle of a lying one.
  std::optional<art::Point> figure_place(CopyRef copy, Spot spot, Rotation rotation);
  std::optional<art::Point> token_place(CopyRef copy, Rotation rotation);

  // One sprite for all games with the same tile types.
  std::shared_ptr<const ArtFile> sprite_of(const Game& game);
  // Of every tile there is, for pages without a game: the sprite, and where things lie on the tiles
  // as JSON. Takes a second the first time; no game waits for it.
  std::shared_ptr<const ArtFile> all_tiles();
  std::shared_ptr<const ArtFile> all_places();
  // A file handed out before; nothing for other paths.
  std::shared_ptr<const ArtFile> find_file(std::string_view path) const;

 private:
  using Key = std::pair<int, int>;
  void make_all();
  const art::TileArt& tile(TypeRef type);
  TypeRef type_of(CopyRef copy) const;
  art::Point farmer(CopyRef copy, const art::FieldShape& field);

  std::shared_ptr<const Catalogue> catalogue_;
  mutable std::mutex mutex_;
  art::ArtBook book_;
  std::map<Key, std::vector<art::PlacedSymbol>> symbols_;
  std::map<std::pair<Key, int>, art::Point> farmers_;
  std::map<std::vector<Key>, std::shared_ptr<const ArtFile>> sprites_;
  std::once_flag all_made_;
  std::shared_ptr<const ArtFile> all_tiles_;
  std::shared_ptr<const ArtFile> all_places_;
};

}  // namespace tollkeeper
