#include "tiles/tile_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tollkeeper {
namespace {

// All statements as "line:word|word" in one text.
std::string cut(std::string_view text, TileErrors& errors) {
  TileLines lines(text, errors);
  TileLine line;
  std::string result;
  while (lines.next(line)) {
    result += std::to_string(line.number) + ":";
    for (const std::string_view word : line.words) {
      result += std::string(word) + "|";
    }
  }
  return result;
}

std::string cut(std::string_view text) {
  TileErrors errors("f");
  return cut(text, errors);
}

std::string fault(std::string_view text) {
  TileErrors errors("f");
  cut(text, errors);
  std::string list;
  for (const TileFileError& error : errors.take()) {
    list += std::to_string(error.line) + ": " + error.message + "\n";
  }
  return list;
}

TEST(TileText, CutsWordsAtBlanksColonsAndSemicolons) {
  EXPECT_EQ(cut("copy a/B.1 C2: inn;\tgarden"), "1:copy|a/B.1|C2|:|inn|;|garden|");
}

TEST(TileText, PassesOverBlankLinesAndComments) {
  EXPECT_EQ(cut("# head\n\n  a b # end\n#\nc#d"), "3:a|b|5:c|");
}

TEST(TileText, KeepsTheOpeningQuoteOfAQuotedWord) {
  EXPECT_EQ(cut("note \"two words; # all one\" x"), "1:note|\"two words; # all one|x|");
  EXPECT_EQ(cut("a\"b\"c"), "1:a|\"b|c|");
}

TEST(TileText, ReadsEveryKindOfLineEnd) {
  EXPECT_EQ(cut("a\r\nb\nc"), "1:a|2:b|3:c|");
  EXPECT_EQ(cut(""), "");
  EXPECT_EQ(cut("\n\n"), "");
  EXPECT_EQ(cut("\xEF\xBB\xBF"
                "a"),
            "1:a|");
}

TEST(TileText, TakesUtf8AndNothingElse) {
  EXPECT_EQ(fault("set x \"M\xC3\xBDtn\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x8F\xB0\""), "");
  for (const char* bad :
       {"\xC3", "\xC0\x80", "\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80",
        "\xF0\x80\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE2\x82"}) {
    EXPECT_EQ(fault("ok\n" + std::string(bad)), "2: this line is no valid UTF-8 text\n");
  }
}

TEST(TileText, RefusesWhatIsNoText) {
  EXPECT_EQ(fault("a\n\x1b[31m"),
            "2: this line holds a control character; tile files are plain text\n");
  EXPECT_EQ(fault(std::string_view("a\nb\0c\nd\x01", 7)),
            "2: this is no text file: it holds a zero byte\n");
  EXPECT_EQ(fault("note \"open"), "1: a quote is opened here and not closed on the same line\n");
  EXPECT_EQ(fault(std::string(1001, 'x')),
            "1: this line has 1001 bytes; the longest allowed has 1000\n");
  EXPECT_EQ(fault(std::string(1000, 'x')), "");
}

TEST(TileText, StopsAfterAHundredErrorsAndSaysSo) {
  std::string text;
  for (int n = 0; n < 1000; ++n) {
    text += "\x01\n";
  }
  TileErrors errors("f");
  cut(text, errors);
  const auto list = errors.take();
  ASSERT_EQ(list.size(), 101U);
  EXPECT_EQ(list.back().line, 100);
  EXPECT_EQ(list.back().message, "reading stopped after 100 errors; there may be more below");
}

TEST(TileText, ListsErrorsByLine) {
  TileErrors errors("f");
  errors.add(3, "c");
  errors.add(1, "a");
  errors.add(3, "d");
  const auto list = errors.take();
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0].message + list[1].message + list[2].message, "acd");
}

TEST(TileText, QuotesAreShortAndPrintable) {
  EXPECT_EQ(in_quotes("abc"), "'abc'");
  EXPECT_EQ(in_quotes("\"abc"), "'abc'");
  EXPECT_EQ(in_quotes("a\x1b"
                      "b"),
            "'a?b'");
  EXPECT_EQ(in_quotes(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
}

TEST(TileText, ListsItems) {
  EXPECT_EQ(listed({}, "and"), "");
  EXPECT_EQ(listed({"a"}, "and"), "a");
  EXPECT_EQ(listed({"a", "b", "c"}, "or"), "a, b or c");
}

TEST(TileText, WordsPastTheEndAreEmpty) {
  TileLine line;
  line.words = {"a"};
  Words words(line);
  EXPECT_FALSE(words.take_if("b"));
  EXPECT_TRUE(words.take_if("a"));
  EXPECT_TRUE(words.done());
  EXPECT_EQ(words.peek(), "");
  EXPECT_EQ(words.take(), "");
  EXPECT_FALSE(words.take_if(""));
}

}  // namespace
}  // namespace tollkeeper
