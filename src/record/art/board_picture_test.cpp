#include "record/art/board_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.hpp"
#include "record/art/art_testing.hpp"
#include "record/art/palette.hpp"
#include "record/art/sprite.hpp"

namespace tollkeeper {
namespace {

using testing::shipped_tiles;
using testing::Tag;

BoardPicture::Tile tile(std::string_view copy, int x, int y, Rotation rotation = 0) {
  const auto ref = shipped_tiles().find_copy(copy);
  EXPECT_TRUE(ref) << copy;
  return {ref.value_or(CopyRef{}), x, y, rotation};
}

BoardPicture::Spot on_segment(int segment) { return {BoardPicture::Place::segment, segment}; }

// Draws and checks what every picture must keep: well formed, all links lead somewhere, no means
// that some viewer lacks.
std::string draw_checked(const Catalogue& catalogue, const BoardPicture& picture) {
  std::string svg = draw_board(catalogue, picture);
  std::set<std::string> ids;
  std::set<std::string> used;
  for (const Tag& tag : testing::tags_of(svg)) {
    EXPECT_TRUE(tag.at("") != "image" && tag.at("") != "filter" && tag.at("") != "script");
    EXPECT_FALSE(tag.contains("href"));
    if (const auto id = tag.find("id"); id != tag.end()) {
      EXPECT_TRUE(ids.insert(id->second).second) << id->second << " is there twice";
    }
    if (const auto link = tag.find("xlink:href"); link != tag.end()) {
      used.insert(link->second.substr(1));
    }
    if (const auto fill = tag.find("fill");
        fill != tag.end() && fill->second.starts_with("url(#")) {
      used.insert(fill->second.substr(5, fill->second.size() - 6));
    }
  }
  for (const std::string& id : used) {
    EXPECT_TRUE(ids.contains(id)) << "nothing is called " << id;
  }
  EXPECT_EQ(svg.find("var("), std::string::npos);
  return svg;
}

int count(std::string_view text, std::string_view what) {
  int found = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos;
       at = text.find(what, at + 1)) {
    ++found;
  }
  return found;
}

TEST(BoardPicture, ShowsTheTilesWhereTheyLie) {
  BoardPicture picture;
  picture.tiles = {tile("base/D.1", 0, 0), tile("base/U.1", 1, 0, 3), tile("base/D.2", -2, 1, 2)};
  const std::string svg = draw_checked(shipped_tiles(), picture);
  // From column -2 to 1 and row 0 to 1, a margin of 20 round it.
  EXPECT_NE(svg.find("viewBox=\"-220 -20 440 240\" width=\"440\" height=\"240\""),
            std::string::npos);
  EXPECT_EQ(count(svg, "<symbol id=\"b-"), 2);  // the two D share a base
  EXPECT_EQ(count(svg, "xlink:href=\"#b-base-D\""), 2);
  EXPECT_NE(svg.find("xlink:href=\"#b-base-U\" x=\"100\" y=\"0\" width=\"100\" height=\"100\" "
                     "transform=\"rotate(270 150 50)\""),
            std::string::npos);
  EXPECT_NE(svg.find("xlink:href=\"#t-base-D-2\" x=\"-200\" y=\"100\""), std::string::npos);
}

TEST(BoardPicture, ShowsSymbolsUprightWithoutTheCopyToo) {
  BoardPicture picture;
  picture.tiles = {tile("base/U.7", 0, 0, 1)};
  const std::string copy = draw_checked(shipped_tiles(), picture);
  EXPECT_EQ(count(copy, "xlink:href=\"#p-farmhouse\""), 1);
  EXPECT_EQ(count(copy, "<symbol id=\"p-farmhouse\""), 1);
  EXPECT_EQ(count(copy, "<symbol id=\"p-cowshed\""), 0);  // only the parts that are used

  const auto ref = shipped_tiles().find_copy("base/U.7");
  ASSERT_TRUE(ref);
  const TileCopy& facts = shipped_tiles().copy(*ref);
  picture.tiles[0].face = BoardPicture::Plain{{ref->set, facts.type}, facts.symbols};
  EXPECT_EQ(draw_checked(shipped_tiles(), picture), copy);
  picture.tiles[0].face = BoardPicture::Plain{{ref->set, facts.type}, {}};
  EXPECT_EQ(count(draw_checked(shipped_tiles(), picture), "xlink:href=\"#p-farmhouse\""), 0);
}

TEST(BoardPicture, StandsThePiecesOnTheirSpots) {
  BoardPicture picture;
  picture.tiles = {tile("base/D.1", 0, 0), tile("base/B.1", 0, 1), tile("base/W.1", 1, 0),
                   tile("base/E.3", 1, 1)};
  picture.pieces = {
      {"meeple", 0, 0, 0, on_segment(0)},      // in the city
      {"big_meeple", 1, 0, 0, on_segment(1)},  // on the road
      {"meeple", 2, 0, 0, on_segment(3)},      // in the field: a farmer
      {"abbot", 3, 1, 1, {BoardPicture::Place::garden, 0}},
      {"meeple", 4, 0, 1, {BoardPicture::Place::monastery, 0}},
      {"tollhouse_2", 5, 1, 0, {BoardPicture::Place::crossroads, 0}},
  };
  const std::string svg = draw_checked(shipped_tiles(), picture);
  for (const SeatLook& seat : kSeatLooks) {
    EXPECT_EQ(count(svg, "<g color=\"" + std::string(seat.colour) + "\""), 1) << seat.word;
    EXPECT_EQ(count(svg, "xlink:href=\"#em-" + std::string(seat.word) + "\""), 1) << seat.word;
  }
  EXPECT_EQ(count(svg, "xlink:href=\"#p-meeple\""), 2);
  EXPECT_EQ(count(svg, "xlink:href=\"#p-farmer\""), 1);
  // The tollhouse stands in the middle of its crossroads.
  EXPECT_NE(svg.find("<g color=\"#2c2c36\" transform=\"translate(150 50)\">"), std::string::npos);
  EXPECT_NE(svg.find("black tollhouse 2: column 2, row 1."), std::string::npos);
  EXPECT_NE(svg.find("green farmer: column 1, row 1."), std::string::npos);
}

TEST(BoardPicture, TurnsSpotsWithTheTileAndDrawsFromBackToFront) {
  BoardPicture picture;
  picture.tiles = {tile("base/D.1", 0, 0, 2)};
  picture.pieces = {{"meeple", 0, 0, 0, on_segment(0)}, {"meeple", 1, 0, 0, on_segment(1)}};
  const std::string svg = draw_checked(shipped_tiles(), picture);
  // The city lies south now, so its meeple is the nearer one and drawn last.
  EXPECT_NE(svg.find("translate(50 86)"), std::string::npos);
  EXPECT_LT(svg.find("translate(50 45)"), svg.find("translate(50 86)"));
}

TEST(BoardPicture, SetsPiecesThatShareASpotSideBySide) {
  BoardPicture picture;
  picture.tiles = {tile("base/D.1", 0, 0)};
  picture.pieces = {{"meeple", 0, 0, 0, on_segment(0)}, {"big_meeple", 0, 0, 0, on_segment(0)}};
  const std::string svg = draw_checked(shipped_tiles(), picture);
  EXPECT_NE(svg.find("translate(50 14)"), std::string::npos);
  EXPECT_NE(svg.find("translate(68 19)"), std::string::npos);
}

TEST(BoardPicture, MarksTheLastTileFreeCellsAndFields) {
  BoardPicture picture;
  picture.tiles = {tile("base/D.1", 0, 0), tile("base/D.2", 1, 0, 1)};
  picture.last_placed = BoardPicture::Cell{1, 0};
  picture.marks = {{2, 0, "7"}, {-1, 0, ""}};
  picture.tints = {{1, 0, 2, 3}};
  const std::string svg = draw_checked(shipped_tiles(), picture);
  EXPECT_NE(svg.find("M104 26v-22h22"), std::string::npos);
  EXPECT_NE(svg.find(">7</text>"), std::string::npos);
  EXPECT_EQ(count(svg, "<circle cx=\"-50\""), 1);
  EXPECT_NE(svg.find("viewBox=\"-120 -20 440 140\""), std::string::npos);  // marks are in view
  EXPECT_NE(svg.find("<path fill=\"url(#fh-pink-1)\""), std::string::npos);
  EXPECT_EQ(count(svg, "<symbol id=\"b-base-D"), 2);  // one plain, one with the tint
}

TEST(BoardPicture, SpeaksToThoseWhoCannotSeeIt) {
  BoardPicture picture;
  picture.tiles = {tile("base/D.1", 0, 0)};
  const std::string plain = draw_checked(shipped_tiles(), picture);
  EXPECT_NE(plain.find("role=\"img\" aria-labelledby=\"board-title board-desc\""),
            std::string::npos);
  EXPECT_NE(plain.find("<title id=\"board-title\">Board of 1 tile</title>"), std::string::npos);
  EXPECT_NE(plain.find("<desc id=\"board-desc\">1 column, 1 row."), std::string::npos);
  picture.title = "Ada & Bruno <3 \" href=\"#x";
  picture.description = "\xff bad";
  picture.marks = {{1, 0, "<b>&"}};
  const std::string own = draw_checked(shipped_tiles(), picture);
  EXPECT_NE(own.find("Ada &amp; Bruno &lt;3 &quot; href=&quot;#x</title>"), std::string::npos);
  EXPECT_NE(own.find(">? bad</desc>"), std::string::npos);
  EXPECT_NE(own.find(">&lt;b&gt;&amp;</text>"), std::string::npos);
}

TEST(BoardPicture, LeavesOutWhatIsNotThere) {
  BoardPicture picture;
  draw_checked(shipped_tiles(), picture);  // an empty table
  picture.tiles = {tile("base/D.1", 0, 0)};
  const std::string alone = draw_checked(shipped_tiles(), picture);
  picture.tiles.push_back({CopyRef{99, 0}, 1, 0, 0});
  picture.tiles.push_back({CopyRef{0, 9999}, 1, 0, 0});
  picture.tiles.push_back({BoardPicture::Plain{{0, 9999}, {}}, 1, 0, 0});
  picture.pieces = {{"meeple", 0, 5, 5, on_segment(0)},
                    {"meeple", 0, 0, 0, on_segment(15)},
                    {"meeple", 0, 0, 0, on_segment(-1)},
                    {"abbot", 0, 0, 0, {BoardPicture::Place::garden, 0}},
                    {"abbot", 0, 0, 0, {BoardPicture::Place::monastery, 0}},
                    {"tollhouse_1", 0, 0, 0, {BoardPicture::Place::crossroads, 0}}};
  EXPECT_EQ(draw_checked(shipped_tiles(), picture), alone);
  picture.pieces = {{"dragon", 77, 0, 0, on_segment(0)}, {"", -5, 0, 0, on_segment(1)}};
  EXPECT_EQ(count(draw_checked(shipped_tiles(), picture), "xlink:href=\"#p-meeple\""), 2);
}

TEST(BoardPicture, DrawsAllShippedTypesInAllRotations) {
  BoardPicture picture;
  for (const TypeRef ref : types_of_sets(shipped_tiles())) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      const int n = static_cast<int>(picture.tiles.size());
      picture.tiles.push_back({BoardPicture::Plain{ref, {}}, n % 20, n / 20, rotation});
    }
  }
  picture.pixels_per_tile = 64;
  const std::string svg = draw_checked(shipped_tiles(), picture);
  EXPECT_EQ(count(svg, "xlink:href=\"#b-"), static_cast<int>(picture.tiles.size()));
  EXPECT_NE(svg.find(" width=\"1305.6\" "), std::string::npos);  // 20 tiles and the margin at 64
}

