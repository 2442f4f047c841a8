#include "record/art/board_picture.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "record/art/board_pieces.hpp"
#include "record/art/draw_tile.hpp"
#include "record/art/palette.hpp"
#include "record/art/parts.hpp"
#include "record/art/path_text.hpp"
#include "record/art/sprite.hpp"
#include "record/art/tile_art.hpp"

namespace tollkeeper {
namespace {

using art::append;
using art::Point;

constexpr double kMargin = 20;
constexpr std::string_view kTable = "#e5dac1";
constexpr std::string_view kInk = "#2b211b";
constexpr std::string_view kMayColour = "#1b6a70";

std::size_t seat_index(int seat) {
  return static_cast<std::size_t>(std::clamp(seat, 0, static_cast<int>(kSeatLooks.size()) - 1));
}

// Inkscape up to 1.2 follows xlink:href alone; everything else knows both. Text of the caller
// cannot match: its quotes are escaped.
std::string with_old_links(std::string_view markup) {
  constexpr std::string_view kNew = " href=\"#";
  std::string out;
  std::size_t from = 0;
  for (std::size_t at = markup.find(kNew); at != std::string_view::npos;
       at = markup.find(kNew, from)) {
    append(out, markup.substr(from, at - from), " xlink:href=\"#");
    from = at + kNew.size();
  }
  out += markup.substr(from);
  return out;
}

class BoardPainter {
 public:
  BoardPainter(const Catalogue& catalogue, const BoardPicture& picture)
      : catalogue_(catalogue), picture_(picture), book_(catalogue) {
    for (const BoardPicture::Tile& tile : picture.tiles) {
      lay(tile);
    }
    for (const BoardPicture::Piece& piece : picture.pieces) {
      if (const art::LaidTile* tile = tile_at(piece.x, piece.y)) {
        if (const auto standing = art::stand(piece, *tile)) {
          standing_.push_back(*standing);
        }
      }
    }
  }

  std::string drawn() {
    std::string land = shadow() + bases();
    land += tops();
    const std::string over = last_mark() + marks() + art::draw_pieces(standing_);
    std::string out;
    const Frame frame = this->frame();
    append(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"",
        frame.from, ' ', Point{frame.width, frame.height}, "\" width=\"", frame.width * scale(),
        "\" height=\"", frame.height * scale(),
        "\" role=\"img\" aria-labelledby=\"board-title board-desc\">\n<title id=\"board-title\">",
        art::escaped(title()), "</title>\n<desc id=\"board-desc\">", art::escaped(description()),
        "</desc>\n<style>", tile_style(), "</style>\n<defs>\n");
    out += art::part_symbols_for(defs_ + land + over);
    out += art::emblem_symbols();
    if (!picture_.tints.empty()) {
      out += art::hatch_patterns();
    }
    append(out, defs_, "</defs>\n<path fill=\"", kTable, "\" d=\"M", frame.from, 'h', frame.width,
           'v', frame.height, 'h', -frame.width, "z\"/>\n", land, over, "</svg>\n");
    return with_old_links(out);
  }

 private:
  struct Frame {
    Point from;
    double width;
    double height;
  };

  bool known(TypeRef ref) const {
    return ref.set < catalogue_.sets().size() && ref.type < catalogue_.sets()[ref.set].types.size();
  }

  void lay(const BoardPicture::Tile& tile) {
    TypeRef type;
    const std::vector<PrintedSymbol>* symbols = nullptr;
    if (const auto* copy = std::get_if<CopyRef>(&tile.face)) {
      if (copy->set >= catalogue_.sets().size() ||
          copy->copy >= catalogue_.sets()[copy->set].copies.size()) {
        return;
      }
      type = {copy->set, catalogue_.copy(*copy).type};
      symbols = &catalogue_.copy(*copy).symbols;
    } else {
      const auto& plain = std::get<BoardPicture::Plain>(tile.face);
      type = plain.type;
      symbols = &plain.symbols;
    }
    if (!known(type)) {
      return;
    }
    const art::TileArt& art = book_.of(type);
    laid_.push_back({&tile, &art, art.symbols(*symbols), {100.0 * tile.x, 100.0 * tile.y}});
    at_[{tile.x, tile.y}] = laid_.size() - 1;
  }

  const art::LaidTile* tile_at(int x, int y) const {
    const auto found = at_.find({x, y});
    return found == at_.end() ? nullptr : &laid_[found->second];
  }

