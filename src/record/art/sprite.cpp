#include "record/art/sprite.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>

#include "record/art/draw_tile.hpp"
#include "record/art/palette.hpp"
#include "record/art/parts.hpp"
#include "record/art/path_text.hpp"
#include "record/art/tile_art.hpp"

namespace tollkeeper {

using art::append;

std::vector<TypeRef> types_of_sets(const Catalogue& catalogue,
                                   const std::vector<std::string>& sets) {
  std::vector<TypeRef> types;
  for (std::size_t set = 0; set < catalogue.sets().size(); ++set) {
    if (!sets.empty() &&
        std::find(sets.begin(), sets.end(), catalogue.sets()[set].id) == sets.end()) {
      continue;
    }
    for (std::size_t type = 0; type < catalogue.sets()[set].types.size(); ++type) {
      types.push_back({static_cast<std::uint16_t>(set), static_cast<std::uint16_t>(type)});
    }
  }
  return types;
}

std::string symbol_name(std::string_view type_id) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (const char letter : type_id) {
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '/') {
      out += '-';
    } else if ((code < 0x80 && std::isalnum(code) != 0) || letter == '.') {
      out += letter;
    } else {
      append(out, '_', kDigits[code >> 4], kDigits[code & 15]);
    }
  }
  return out;
}

std::string draw_sprite(const Catalogue& catalogue, const std::vector<TypeRef>& types) {
  art::ArtBook book(catalogue);
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\"><style>";
  append(out, tile_style(), "</style>\n");
  for (const std::string_view part : art::part_names()) {
    out += art::part_symbol(part);
  }
  out += art::emblem_symbols();
  out += art::hatch_patterns();
  constexpr std::string_view kBox = "\" viewBox=\"0 0 100 100\" overflow=\"visible\">";
  for (const TypeRef ref : types) {
    const art::TileArt& tile = book.of(ref);
    const std::string name = symbol_name(tile.type().id);
    append(out, "<symbol id=\"b-", name, kBox, tile.page_base(), "</symbol>\n");
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      append(out, "<symbol id=\"t-", name, '-', static_cast<int>(rotation), kBox,
             tile.top(rotation), "</symbol>\n");
    }
  }
  out += "</svg>\n";
  return out;
}

namespace {

std::string json_text(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out = "\"";
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      out += '\\';
      out += letter;
    } else if (code < 0x20) {
      append(out, "\\u00", kDigits[code >> 4], kDigits[code & 15]);
    } else {
      out += letter;
    }
  }
  return out + '"';
}

// JSON wants a digit before the point.
std::string json_number(double value) {
  std::string text;
  append(text, value);
  const std::size_t point = text.find('.');
  if (point == 0 || (point == 1 && text[0] == '-')) {
    text.insert(point, 1, '0');
  }
  return text;
}

std::string json_point(art::Point p) {
  return '[' + json_number(p.x) + ',' + json_number(p.y) + ']';
}

// Writes `{"a":1,"b":2}` and `[1,2]`: a comma before every entry but the first.
class Joined {
 public:
  Joined(char open, char close) : text_(1, open), close_(close) {}
  void add(const std::string& entry) {
    text_ += first_ ? "" : ",";
    text_ += entry;
    first_ = false;
  }
  std::string text() const { return text_ + close_; }

 private:
  std::string text_;
  char close_;
  bool first_ = true;
};

std::string json_segment(char kind, std::size_t index, int segment, const std::string* outline,
                         art::Point spot) {
  std::string out;
  append(out, "{\"id\":\"", kind, index, "\",\"segment\":", segment);
  if (outline != nullptr) {
    append(out, ",\"d\":\"", *outline, '"');
  }
  append(out, ",\"spot\":", json_point(spot), '}');
  return out;
}

std::string json_type(const art::TileArt& tile) {
  const art::TileShape& shape = tile.shape();
  Joined fields('[', ']');
  for (std::size_t i = 0; i < shape.fields.size(); ++i) {
    const art::FieldShape& field = shape.fields[i];
    fields.add(json_segment('f', i, field.segment, &field.outline, field.spot));
  }
  Joined roads('[', ']');
  for (std::size_t i = 0; i < shape.roads.size(); ++i) {
    roads.add(json_segment('r', i, shape.roads[i].segment, nullptr, shape.roads[i].spot));
  }
  Joined cities('[', ']');
  for (std::size_t i = 0; i < shape.cities.size(); ++i) {
    const art::CityShape& city = shape.cities[i];
    cities.add(json_segment('c', i, city.segment, &city.outline, city.spot));
  }
  std::string out = json_text(tile.type().id);
  append(out, ":{\"name\":", json_text(symbol_name(tile.type().id)), ",\"fields\":", fields.text(),
         ",\"roads\":", roads.text(), ",\"cities\":", cities.text());
  if (shape.monastery) {
    append(out, ",\"monastery\":", json_point(*shape.monastery));
  }
  if (shape.crossroads) {
    append(out, ",\"crossroads\":", json_point(*shape.crossroads));
  }
  return out + '}';
}

std::string json_symbols(const std::vector<art::PlacedSymbol>& placed) {
  Joined symbols('[', ']');
  for (const art::PlacedSymbol& symbol : placed) {
    if (symbol.at) {
      std::string entry = "{\"kind\":\"";
      append(entry, symbol.part, "\",\"at\":", json_point(*symbol.at),
             ",\"size\":", json_number(symbol.width), '}');
      symbols.add(entry);
    }
  }
  return symbols.text();
}

std::string json_farmers(const art::TileShape& shape,
                         const std::vector<art::PlacedSymbol>& placed) {
  Joined spots('[', ']');
  for (const art::FieldShape& field : shape.fields) {
    spots.add(json_point(art::farmer_spot(shape, field, placed)));
  }
  return spots.text();
}

}  // namespace

std::string draw_geometry(const Catalogue& catalogue, const std::vector<TypeRef>& types) {
  art::ArtBook book(catalogue);
  Joined shapes('{', '}');
  Joined symbols('{', '}');
  Joined farmers('{', '}');
  for (const TypeRef ref : types) {
    const art::TileArt& tile = book.of(ref);
    shapes.add(json_type(tile));
    for (const TileCopy& copy : catalogue.sets()[ref.set].copies) {
      if (copy.type != ref.type) {
        continue;
      }
      const std::vector<art::PlacedSymbol> placed = tile.symbols(copy.symbols);
      if (!placed.empty()) {
        symbols.add(json_text(copy.id) + ':' + json_symbols(placed));
        farmers.add(json_text(copy.id) + ':' + json_farmers(tile.shape(), placed));
      }
    }
  }
  std::string out =
      "{\"about\":\"per tile type, rotation 0: field outlines, and where a figure stands on each "
      "segment; symbols: centre of each symbol of a copy; farmers: where one lies in each field of "
      "a copy that has symbols\",\"types\":";
  append(out, shapes.text(), ",\"symbols\":", symbols.text(), ",\"farmers\":", farmers.text(),
         "}\n");
  return out;
}

}  // namespace tollkeeper
