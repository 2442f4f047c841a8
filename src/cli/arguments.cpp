#include "cli/arguments.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.hpp"
#include "expansions/registry.hpp"
#include "players/bot_spec.hpp"
#include "server/limits.hpp"

namespace tollkeeper {
namespace {

std::string expansion_names() {
  std::string text;
  for (const Expansion* expansion : all_expansions()) {
    text += (text.empty() ? "" : ", ") + std::string(expansion->name);
  }
  return text;
}

std::string bot_help() {
  std::string text = "Computer players:\n";
  for (const BotRow& row : known_bots()) {
    text += fmt::format("  {:<12} {}\n", row.name, row.help);
  }
  return text;
}

const std::string kExecHelp =
    "  exec:COMMAND a program of your own that speaks the bot protocol (docs/bot-protocol.md)\n";

void add_tiles_file(CLI::App& command, std::string& file) {
  command.add_option("--tiles", file, "A file with tile sets of your own (docs/tile-format.md)")
      ->option_text("FILE");
}

void add_game(CLI::App& command, GameArguments& game) {
  command.add_option("-p,--players", game.players, "Seats at the table, 1 to 6")
      ->option_text("N [" + game.players + "]");
  command
      .add_option(
          "-e,--expansions", game.expansions,
          "Sets by commas, each with *copies if more than one, or none: " + expansion_names())
      ->option_text("LIST [" + game.expansions + "]");
  command.add_option("--edition", game.edition, "Which printing's tiles: C1, C2 or C3")
      ->option_text("C1|C2|C3 [" + game.edition + "]");
  command
      .add_option("--option", game.options,
                  "A rule that can be chosen, such as fields=off; `tollkeeper options` lists them")
      ->option_text("NAME=VALUE ...")
      ->take_all()
      ->allow_extra_args(false);
  add_tiles_file(command, game.tiles_file);
}

void add_text(CLI::App& command, const char* name, std::string& text, const char* help,
              const char* what) {
  command.add_option(name, text, help)
      ->option_text(text.empty() ? std::string(what) : std::string(what) + " [" + text + "]");
}

// One value each time the option is given.
void add_list(CLI::App& command, const char* name, std::vector<std::string>& list, const char* help,
              const char* what) {
  command.add_option(name, list, help)->option_text(what)->take_all()->allow_extra_args(false);
}

std::string limit_help() {
  std::string text = "Limits (docs/operation.md):\n";
  const Limits usual;
  for (const LimitRow& row : limit_rows()) {
    text += fmt::format("  {} = {}\n      {}\n", row.name, usual.*(row.value), row.help);
  }
  return text;
}

// Everything that can be typed, with a place for it.
struct CommandLine {
  CLI::App app{"Carcassonne with The Tollkeepers: play, replay, explain and measure games."};
  ServeArguments serve;
  StoreArguments store;
  PlayArguments play;
  ReplayArguments replay;
  ExplainArguments explain;
  TollArguments toll;
  SimulateArguments simulate;
  MatchArguments match;
  LadderArguments ladder;
  TrainArguments train;
  EngineArguments engine;
  PerftArguments perft;
  TilesArguments tiles;
  RenderArguments render;
  BenchArguments bench;
  VerifyArguments verify;
  int code = kDone;

  CommandLine() {
    app.name("tollkeeper");
    app.set_version_flag("--version", std::string("tollkeeper ") + TOLLKEEPER_VERSION);
    app.require_subcommand(1);
    app.failure_message([](const CLI::App*, const CLI::Error&) { return std::string(); });
    app.footer("`tollkeeper COMMAND --help` explains each command.");
    add_serve();
    add_store();
    add_play();
    add_files();
    add_simulate();
    add_match();
    add_ladder_and_engine();
    add_train();
    add_measuring();
    add_checking();
  }

 private:
  CLI::App& command(const char* name, const char* help) { return *app.add_subcommand(name, help); }