  double scale() const {
    const double pixels = picture_.pixels_per_tile;
    return pixels > 0 && pixels < 10000 ? pixels / art::kTileSize : 1;
  }

  // Everything with a margin; an empty picture is one empty cell.
  Frame frame() const {
    std::vector<Point> corners;
    for (const art::LaidTile& tile : laid_) {
      corners.push_back(tile.corner);
    }
    for (const BoardPicture::Mark& mark : picture_.marks) {
      corners.push_back({100.0 * mark.x, 100.0 * mark.y});
    }
    if (corners.empty()) {
      corners.push_back({0, 0});
    }
    Point least = corners[0];
    Point most = corners[0];
    for (const Point p : corners) {
      least = {std::min(least.x, p.x), std::min(least.y, p.y)};
      most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    return {{least.x - kMargin, least.y - kMargin},
            most.x - least.x + art::kTileSize + 2 * kMargin,
            most.y - least.y + art::kTileSize + 2 * kMargin};
  }

  std::string shadow() const {
    if (laid_.empty()) {
      return {};
    }
    std::string path;
    for (const art::LaidTile& tile : laid_) {
      append(path, 'M', art::along(tile.corner, {4, 8}), "h100v100h-100z");
    }
    std::string out;
    append(out, "<path d=\"", path, "\" fill=\"", kInk, "\" opacity=\".16\"/>\n");
    return out;
  }

  static std::string placed_use(std::string_view symbol, Point corner) {
    std::string out;
    append(out, "<use href=\"#", symbol, "\" x=\"", corner.x, "\" y=\"", corner.y,
           "\" width=\"100\" height=\"100\"");
    return out;
  }

  void define(const std::string& name, const std::string& content) {
    if (defined_.insert(name).second) {
      append(defs_, "<symbol id=\"", name, "\" viewBox=\"0 0 100 100\" overflow=\"visible\">",
             content, "</symbol>\n");
    }
  }

  // By index of the field within the type.
  art::FieldTints tints_of(const art::LaidTile& tile) const {
    art::FieldTints tints;
    const auto& fields = tile.art->shape().fields;
    for (const BoardPicture::Tint& tint : picture_.tints) {
      for (std::size_t i = 0; i < fields.size(); ++i) {
        if (tint.x == tile.facts->x && tint.y == tile.facts->y &&
            tint.segment == fields[i].segment) {
          std::string& colour = tints[static_cast<int>(i)];
          colour.clear();
          append(colour, "url(#fh-", kSeatLooks[seat_index(tint.seat)].word, '-',
                 tile.facts->rotation & 3, ')');
        }
      }
    }
    return tints;
  }

  std::string bases() {
    std::string out = "<g>\n";
    for (const art::LaidTile& tile : laid_) {
      const art::FieldTints tints = tints_of(tile);
      std::string name = "b-" + symbol_name(tile.art->type().id);
      if (!tints.empty()) {
        append(name, "-tinted-", tile.facts->x, '_', tile.facts->y);
      }
      define(name, tile.art->plain_base(tints));
      out += placed_use(name, tile.corner);
      if ((tile.facts->rotation & 3) != 0) {
        append(out, " transform=\"rotate(", 90 * (tile.facts->rotation & 3), ' ',
               art::along(tile.corner, {50, 50}), ")\"");
      }
      out += "/>\n";
    }
    return out + "</g>\n";
  }

  std::string tops() {
    std::string out = "<g>\n";
    std::set<std::pair<double, double>> joints;
    for (const art::LaidTile& tile : laid_) {
      const auto rotation = static_cast<Rotation>(tile.facts->rotation & 3);
      std::string name = "t-" + symbol_name(tile.art->type().id);
      append(name, '-', static_cast<int>(rotation));
      if (!defined_.contains(name)) {
        define(name, tile.art->top(rotation));
      }
      append(out, placed_use(name, tile.corner), "/>\n");
      if (!tile.symbols.empty()) {
        append(out, "<g transform=\"translate(", tile.corner, ")\">",
               art::draw_symbols(tile.symbols, rotation), "</g>\n");
      }
      for (const art::CityShape& city : tile.art->shape().cities) {
        for (const art::WallShape& wall : city.walls) {
          for (const Point end : {wall.curve.front(), wall.curve.back()}) {
            const Point p = art::along(tile.corner, art::turned_point(end, rotation));
            joints.insert({p.x, p.y});
          }
        }
      }
    }
    return out + joint_towers(joints) + "</g>\n";
  }

  // A round tower at each tile corner where a wall ends hides the joint.
  static std::string joint_towers(const std::set<std::pair<double, double>>& joints) {
    std::string walls;
    std::string roofs;
    for (const auto& [x, y] : joints) {
      art::append_circle(walls, {x, y}, 4.6);
      art::append_circle(roofs, {x, y}, 2.8);
    }
    std::string out;
    if (!joints.empty()) {
      append(out, "<path class=\"t0\" d=\"", walls, "\"/><path class=\"t1\" d=\"", roofs, "\"/>\n");
    }
    return out;
  }

  std::string last_mark() const {
    std::string out;
    if (!picture_.last_placed) {
      return out;
    }
    const auto [x, y] = *picture_.last_placed;
    for (const std::string_view pen : {"#fff\" stroke-width=\"5", "#2b211b\" stroke-width=\"1.6"}) {
      append(out, "<path fill=\"none\" stroke=\"", pen, "\" d=\"M",
             Point{100.0 * x + 4, 100.0 * y + 26},
             "v-22h22m48 0h22v22m0 48v22h-22m-48 0h-22v-22\"/>\n");
    }
    return out;
  }

  std::string marks() const {
    std::string out;
    for (const BoardPicture::Mark& mark : picture_.marks) {
      const Point corner{100.0 * mark.x, 100.0 * mark.y};
      const Point middle = art::along(corner, {50, 50});
      append(
          out, "<rect x=\"", corner.x + 7, "\" y=\"", corner.y + 7,
          "\" width=\"86\" height=\"86\" rx=\"10\" fill=\"#fffdf5\" fill-opacity=\".72\" stroke=\"",
          kMayColour, "\" stroke-width=\"2.4\" stroke-dasharray=\"7 5\"/>");
      if (mark.label.empty()) {
        append(out, "<circle cx=\"", middle.x, "\" cy=\"", middle.y,
               "\" r=\"9\" fill=\"none\" stroke=\"", kMayColour, "\" stroke-width=\"2.6\"/>\n");
      } else {
        const double size = std::clamp(110.0 / static_cast<double>(mark.label.size()), 8.0, 34.0);
        append(out, "<text x=\"", middle.x, "\" y=\"", middle.y + size * .36,
               "\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"", size,
               "\" font-weight=\"700\" fill=\"", kMayColour, "\">", art::escaped(mark.label),
               "</text>\n");
      }
    }
    return out;
  }

  std::string title() const {
    if (!picture_.title.empty()) {
      return picture_.title;
    }
    std::string out;
    append(out, "Board of ", laid_.size(), laid_.size() == 1 ? " tile" : " tiles");
    return out;
  }

  // Columns and rows count from 1 at the upper left, as a reader of the picture would.
  std::string description() const {
    if (!picture_.description.empty()) {
      return picture_.description;
    }
    const Frame frame = this->frame();
    const int left = static_cast<int>(std::lround((frame.from.x + kMargin) / art::kTileSize));
    const int top = static_cast<int>(std::lround((frame.from.y + kMargin) / art::kTileSize));
    std::string out;
    const long columns = std::lround((frame.width - 2 * kMargin) / art::kTileSize);
    const long rows = std::lround((frame.height - 2 * kMargin) / art::kTileSize);
    append(out, columns, columns == 1 ? " column, " : " columns, ", rows,
           rows == 1 ? " row." : " rows.");
    for (const art::StandingPiece& piece : standing_) {
      std::string word(piece.figure);
      std::replace(word.begin(), word.end(), '_', ' ');
      append(out, ' ', kSeatLooks[seat_index(piece.facts->seat)].word, ' ', word, ": column ",
             piece.facts->x - left + 1, ", row ", piece.facts->y - top + 1, '.');
    }
    return out;
  }

  const Catalogue& catalogue_;
  const BoardPicture& picture_;
  art::ArtBook book_;
  std::vector<art::LaidTile> laid_;
  std::map<std::pair<int, int>, std::size_t> at_;
  std::vector<art::StandingPiece> standing_;
  std::set<std::string> defined_;
  std::string defs_;
};

}  // namespace

std::string draw_board(const Catalogue& catalogue, const BoardPicture& picture) {
  return BoardPainter(catalogue, picture).drawn();
}

}  // namespace tollkeeper
