// The keys that work at every question of a session.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/play/session.hpp"
#include "players/greedy_player.hpp"
#include "record/record.hpp"

namespace tollkeeper {

Session::Answer Session::answer_anywhere(const std::string& line) {
  const auto blank = line.find(' ');
  const std::string key = line.substr(0, blank);
  const std::string rest = blank == std::string::npos ? "" : line.substr(blank + 1);
  const bool over = play_.state().phase() == Phase::over;
  if (over && (key == "u" || key == "h" || key == "g")) {
    fmt::print("{}\n", say().game_over.view());
  } else if (key == "?" || key == "help") {
    show_help();
  } else if (key == "u") {
    return take_back();
  } else if (key == "h" || key == "g") {
    return do_hint(key == "g");
  } else if (key == "w") {
    show_why(rest == "all");
  } else if (key == "e") {
    show_if_ended();
  } else if (key == "f") {
    show_fields();
  } else if (key == "r") {
    fmt::print("{}", screen_.tiles_left(play_));
  } else if (key == "b") {
    redraw_ = true;
    if (over) {
      fmt::print("{}", screen_.board(play_, {}, {}, 3));
    }
  } else if (key == "z") {
    screen_.change_size();
    redraw_ = true;
  } else if (key.size() <= 2 && key[0] == 'v') {
    constexpr int kStep = 3;
    const char side = key.size() == 2 ? key[1] : ' ';
    if (side == ' ') {
      screen_.centre_view();
    } else {
      screen_.move_view(side == 'e'   ? kStep
                        : side == 'w' ? -kStep
                                      : 0,
                        side == 's'   ? kStep
                        : side == 'n' ? -kStep
                                      : 0);
    }
    redraw_ = true;
  } else if (key == "s") {
    save(rest.empty() ? save_path_ : rest);
  } else if (key == "q" || key == "quit" || key == "exit") {
    return Answer::leave;
  } else {
    fmt::print("{}\n", fill(say().not_understood, fmt::arg("typed", line)));
  }
  return Answer::again;
}

Session::Answer Session::take_back() {
  if (asked_place_) {
    asked_place_.reset();
    return Answer::again;
  }
  if (!play_.undo()) {
    fmt::print("{}\n", say().nothing_to_take_back.view());
    return Answer::again;
  }
  redraw_ = true;
  return Answer::settled;
}

Action Session::hint() {
  // The same advice for the same position, however often it is asked.
  Random random = Random(play_.seed()).split(play_.steps().size());
  GreedyPlayer adviser;
  return adviser.choose(play_.state(), random);
}

Session::Answer Session::do_hint(bool play_it) {
  asked_place_.reset();
  if (play_.state().phase() == Phase::score) {
    if (play_it) {
      finish();
      return Answer::settled;
    }
    fmt::print("{}\n", say().nothing_to_choose.view());
    return Answer::again;
  }
  const Action action = hint();
  const std::string key = key_of(play_.state(), action, wording());
  const std::string text = wording().action(play_.state(), action);
  if (!play_it) {
    fmt::print("{}\n", fill(say().hint, fmt::arg("key", key), fmt::arg("action", text)));
    return Answer::again;
  }
  fmt::print("{} {}.\n", screen_.name(play_, play_.state().seat()), text);
  act(action);
  redraw_ = true;
  return Answer::settled;
}

bool Session::save(const std::string& path) {
  if (const Status done = write_file(path, write_record(play_)); !done) {
    complain(done.error());
    return false;
  }
  saved_steps_ = play_.steps().size();
  fmt::print("{}\n", fill(say().saved, fmt::arg("file", path)));
  return true;
}

// Asks whether to save, where there is somebody to answer; saves without asking otherwise.
bool Session::leave() {
  if (saved_steps_ == play_.steps().size()) {
    return true;
  }
  if (!input_.has_ended()) {
    const auto line = input_.ask(fill(say().ask_save, fmt::arg("file", save_path_)));
    if (line && !line->empty() && (line->front() == 'n' || line->front() == 'N')) {
      return true;
    }
  }
  return save(save_path_);
}

}  // namespace tollkeeper