  void add_serve() {
    CLI::App& c = command("serve", "Serve the game to browsers: the page, the games, the players");
    add_text(c, "--port", serve.port, "Where it listens; 0 takes any free one", "N");
    add_text(c, "--address", serve.address,
             "127.0.0.1 is for this machine alone, 0.0.0.0 for all networks it is in", "ADDRESS");
    add_list(c, "--host", serve.hosts, "A name by which browsers may reach it, such as a proxy's",
             "NAME ...");
    add_text(c, "--store", serve.store, "Where games are kept; usually in the user's data folder",
             "FILE");
    add_text(c, "--web", serve.web, "Serve the page from this folder instead of the program",
             "FOLDER");
    add_text(c, "--threads", serve.threads, "Threads for computer players, 0 for one a core", "N");
    c.add_flag("--open", serve.open, "Show the page on this desktop");
    add_list(c, "--trusted-proxy", serve.proxies,
             "A proxy in front of the server whose X-Forwarded-For is true", "ADDRESS ...");
    add_list(c, "--metrics-from", serve.metrics_from,
             "Who may read /metrics besides programs on this machine", "ADDRESS ...");
    add_list(c, "--limit", serve.limits, "Another value for one of the limits below",
             "NAME=VALUE ...");
    c.footer(limit_help());
    c.callback([this] { code = run_serve(serve); });
  }

  CLI::App& store_command(CLI::App& parent, const char* name, const char* help,
                          StoreArguments::What what) {
    CLI::App& c = *parent.add_subcommand(name, help);
    add_text(c, what == StoreArguments::What::restore ? "--store" : "FILE,--store", store.file,
             "The store; without it the usual one", "FILE");
    c.callback([this, what] {
      store.what = what;
      code = run_store(store);
    });
    return c;
  }

  void add_store() {
    using What = StoreArguments::What;
    CLI::App& c = command("store", "Look after the file of games: backup, check, salvage, restore");
    c.require_subcommand(1);
    CLI::App& b = store_command(c, "backup", "A copy, while a server may be writing", What::backup);
    b.add_option("-o,--output", store.output, "The copy")->required()->option_text("FILE");
    store_command(c, "check", "Replay every game and say which are damaged", What::check)
        .footer("Exit code 0: all is well; 1: something is damaged; 2: nothing can be read.");
    CLI::App& s = store_command(c, "salvage", "Save what can still be played into a new store",
                                What::salvage);
    s.add_option("-o,--output", store.output, "The new store")->required()->option_text("FILE");
    CLI::App& r = store_command(c, "restore", "Put a backup in the store's place", What::restore);
    r.add_option("BACKUP", store.backup, "What `backup` made")->required()->option_text(" ");
  }

  void add_play() {
    CLI::App& c = command("play", "Play in the terminal, against the computer or each other");
    play.game.expansions = "tollkeepers";
    add_text(c, "FILE,--resume", play.file, "A saved game to go on with", "FILE");
    add_text(c, "--seats", play.seats,
             "Who sits where, by commas: human or a computer player; without it you play the other "
             "seats against greedy",
             "LIST");
    add_text(c, "--names", play.names, "The players' names, by commas", "LIST");
    add_game(c, play.game);
    add_text(c, "--seed", play.seed, "Repeats the same tiles", "N");
    add_text(c, "--save", play.save_file, "Where the game is saved", "FILE");
    add_text(c, "--size", play.size, "Size of the tiles: auto, large or small", "SIZE");
    add_text(c, "--colour,--color", play.colour, "auto, always or never", "WHEN");
    c.add_flag("--ascii", play.ascii, "Letters instead of box characters");
    c.footer(bot_help());
    c.callback([this, &c] {
      play.players_given = c.count("--players") > 0;
      code = run_play(play);
    });
  }

  void add_files() {
    CLI::App& r = command("replay", "Replay a game under the rules and check what the file claims");
    r.add_option("FILE", replay.file, "A record or a .jcz; - reads standard input")
        ->required()
        ->option_text(" ");
    add_tiles_file(r, replay.tiles_file);
    r.footer("Exit code 0: all holds; 1: a score or assertion differs; 2: unreadable or illegal.");
    r.callback([this] { code = run_replay(replay); });

    CLI::App& e = command("explain", "Every score of a game, with what it is made of and the rule");
    e.add_option("FILE", explain.file, "A record or a .jcz")->required()->option_text(" ");
    e.add_flag("--json", explain.json, "As one JSON object");
    add_tiles_file(e, explain.tiles_file);
    e.callback([this] { code = run_explain(explain); });

    CLI::App& t =
        command("toll", "What every road, field and tollhouse of a table would pay, and why");
    t.add_option("FILE", toll.file, "A position (docs/position-format.md), a record or a .jcz")
        ->required()
        ->option_text(" ");
    add_text(t, "--at", toll.at, "After so many turns of a record or .jcz", "N");
    t.add_flag("--all", toll.all, "Also where nobody is paid");
    t.add_flag("--json", toll.json, "As one JSON object");
    add_tiles_file(t, toll.tiles_file);
    t.callback([this] { code = run_toll(toll); });

    CLI::App& p = command("render", "Draw the board of a game as SVG or PNG");
    p.add_option("FILE", render.file, "A record or a .jcz")->required()->option_text(" ");
    p.add_option("-o,--output", render.output, "board.svg or board.png; - is standard output")
        ->option_text("FILE [-]");
    add_text(p, "--scale", render.scale, "Width of a tile in pixels", "N");
    p.add_flag("--fields", render.fields, "Colour the fields by who would score them");
    add_tiles_file(p, render.tiles_file);
    p.callback([this] { code = run_render(render); });
  }

