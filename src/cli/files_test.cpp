#include "cli/files.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace tollkeeper {
namespace {

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ =
        std::filesystem::temp_directory_path() /
        ("tollkeeper-files-" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) +
         std::to_string(reinterpret_cast<std::uintptr_t>(this)));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string path(const char* name) const { return (folder_ / name).string(); }

  std::filesystem::path folder_;
};

TEST_F(Files, ReadWhatWasWritten) {
  const std::string text("a\0b\n\xff", 5);
  ASSERT_TRUE(write_file(path("x"), "before"));
  ASSERT_TRUE(write_file(path("x"), text));
  const auto read = read_file(path("x"));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, text);
  // Nothing is left beside it.
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1);
}

TEST_F(Files, ErrorsNameTheFile) {
  EXPECT_EQ(read_file(path("none")).error().message,
            path("none") + " cannot be read: No such file or directory.");
  EXPECT_EQ(read_file(folder_.string()).error().message,
            folder_.string() + " cannot be read: it is a folder.");
  EXPECT_EQ(write_file(folder_.string(), "").error().message,
            folder_.string() + " cannot be written: it is a folder.");
  EXPECT_FALSE(write_file(path("no/where"), ""));
}

TEST_F(Files, ACatalogueOfOnesOwnSaysLineAndFault) {
  ASSERT_TRUE(write_file(path("bad.tiles"), "rubbish\n"));
  const auto catalogue = read_catalogue(path("bad.tiles"));
  ASSERT_FALSE(catalogue);
  EXPECT_EQ(catalogue.error().message.find(path("bad.tiles") + ":1: "), 0U);
  EXPECT_TRUE(read_catalogue(""));
}

}  // namespace
}  // namespace tollkeeper
