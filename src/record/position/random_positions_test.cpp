// Random tables, most of them nonsense: each is refused with a sentence or laid out and reckoned.
#include "base/random.hpp"
#include "record/position/position_testing.hpp"
#include "record/position/toll_json.hpp"

namespace tollkeeper {
namespace {

std::string any_of(Random& random, std::initializer_list<const char*> words) {
  return words.begin()[random.below(static_cast<std::uint32_t>(words.size()))];
}

std::string number(Random& random, int low, int high) {
  return std::to_string(low +
                        static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1))));
}

std::string random_tile(Random& random) {
  const auto catalogue = shipped_catalogue();
  const auto& sets = catalogue->sets();
  const TileSet& set = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
  if (random.below(3) == 0) {
    return set.types[random.below(static_cast<std::uint32_t>(set.types.size()))].id;
  }
  return set.copies[random.below(static_cast<std::uint32_t>(set.copies.size()))].id;
}

std::string random_line(Random& random, int reach) {
  const std::string cell = number(random, -reach, reach) + " " + number(random, -reach, reach);
  const std::string colour =
      any_of(random, {"blue", "yellow", "green", "pink", "red", "black", "white"});
  switch (random.below(12)) {
    case 0: return "tollhouse " + colour + " " + cell + " shows " + number(random, 0, 3);
    case 1:
      return any_of(random, {"meeple ", "abbot ", "large_meeple ", "smith "}) + colour + " " +
             cell + " " +
             any_of(random,
                    {"road", "road N", "city 1", "field NL", "monastery", "garden", "", "I"});
    case 2:
      return random.below(8) == 0 ? "option " + any_of(random, {"fields off", "river both",
                                                                "toll_flip end_of_owner_turn",
                                                                "crossroads_rule village_only"})
                                  : "placed " + cell;
    default: return "tile " + random_tile(random) + " " + cell + " turned " + number(random, 0, 3);
  }
}

TEST(RandomPositions, AreRefusedWithASentenceOrReckoned) {
  int laid_out = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    Random random(seed);
    const int reach = 1 + static_cast<int>(random.below(12));
    std::string text = "tollkeeper position 1\n";
    for (std::uint32_t n = 1 + random.below(9); n > 0; --n) {
      text += random_line(random, reach) + "\n";
    }
    const auto position = read_position(text);
    if (!position) {
      EXPECT_FALSE(position.error().message.empty());
      continue;
    }
    const auto laid = lay_out(*position, shipped_catalogue());
    if (!laid) {
      EXPECT_FALSE(laid.error().message.empty());
      continue;
    }
    ++laid_out;
    const TollReport report = toll_report(*laid);
    for (const Event& event : report.end) {
      EXPECT_EQ(event.points, sum_of_parts(event.parts));
    }
    const auto again = read_position(write_position(laid->position));
    ASSERT_TRUE(again) << text << error_text(again.error());
    const auto laid_again = lay_out(*again, shipped_catalogue());
    ASSERT_TRUE(laid_again) << text << error_text(laid_again.error());
    EXPECT_EQ(toll_report(*laid_again).end, report.end);
  }
  EXPECT_GT(laid_out, 200);
}

}  // namespace
}  // namespace tollkeeper