  void add_simulate() {
    CLI::App& c = command("simulate", "Play many games of computer players without a screen");
    add_text(c, "-n,--games", simulate.games, "How many games", "N");
    add_text(c, "--seed", simulate.seed, "Where chance begins; the same seed plays the same games",
             "N");
    add_text(c, "--bots", simulate.bots,
             "Computer players by commas; fewer than seats take turns at the table", "LIST");
    add_game(c, simulate.game);
    add_text(c, "--threads", simulate.threads,
             "Threads, 0 for one a core; the result does not depend on it", "N");
    add_text(c, "--save", simulate.save_folder, "Write each game as record and as .jcz", "FOLDER");
    c.add_flag("--json", simulate.json, "As one JSON object");
    c.footer(bot_help() + kExecHelp);
    c.callback([this] { code = run_simulate(simulate); });
  }

  void add_match() {
    CLI::App& c =
        command("match", "Two computer players on the same tiles with seats swapped, measured");
    add_text(c, "--a", match.a, "The computer player that is measured", "BOT");
    add_text(c, "--b", match.b, "Its opponent, on all other seats", "BOT");
    add_text(c, "-n,--decks", match.decks, "How many orders of the tiles, each once for every seat",
             "N");
    add_text(c, "--time-ms", match.time_ms,
             "Thinking time a turn, for those that think by time and have none of their own", "T");
    add_text(c, "--seed", match.seed, "Where chance begins; the same seed gives the same decks",
             "N");
    add_game(c, match.game);
    add_text(c, "--threads", match.threads, "Games at once, 0 for one a core", "N");
    add_text(c, "--sprt", match.sprt,
             "End as soon as it is decided between these two Elo numbers (5 % errors)",
             "ELO0,ELO1");
    add_text(c, "--resume", match.resume_file,
             "Where the results are kept; a match that was begun there goes on", "FILE");
    add_text(c, "--part", match.part,
             "Play the second of eight parts, say; under mpirun each process knows its part",
             "2/8");
    c.add_option("--merge", match.merge_files, "Put the files of parts together instead of playing")
        ->option_text("FILE ...");
    add_text(c, "--save", match.save_folder, "Write each game as a record", "FOLDER");
    c.add_flag("--json", match.json, "As one JSON object, with the result of every deck");
    c.footer(bot_help() + kExecHelp);
    c.callback([this] { code = run_match(match); });
  }

  void add_ladder_and_engine() {
    CLI::App& l = command("ladder", "A round robin of computer players, with ratings and a report");
    l.add_option("FILE", ladder.file, "Players and settings as JSON (docs/arena.md)")
        ->required()
        ->option_text(" ");
    add_text(l, "-o,--output", ladder.output, "The report; without it FILE with .html", "FILE");
    add_text(l, "--resume", ladder.results_file,
             "Where the results are kept; without it FILE with .results.json", "FILE");
    add_text(l, "--threads", ladder.threads, "Games at once, 0 for one a core", "N");
    l.add_flag("--json", ladder.json, "Print the ratings as one JSON object");
    add_tiles_file(l, ladder.tiles_file);
    l.callback([this] { code = run_ladder(ladder); });

    CLI::App& e = command("engine", "Play by the bot protocol on standard input and output");
    add_text(e, "--bot", engine.bot, "Who thinks, unless the other side says otherwise", "BOT");
    add_tiles_file(e, engine.tiles_file);
    e.footer("docs/bot-protocol.md has the protocol with an example.\n\n" + bot_help());
    e.callback([this] { code = run_engine(engine); });
  }

