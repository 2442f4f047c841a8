// TokenLayer: a module whose tokens lie on the table, asked to lay one down as it is told to: for
// positions that were set up by hand and for "what if it stood there?". Found with dynamic_cast
// among Game::modules; a module without tokens is none.
#pragma once

#include <vector>

#include "rules/state.hpp"

namespace tollkeeper {

class TokenLayer {
 public:
  virtual ~TokenLayer() = default;

  // Puts the seat's token there, showing that value, from wherever it was. Refused with the rule
  // where no token can stand; the state is unchanged then.
  virtual Status lay_token(State& state, const TokenOnTable& token) const = 0;
  // The places on the table where a token may stand, in reading order.
  virtual std::vector<Cell> token_places(const State& state) const = 0;
  // A token shows 1 to this; 0 when the game is played without it.
  virtual int token_values() const = 0;
};

}  // namespace tollkeeper
