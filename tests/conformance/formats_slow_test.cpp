// Random games of random setups, stopped anywhere: written and read again in both formats they are
// the same game; damaged files are refused with a sentence.
#include <gtest/gtest.h>

#include "record/jcz.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"
#include "rules/legal.hpp"
#include "rules/state_fields.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper {
namespace {

Playthrough random_game(const std::shared_ptr<const Game>& game, Random& random) {
  std::vector<std::string> names;
  for (int seat = 1; seat <= game->seats; ++seat) {
    names.push_back("Player " + std::to_string(seat));
  }
  Playthrough play(game, random.next(), names);
  for (auto steps = random.below(400); steps > 0 && play.state().phase() != Phase::over; --steps) {
    if (play.state().phase() == Phase::score) {
      (void)play.finish();
      continue;
    }
    const ActionList actions = legal_actions(play.state());
    (void)play.act(play.state().seat(),
                   actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return play;
}

TEST(Formats, KeepRandomGamesOfRandomSetups) {
  Random random(2024);
  int discards = 0;
  int specials = 0;
  for (int n = 0; n < 150; ++n) {
    const tollkeeper::Setup setup = testing::random_setup(random);
    const auto game = testing::must_make(setup);
    ASSERT_NE(game, nullptr) << testing::text_of(setup);
    const Playthrough play = random_game(game, random);
    for (const Step& step : play.steps()) {
      discards += step.kind == Step::Kind::discard ? 1 : 0;
      specials += step.kind == Step::Kind::act && step.action.kind == ActionKind::special ? 1 : 0;
    }

    const auto record = read_record(write_record(play), shipped_catalogue());
    ASSERT_TRUE(record) << testing::text_of(setup) << ": " << error_text(record.error());
    EXPECT_EQ(fields_of(record->state()), fields_of(play.state())) << testing::text_of(setup);
    EXPECT_EQ(record->steps(), play.steps());
    EXPECT_EQ(record->events(), play.events());
    EXPECT_EQ(record->deck().order(), play.deck().order());

    const auto text = write_jcz(play);
    ASSERT_TRUE(text) << testing::text_of(setup) << ": " << error_text(text.error());
    const auto jcz = replay_file(*text, shipped_catalogue());
    ASSERT_TRUE(jcz) << testing::text_of(setup) << ": " << error_text(jcz.error());
    EXPECT_EQ(jcz->exit_code(), 0) << testing::text_of(setup);
    EXPECT_EQ(jcz->playthrough.events().size(), play.events().size()) << testing::text_of(setup);
    EXPECT_EQ(jcz->playthrough.deck().left(), play.deck().left()) << testing::text_of(setup);
  }
  EXPECT_GT(discards, 0);
  EXPECT_GT(specials, 0);
}

TEST(Formats, DamageIsNeverFatal) {
  Random random(77);
  const auto game = testing::must_make(testing::random_setup(random));
  ASSERT_NE(game, nullptr);
  const Playthrough play = random_game(game, random);
  for (const std::string& text : {write_record(play), *write_jcz(play)}) {
    for (int n = 0; n < 300; ++n) {
      std::string damaged = text;
      for (auto times = 1 + random.below(3); times > 0; --times) {
        const auto at = random.below(static_cast<std::uint32_t>(damaged.size()));
        switch (random.below(3)) {
          case 0: damaged[at] = static_cast<char>(random.below(256)); break;
          case 1: damaged.erase(at, random.below(40)); break;
          default:
            damaged.insert(at, damaged, random.below(static_cast<std::uint32_t>(at + 1)), 20);
        }
      }
      const auto report = replay_file(damaged, shipped_catalogue());
      EXPECT_TRUE(report || !report.error().message.empty());
    }
  }
}

}  // namespace
}  // namespace tollkeeper
