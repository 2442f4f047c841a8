#include "tiles/catalogue.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace tollkeeper {
namespace {

// A set with one type and two copies, all named after `prefix`.
TileSet set_of(const std::string& id, const std::string& prefix) {
  TileSet set;
  set.id = id;
  TileType type;
  type.id = prefix + "/A";
  set.types.push_back(type);
  for (const char* end : {".1", ".2"}) {
    TileCopy copy;
    copy.id = type.id + end;
    set.copies.push_back(copy);
  }
  return set;
}

TEST(Catalogue, FindsSetsTypesAndCopies) {
  Catalogue catalogue;
  ASSERT_TRUE(catalogue.add({set_of("first", "a"), set_of("second", "b")}));
  ASSERT_TRUE(catalogue.add({set_of("third", "c")}));
  ASSERT_NE(catalogue.find_set("second"), nullptr);
  EXPECT_EQ(catalogue.find_set("second")->types[0].id, "b/A");
  EXPECT_EQ(catalogue.find_set("fourth"), nullptr);
  EXPECT_EQ(catalogue.find_type("c/A"), (TypeRef{2, 0}));
  EXPECT_EQ(catalogue.find_type("c/B"), std::nullopt);
  EXPECT_EQ(catalogue.find_type("c/A.1"), std::nullopt);
  const auto copy = catalogue.find_copy("b/A.2");
  ASSERT_EQ(copy, (CopyRef{1, 1}));
  EXPECT_EQ(catalogue.copy(*copy).id, "b/A.2");
  EXPECT_EQ(catalogue.type_of(*copy).id, "b/A");
  EXPECT_EQ(catalogue.type({2, 0}).id, "c/A");
  EXPECT_EQ(catalogue.find_copy("b/A.3"), std::nullopt);
}

TEST(Catalogue, RefusesAnIdThatIsThereAndAddsNothing) {
  Catalogue catalogue;
  ASSERT_TRUE(catalogue.add({set_of("first", "a")}));
  const auto refused = [&](TileSet set, std::string_view message) {
    const Status status = catalogue.add({set_of("new", "n"), std::move(set)});
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().message, message);
    EXPECT_EQ(catalogue.sets().size(), 1U);
    EXPECT_EQ(catalogue.find_set("new"), nullptr);
    EXPECT_EQ(catalogue.find_type("n/A"), std::nullopt);
    EXPECT_EQ(catalogue.find_copy("n/A.1"), std::nullopt);
  };
  refused(set_of("first", "b"), "There is a tile set called 'first' already.");
  refused(set_of("second", "a"), "There is a tile type called 'a/A' already.");
  TileSet same_copy = set_of("second", "b");
  same_copy.copies[1].id = "a/A.1";
  refused(same_copy, "There is a copy of a tile called 'a/A.1' already.");
  refused(set_of("new", "b"), "There is a tile set called 'new' already.");
  EXPECT_TRUE(catalogue.add({set_of("new", "n")}));
}

TEST(Catalogue, ACopyOfACatalogueStandsAlone) {
  Catalogue catalogue;
  ASSERT_TRUE(catalogue.add({set_of("first", "a")}));
  const Catalogue copy = catalogue;
  ASSERT_TRUE(catalogue.add({set_of("second", "b")}));
  EXPECT_EQ(copy.find_set("second"), nullptr);
  EXPECT_EQ(copy.find_set("first")->id, "first");
}

}  // namespace
}  // namespace tollkeeper
