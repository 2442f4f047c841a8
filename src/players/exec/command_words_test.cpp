#include "players/exec/command_words.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

using Words = std::vector<std::string>;
using Parts = std::vector<std::string_view>;

TEST(CommandWords, AreCutAtSpacesOutsideQuotes) {
  EXPECT_EQ(*command_words("python3 bot.py --level 3"),
            (Words{"python3", "bot.py", "--level", "3"}));
  EXPECT_EQ(*command_words("  a   'b c'  \"d 'e'\" "), (Words{"a", "b c", "d 'e'"}));
  EXPECT_EQ(*command_words(R"(a\ b 'c\d' "e\"f" '')"), (Words{"a b", "c\\d", "e\"f", ""}));
  EXPECT_EQ(*command_words("x=1,y:2"), (Words{"x=1,y:2"}));
}

TEST(CommandWords, RefuseNothingAndOpenQuotes) {
  EXPECT_NE(command_words("").error().message.find("exec:python3"), std::string::npos);
  EXPECT_FALSE(command_words("   "));
  EXPECT_FALSE(command_words("''"));
  EXPECT_NE(command_words("a 'b").error().message.find("the quote '"), std::string::npos);
  EXPECT_NE(command_words("a\\").error().message.find("a backslash"), std::string::npos);
}

TEST(CutList, KeepsQuotedCommasTogether) {
  EXPECT_EQ(cut_list("a,b,c"), (Parts{"a", "b", "c"}));
  EXPECT_EQ(cut_list("a,exec:x 'y,z',b"), (Parts{"a", "exec:x 'y,z'", "b"}));
  EXPECT_EQ(cut_list(R"(exec:x y\,z,b)"), (Parts{R"(exec:x y\,z)", "b"}));
  EXPECT_EQ(cut_list(""), (Parts{""}));
  EXPECT_EQ(cut_list("a,"), (Parts{"a", ""}));
}

}  // namespace
}  // namespace tollkeeper
