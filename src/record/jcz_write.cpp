#include <algorithm>
#include <boost/json/serialize.hpp>
#include <map>

#include "record/jcz.hpp"
#include "record/jcz_pack.hpp"
#include "record/jcz_place.hpp"
#include "record/jcz_setup.hpp"
#include "record/jcz_words.hpp"
#include "record/notation.hpp"
#include "record/spot_name.hpp"
#include "rules/special.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

// Their program refuses files of older versions than this.
constexpr const char* kAppVersion = "6.2.0";

// Whether tiles of one name play differently, so that each must be named by itself.
bool names_are_too_few(const Game& game) {
  std::map<std::string, const std::vector<PrintedSymbol>*> symbols;
  for (std::size_t n = 0; n < game.copies.size(); ++n) {
    const auto copy = static_cast<std::uint16_t>(n);
    const auto* printed = &game.kinds[game.copies[n].kind].symbols;
    const auto [place, fresh] = symbols.emplace(jcz_tile_name(game, copy), printed);
    if (!fresh && *place->second != *printed) {
      return true;
    }
  }
  return false;
}

// Plays the steps again on a state of its own, to see which figures they move.
class MessageWriter {
 public:
  explicit MessageWriter(const Playthrough& playthrough)
      : playthrough_(playthrough),
        game_(playthrough.game()),
        state_(game_, playthrough.first_seat()),
        by_copy_(names_are_too_few(game_)) {}

  std::string tile_name(std::uint16_t copy) const {
    return by_copy_ ? game_.copy(copy).id : jcz_tile_name(game_, copy);
  }

  Result<json::array> messages() {
    json::array list;
    for (const Step& step : playthrough_.steps()) {
      switch (step.kind) {
        case Step::Kind::draw:
        case Step::Kind::discard: draw_tile(state_, game_.copies[step.copy].kind, nullptr); break;
        case Step::Kind::act: {
          auto message = act(step);
          if (!message) {
            return message.error();
          }
          list.push_back(std::move(*message));
          break;
        }
        case Step::Kind::finish:
          list.push_back(message("COMMIT", {{"random", 0.0}}));
          finish_turn(state_, nullptr);
          break;
        case Step::Kind::end: end_game(state_, nullptr); break;
      }
    }
    return list;
  }

 private:
  json::object message(std::string_view type, json::object payload) const {
    const int seats = game_.seats;
    const int index = (state_.seat() + seats - playthrough_.first_seat()) % seats;
    return {{"type", json::value(std::string(type))},
            {"payload", std::move(payload)},
            {"player", index},
            {"clock", 0}};
  }

  Result<json::object> act(const Step& step) {
    const Action& action = step.action;
    const json::object head = message("", {});
    const State before(state_);
    apply_action(state_, action, nullptr);
    json::object result = head;
    switch (action.kind) {
      case ActionKind::place_tile:
        result["type"] = "PLACE_TILE";
        result["payload"] = {{"tileId", tile_name(step.copy)},
                             {"rotation", "R" + std::to_string(90 * action.spot)},
                             {"position", {action.cell.x, action.cell.y}}};
        return result;
      case ActionKind::place_figure:
        result["type"] = "DEPLOY_MEEPLE";
        result["payload"] = {{"pointer", pointer(action.cell, action.spot)},
                             {"meepleId", figure_that_moved(before)}};
        return result;
      case ActionKind::pass: result["type"] = "PASS"; return result;
      case ActionKind::special: break;
    }
    return special(std::move(result), action, before);
  }

  Result<json::object> special(json::object result, const Action& action, const State& before) {
    const std::string_view word = special_word(game_, action);
    for (const JczSpecialRow& words : jcz_specials()) {
      if (words.word != word) {
        continue;
      }
      const json::value name(std::string(words.name));
      result["type"] = json::value(std::string(words.message));
      if (words.message == "PLACE_TOKEN") {
        result["payload"] = {{"token", name}, {"pointer", {action.cell.x, action.cell.y}}};
      } else {
        const std::uint16_t figure = moved(before);
        result["payload"] = {
            {"source", name},
            {"pointer",
             {{"featurePointer", pointer(action.cell, before.figures()[figure].spot)},
              {"meepleId", jcz_figure_name(playthrough_, figure)}}}};
      }
      return result;
    }
    return Error{"The .jcz format has no word for \"" + std::string(word) + "\".", ""};
  }

  json::object pointer(Cell cell, Spot spot) const {
    const PlacedTile& tile = *state_.tile_at(cell);
    const Kind& kind = state_.kind_of(tile);
    const SpotRow* row = spot_row(kind, spot);
    return {{"position", {cell.x, cell.y}},
            {"feature", json::value(std::string(jcz_feature(row->kind)))},
            {"location", jcz_location(kind, tile.rotation, spot)}};
  }

