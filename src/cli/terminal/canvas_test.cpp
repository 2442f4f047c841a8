#include "cli/terminal/canvas.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

constexpr TerminalLook kPlain{false, false, false};
constexpr TerminalLook kRich{true, true, true};

TEST(Canvas, PrintsRowsWithoutBlanksAtTheirEnds) {
  Canvas canvas(5, 2);
  canvas.write(1, 0, "ab");
  canvas.write(0, 1, "c");
  EXPECT_EQ(canvas.text(kPlain), " ab\nc\n");
}

TEST(Canvas, DrawingOutsideDoesNothing) {
  Canvas canvas(2, 1);
  canvas.write(-1, 0, "xyz!");
  canvas.write(0, 7, "down");
  canvas.at(9, 9).character = U'!';
  EXPECT_EQ(canvas.text(kPlain), "yz\n");
}

TEST(Canvas, KeepsWhatLiesBehindALetter) {
  Canvas canvas(1, 1);
  canvas.at(0, 0) = {U' ', {}, {28, 2}, false};
  canvas.put(0, 0, {U'x', {231, 15}, {}, true});
  EXPECT_EQ(canvas.at(0, 0).back, (Ink{28, 2}));
  EXPECT_EQ(canvas.text(kRich), "\x1b[0;1;38;5;231;48;5;28mx\x1b[0m\n");
  EXPECT_EQ(canvas.text({true, false, true}), "\x1b[0;1;97;42mx\x1b[0m\n");
}

TEST(Canvas, WritesBoxCharactersAsUtf8) {
  Canvas canvas(3, 1);
  canvas.put(0, 0, {U'━', {}, {}, false});
  canvas.put(1, 0, {U'·', {}, {}, false});
  canvas.put(2, 0, {U'♟', {}, {}, false});
  EXPECT_EQ(canvas.text(kPlain), "━·♟\n");
}

TEST(Canvas, ColouredTextIsPlainWithoutColours) {
  EXPECT_EQ(coloured("B", {231, 15}, {26, 4}, true, kPlain), "B");
  EXPECT_EQ(coloured("B", {231, 15}, {26, 4}, true, kRich), "\x1b[0;1;38;5;231;48;5;26mB\x1b[0m");
}

}  // namespace
}  // namespace tollkeeper
