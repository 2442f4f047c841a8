#include "cli/play/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "cli/commands.hpp"
#include "players/foreign_player.hpp"
#include "record/replay.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

// The key in lower case; what follows it may be the name of a file.
std::string with_lower_key(std::string line) {
  const auto end =
      line.begin() + static_cast<std::ptrdiff_t>(std::min(line.find(' '), line.size()));
  std::transform(line.begin(), end, line.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return line;
}

std::string rotations_text(const PlaceChoice& place) {
  std::string text;
  for (const Rotation rotation : place.rotations) {
    text += letter_of(rotation);
  }
  return text;
}

}  // namespace

Session::Session(Playthrough play, std::vector<std::unique_ptr<Player>> players, Screen screen,
                 std::string save_path, bool save_path_given)
    : play_(std::move(play)),
      players_(std::move(players)),
      screen_(std::move(screen)),
      save_path_(std::move(save_path)),
      save_path_given_(save_path_given),
      saved_steps_(play_.steps().size()) {}

bool Session::has_people() const {
  return std::any_of(players_.begin(), players_.end(),
                     [](const auto& player) { return player == nullptr; });
}

int Session::run() {
  std::string people;
  for (Seat seat = 0; seat < play_.game().seats; ++seat) {
    if (players_[seat] == nullptr) {
      people += (people.empty() ? "" : ", ") + screen_.name(play_, seat);
    }
  }
  if (!people.empty()) {
    fmt::print("{}\n", fill(say().you_play, fmt::arg("names", people)));
  }
  while (play_.state().phase() != Phase::over) {
    if (!play_turn()) {
      return leave() ? kDone : kBad;
    }
  }
  show_end();
  if (!has_people()) {
    return !save_path_given_ || save(save_path_) ? kDone : kBad;
  }
  while (!input_.has_ended()) {
    const auto line = input_.ask(fmt::format("{}> ", say().at_end_keys.view()));
    if (!line || line->empty() || *line == "q") {
      break;
    }
    answer_anywhere(*line);
  }
  return kDone;
}

bool Session::play_turn() {
  Player* player = players_[play_.state().seat()].get();
  if (player == nullptr) {
    return person_turn();
  }
  if (input_.was_interrupted()) {
    return false;
  }
  computer_turn(*player);
  return true;
}

void Session::computer_turn(Player& player) {
  const Seat seat = play_.state().seat();
  std::string text;
  while (play_.state().phase() == Phase::place || play_.state().phase() == Phase::act) {
    // By the step, so that a resumed game goes on as it would have.
    Random random = Random(play_.seed()).split(play_.steps().size());
    const ForeignPlayer* outside = foreign(player);
    const bool gone_before = outside != nullptr && outside->fault();
    follow(player, seat, play_);
    const Action action = player.choose(play_.state(), random);
    if (outside != nullptr && outside->fault() && !gone_before) {
      fmt::print("{}\n", fill(say().no_answer, fmt::arg("who", screen_.name(play_, seat)),
                              fmt::arg("why", outside->fault()->message)));
    }
    text += (text.empty() ? " " : ", ") + wording().action(play_.state(), action);
    if (!act(action)) {
      return;
    }
  }
  if (!text.empty()) {
    fmt::print("{}{}.\n", screen_.name(play_, seat), text);
  }
  finish();
}

bool Session::person_turn() {
  switch (play_.state().phase()) {
    case Phase::place: return ask_place();
    case Phase::act: return ask_act();
    default: return ask_end_of_turn();
  }
}

bool Session::act(const Action& action) {
  const Seat seat = play_.state().seat();
  if (const Status done = play_.act(seat, action); !done) {
    complain(done.error());
    return false;
  }
  return true;
}

void Session::finish() {
  const std::size_t before = play_.events().size();
  if (const Status done = play_.finish(); !done) {
    complain(done.error());
    return;
  }
  show_events(before);
  screen_.centre_view();
  redraw_ = true;
}

// --- asking ------------------------------------------------------------------------------------

