#include "record/json_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tollkeeper {
namespace {

std::string error_of(std::string_view text) {
  const auto parsed = parse_json(text);
  return parsed ? "" : parsed.error().message;
}

TEST(JsonText, ReadsValues) {
  const auto parsed = parse_json(R"({"a": [1, -2.5, "x", true, null], "b": {}})");
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->at("a").get_array().size(), 5U);
  EXPECT_TRUE(parsed->at("b").is_object());
}

TEST(JsonText, ReadsFractionsExactly) {
  const auto parsed = parse_json("[0.16956443532600818, 0.8916708401632760, 1e-3]");
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->get_array()[0].get_double(), 0.16956443532600818);
  EXPECT_EQ(parsed->get_array()[1].get_double(), 0.891670840163276);
  EXPECT_EQ(parsed->get_array()[2].get_double(), 0.001);
}

TEST(JsonText, TakesAByteOrderMark) { EXPECT_TRUE(parse_json("\xEF\xBB\xBF[1]")); }

TEST(JsonText, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(error_of(""), "The file is empty.");
  EXPECT_EQ(error_of(" \n\t "), "The file is empty.");
  EXPECT_EQ(error_of("{\n\"a\": [1,\n"), "The file ends too early; it seems cut off (line 3).");
  EXPECT_EQ(error_of("[1] [2]"), "Something follows after the end of the JSON text (line 1).");
  EXPECT_NE(error_of("{\n\"a\" 1}").find("This is not JSON text"), std::string::npos);
  EXPECT_NE(error_of("{\n\"a\" 1}").find("(line 2)"), std::string::npos);
  EXPECT_NE(error_of(std::string_view("\x7F"
                                      "ELF\0\1\2",
                                      7)),
            "");
  EXPECT_NE(error_of("\"\xFF\xFE\""), "");
}

TEST(JsonText, RefusesKeysThatStandTwice) {
  EXPECT_EQ(error_of("{\"a\": 1,\n \"a\": 2}"),
            "The key \"a\" stands twice in one object (line 2).");
  EXPECT_EQ(error_of(R"({"": 1, "": 2})"), "The key \"\" stands twice in one object (line 1).");
  EXPECT_EQ(error_of(R"({"b": {"a\u0062": 1, "ab": 2}})"),
            "The key \"ab\" stands twice in one object (line 1).");
  EXPECT_EQ(error_of(R"({"a": {"a": 1}, "b": {"a": 1}})"), "");
}

TEST(JsonText, HasBoundsForDepthAndSize) {
  EXPECT_EQ(error_of(std::string(32, '[') + std::string(32, ']')), "");
  EXPECT_EQ(error_of(std::string(33, '[') + std::string(33, ']')),
            "The file is nested more than 32 deep (line 1).");
  EXPECT_EQ(error_of(std::string(1000000, '[')), "The file is nested more than 32 deep (line 1).");
  EXPECT_EQ(error_of(std::string(kMostJsonBytes + 1, ' ')),
            "The file has 16777217 bytes; 16777216 is the most that is read.");
}

TEST(JsonText, EveryPrefixOfATextIsRefused) {
  const std::string text = R"({"a": ["b\u00e9\\", -1.5e2, true, null, {"c": 10}]})";
  for (std::size_t length = 0; length < text.size(); ++length) {
    EXPECT_FALSE(parse_json(text.substr(0, length))) << length;
  }
  EXPECT_TRUE(parse_json(text));
}

}  // namespace
}  // namespace tollkeeper