// Shuffled facts, legal or not: whatever a file or a later set may come to hold.
TileType strange_type(Random& random, int number) {
  TileType type;
  type.id = "odd/" + std::to_string(number);
  for (Edge& edge : type.edges) {
    edge = static_cast<Edge>(random.below(4));
  }
  const auto sides_in_groups = [&](Edge edge) {
    std::vector<SideMask> groups;
    for (const Side side : kSides) {
      if (type.edges[static_cast<std::size_t>(side)] != edge) {
        continue;
      }
      if (groups.empty() || random.below(2) == 0) {
        groups.push_back(0);
      }
      SideMask& group = groups[random.below(static_cast<std::uint32_t>(groups.size()))];
      group = static_cast<SideMask>(group | mask_of(side));
    }
    std::erase(groups, SideMask{0});
    return groups;
  };
  for (const SideMask sides : sides_in_groups(Edge::city)) {
    Segment city;
    city.kind = SegmentKind::city;
    city.sides = sides;
    city.coats = static_cast<std::uint8_t>(random.below(3));
    type.segments.push_back(city);
  }
  const auto cities = static_cast<std::uint32_t>(type.segments.size());
  for (const SideMask sides : sides_in_groups(Edge::road)) {
    Segment road;
    road.kind = SegmentKind::road;
    road.sides = sides;
    road.inner_end = static_cast<InnerEnd>(random.below(6));
    road.inner_city = static_cast<std::uint8_t>(random.below(cities + 1));
    if (road.inner_end == InnerEnd::crossroads) {
      type.crossroads = Crossroads{static_cast<CrossroadsKind>(random.below(2)), 0xFFFF};
    }
    type.segments.push_back(road);
  }
  type.waters = sides_in_groups(Edge::water);
  type.water_end = static_cast<WaterEnd>(random.below(3));
  type.monastery = random.below(5) == 0;
  type.bridges = static_cast<SegmentMask>(random.below(16));
  std::vector<HalfMask> fields(1 + random.below(3), 0);
  for (int half = 0; half < 8; ++half) {
    if (type.edges[static_cast<std::size_t>(half / 2)] != Edge::city) {
      HalfMask& field = fields[random.below(static_cast<std::uint32_t>(fields.size()))];
      field = static_cast<HalfMask>(field | (1U << half));
    }
  }
  for (const HalfMask halves : fields) {
    Segment field;
    field.halves = halves;
    type.segments.push_back(field);
  }
  return type;
}

