#include "record/art/path_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace tollkeeper::art {
namespace {

std::string text_of(double value) {
  std::string out;
  append(out, value);
  return out;
}

TEST(PathText, WritesNumbersWithOneDecimalAsShortAsPossible) {
  EXPECT_EQ(text_of(3), "3");
  EXPECT_EQ(text_of(-3.04), "-3");
  EXPECT_EQ(text_of(12.35), "12.4");
  EXPECT_EQ(text_of(.5), ".5");
  EXPECT_EQ(text_of(-.26), "-.3");
  EXPECT_EQ(text_of(-.04), "0");
  EXPECT_EQ(text_of(-.05), "0");  // halves go up
  EXPECT_EQ(text_of(.97), "1");
  EXPECT_EQ(text_of(-123456.78), "-123456.8");
}

TEST(PathText, WritesCurvesWithoutSpaceBeforeAMinus) {
  EXPECT_EQ(curve_path({{0, 50}, {12.04, -50}, {-1, 2}, {3, .25}}), "M0 50C12-50-1 2 3 .3");
  EXPECT_EQ(curve_path_onward({{0, 50}, {1, 2}, {3, 4}, {5, 6}}), "C1 2 3 4 5 6");
  EXPECT_EQ(curve_path({}), "");
}

TEST(PathText, EscapesMarkupControlCharactersAndWhatIsNoText) {
  EXPECT_EQ(escaped("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
  EXPECT_EQ(escaped(std::string_view("a\0b\n\x7f", 5)), "a b  ");
  EXPECT_EQ(escaped("Mýtné, Celnicy \xf0\x9f\x8f\xa0"), "Mýtné, Celnicy \xf0\x9f\x8f\xa0");
  EXPECT_EQ(escaped("\xff\xc3(\xed\xa0\x80\xef\xbf\xbf"),
            "?"
            "?(?"
            "?"
            "?"
            "?"
            "?"
            "?");
  EXPECT_EQ(escaped("\xc3"), "?");
}

}  // namespace
}  // namespace tollkeeper::art
