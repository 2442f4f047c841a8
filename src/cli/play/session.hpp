// Session: a game in the terminal from its first question to its last: asks the people, lets the
// computer players choose, shows what happened and why. All rules are the Playthrough's.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/line_input.hpp"
#include "cli/play/screen.hpp"
#include "players/player.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

class Session {
 public:
  // `players` holds a computer player for each seat it plays, nothing for people.
  Session(Playthrough play, std::vector<std::unique_ptr<Player>> players, Screen screen,
          std::string save_path, bool save_path_given);

  // Plays until the game is over, somebody leaves or the input ends. Returns the exit code.
  int run();

 private:
  // What a line typed at a question led to: the question is settled, is asked again, or the game is
  // left.
  enum class Answer { settled, again, leave };

  bool play_turn();  // false: leave
  bool person_turn();
  void computer_turn(Player& player);

  bool ask_place();
  bool ask_act();
  bool ask_end_of_turn();
  Answer answer_place(const std::string& line, const std::vector<PlaceChoice>& places);
  Answer put_on_place(const PlaceChoice& place, std::string_view letter);
  Answer answer_act(const std::string& line, const std::vector<ActChoice>& choices);
  // The keys that work at every question.
  Answer answer_anywhere(const std::string& line);
  Answer do_hint(bool play_it);
  Answer take_back();

  void show_position(const std::vector<BoardLabel>& labels, int other_lines);
  void show_place_question(const std::vector<PlaceChoice>& places);
  void show_act_question(const std::vector<ActChoice>& choices);
  void show_end_of_turn();
  void show_events(std::size_t first);
  void show_end();
  void show_why(bool all);
  void show_fields();
  void show_if_ended();
  void show_help();

  bool act(const Action& action);
  void finish();
  Action hint();
  bool save(const std::string& path);
  bool leave();
  bool has_people() const;
  const Wording& wording() const { return screen_.wording(); }
  const PlayTexts& say() const { return wording().texts().play; }
  std::string sentence(const Event& event) const {
    return wording().event(play_.state(), play_.names(), event);
  }
  // Where tiles came to lie since the last turn of the seat that is to move.
  std::vector<Cell> tiles_since_last_turn() const;

  Playthrough play_;
  std::vector<std::unique_ptr<Player>> players_;
  Screen screen_;
  LineInput input_;
  std::string save_path_;
  bool save_path_given_;
  std::size_t saved_steps_ = 0;     // as many as the file has
  std::optional<int> asked_place_;  // a place was chosen, its rotation not yet
  bool redraw_ = true;
  bool explained_ = false;  // how places are typed
};

}  // namespace tollkeeper
