#include "cli/arena/part.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace tollkeeper {
namespace {

TEST(Part, IsReadFromItsText) {
  const auto part = read_part("2/8");
  ASSERT_TRUE(part);
  EXPECT_EQ(part->number, 1U);
  EXPECT_EQ(part->parts, 8U);
  for (const char* bad : {"2", "0/8", "9/8", "/", "2/", "/8", "2/0", "a/b", "1/2/3"}) {
    EXPECT_FALSE(read_part(bad)) << bad;
  }
}

TEST(Part, IsGivenByMpirunOtherwise) {
  ::unsetenv("OMPI_COMM_WORLD_SIZE");
  ::unsetenv("OMPI_COMM_WORLD_RANK");
  EXPECT_EQ(read_part("")->parts, 1U);
  ::setenv("OMPI_COMM_WORLD_SIZE", "4", 1);
  ::setenv("OMPI_COMM_WORLD_RANK", "3", 1);
  EXPECT_EQ(read_part("")->parts, 4U);
  EXPECT_EQ(read_part("")->number, 3U);
  EXPECT_EQ(read_part("1/2")->parts, 2U);
  ::setenv("OMPI_COMM_WORLD_RANK", "nonsense", 1);
  EXPECT_EQ(read_part("")->number, 0U);
  ::unsetenv("OMPI_COMM_WORLD_SIZE");
  ::unsetenv("OMPI_COMM_WORLD_RANK");
}

TEST(Part, HasAFileOfItsOwn) {
  EXPECT_EQ(part_path("out/games.json", Part{1, 8, 1}), "out/games.part-2-of-8.json");
  EXPECT_EQ(part_path("games", Part{0, 2, 1}), "games.part-1-of-2");
  EXPECT_EQ(part_path("games.json", Part{}), "games.json");
}

}  // namespace
}  // namespace tollkeeper
