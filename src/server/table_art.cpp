#include "server/table_art.hpp"

#include <algorithm>
#include <array>

#include "record/art/sprite.hpp"
#include "server/gzip.hpp"

namespace tollkeeper {
namespace {

// The feet on the threshold of the monastery, in the middle of the beds of a garden.
constexpr double kMonasteryFeet = 4;
constexpr double kGardenFeet = -2;

// FNV-1a: names a text, guards nothing.
std::string name_of_text(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char byte : text) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
  }
  std::string name;
  for (int shift = 60; shift >= 0; shift -= 4) {
    name += "0123456789abcdef"[(hash >> shift) & 15];
  }
  return name;
}

std::shared_ptr<const ArtFile> art_file(std::string text, std::string mime, std::string ending) {
  auto made = std::make_shared<ArtFile>();
  made->path = "/art/" + name_of_text(text) + ending;
  made->mime = std::move(mime);
  made->gzip = gzipped(text);
  made->text = std::move(text);
  return made;
}

std::shared_ptr<const ArtFile> sprite_file(std::string svg) {
  return art_file(std::move(svg), "image/svg+xml", ".svg");
}

}  // namespace

TableArt::TableArt(std::shared_ptr<const Catalogue> catalogue)
    : catalogue_(std::move(catalogue)), book_(*catalogue_) {}

const art::TileArt& TableArt::tile(TypeRef type) { return book_.of(type); }

TypeRef TableArt::type_of(CopyRef copy) const {
  return {copy.set, catalogue_->copy(copy).type};
}

const std::vector<art::PlacedSymbol>& TableArt::symbols(CopyRef copy) {
  const std::lock_guard lock(mutex_);
  const Key key{copy.set, copy.copy};
  auto found = symbols_.find(key);
  if (found == symbols_.end()) {
    auto placed = tile(type_of(copy)).symbols(catalogue_->copy(copy).symbols);
    std::erase_if(placed, [](const art::PlacedSymbol& symbol) { return !symbol.at; });
    found = symbols_.emplace(key, std::move(placed)).first;
  }
  return found->second;
}

const art::TileShape& TableArt::shape(TypeRef type) {
  const std::lock_guard lock(mutex_);
  return tile(type).shape();
}

art::Point TableArt::farmer(CopyRef copy, const art::FieldShape& field) {
  const auto& placed = symbols(copy);
  const std::lock_guard lock(mutex_);
  const std::pair<Key, int> key{{copy.set, copy.copy}, field.segment};
  auto found = farmers_.find(key);
  if (found == farmers_.end()) {
    const art::Point spot = art::farmer_spot(tile(type_of(copy)).shape(), field, placed);
    found = farmers_.emplace(key, spot).first;
  }
  return found->second;
}

std::optional<art::Point> TableArt::figure_place(CopyRef copy, Spot spot, Rotation rotation) {
  const art::TileShape& shape_of_tile = shape(type_of(copy));
  std::optional<art::Point> place;
  double down = 0;
  if (spot == kMonasterySpot) {
    place = shape_of_tile.monastery;
    down = kMonasteryFeet;
  } else if (spot == kGardenSpot) {
    for (const art::PlacedSymbol& symbol : symbols(copy)) {
      if (symbol.part == "garden") {
        place = symbol.at;
      }
    }
    down = kGardenFeet;
  } else {
    for (const art::FieldShape& field : shape_of_tile.fields) {
      if (field.segment == spot) {
        place = farmer(copy, field);
      }
    }
    for (const art::CityShape& city : shape_of_tile.cities) {
      if (city.segment == spot) {
        place = city.spot;
      }
    }
    for (const art::RoadShape& road : shape_of_tile.roads) {
      if (road.segment == spot) {
        place = road.spot;
      }
    }
  }
  if (place) {
    place = art::turned_point(*place, rotation);
    place->y += down;
  }
  return place;
}

std::optional<art::Point> TableArt::token_place(CopyRef copy, Rotation rotation) {
  const auto& crossroads = shape(type_of(copy)).crossroads;
  return crossroads ? std::optional(art::turned_point(*crossroads, rotation)) : std::nullopt;
}

std::shared_ptr<const ArtFile> TableArt::sprite_of(const Game& game) {
  std::vector<Key> keys;
  for (const GameCopy& copy : game.copies) {
    const TypeRef type = type_of(copy.ref);
    keys.emplace_back(type.set, type.type);
  }
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  const std::lock_guard lock(mutex_);
  auto& sprite = sprites_[keys];
  if (sprite == nullptr) {
    std::vector<TypeRef> types;
    for (const auto& [set, type] : keys) {
      types.push_back({static_cast<std::uint16_t>(set), static_cast<std::uint16_t>(type)});
    }
    sprite = sprite_file(draw_sprite(*catalogue_, types));
  }
  return sprite;
}

void TableArt::make_all() {
  std::call_once(all_made_, [this] {
    const std::vector<TypeRef> types = types_of_sets(*catalogue_);
    auto tiles = sprite_file(draw_sprite(*catalogue_, types));
    auto places = art_file(draw_geometry(*catalogue_, types), "application/json", ".json");
    const std::lock_guard lock(mutex_);
    all_tiles_ = std::move(tiles);
    all_places_ = std::move(places);
  });
}

std::shared_ptr<const ArtFile> TableArt::all_tiles() {
  make_all();
  return all_tiles_;
}

std::shared_ptr<const ArtFile> TableArt::all_places() {
  make_all();
  return all_places_;
}

std::shared_ptr<const ArtFile> TableArt::find_file(std::string_view path) const {
  const std::lock_guard lock(mutex_);
  for (const auto& file : {all_tiles_, all_places_}) {
    if (file != nullptr && file->path == path) {
      return file;
    }
  }
  for (const auto& [types, sprite] : sprites_) {
    if (sprite->path == path) {
      return sprite;
    }
  }
  return nullptr;
}

}  // namespace tollkeeper
