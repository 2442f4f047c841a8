#include "players/evaluation/weight_list.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace tollkeeper {
namespace {

TEST(WeightList, IsReadAsItWasWritten) {
  EvaluationWeights weights;
  weights.supply[3] = 1.125F;
  weights.fill = 0.0123F;
  const auto read = read_weights(write_weights(weights));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->supply, weights.supply);
  EXPECT_EQ(read->fill, weights.fill);
  EXPECT_EQ(write_weights(*read), write_weights(weights));
}

TEST(WeightList, HoldsEveryWeight) {
  std::size_t count = 0;
  EvaluationWeights weights;
  for (const WeightGroup& group : weight_groups()) {
    for (const float value : group.values(weights)) {
      EXPECT_GE(value, group.low) << group.name;
      EXPECT_LE(value, group.high) << group.name;
      ++count;
    }
  }
  EXPECT_EQ(count * sizeof(float), sizeof(EvaluationWeights));
}

TEST(WeightList, LeavesWhatAFileDoesNotName) {
  const auto read =
      read_weights(R"({"format": "tollkeeper-weights", "version": 1, "weights": {"farmer": 0.5}})");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->farmer, 0.5F);
  EXPECT_EQ(read->stuck, EvaluationWeights{}.stuck);
}

TEST(WeightList, SaysWhatIsWrong) {
  const auto wrong = [](const std::string& weights) {
    const auto read = read_weights(R"({"format": "tollkeeper-weights", "version": 1, "weights": )" +
                                   weights + "}");
    return read ? std::string() : read.error().message;
  };
  EXPECT_NE(wrong(R"({"farm": 1})").find("no weight of that name"), std::string::npos);
  EXPECT_NE(wrong(R"({"supply": [1, 2]})").find("a list of 9 numbers"), std::string::npos);
  EXPECT_NE(wrong(R"({"supply": 1})"), "");
  EXPECT_NE(wrong(R"({"fill": 7})").find("from 0 to 1"), std::string::npos);
  EXPECT_NE(wrong(R"({"fill": "much"})"), "");
  EXPECT_NE(wrong("[]"), "");
  EXPECT_FALSE(read_weights(R"({"format": "other", "version": 1, "weights": {}})"));
  EXPECT_FALSE(read_weights("{}"));
  EXPECT_FALSE(read_weights(""));
}

TEST(WeightList, AFileIsReadOnce) {
  const std::string path = ::testing::TempDir() + "tollkeeper-weights-test.json";
  EXPECT_NE(weights_of_file(path + ".none").error().message.find("cannot be read"),
            std::string::npos);
  EvaluationWeights weights;
  weights.farmer = 1.5F;
  std::ofstream(path) << write_weights(weights);
  ASSERT_TRUE(weights_of_file(path));
  std::ofstream(path) << "gone";
  const auto again = weights_of_file(path);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->farmer, 1.5F);
}

}  // namespace
}  // namespace tollkeeper
