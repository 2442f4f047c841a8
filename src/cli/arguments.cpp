#include "cli/arguments.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.hpp"
#include "cli/text/command_help.hpp"
#include "cli/text/languages.hpp"
#include "cli/text/wording.hpp"
#include "expansions/registry.hpp"
#include "players/bot_spec.hpp"
#include "server/limits.hpp"

namespace tollkeeper {
namespace {

const std::string kExecHelp =
    "  exec:COMMAND a program of your own that speaks the bot protocol (docs/bot-protocol.md)\n";

std::string text_of(std::string_view text) { return std::string(text); }

void add_tiles_file(CLI::App& command, std::string& file, const HelpTexts& say) {
  command.add_option("--tiles", file, text_of(say.tiles_file))->option_text("FILE");
}

void add_game(CLI::App& command, GameArguments& game, const HelpTexts& say) {
  command.add_option("-p,--players", game.players, text_of(say.players))
      ->option_text("N [" + game.players + "]");
  command
      .add_option("-e,--expansions", game.expansions,
                  fill(say.expansions, fmt::arg("sets", expansion_names())))
      ->option_text("LIST [" + game.expansions + "]");
  command.add_option("--edition", game.edition, text_of(say.edition))
      ->option_text("C1|C2|C3 [" + game.edition + "]");
  command.add_option("--option", game.options, text_of(say.option))
      ->option_text("NAME=VALUE ...")
      ->take_all()
      ->allow_extra_args(false);
  add_tiles_file(command, game.tiles_file, say);
}

void add_text(CLI::App& command, const char* name, std::string& text, std::string_view help,
              const char* what) {
  command.add_option(name, text, text_of(help))
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

// Everything that can be typed, with a place for it. The help is in the language of `spoken`.
struct CommandLine {
  const Texts& spoken;
  const HelpTexts& say = spoken.help;
  CLI::App app{text_of(say.about)};
  std::string language;
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

  explicit CommandLine(const Texts& texts) : spoken(texts) {
    app.name("tollkeeper");
    name_parts_of_help();
    app.set_version_flag("--version", std::string("tollkeeper ") + TOLLKEEPER_VERSION,
                         text_of(say.print_version));
    add_language(app);
    app.require_subcommand(1);
    app.failure_message([](const CLI::App*, const CLI::Error&) { return std::string(); });
    app.footer(text_of(say.footer));
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
  // Before anything is added: commands take these over.
  void name_parts_of_help() {
    app.get_formatter()->label("Usage", text_of(say.usage));
    app.get_formatter()->label("Positionals", text_of(say.positionals));
    app.get_formatter()->label("OPTIONS", text_of(say.options_word));
    app.get_formatter()->label("SUBCOMMAND", text_of(say.subcommand_word));
    app.option_defaults()->group(text_of(say.options_title));
    app.set_help_flag("-h,--help", text_of(say.print_help));
  }

  CLI::App& command(const char* name, const Phrase& help) {
    CLI::App& c = *app.add_subcommand(name, text_of(help));
    c.group(text_of(say.subcommands_title));
    c.get_help_ptr()->group(text_of(say.options_title));
    return c;
  }

  // It has been read before (choose_language); here it is allowed and explained.
  void add_language(CLI::App& c) {
    c.add_option("--language", language, fill(say.language, fmt::arg("codes", language_codes())))
        ->option_text(language_codes("|"));
  }

  void add_serve() {
    CLI::App& c = command("serve", say.commands.serve);
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
    CLI::App& c = command("store", say.commands.store);
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
    CLI::App& c = command("play", say.commands.play);
    play.game.expansions = "tollkeepers";
    add_text(c, "FILE,--resume", play.file, say.resume, "FILE");
    add_text(c, "--seats", play.seats, say.seats, "LIST");
    add_text(c, "--names", play.names, say.names, "LIST");
    add_game(c, play.game, say);
    add_text(c, "--seed", play.seed, say.seed, "N");
    add_text(c, "--save", play.save_file, say.save, "FILE");
    add_text(c, "--size", play.size, say.size, "SIZE");
    add_text(c, "--colour,--color", play.colour, say.colour, "WHEN");
    c.add_flag("--ascii", play.ascii, text_of(say.ascii));
    add_language(c);
    c.footer(bot_help(say.bots));
    c.callback([this, &c] {
      play.players_given = c.count("--players") > 0;
      code = run_play(play, spoken);
    });
  }

  void add_files() {
    CLI::App& r = command("replay", say.commands.replay);
    r.add_option("FILE", replay.file, text_of(say.file_or_input))->required()->option_text(" ");
    add_tiles_file(r, replay.tiles_file, say);
    add_language(r);
    r.footer(text_of(say.replay_codes));
    r.callback([this] { code = run_replay(replay, spoken); });

    CLI::App& e = command("explain", say.commands.explain);
    e.add_option("FILE", explain.file, text_of(say.file))->required()->option_text(" ");
    e.add_flag("--json", explain.json, text_of(say.json));
    add_tiles_file(e, explain.tiles_file, say);
    add_language(e);
    e.callback([this] { code = run_explain(explain, spoken); });

    CLI::App& t = command("toll", say.commands.toll);
    t.add_option("FILE", toll.file, text_of(say.toll_file))->required()->option_text(" ");
    add_text(t, "--at", toll.at, say.at, "N");
    t.add_flag("--all", toll.all, text_of(say.all));
    t.add_flag("--json", toll.json, text_of(say.json));
    add_tiles_file(t, toll.tiles_file, say);
    add_language(t);
    t.callback([this] { code = run_toll(toll, spoken); });

    CLI::App& p = command("render", say.commands.render);
    p.add_option("FILE", render.file, "A record or a .jcz")->required()->option_text(" ");
    p.add_option("-o,--output", render.output, "board.svg or board.png; - is standard output")
        ->option_text("FILE [-]");
    add_text(p, "--scale", render.scale, "Width of a tile in pixels", "N");
    p.add_flag("--fields", render.fields, "Colour the fields by who would score them");
    add_tiles_file(p, render.tiles_file, say);
    p.callback([this] { code = run_render(render); });
  }

  void add_simulate() {
    CLI::App& c = command("simulate", say.commands.simulate);
    add_text(c, "-n,--games", simulate.games, "How many games", "N");
    add_text(c, "--seed", simulate.seed, "Where chance begins; the same seed plays the same games",
             "N");
    add_text(c, "--bots", simulate.bots,
             "Computer players by commas; fewer than seats take turns at the table", "LIST");
    add_game(c, simulate.game, say);
    add_text(c, "--threads", simulate.threads,
             "Threads, 0 for one a core; the result does not depend on it", "N");
    add_text(c, "--save", simulate.save_folder, "Write each game as record and as .jcz", "FOLDER");
    c.add_flag("--json", simulate.json, "As one JSON object");
    c.footer(bot_help(say.bots) + kExecHelp);
    c.callback([this] { code = run_simulate(simulate); });
  }

  void add_match() {
    CLI::App& c = command("match", say.commands.match);
    add_text(c, "--a", match.a, "The computer player that is measured", "BOT");
    add_text(c, "--b", match.b, "Its opponent, on all other seats", "BOT");
    add_text(c, "-n,--decks", match.decks, "How many orders of the tiles, each once for every seat",
             "N");
    add_text(c, "--time-ms", match.time_ms,
             "Thinking time a turn, for those that think by time and have none of their own", "T");
    add_text(c, "--seed", match.seed, "Where chance begins; the same seed gives the same decks",
             "N");
    add_game(c, match.game, say);
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
    c.footer(bot_help(say.bots) + kExecHelp);
    c.callback([this] { code = run_match(match); });
  }

  void add_ladder_and_engine() {
    CLI::App& l = command("ladder", say.commands.ladder);
    l.add_option("FILE", ladder.file, "Players and settings as JSON (docs/arena.md)")
        ->required()
        ->option_text(" ");
    add_text(l, "-o,--output", ladder.output, "The report; without it FILE with .html", "FILE");
    add_text(l, "--resume", ladder.results_file,
             "Where the results are kept; without it FILE with .results.json", "FILE");
    add_text(l, "--threads", ladder.threads, "Games at once, 0 for one a core", "N");
    l.add_flag("--json", ladder.json, "Print the ratings as one JSON object");
    add_tiles_file(l, ladder.tiles_file, say);
    l.callback([this] { code = run_ladder(ladder); });

    CLI::App& e = command("engine", say.commands.engine);
    add_text(e, "--bot", engine.bot, "Who thinks, unless the other side says otherwise", "BOT");
    add_tiles_file(e, engine.tiles_file, say);
    e.footer("docs/bot-protocol.md has the protocol with an example.\n\n" + bot_help(say.bots));
    e.callback([this] { code = run_engine(engine); });
  }

  void add_train() {
    CLI::App& c = command("train", say.commands.train);
    c.add_option("FILE", train.file, "Where the weights are written (docs/arena.md)")
        ->required()
        ->option_text(" ");
    add_text(c, "--start", train.start_file, "Weights to begin with; without it the program's own",
             "FILE");
    add_text(c, "--rounds", train.rounds, "How often it learns and plays on with what it learned",
             "N");
    add_text(c, "--samples", train.samples, "Pairs of turns played to the end in each round", "N");
    add_text(c, "--seed", train.seed, "Where chance begins", "N");
    add_game(c, train.game, say);
    add_text(c, "--threads", train.threads, "Games at once, 0 for one a core", "N");
    c.callback([this] { code = run_train(train); });
  }

  void add_measuring() {
    CLI::App& p = command("perft", say.commands.perft);
    p.add_option("FILE", perft.file, "A record or a .jcz")->required()->option_text(" ");
    add_text(p, "--depth", perft.depth, "Actions of players", "N");
    p.add_flag("--json", perft.json, "As one JSON object");
    add_tiles_file(p, perft.tiles_file, say);
    p.callback([this] { code = run_perft(perft); });

    CLI::App& b = command("bench", say.commands.bench);
    add_text(b, "--seconds", bench.seconds, "Seconds for each figure and run", "S");
    add_text(b, "--runs", bench.runs, "Runs, of which the median counts", "N");
    b.add_flag("--json", bench.json, "As one JSON object");
    add_text(b, "--save", bench.save_file, "Write the figures for a later --baseline", "FILE");
    add_text(b, "--baseline", bench.baseline_file, "Compare with saved figures, as ratios", "FILE");
    b.callback([this] { code = run_bench(bench); });
  }

  void add_checking() {
    CLI::App& t = command("tiles", say.commands.tiles);
    t.add_option("NAME", tiles.names, "A set, a tile type or a copy: base, base/U, base/U.6")
        ->option_text(" ");
    t.add_flag("--check", tiles.check, "Compare all totals with the published ones");
    add_tiles_file(t, tiles.tiles_file, say);
    t.callback([this] { code = run_tiles(tiles); });

    CLI::App& o = command("options", say.commands.options);
    o.callback([this] { code = run_options(); });

    CLI::App& v = command("verify", say.commands.verify);
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
  const auto language = choose_language(argc, argv);
  if (!language) {
    return complain(language.error());
  }
  CommandLine line(is_for_players(argc, argv) ? **language : kEnglish);
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
