#include "oracle/fields.hpp"

#include <gtest/gtest.h>

#include "oracle/oracle_testing.hpp"

namespace tollkeeper::oracle {
namespace {

using Points = std::pair<int, int>;
constexpr Spot kFieldOfH = 2;

Points scored(Table table, FieldScoring reading) {
  table.rules.field_scoring = reading;
  score_fields(table);
  return {table.seats[0].points, table.seats[1].points};
}

void expect(const Table& table, Points third, Points second, Points first) {
  EXPECT_EQ(scored(table, FieldScoring::per_field_3), third);
  EXPECT_EQ(scored(table, FieldScoring::per_player_3), second);
  EXPECT_EQ(scored(table, FieldScoring::per_city_4), first);
}

// base/H between its two caps, and a second one far away.
Table two_fields_with_two_cities_each() {
  return lay({{"base/H.1", 0, 0, 0},
              {"base/E.1", 0, -1, 2},
              {"base/E.2", 0, 1, 0},
              {"base/H.2", 9, 0, 0},
              {"base/E.3", 9, -1, 2},
              {"base/E.4", 9, 1, 0}});
}

TEST(OracleFields, E_9_each_field_by_itself) {
  Table table = two_fields_with_two_cities_each();
  put(table, 0, "meeple", 0, 0, kFieldOfH);
  put(table, 0, "meeple", 9, 0, kFieldOfH);
  put(table, 1, "meeple", 9, 0, kFieldOfH);
  EXPECT_EQ(scored(table, FieldScoring::per_field_3), Points(12, 6));
}

TEST(OracleFields, E_10_joined_field_goes_to_the_majority) {
  Table table = lay({{"base/H.1", 0, 0, 0},
                     {"base/E.1", 0, -1, 2},
                     {"base/E.2", 0, 1, 0},
                     {"base/B.1", 1, 0, 0},
                     {"base/B.2", 2, 0, 0}});
  put(table, 0, "meeple", 0, 0, kFieldOfH);
  put(table, 0, "meeple", 1, 0, 0);
  put(table, 1, "meeple", 2, 0, 0);
  EXPECT_EQ(scored(table, FieldScoring::per_field_3), Points(6, 0));
}

TEST(OracleFields, E_11_one_farmer_between_two_cities) {
  Table table = lay({{"base/H.1", 0, 0, 0}, {"base/E.1", 0, -1, 2}, {"base/E.2", 0, 1, 0}});
  put(table, 0, "meeple", 0, 0, kFieldOfH);
  expect(table, {6, 0}, {6, 0}, {8, 0});
}

Table two_fields_at_one_city() {
  return lay({{"base/G.1", 0, 0, 0}, {"base/E.1", -1, 0, 1}, {"base/E.2", 1, 0, 3}});
}

TEST(OracleFields, E_12_one_player_in_two_fields_at_one_city) {
  Table table = two_fields_at_one_city();
  put(table, 0, "meeple", 0, 0, 1);
  put(table, 0, "meeple", 0, 0, 2);
  expect(table, {6, 0}, {3, 0}, {4, 0});
}

TEST(OracleFields, E_13_two_farmers_of_another_in_the_second_field) {
  Table table = two_fields_at_one_city();
  put(table, 0, "meeple", 0, 0, 1);
  put(table, 1, "meeple", 0, 0, 2);
  put(table, 1, "meeple", 0, 0, 2);
  expect(table, {3, 3}, {3, 3}, {0, 4});
}

TEST(OracleFields, QB_18_tied_farmers_all_get_4) {
  Table table = two_fields_at_one_city();
  put(table, 0, "meeple", 0, 0, 1);
  put(table, 1, "meeple", 0, 0, 2);
  expect(table, {3, 3}, {3, 3}, {4, 4});
}

TEST(OracleFields, B_42_incomplete_city_gives_a_field_nothing) {
  Table table = lay({{"base/E.1", 0, 0, 0}});
  put(table, 0, "meeple", 0, 0, 1);
  expect(table, {0, 0}, {0, 0}, {0, 0});
}

TEST(OracleFields, QB_11_a_city_touching_a_field_twice_counts_once) {
  // The field of base/N runs round a corner of one city.
  Table table = lay({{"base/N.1", 0, 0, 0},
                     {"base/N.2", 0, -1, 3},
                     {"base/N.3", -1, 0, 1},
                     {"base/M.1", -1, -1, 2},
                     {"base/B.1", 1, 0, 0},
                     {"base/B.2", 1, -1, 0}});
  put(table, 0, "meeple", 1, 0, 0);
  expect(table, {3, 0}, {3, 0}, {4, 0});
}

TEST(OracleFields, I_11_the_inner_field_of_ic_H_touches_four_cities) {
  Table table = lay({{"ic/H.1", 0, 0, 0},
                     {"base/E.1", 0, -1, 2},
                     {"base/E.2", 1, 0, 3},
                     {"base/E.3", 0, 1, 0},
                     {"base/E.4", -1, 0, 1}});
  put(table, 0, "large_meeple", 0, 0, 4);
  expect(table, {12, 0}, {12, 0}, {16, 0});
}

}  // namespace
}  // namespace tollkeeper::oracle
