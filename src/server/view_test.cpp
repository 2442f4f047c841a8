#include "server/view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "expansions/registry.hpp"
#include "record/action_words.hpp"
#include "record/json_text.hpp"
#include "record/prospect.hpp"
#include "rules/legal.hpp"
#include "server/entries.hpp"
#include "server/features.hpp"
#include "server/preview.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

TableArt& shared_art() {
  static TableArt art(shipped_catalogue());
  return art;
}

Table table_after(int turns, std::uint64_t seed, Helps helps = {}) {
  Setup setup;
  setup.sets = {{"tollkeepers", 1}, {"river", 1}, {"inns_and_cathedrals", 1}, {"abbot", 1}};
  Playthrough play(*make_game(setup), seed, {"Anna", "Ben"});
  Random random(seed);
  for (int turn = 0; turn < turns && play.state().phase() != Phase::over; ++turn) {
    while (play.state().phase() == Phase::place || play.state().phase() == Phase::act) {
      const ActionList actions = legal_actions(play.state());
      const auto choice = random.below(static_cast<std::uint32_t>(actions.size()));
      EXPECT_TRUE(play.act(play.state().seat(), actions[choice]));
    }
    EXPECT_TRUE(play.finish());
  }
  return Table(std::move(play), {"Anna", "Ben"}, helps, shared_art());
}

TEST(View, EveryFigureTokenAndSymbolLiesOnItsTile) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const Table table = table_after(60, seed);
    const json::object view = view_object(table, 5);
    EXPECT_EQ(view.at("seq").to_number<int>(), 5);
    EXPECT_EQ(view.at("tiles").as_array().size(), table.state().head().tiles);
    for (const char* list : {"figures", "tokens"}) {
      for (const json::value& piece : view.at(list).as_array()) {
        for (const json::value& number : piece.at("at").as_array()) {
          EXPECT_GE(number.to_number<double>(), 0);
          EXPECT_LE(number.to_number<double>(), 100);
        }
      }
    }
    for (const json::value& tile : view.at("tiles").as_array()) {
      for (const json::value& symbol : tile.at("symbols").as_array()) {
        EXPECT_GT(symbol.at("size").as_array().at(0).to_number<double>(), 10);
      }
    }
  }
}

TEST(View, PlacesAreTheLegalOnes) {
  const Table table = table_after(20, 4);
  const json::object view = view_object(table, 0);
  std::size_t offered = 0;
  for (const json::value& place : view.at("places").as_array()) {
    for (const json::value& rotation : place.at("rotations").as_array()) {
      const Action action = Action::place_tile(
          Cell{place.at("x").to_number<std::int16_t>(), place.at("y").to_number<std::int16_t>()},
          rotation.to_number<Rotation>());
      EXPECT_TRUE(check_action(table.state(), action));
      ++offered;
    }
  }
  EXPECT_GT(offered, 0U);
}

TEST(View, RemainingTilesAreCountedAndNotInTheirOrder) {
  const Table table = table_after(10, 6);
  const json::object view = view_object(table, 0);
  std::size_t left = 0;
  for (const json::value& row : view.at("remaining").as_array()) {
    left += row.at("left").to_number<std::size_t>();
  }
  EXPECT_EQ(left, table.play.deck().left());
  EXPECT_EQ(view.at("left").to_number<std::size_t>(), left);
  // Another order of the same tiles to come looks just the same.
  std::vector<std::uint16_t> order = table.play.deck().order();
  const auto known = order.size() - left;
  std::reverse(order.begin() + static_cast<std::ptrdiff_t>(known), order.end());
  Playthrough other(table.play.shared_game(), Deck(order), table.play.first_seat(), {});
  for (const Step& step : table.play.steps()) {
    if (step.kind == Step::Kind::act) {
      ASSERT_TRUE(other.act(step.seat, step.action));
    } else if (step.kind == Step::Kind::finish) {
      ASSERT_TRUE(other.finish());
    }
  }
  const Table shuffled(std::move(other), {"Anna", "Ben"}, Helps{}, shared_art());
  EXPECT_EQ(json::serialize(view_object(shuffled, 0)), json::serialize(view));
}

TEST(View, ProjectedPointsAddUp) {
  const Table table = table_after(40, 8);
  const json::object view = view_object(table, 0);
  for (const json::value& seat : view.at("seats").as_array()) {
    int sum = 0;
    for (const json::value& entry : seat.at("projected_parts").as_array()) {
      sum += entry.at("points").to_number<int>();
    }
    EXPECT_EQ(sum, seat.at("projected").to_number<int>());
  }
}