  // The figure that stands elsewhere than before.
  std::uint16_t moved(const State& before) const {
    std::uint16_t figure = 0;
    while (figure + 1 < game_.layout.figure_count &&
           before.figures()[figure].tile == state_.figures()[figure].tile) {
      ++figure;
    }
    return figure;
  }
  std::string figure_that_moved(const State& before) const {
    return jcz_figure_name(playthrough_, moved(before));
  }

  const Playthrough& playthrough_;
  const Game& game_;
  State state_;
  bool by_copy_;
};

std::size_t tiles_laid_or_discarded(const Playthrough& playthrough) {
  return static_cast<std::size_t>(
      std::count_if(playthrough.steps().begin(), playthrough.steps().end(), [](const Step& step) {
        return step.kind == Step::Kind::discard ||
               (step.kind == Step::Kind::act && step.action.kind == ActionKind::place_tile);
      }));
}

json::object annotations(const Playthrough& playthrough, const MessageWriter& writer) {
  const auto& order = playthrough.deck().order();
  const std::size_t all = playthrough.game().bag.size();
  // A game that was ended early drew no further.
  const bool over = playthrough.state().phase() == Phase::over;
  const std::size_t draws = over ? tiles_laid_or_discarded(playthrough) : order.size();
  json::array names;
  for (std::size_t n = 0; n < draws; ++n) {
    names.push_back(json::value(writer.tile_name(order[n])));
  }
  json::object object;
  object["drawOrder"] = std::move(names);
  if (draws < all) {
    object["endTurn"] = draws;
  }
  return object;
}

json::array players(const Playthrough& playthrough) {
  json::array list;
  const int seats = playthrough.game().seats;
  for (int n = 0; n < seats; ++n) {
    const auto seat = static_cast<std::size_t>((playthrough.first_seat() + n) % seats);
    list.push_back(
        {{"name", seat < playthrough.names().size() ? playthrough.names()[seat] : std::string()},
         {"slot", seat}});
  }
  return list;
}

json::object test_object(const Playthrough& playthrough) {
  json::array assertions;
  for (Seat seat = 0; seat < playthrough.game().seats; ++seat) {
    assertions.push_back(json::value(name_of_seat(playthrough.names(), seat) + " has " +
                                     std::to_string(playthrough.state().points(seat)) + " points"));
  }
  assertions.push_back(
      json::value("Phase is " + std::string(jcz_phase(playthrough.state().phase()))));
  return {{"description", "Written by Tollkeeper"}, {"assertions", std::move(assertions)}};
}

void add_member(std::string& text, std::string_view key, const json::value& value) {
  text += "  \"" + std::string(key) + "\": " + json::serialize(value) + ",\n";
}

}  // namespace

std::string jcz_figure_name(const Playthrough& playthrough, std::uint16_t figure) {
  const Game& game = playthrough.game();
  const Seat seat = game.figure_seat[figure];
  const std::uint8_t row = game.figure_row[figure];
  const int index = (seat + game.seats - playthrough.first_seat()) % game.seats;
  return std::to_string(index) + "." + std::string(game.figures[row].jcz_type) + "." +
         std::to_string(figure - game.first_figure[seat][row] + 1);
}

Result<std::string> write_jcz(const Playthrough& playthrough) {
  auto setup = write_jcz_setup(playthrough.game());
  if (!setup) {
    return setup.error();
  }
  MessageWriter writer(playthrough);
  auto messages = writer.messages();
  if (!messages) {
    return messages.error();
  }
  json::object& extension = setup->at("tollkeeper").get_object();
  if (playthrough.first_seat() != 0) {
    extension["first_seat"] = playthrough.first_seat() + 1;
  }
  std::string text = "{\n";
  add_member(text, "appVersion", kAppVersion);
  add_member(text, "gameId", json::value("tollkeeper-" + std::to_string(playthrough.seed())));
  add_member(text, "name", "");
  add_member(text, "initialRandom", 0.0);
  add_member(text, "created", "2000-01-01T00:00:00.000Z");
  add_member(text, "clock", 0);
  add_member(text, "setup", setup->at("setup"));
  if (!extension.empty()) {
    add_member(text, "tollkeeper", extension);
  }
  add_member(text, "players", players(playthrough));
  add_member(text, "gameAnnotations", annotations(playthrough, writer));
  add_member(text, "test", test_object(playthrough));
  text += "  \"replay\": [";
  bool first = true;
  for (const json::value& message : *messages) {
    text += (first ? "\n    " : ",\n    ") + json::serialize(message);
    first = false;
  }
  text += first ? "]\n}\n" : "\n  ]\n}\n";
  return text;
}

}  // namespace tollkeeper
