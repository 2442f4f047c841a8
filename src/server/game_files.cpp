#include "server/game_files.hpp"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <ctime>

#include "record/explain.hpp"
#include "record/game_picture.hpp"
#include "record/jcz.hpp"
#include "record/record.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

std::string time_text(std::int64_t seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  std::array<char, 32> text{};
  gmtime_r(&time, &parts);
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text.data();
}

// Pieces in the colours that the seats chose.
std::string picture_of(const Room& room, const Playthrough& play) {
  BoardPicture picture = picture_of_game(play);
  for (BoardPicture::Piece& piece : picture.pieces) {
    const std::string& colour = room.seats()[static_cast<std::size_t>(piece.seat)].colour;
    const auto& known = seat_colours();
    piece.seat = static_cast<int>(std::find(known.begin(), known.end(), colour) - known.begin()) %
                 kMaxSeats;
  }
  return draw_board(*play.game().catalogue, picture);
}

}  // namespace

Answer game_file_of(const Room& room, std::string_view what) {
  const Playthrough play = room.copy_to_give_away();
  if (what == "record") {
    return file_answer("application/json", "game.json", write_record(play));
  }
  if (what == "jcz") {
    auto text = write_jcz(play);
    return text ? file_answer("application/octet-stream", "game.jcz", std::move(text).value())
                : error_answer(409, "not_allowed", text.error());
  }
  if (what == "picture.svg") {
    Answer answer = text_answer(200, "image/svg+xml", picture_of(room, play));
    answer.headers.emplace_back("Cache-Control", "no-store");
    return answer;
  }
  if (what == "explain.json") {
    Answer answer = text_answer(200, "application/json", explain_json(play));
    answer.headers.emplace_back("Cache-Control", "no-store");
    return answer;
  }
  return error_answer(404, "malformed", {"A game has no such file.", ""});
}

json::object game_card(const Room& room, const std::vector<std::string>& tokens) {
  const State& state = room.table().state();
  std::set<Seat> held;
  for (const std::string& token : tokens) {
    if (const auto seat = seat_of_token(room.seats(), token)) {
      held.insert(*seat);
    }
  }
  json::array points;
  for (Seat seat = 0; seat < room.table().game().seats; ++seat) {
    points.push_back(state.points(seat));
  }
  const bool over = room.table().is_over();
  return {{"game", room.id()},
          {"seats", room.seats_array(held)},
          {"points", std::move(points)},
          {"over", over},
          {"your_turn", !over && held.contains(state.seat())},
          {"left", over ? 0 : room.table().play.deck().left()},
          {"moved", time_text(room.moved())}};
}

}  // namespace tollkeeper