  void add_train() {
    CLI::App& c = command("train", "Learn the evaluation's weights from games with itself");
    c.add_option("FILE", train.file, "Where the weights are written (docs/arena.md)")
        ->required()
        ->option_text(" ");
    add_text(c, "--start", train.start_file, "Weights to begin with; without it the program's own",
             "FILE");
    add_text(c, "--rounds", train.rounds, "How often it learns and plays on with what it learned",
             "N");
    add_text(c, "--samples", train.samples, "Pairs of turns played to the end in each round", "N");
    add_text(c, "--seed", train.seed, "Where chance begins", "N");
    add_game(c, train.game);
    add_text(c, "--threads", train.threads, "Games at once, 0 for one a core", "N");
    c.callback([this] { code = run_train(train); });
  }

  void add_measuring() {
    CLI::App& p =
        command("perft", "Count the lines of play from the end of a game, depth by depth");
    p.add_option("FILE", perft.file, "A record or a .jcz")->required()->option_text(" ");
    add_text(p, "--depth", perft.depth, "Actions of players", "N");
    p.add_flag("--json", perft.json, "As one JSON object");
    add_tiles_file(p, perft.tiles_file);
    p.callback([this] { code = run_perft(perft); });

    CLI::App& b = command("bench", "Measure the engine on this machine");
    add_text(b, "--seconds", bench.seconds, "Seconds for each figure and run", "S");
    add_text(b, "--runs", bench.runs, "Runs, of which the median counts", "N");
    b.add_flag("--json", bench.json, "As one JSON object");
    add_text(b, "--save", bench.save_file, "Write the figures for a later --baseline", "FILE");
    add_text(b, "--baseline", bench.baseline_file, "Compare with saved figures, as ratios", "FILE");
    b.callback([this] { code = run_bench(bench); });
  }

  void add_checking() {
    CLI::App& t = command("tiles", "List sets, tile types and copies, or check them");
    t.add_option("NAME", tiles.names, "A set, a tile type or a copy: base, base/U, base/U.6")
        ->option_text(" ");
    t.add_flag("--check", tiles.check, "Compare all totals with the published ones");
    add_tiles_file(t, tiles.tiles_file);
    t.callback([this] { code = run_tiles(tiles); });

    CLI::App& o = command("options", "List the rules that can be chosen");
    o.callback([this] { code = run_options(); });

    CLI::App& v =
        command("verify", "Play the engine against the second implementation of the rules");
    add_text(v, "-n,--games", verify.games, "How many games", "N");
    add_text(v, "--seed", verify.seed, "Where chance begins", "N");
    add_text(v, "-e,--expansions", verify.expansions,
             "Exactly these sets, by commas, or none; without it any sets, seats and options",
             "LIST");
    add_text(v, "--threads", verify.threads, "Threads, 0 for one a core", "N");
    add_text(v, "--save", verify.save_file, "Where the record of a difference goes", "FILE");
    v.footer("Exit code 0: no difference; 1: the first difference was printed.");
    v.callback([this] { code = run_verify(verify); });
  }
};

// CLI11's messages as sentences of ours.
int complain_of_command_line(const CLI::App& app, const CLI::ParseError& error, int argc,
                             const char* const* argv) {
  std::string known;
  bool command_found = false;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    known += (known.empty() ? "" : ", ") + command->get_name();
    command_found = command_found || (argc > 1 && command->get_name() == argv[1]);
  }
  std::string message = error.what();
  std::string help = "tollkeeper --help";
  if (argc < 2) {
    message = "a command is missing; there are " + known;
  } else if (!command_found && argv[1][0] != '-') {
    message = fmt::format("there is no command \"{}\"; there are {}", argv[1], known);
  } else if (!command_found) {
    message = fmt::format("{} is no option here; a command comes first", argv[1]);
  } else {
    help = fmt::format("tollkeeper {} --help", argv[1]);
  }
  while (!message.empty() && (message.back() == '\n' || message.back() == '.')) {
    message.pop_back();
  }
  std::fprintf(stderr, "tollkeeper: %s. `%s` explains.\n", message.c_str(), help.c_str());
  return kBad;
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  CommandLine line;
  try {
    line.app.parse(argc, argv);
  } catch (const CLI::Success& success) {  // --help, --version
    return line.app.exit(success);
  } catch (const CLI::ParseError& error) {
    return complain_of_command_line(line.app, error, argc, argv);
  }
  return line.code;
}

}  // namespace tollkeeper
