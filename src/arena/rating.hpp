// Ratings of several players from the games between them: the Elo numbers (Bradley-Terry) under
// which the results are likeliest, with their errors. Only differences mean anything; the mean is
// 0.
#pragma once

#include <cstddef>
#include <vector>

namespace tollkeeper {

// What `a` won against `b`; a draw is half. Pairs may stand several times.
struct PairScore {
  std::size_t a = 0;
  std::size_t b = 0;
  double score = 0;
  double games = 0;
};

struct Rating {
  double elo = 0;
  double error = 0;  // standard error, games taken as independent
};

// `draws` more are added to each pair that met, so that a player who won all has a finite rating.
std::vector<Rating> fit_ratings(std::size_t players, const std::vector<PairScore>& pairs,
                                double draws = 0);

}  // namespace tollkeeper