TEST(Entries, AreNumberedByTheJournal) {
  const Table table = table_after(200, 9);
  ASSERT_TRUE(table.is_over());
  const json::array log = log_array(table, 0);
  ASSERT_EQ(log.size(), table.play.events().size());
  int points = 0;
  for (std::size_t n = 0; n < log.size(); ++n) {
    EXPECT_EQ(log[n].at("index").to_number<std::size_t>(), n);
    const json::object& entry = log[n].at("entry").as_object();
    if (entry.at("kind") == "score") {
      points += entry.at("points").to_number<int>();
    }
    if (entry.at("kind") == "tile_placed") {
      EXPECT_TRUE(entry.contains("copy"));
    }
  }
  EXPECT_EQ(points, table.state().points(0) + table.state().points(1));
  EXPECT_EQ(log_array(table, log.size() - 3).size(), 3U);
}

// Every point of every tile lies on something, and that something is on this tile.
TEST(Features, EveryPointBelongsToOne) {
  const Table table = table_after(50, 11);
  for (std::size_t n = 0; n < table.state().head().tiles; ++n) {
    const PlacedTile& tile = table.state().tiles()[n];
    for (double u = 2; u < 100; u += 19) {
      for (double v = 2; v < 100; v += 19) {
        const auto feature = feature_object(table, tile.cell, {u, v});
        ASSERT_TRUE(feature);
        const json::array& cells = feature->at("cells").as_array();
        EXPECT_NE(std::find(cells.begin(), cells.end(), json::array{tile.cell.x, tile.cell.y}),
                  cells.end());
        EXPECT_FALSE(feature->at("shapes").as_array().empty());
      }
    }
  }
  EXPECT_FALSE(feature_object(table, Cell{500, 500}, {50, 50}));
}

// The whole of each figure's place on its tile is on the feature it occupies.
TEST(Features, AFigureStandsOnItsOwnFeature) {
  for (const std::uint64_t seed : {12U, 13U, 14U, 15U}) {
    const Table table = table_after(45, seed);
    const json::object view = view_object(table, 0);
    for (const json::value& figure : view.at("figures").as_array()) {
      const Cell cell{figure.at("x").to_number<std::int16_t>(),
                      figure.at("y").to_number<std::int16_t>()};
      const json::array& at = figure.at("at").as_array();
      const auto feature =
          feature_object(table, cell, {at[0].to_number<double>(), at[1].to_number<double>()});
      ASSERT_TRUE(feature);
      EXPECT_EQ(feature->at("kind"), figure.at("kind"));
      bool stands = false;
      for (const json::value& occupant : feature->at("occupants").as_array()) {
        stands =
            stands || (occupant.at("x") == figure.at("x") && occupant.at("y") == figure.at("y") &&
                       occupant.at("seat") == figure.at("seat"));
      }
      EXPECT_TRUE(stands) << json::serialize(figure);
    }
  }
}

TEST(Features, FieldsPayWhatFinalScoringPays) {
  const Table table = table_after(70, 16);
  int shown = 0;
  for (const json::value& field : fields_array(table)) {
    shown += field.at("points").to_number<int>() *
             static_cast<int>(field.at("owners").as_array().size());
  }
  int scored = 0;
  for (const Event& event : scores_if_ended(table.state())) {
    scored += event.word == "field" ? event.points : 0;
  }
  EXPECT_EQ(shown, scored);
}

TEST(Preview, ForeseesWhatHappensThen) {
  Table table = table_after(15, 17);
  for (int turn = 0; turn < 20; ++turn) {
    const ActionList places = legal_actions(table.state());
    const Action place = places[static_cast<std::size_t>(turn) % places.size()];
    const json::value words = json::parse(json::serialize(action_object(table.state(), place)));
    JsonProblem problem;
    const auto draft = try_actions(table, {JsonCursor(words, problem)});
    ASSERT_TRUE(draft);
    const json::object preview = preview_object(table, *draft);
    const std::size_t before = table.play.events().size();
    ASSERT_TRUE(table.play.act(table.state().seat(), place));
    if (table.state().phase() == Phase::act) {
      ASSERT_TRUE(table.play.act(table.state().seat(), Action::pass()));
    }
    ASSERT_TRUE(table.play.finish());
    const json::array log = log_array(table, before);
    const json::array& outcome = preview.at("outcome").as_array();
    for (std::size_t n = 0; n < outcome.size(); ++n) {
      EXPECT_EQ(json::serialize(outcome[n]), json::serialize(log[n].at("entry")));
    }
  }
}

}  // namespace
}  // namespace tollkeeper
