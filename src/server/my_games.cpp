#include "server/my_games.hpp"

#include <boost/json/value.hpp>

#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "server/secret.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kMostGames = 200;
constexpr std::size_t kLongestSecret = 64;

}  // namespace

Result<std::vector<WantedGame>> read_my_games(std::string_view body) {
  const auto parsed = parse_json(body);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  root.allow_keys({"games"});
  std::vector<WantedGame> wanted;
  for (const JsonCursor& game : root.at("games").items()) {
    game.allow_keys({"game", "tokens"});
    std::vector<std::string> tokens;
    for (const JsonCursor& token : game.at("tokens").items()) {
      tokens.push_back(token.text(kLongestSecret));
    }
    wanted.push_back({game.at("game").text(kLongestSecret), std::move(tokens)});
  }
  if (!problem.none()) {
    return *problem.first;
  }
  if (wanted.size() > kMostGames) {
    return Error{"These are too many games at once.", ""};
  }
  std::erase_if(wanted, [](const WantedGame& one) {
    return !looks_like_secret(one.game) && !looks_like_watch_link(one.game);
  });
  return wanted;
}

}  // namespace tollkeeper
