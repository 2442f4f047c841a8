#include "server/page_files.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tollkeeper {
namespace {

TEST(PageFiles, AreFoundByTheirPathsAndNoOthers) {
  for (const PageFile& file : page_files()) {
    EXPECT_EQ(find_page_file(file.path), &file) << file.path;
    EXPECT_EQ(find_page_file(std::string(file.path) + "x"), nullptr);
  }
  EXPECT_EQ(find_page_file(""), nullptr);
  EXPECT_EQ(find_page_file("/no such file"), nullptr);
}

TEST(PageFiles, HaveAPageWhereThereAreAny) {
  if (page_files().empty()) {
    GTEST_SKIP() << "the page was left out of this build";
  }
  const PageFile* page = find_page_file("/index.html");
  ASSERT_NE(page, nullptr);
  EXPECT_NE(page->bytes.find("<html"), std::string_view::npos);
  EXPECT_FALSE(page->immutable);
}

TEST(PageFiles, AreWhatTheySayTheyAre) {
  for (const PageFile& file : page_files()) {
    EXPECT_TRUE(file.path.starts_with('/')) << file.path;
    EXPECT_FALSE(file.mime.empty()) << file.path;
    EXPECT_TRUE(file.etag.starts_with('"') && file.etag.ends_with('"')) << file.path;
    EXPECT_FALSE(file.bytes.empty()) << file.path;
    EXPECT_LT(file.gzip_bytes.size(), file.bytes.size()) << file.path;
    if (!file.gzip_bytes.empty()) {
      EXPECT_EQ(file.gzip_bytes.substr(0, 2), "\x1f\x8b") << file.path;
    }
  }
}

}  // namespace
}  // namespace tollkeeper