bool Session::ask_place() {
  const auto places = place_choices(play_.state());
  if (redraw_) {
    show_place_question(places);
    redraw_ = false;
  }
  const std::string question =
      asked_place_
          ? fill(say().place_turned, fmt::arg("n", *asked_place_),
                 fmt::arg("letters",
                          rotations_text(places[static_cast<std::size_t>(*asked_place_ - 1)])))
          : std::string(say().where.view());
  const auto line = input_.ask(question + "> ");
  if (!line) {
    return false;
  }
  return answer_place(with_lower_key(*line), places) != Answer::leave;
}

Session::Answer Session::answer_place(const std::string& line,
                                      const std::vector<PlaceChoice>& places) {
  std::string_view rest = line;
  int number = 0;
  const auto [end, problem] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (problem == std::errc{}) {
    rest.remove_prefix(static_cast<std::size_t>(end - line.data()));
  } else if (asked_place_ && line.size() == 1 && rotation_of(line[0])) {
    number = *asked_place_;
  } else if (line.empty()) {
    asked_place_.reset();
    fmt::print("{}\n",
               fill(say().how_places,
                    fmt::arg("example", fmt::format("{}{}", places.front().number,
                                                    letter_of(places.front().rotations.front())))));
    return Answer::again;
  } else {
    return answer_anywhere(line);
  }
  if (number < 1 || number > static_cast<int>(places.size())) {
    fmt::print("{}\n",
               fill(say().no_place, fmt::arg("n", number), fmt::arg("most", places.size())));
    return Answer::again;
  }
  return put_on_place(places[static_cast<std::size_t>(number - 1)], rest);
}

// `letter` is what was typed after the number of the place.
Session::Answer Session::put_on_place(const PlaceChoice& place, std::string_view letter) {
  while (!letter.empty() && letter.front() == ' ') {
    letter.remove_prefix(1);
  }
  auto rotation = letter.size() == 1 ? rotation_of(letter.front()) : std::nullopt;
  if (letter.empty()) {
    if (place.rotations.size() > 1) {
      asked_place_ = place.number;
      return Answer::again;
    }
    rotation = place.rotations.front();
  }
  if (!rotation) {
    fmt::print("{}\n", fill(say().not_a_place,
                            fmt::arg("typed", fmt::format("{}{}", place.number, letter))));
    return Answer::again;
  }
  const Action action = Action::place_tile(place.cell, *rotation);
  if (const Status legal = check_action(play_.state(), action); !legal) {
    fmt::print("{}\n", fill(say().does_not_fit, fmt::arg("letter", letter_of(*rotation)),
                            fmt::arg("rule", legal.error().rule), fmt::arg("n", place.number),
                            fmt::arg("letters", rotations_text(place))));
    return Answer::again;
  }
  asked_place_.reset();
  act(action);
  redraw_ = true;
  return Answer::settled;
}

bool Session::ask_act() {
  const auto choices = act_choices(play_.state(), wording());
  if (redraw_) {
    show_act_question(choices);
    redraw_ = false;
  }
  const auto line = input_.ask(fmt::format("{}> ", say().what_now.view()));
  if (!line) {
    return false;
  }
  return answer_act(with_lower_key(*line), choices) != Answer::leave;
}

Session::Answer Session::answer_act(const std::string& line,
                                    const std::vector<ActChoice>& choices) {
  if (line.empty() || line == "0") {
    act(Action::pass());
    redraw_ = true;
    return Answer::settled;
  }
  for (const ActChoice& choice : choices) {
    if (choice.key == line) {
      act(choice.action);
      redraw_ = true;
      return Answer::settled;
    }
  }
  if (std::isdigit(static_cast<unsigned char>(line.front())) != 0) {
    fmt::print("{}\n", fill(say().no_choice, fmt::arg("typed", line)));
    return Answer::again;
  }
  return answer_anywhere(line);
}

bool Session::ask_end_of_turn() {
  if (redraw_) {
    show_end_of_turn();
    redraw_ = false;
  }
  const auto line = input_.ask(fmt::format("{}> ", say().end_turn.view()));
  if (!line) {
    return false;
  }
  if (line->empty()) {
    finish();
    return true;
  }
  return answer_anywhere(with_lower_key(*line)) != Answer::leave;
}

}  // namespace tollkeeper