TEST(BoardPicture, DrawsStrangeTilesToo) {
  constexpr int kTypes = 60;
  Random random(2026);
  TileSet set;
  set.id = "odd";
  BoardPicture picture;
  for (int n = 0; n < kTypes; ++n) {
    set.types.push_back(strange_type(random, n));
    TileCopy copy;
    copy.id = set.types.back().id + ".1";
    copy.type = static_cast<std::uint16_t>(n);
    copy.editions = static_cast<EditionMask>(1 + random.below(7));
    for (std::uint32_t left = random.below(4); left > 0; --left) {
      copy.symbols.push_back({static_cast<SymbolKind>(random.below(kSymbolKinds)),
                              static_cast<SegmentMask>(random.below(65536)),
                              static_cast<std::int8_t>(static_cast<int>(random.below(17)) - 1)});
    }
    set.copies.push_back(copy);
    const int x = n % 10;
    const int y = n / 10;
    picture.tiles.push_back(
        {CopyRef{0, static_cast<std::uint16_t>(n)}, x, y, static_cast<Rotation>(random.below(4))});
    for (int segment = 0; segment < static_cast<int>(set.types.back().segments.size()); ++segment) {
      picture.pieces.push_back({"meeple", segment % 6, x, y, on_segment(segment)});
      picture.tints.push_back({x, y, segment, segment % 6});
    }
  }
  Catalogue catalogue;
  ASSERT_TRUE(catalogue.add({set}));
  const std::string svg = draw_checked(catalogue, picture);
  EXPECT_EQ(count(svg, "<g color="), static_cast<int>(picture.pieces.size()));
}

}  // namespace
}  // namespace tollkeeper
