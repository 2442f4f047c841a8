// tollkeeper play: a game in the terminal.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/play/session.hpp"
#include "cli/terminal/palette.hpp"
#include "players/bot_spec.hpp"
#include "record/notation.hpp"

namespace tollkeeper {
namespace {

// Who sits at each seat; an empty text is a person.
using Seats = std::vector<std::string>;

std::vector<std::string> cut(const std::string& text) {
  std::vector<std::string> parts{""};
  for (const char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

Result<Seats> read_seats(const std::string& text) {
  Seats seats;
  for (const std::string& one : cut(text)) {
    if (one == "human" || one == "me") {
      seats.emplace_back();
      continue;
    }
    const auto bot = read_bot(one, Programs::allowed);
    if (!bot) {
      return Error{"--seats: " + bot.error().message + " A person is called human.", ""};
    }
    seats.push_back(one);
  }
  if (seats.size() > kMaxSeats) {
    return Error{"--seats names " + std::to_string(seats.size()) + " players; a game has 1 to 6.",
                 "B-3"};
  }
  return seats;
}

// People are called by their colour: "Blue"; computer players "Greedy", "Greedy 2".
std::vector<std::string> default_names(const Seats& seats, const Texts& texts) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (seats[seat].empty()) {
      names.push_back(capital(texts.words.colours[seat]));
      continue;
    }
    const std::string name = capital(seats[seat].substr(0, seats[seat].find(':')));
    std::string full = name;
    for (int n = 2; std::find(names.begin(), names.end(), full) != names.end(); ++n) {
      full = fmt::format("{} {}", name, n);
    }
    names.push_back(full);
  }
  return names;
}

Result<std::vector<std::string>> read_names(const std::string& text, const Seats& seats,
                                            const Texts& texts) {
  if (text.empty()) {
    return default_names(seats, texts);
  }
  std::vector<std::string> names = cut(text);
  if (names.size() > seats.size()) {
    return Error{fmt::format("--names gives {} names, but the game has {} seat{}.", names.size(),
                             seats.size(), seats.size() == 1 ? "" : "s"),
                 ""};
  }
  const auto others = default_names(seats, texts);
  names.insert(names.end(), others.begin() + static_cast<std::ptrdiff_t>(names.size()),
               others.end());
  std::set<std::string> used;
  for (const std::string& name : names) {
    if (name.empty() || name.size() > 40 || !used.insert(name).second) {
      return Error{"--names: each player needs a name of their own, of at most 40 characters.", ""};
    }
  }
  return names;
}

// In a saved game nothing says who was a person: a seat called like a computer player is one.
Seats seats_of(const Playthrough& play) {
  Seats seats;
  for (Seat seat = 0; seat < play.game().seats; ++seat) {
    std::string name = name_of_seat(play.names(), seat);
    name = name.substr(0, name.find(' '));
    std::transform(name.begin(), name.end(), name.begin(), [](char c) {
      return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    seats.push_back(read_bot(name) ? name : "");
  }
  return seats;
}

std::uint64_t seed_from_clock() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  Random random(static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()));
  // Six digits are easy to say and to type again.
  return random.below(1000000);
}

struct Table {
  Playthrough play;
  Seats seats;
};

Result<Table> resume(const PlayArguments& arguments) {
  auto play = read_game_file(arguments.file, arguments.game.tiles_file);
  if (!play) {
    return play.error();
  }
  Seats seats = seats_of(*play);
  if (!arguments.seats.empty()) {
    auto wanted = read_seats(arguments.seats);
    if (!wanted) {
      return wanted.error();
    }
    seats = std::move(*wanted);
  }
  if (seats.size() != static_cast<std::size_t>(play->game().seats)) {
    return Error{fmt::format("--seats names {} players, but {} is a game of {}.", seats.size(),
                             arguments.file, play->game().seats),
                 ""};
  }
  return Table{std::move(*play), std::move(seats)};
}

Result<Table> begin(const PlayArguments& arguments, const Texts& texts) {
  GameArguments game_arguments = arguments.game;
  Seats seats;
  if (!arguments.seats.empty()) {
    auto wanted = read_seats(arguments.seats);
    if (!wanted) {
      return wanted.error();
    }
    seats = std::move(*wanted);
    if (!arguments.players_given) {
      game_arguments.players = std::to_string(seats.size());
    }
  }
  const auto game = make_game_of(game_arguments);
  if (!game) {
    return game.error();
  }
  const auto count = static_cast<std::size_t>((*game)->seats);
  if (seats.empty()) {
    seats.assign(count, "greedy");
    seats[0].clear();
  } else if (seats.size() != count) {
    return Error{
        fmt::format("--seats names {} players, but --players says {}.", seats.size(), count), ""};
  }
  auto names = read_names(arguments.names, seats, texts);
  if (!names) {
    return names.error();
  }
  std::uint64_t seed = seed_from_clock();
  if (!arguments.seed.empty()) {
    const auto given = read_seed(arguments.seed);
    if (!given) {
      return given.error();
    }
    seed = *given;
  }
  return Table{Playthrough(*game, seed, std::move(*names)), std::move(seats)};
}

// A name nothing has yet, so that no other game is lost.
std::string fresh_save_path(std::uint64_t seed) {
  std::string path = fmt::format("tollkeeper-{}.json", seed);
  for (int n = 2; std::filesystem::exists(path); ++n) {
    path = fmt::format("tollkeeper-{}-{}.json", seed, n);
  }
  return path;
}

Result<Screen> make_screen(const PlayArguments& arguments, const Wording& wording) {
  const std::string& colour = arguments.colour;
  if (colour != "auto" && colour != "always" && colour != "never") {
    return Error{"--colour is auto, always or never, not \"" + colour + "\".", ""};
  }
  const std::string& size = arguments.size;
  if (size != "auto" && size != "large" && size != "small") {
    return Error{"--size is auto, large or small, not \"" + size + "\".", ""};
  }
  TerminalLook look = look_of_output(colour == "always"  ? When::always
                                     : colour == "never" ? When::never
                                                         : When::automatic);
  look.unicode = look.unicode && !arguments.ascii;
  return Screen(look,
                size == "large"   ? Screen::Size::large
                : size == "small" ? Screen::Size::small
                                  : Screen::Size::automatic,
                wording);
}

}  // namespace

int run_play(const PlayArguments& arguments, const Texts& texts) {
  const Wording wording(texts);
  auto screen = make_screen(arguments, wording);
  if (!screen) {
    return complain(screen.error());
  }
  auto table = arguments.file.empty() ? begin(arguments, texts) : resume(arguments);
  if (!table) {
    return complain(table.error());
  }
  const int cores = *read_threads("0");
  std::vector<std::unique_ptr<Player>> players;
  for (const std::string& seat : table->seats) {
    players.push_back(seat.empty()
                          ? nullptr
                          : make_player(on_threads(*read_bot(seat, Programs::allowed), cores)));
  }
  const bool path_given = !arguments.save_file.empty() || !arguments.file.empty();
  std::string path = !arguments.save_file.empty()        ? arguments.save_file
                     : arguments.file.ends_with(".json") ? arguments.file
                                                         : fresh_save_path(table->play.seed());
  fmt::print("{}\n", fill(texts.play.title, fmt::arg("setup", wording.setup(table->play.game())),
                          fmt::arg("seed", table->play.seed())));
  return Session(std::move(table->play), std::move(players), std::move(*screen), std::move(path),
                 path_given)
      .run();
}

}  // namespace tollkeeper
