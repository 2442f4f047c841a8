// The statistics of matches: shares of wins with their error, Elo, means with their error, and the
// sequential test. docs/arena.md has the formulas in words and how to read them. No files, no
// games: numbers in, numbers out.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

namespace tollkeeper {

struct Interval {
  double low = 0;
  double high = 1;
};

// Wilson's 95 % interval of a share: `score` wins (a draw is half a win) of `games`.
Interval wilson(double score, double games);

// How much stronger a player is that wins this share of games against `players` - 1 equal others;
// 0 for a fair share. The share must lie strictly between 0 and 1.
double elo_of_share(double share, int players = 2);
double share_of_elo(double elo, int players = 2);

// A share that elo_of_share() takes: where all games or none were won, half a game is moved.
double bounded_share(double score, double games);

// Mean of values that are independent of each other, such as one for each deck.
class Moments {
 public:
  void add(double value);
  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  double deviation() const;       // of one value, n - 1; 0 below two values
  double standard_error() const;  // of the mean; 0 below two values

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the distances from the mean
};

// A sequential test of "elo1 or more" against "elo0 or less", both errors 5 %.
struct SprtPlan {
  double elo0 = 0;
  double elo1 = 5;
  friend bool operator==(const SprtPlan&, const SprtPlan&) = default;
};

enum class SprtVerdict : std::uint8_t { open, accepted, rejected };

// Log-likelihood ratio at which the test ends: +- ln(0.95 / 0.05).
inline constexpr double kSprtBound = 2.9444389791664403;

// Takes the share of each deck (0, 1/4, 1/2, 3/4 or 1 of the games of a pair: the five outcomes of
// the pentanomial test; other tables have other shares) one by one. Games of one deck hang
// together, decks do not.
class Sprt {
 public:
  Sprt(SprtPlan plan, int players);
  void add(double share);
  double log_ratio() const;
  SprtVerdict verdict() const;
  // How many decks gave each share.
  const std::map<double, std::uint64_t>& shares() const { return shares_; }

 private:
  double share0_;
  double share1_;
  int players_;
  std::map<double, std::uint64_t> shares_;
};

}  // namespace tollkeeper
