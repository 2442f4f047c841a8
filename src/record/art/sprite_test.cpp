#include "record/art/sprite.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

#include "record/art/art_testing.hpp"
#include "record/art/parts.hpp"
#include "record/art/tile_art.hpp"

namespace tollkeeper {
namespace {

using testing::shipped_tiles;
using testing::Tag;

const std::string& shipped_sprite() {
  static const std::string sprite = draw_sprite(shipped_tiles(), types_of_sets(shipped_tiles()));
  return sprite;
}

// Content by id; one symbol is one line.
std::map<std::string, std::string> symbols_of(const std::string& sprite) {
  std::map<std::string, std::string> symbols;
  std::istringstream lines(sprite);
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view kMark = "<symbol id=\"";
    if (const std::size_t at = line.find(kMark); at != std::string::npos) {
      const std::size_t end = line.find('"', at + kMark.size());
      symbols[line.substr(at + kMark.size(), end - at - kMark.size())] = line.substr(end);
    }
  }
  return symbols;
}

// Numbers apart from the rest, spaces left out.
struct Drawing {
  std::string words;
  std::vector<double> numbers;
};

Drawing drawing_of(const std::string& text) {
  Drawing drawing;
  for (std::size_t at = 0; at < text.size();) {
    const bool number =
        std::isdigit(static_cast<unsigned char>(text[at])) != 0 ||
        ((text[at] == '-' || text[at] == '.') && at + 1 < text.size() &&
         (std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0 || text[at + 1] == '.'));
    if (!number) {
      drawing.words += text[at] == ' ' ? "" : std::string(1, text[at]);
      ++at;
      continue;
    }
    std::size_t end = at + 1;
    bool point = text[at] == '.';
    while (end < text.size() && (std::isdigit(static_cast<unsigned char>(text[end])) != 0 ||
                                 (text[end] == '.' && !point))) {
      point = point || text[end] == '.';
      ++end;
    }
    drawing.numbers.push_back(std::stod(text.substr(at, end - at)));
    drawing.words += '#';
    at = end;
  }
  return drawing;
}

TEST(Sprite, DrawsLikeTheReference) {
  const auto reference = testing::shared_file("visual/art/sprite.svg");
  if (!reference) {
    GTEST_SKIP() << "no visual reference: set TOLLKEEPER_SHARED to the folder that has visual/";
  }
  const auto ours = symbols_of(shipped_sprite());
  const auto theirs = symbols_of(*reference);
  int compared = 0;
  int exact = 0;
  for (const auto& [id, content] : ours) {
    const auto found = theirs.find(id);
    if (found == theirs.end()) {
      continue;
    }
    ++compared;
    if (found->second == content) {
      ++exact;
      continue;
    }
    const Drawing a = drawing_of(content);
    const Drawing b = drawing_of(found->second);
    ASSERT_EQ(a.words, b.words) << id;
    ASSERT_EQ(a.numbers.size(), b.numbers.size()) << id;
    for (std::size_t i = 0; i < a.numbers.size(); ++i) {
      EXPECT_NEAR(a.numbers[i], b.numbers[i], .1001) << id << ", number " << i;
    }
  }
  // Five symbols for each shipped type that the reference draws, and the parts.
  EXPECT_GE(compared, 5 * 24 + 20);
  RecordProperty("compared", compared);
  RecordProperty("exact", exact);
}

TEST(Sprite, IsWellFormedAndKeepsToItsMeans) {
  std::set<std::string> ids;
  std::set<std::string> used;
  for (const Tag& tag : testing::tags_of(shipped_sprite())) {
    const std::string& name = tag.at("");
    EXPECT_TRUE(name != "image" && name != "filter" && name != "text" && name != "script") << name;
    if (const auto id = tag.find("id"); id != tag.end()) {
      EXPECT_TRUE(ids.insert(id->second).second) << id->second << " is there twice";
    }
    if (const auto href = tag.find("href"); href != tag.end()) {
      used.insert(href->second.substr(1));
    }
  }
  for (const std::string& id : used) {
    EXPECT_TRUE(ids.contains(id)) << id;
  }
  for (const char* id : {"b-base-D", "t-base-D-0", "t-base-D-3", "p-meeple", "p-tollhouse_2",
                         "em-blue", "em-black", "fh-pink-2"}) {
    EXPECT_TRUE(ids.contains(id)) << id;
  }
  EXPECT_EQ(shipped_sprite().find("url("), std::string::npos);
}

TEST(Sprite, TilesStayLight) {
  art::ArtBook book(shipped_tiles());
  std::size_t bytes = 0;
  int copies = 0;
  for (std::size_t set = 0; set < shipped_tiles().sets().size(); ++set) {
    for (const TileCopy& copy : shipped_tiles().sets()[set].copies) {
      const art::TileArt& tile = book.of({static_cast<std::uint16_t>(set), copy.type});
      const std::string drawn = tile.page_base() + tile.top(0);
      bytes += drawn.size();
      ++copies;
      EXPECT_LE(std::count(drawn.begin(), drawn.end(), '<'), 60) << copy.id;
    }
  }
  EXPECT_LE(bytes / static_cast<std::size_t>(copies), 2500U);
}

TEST(Sprite, EveryPrintedSymbolHasAPart) {
  for (const SymbolRow& row : kSymbols) {
    EXPECT_FALSE(art::part_symbol(row.word).empty()) << row.word;
  }
  for (const char* part : {"meeple", "farmer", "abbot", "big_meeple", "tollhouse_1", "tollhouse_2",
                           "village", "trees", "monastery", "cottage", "coat_of_arms"}) {
    EXPECT_FALSE(art::part_symbol(part).empty()) << part;
  }
  EXPECT_EQ(art::part_symbol("dragon"), "");
}

TEST(Sprite, NamesTypesInOneWayEach) {
  EXPECT_EQ(symbol_name("base/U"), "base-U");
  EXPECT_EQ(symbol_name("tk/04x"), "tk-04x");
  EXPECT_EQ(symbol_name("my-set/a b"), "my_2dset-a_20b");
  EXPECT_NE(symbol_name("a/b"), symbol_name("a-b"));
  EXPECT_EQ(symbol_name("\xc3\xbf\""), "_c3_bf_22");
}

TEST(Sprite, TakesTheSetsAskedFor) {
  const auto base = types_of_sets(shipped_tiles(), {"base", "no such set"});
  EXPECT_EQ(base.size(), 24U);
  EXPECT_EQ(types_of_sets(shipped_tiles(), {"no such set"}).size(), 0U);
  const std::string sprite = draw_sprite(shipped_tiles(), {base[0]});
  EXPECT_NE(sprite.find("b-base-A"), std::string::npos);
  EXPECT_EQ(sprite.find("b-base-B"), std::string::npos);
  EXPECT_EQ(sprite, draw_sprite(shipped_tiles(), {base[0]}));
}

// The reference has no "segment", "name" and "farmers": taken out, the two are the same text.
TEST(Geometry, IsThatOfTheReference) {
  const auto reference = testing::shared_file("visual/art/geometry.json");
  if (!reference) {
    GTEST_SKIP() << "no visual reference: set TOLLKEEPER_SHARED to the folder that has visual/";
  }
  const std::string geometry = draw_geometry(shipped_tiles(), types_of_sets(shipped_tiles()));
  int compared = 0;
  for (const TypeRef ref : types_of_sets(shipped_tiles())) {
    const std::string id = shipped_tiles().type(ref).id;
    const std::string key = "\"" + id + "\":{";
    const std::size_t theirs = reference->find(key);
    const std::size_t ours = geometry.find(key);
    ASSERT_NE(ours, std::string::npos) << id;
    if (theirs == std::string::npos) {
      continue;
    }
    const auto entry = [&](const std::string& text, std::size_t from) {
      int depth = 0;
      std::size_t end = from + key.size() - 1;
      do {
        depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
        ++end;
      } while (depth > 0 && end < text.size());
      return text.substr(from, end - from);
    };
    std::string mine = entry(geometry, ours);
    const std::string name = "\"name\":\"" + symbol_name(id) + "\",";
    mine.erase(mine.find(name), name.size());
    for (std::size_t at = mine.find(",\"segment\":"); at != std::string::npos;
         at = mine.find(",\"segment\":")) {
      mine.erase(at, mine.find(',', at + 1) - at);
    }
    EXPECT_EQ(mine, entry(*reference, theirs));
    ++compared;
  }
  EXPECT_GE(compared, 24);
}

TEST(Geometry, SaysWhereThingsAre) {
  const auto types = types_of_sets(shipped_tiles(), {"base"});
  const std::string geometry = draw_geometry(shipped_tiles(), types);
  EXPECT_NE(
      geometry.find("\"base/D\":{\"name\":\"base-D\",\"fields\":[{\"id\":\"f0\",\"segment\":2,"),
      std::string::npos);
  EXPECT_NE(geometry.find("\"base/C.1\":[{\"kind\":\"water_tower\",\"at\":["), std::string::npos);
  EXPECT_NE(geometry.find("\"farmers\":{"), std::string::npos);
  EXPECT_EQ(std::count(geometry.begin(), geometry.end(), '{'),
            std::count(geometry.begin(), geometry.end(), '}'));
  EXPECT_EQ(geometry.find("[."), std::string::npos);  // JSON wants a digit before the point
  EXPECT_EQ(geometry.find(",."), std::string::npos);
}

}  // namespace
}  // namespace tollkeeper
