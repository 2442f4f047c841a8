// tollkeeper toll: what a table would pay, with the parts and the rules.
#include <fmt/format.h>
#include <boost/json/serialize.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/board_view.hpp"
#include "cli/text/toll_answer.hpp"
#include "record/position/position_file.hpp"
#include "record/position/toll_json.hpp"

namespace tollkeeper {
namespace {

constexpr int kMostTurns = 100000;

Result<LaidPosition> read_laid(const TollArguments& arguments) {
  std::optional<int> turns;
  if (!arguments.at.empty()) {
    const auto number = read_whole("--at", arguments.at, 0, kMostTurns);
    if (!number) {
      return number.error();
    }
    turns = static_cast<int>(*number);
  }
  const auto catalogue = read_catalogue(arguments.tiles_file);
  if (!catalogue) {
    return catalogue.error();
  }
  const auto text = read_file(arguments.file);
  if (!text) {
    return text.error();
  }
  const auto in_file = [&arguments](const Error& error) {
    return Error{arguments.file + ": " + error.message, error.rule};
  };
  const auto position = read_position_file(*text, *catalogue, turns);
  if (!position) {
    return in_file(position.error());
  }
  auto laid = lay_out(*position, *catalogue);
  return laid ? std::move(laid) : in_file(laid.error());
}

// Small where the large pictures would not fit.
std::string board_of(const LaidPosition& laid) {
  BoardStyle style{look_of_output(When::automatic), kLargePicture, size_of_output(), false};
  const Cell focus = laid.position.placed.value_or(laid.state.tiles()[0].cell);
  const std::vector<Cell> marked =
      laid.position.placed ? std::vector<Cell>{*laid.position.placed} : std::vector<Cell>{};
  BoardText board = draw_board_text(laid.state, style, {}, marked, focus);
  if (board.cut != 0) {
    style.size = kSmallPicture;
    board = draw_board_text(laid.state, style, {}, marked, focus);
  }
  return board.text;
}

}  // namespace

int run_toll(const TollArguments& arguments, const Texts& texts) {
  const auto laid = read_laid(arguments);
  if (!laid) {
    return complain(laid.error());
  }
  const TollReport report = toll_report(*laid);
  if (arguments.json) {
    fmt::print("{}\n", boost::json::serialize(toll_json(*laid, report)));
    return kDone;
  }
  if (is_terminal_output()) {
    fmt::print("{}\n", board_of(*laid));
  }
  fmt::print("{}", toll_answer(*laid, report, Wording(texts), arguments.all));
  return kDone;
}

}  // namespace tollkeeper
