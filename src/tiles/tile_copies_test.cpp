#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "tiles/catalogue.hpp"
#include "tiles/tile_testing.hpp"

namespace tollkeeper {
namespace {

using testing::error_list;

struct Case {
  const char* name;
  const char* lines;  // from line 8 on, of a tile CRFR
  const char* error;  // "line: message", whole
};

std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.name; }

class BadCopies : public ::testing::TestWithParam<Case> {};

TEST_P(BadCopies, AreRefusedWithTheirLine) {
  const std::string text =
      "set my \"My tiles\"\n"
      "tile my/A CRFR\n"
      " city N\n"
      " road E W\n"
      " field EL WR touches city N\n"
      " field ER SL SR WL\n"
      "\n" +
      std::string(GetParam().lines) + "\n";
  EXPECT_EQ(error_list(read_tiles(text, "my.tiles")), std::string(GetParam().error) + "\n");
}

const Case kCases[] = {
    {"None", "", "2: this tile has no copies; a line 'copies 1 C1 C2 C3' gives it one"},
    {"UnknownSymbol", "copy my/A.1 C2: castle",
     "8: unknown symbol 'castle'; the symbols are farmhouse, cowshed, pigsty, donkey_stable, "
     "garden, highwaymen, travellers, water_tower, inn, cathedral, volcano and pig_herd"},
    {"UnknownSymbolOnEveryCopy", "symbol castle\ncopies 1 C2",
     "8: unknown symbol 'castle'; the symbols are farmhouse, cowshed, pigsty, donkey_stable, "
     "garden, highwaymen, travellers, water_tower, inn, cathedral, volcano and pig_herd"},
    {"NoSymbolAfterTheColon", "copy my/A.1 C2:",
     "8: unknown symbol ''; the symbols are farmhouse, cowshed, pigsty, donkey_stable, garden, "
     "highwaymen, travellers, water_tower, inn, cathedral, volcano and pig_herd"},
    {"BesideNothing", "copy my/A.1 C2: farmhouse beside",
     "8: expected 'road', 'city' or 'field', not ''"},
    {"BesideAnUnknownRoad", "copy my/A.1 C2: farmhouse beside road S",
     "8: this tile has no road that reaches S"},
    {"BesideTwoSidesOfNoRoad", "copy my/A.1 C2: farmhouse beside road E S",
     "8: this tile has no road that reaches E S"},
    {"BesideAnUnknownCity", "copy my/A.1 C2: farmhouse beside city W",
     "8: this tile has no city that reaches W"},
    {"BesideARoadWithoutASide", "copy my/A.1 C2: farmhouse beside road",
     "8: after 'road' comes a side (N, E, S or W), not ''"},
    {"BesideAField", "copy my/A.1 C2: farmhouse beside field EL",
     "8: a symbol stands beside roads and cities; the field it is drawn in follows 'in'"},
    {"BesideTheSameRoadTwice", "copy my/A.1 C2: farmhouse beside road E and road W",
     "8: this symbol is beside the same segment twice"},
    {"InACity", "copy my/A.1 C2: farmhouse in city N",
     "8: after 'in' comes a field such as 'field EL', not 'city'"},
    {"InAnUnknownField", "copy my/A.1 C2: farmhouse in field NL",
     "8: this tile has no field that reaches NL"},
    {"InAFieldWithoutAHalf", "copy my/A.1 C2: farmhouse in field",
     "8: after 'field' comes a half edge (NL NR EL ER SL SR WL WR) or 'inside', not ''"},
    {"InNoInnerField", "copy my/A.1 C2: farmhouse in field inside",
     "8: this tile has no enclosed inner field"},
    {"InnBesideNoRoad", "copy my/A.1 C2: inn",
     "8: an inn stands beside a road: 'inn beside road E' (I-4)"},
    {"InnBesideACity", "copy my/A.1 C2: inn beside city N",
     "8: an inn stands beside a road: 'inn beside road E' (I-4)"},
    {"CathedralBesideNoCity", "copy my/A.1 C2: cathedral",
     "8: a cathedral belongs to one city: 'cathedral beside city N' (I-5)"},
    {"CathedralBesideARoad", "symbol cathedral beside road E\ncopies 1 C2",
     "8: a cathedral belongs to one city: 'cathedral beside city N' (I-5)"},
    {"WordsLeftOver", "copy my/A.1 C2: farmhouse near road E", "8: cannot read 'near' here"},
    {"UnknownEdition", "copy my/A.1 C4", "8: expected an edition (C1, C2 or C3), not 'C4'"},
    {"EditionTwice", "copies 1 C2 C2", "8: the edition 'C2' is named twice"},
    {"NoEdition", "copies 1", "8: expected an edition (C1, C2 or C3), not ''"},
    {"NoNumberOfCopies", "copies C2", "8: after 'copies' comes a number from 1 to 255, not 'C2'"},
    {"TooManyCopies", "copies 256 C2", "8: after 'copies' comes a number from 1 to 255, not '256'"},
    {"NegativeCopies", "copies -1 C2", "8: after 'copies' comes a number from 1 to 255, not '-1'"},
    {"TooManyCopiesTogether", "copies 255 C2\ncopies 1 C2",
     "2: more than 255 copies of one tile in C2"},
    {"FarTooManyCopies", "copies 255 C1\ncopies 255 C2\ncopies 255 C3\ncopies 1 C3",
     "11: too many copies of one tile"},
    {"CopyOfAnotherTile", "copy my/B.1 C2",
     "8: a copy of my/A is called my/A.1 or the like, not 'my/B.1'"},
    {"CopyWithoutANumber", "copy my/A. C2",
     "8: a copy of my/A is called my/A.1 or the like, not 'my/A.'"},
    {"DuplicateCopy", "copies 1 C2\ncopy my/A.1 C3",
     "9: duplicate copy: 'my/A.1' is in line 8 already"},
    {"SecondStartTile", "copy my/A.1 C2 start\ncopy my/A.2 C2 C3 start",
     "9: a second start tile; the first is 'my/A.1'"},
    {"WrongCount", "counts C2 2 C3 1\ncopies 1 C2 C3",
     "8: wrong count: this line says 2 in C2, the copies below it are 1"},
    {"CountForgetsAnEdition", "counts C2 1\ncopies 1 C2 C3",
     "8: wrong count: this line says 0 in C3, the copies below it are 1"},
    {"CountWithoutANumber", "counts C2\ncopies 1 C2",
     "8: after the edition comes the number of copies, 0 to 255, not ''"},
    {"CountsTwice", "counts C2 1\ncounts C2 1\ncopies 1 C2", "9: a tile has one line 'counts'"},
    {"CountsOfNothing", "counts two\ncopies 1 C2", "8: cannot read 'two' here"},
    {"TwoGardens", "copy my/A.1 C2: garden; garden", "8: a copy has at most one garden (A-2)"},
    {"GardenOnEveryCopyAndOne", "symbol garden\ncopy my/A.1 C2: garden",
     "9: a copy has at most one garden (A-2)"},
    {"GardenWithoutAName", "jcz XX/A\ncopy my/A.1 C2: garden",
     "9: this copy has a garden, but the line 'jcz' has no name for it: 'jcz XX/A garden NAME'"},
    {"NameWithoutAGarden", "jcz XX/A garden XX/AG\ncopies 1 C2",
     "8: the line 'jcz' names a garden, but no copy has one"},
    {"JczWithoutAName", "jcz\ncopies 1 C2",
     "8: after 'jcz' comes the name of the tile in .jcz files, such as BA/RFr, not ''"},
    {"JczGardenWithoutAName", "jcz XX/A garden\ncopy my/A.1 C2: garden",
     "8: after 'garden' comes the name of the copies with a garden"},
    {"JczTwice", "jcz XX/A\njcz XX/B\ncopies 1 C2", "9: a tile has one line 'jcz'"},
    {"NoteWithoutQuotes", "note hello\ncopies 1 C2", "8: after 'note' comes a text in quotes"},
    {"ReconstructionWithoutANote", "reconstruction\ncopies 1 C2",
     "8: a reconstruction needs a 'note' that says what of it is known and what is guessed"},
};

INSTANTIATE_TEST_SUITE_P(TileCopies, BadCopies, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace tollkeeper
