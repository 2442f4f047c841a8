// The commands of the program, one file each. What was typed comes in as text; the number that
// comes back is the exit code: 0 done, 1 something checked does not hold, 2 bad input or an error,
// said in a sentence on standard error. Those that players use speak their language.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/game_arguments.hpp"

namespace tollkeeper {

struct Texts;  // of a language (cli/text/texts.hpp)

inline constexpr int kDone = 0;
inline constexpr int kDiffers = 1;
inline constexpr int kBad = 2;

// Says the error on standard error and returns kBad.
int complain(const Error& error);

struct ReplayArguments {
  std::string file;
  std::string tiles_file;
};
int run_replay(const ReplayArguments& arguments, const Texts& texts);

struct ExplainArguments {
  std::string file;
  std::string tiles_file;
  bool json = false;
};
int run_explain(const ExplainArguments& arguments, const Texts& texts);

struct TollArguments {
  std::string file;
  std::string at;  // turns; empty: as the file leaves it
  std::string tiles_file;
  bool json = false;
  bool all = false;
};
int run_toll(const TollArguments& arguments, const Texts& texts);

struct SimulateArguments {
  GameArguments game;
  std::string games = "1000";
  std::string seed = "1";
  std::string bots = "random";
  std::string threads = "0";
  std::string save_folder;
  bool json = false;
};
int run_simulate(const SimulateArguments& arguments);

struct MatchArguments {
  GameArguments game;
  std::string a;
  std::string b;
  std::string decks = "100";
  std::string time_ms;
  std::string seed = "1";
  std::string threads = "0";
  std::string resume_file;
  std::string save_folder;
  std::string sprt;  // ELO0,ELO1
  std::string part;  // N/M
  std::vector<std::string> merge_files;
  bool json = false;
};
int run_match(const MatchArguments& arguments);

struct LadderArguments {
  std::string file;
  std::string output;        // empty: FILE with .html
  std::string results_file;  // empty: FILE with .results.json
  std::string threads = "0";
  std::string tiles_file;
  bool json = false;
};
int run_ladder(const LadderArguments& arguments);

struct TrainArguments {
  GameArguments game;
  std::string file;        // the weights learned
  std::string start_file;  // empty: those of the program
  std::string rounds = "4";
  std::string samples = "10000";
  std::string seed = "1";
  std::string threads = "0";
};
int run_train(const TrainArguments& arguments);

struct EngineArguments {
  std::string bot = "mcts";
  std::string tiles_file;
};
int run_engine(const EngineArguments& arguments);

struct PerftArguments {
  std::string file;
  std::string tiles_file;
  std::string depth = "3";
  bool json = false;
};
int run_perft(const PerftArguments& arguments);

struct TilesArguments {
  std::vector<std::string> names;
  std::string tiles_file;
  bool check = false;
};
int run_tiles(const TilesArguments& arguments);

struct RenderArguments {
  std::string file;
  std::string output;
  std::string tiles_file;
  std::string scale = "100";
  bool fields = false;
};
int run_render(const RenderArguments& arguments);

struct BenchArguments {
  std::string seconds = "0.5";
  std::string runs = "5";
  std::string save_file;
  std::string baseline_file;
  bool json = false;
};
int run_bench(const BenchArguments& arguments);

struct VerifyArguments {
  std::string games = "100";
  std::string seed = "1";
  std::string expansions;  // empty: random ones
  std::string threads = "0";
  std::string save_file;
};
int run_verify(const VerifyArguments& arguments);

struct PlayArguments {
  GameArguments game;
  bool players_given = false;
  std::string seed;   // empty: from the clock
  std::string seats;  // human,greedy,... empty: one human against greedy
  std::string names;
  std::string file;  // of a saved game to go on with
  std::string save_file;
  std::string colour = "auto";
  std::string size = "auto";
  bool ascii = false;
};
int run_play(const PlayArguments& arguments, const Texts& texts);

struct ServeArguments {
  std::string port = "8080";
  std::string address = "127.0.0.1";
  std::vector<std::string> hosts;  // names it is reached by
  std::string store;               // empty: a file in the user's data folder
  std::string web;                 // folder of the page's files; empty: those in the program
  std::string threads = "0";
  std::vector<std::string> limits;        // NAME=VALUE
  std::vector<std::string> proxies;       // addresses or networks
  std::vector<std::string> metrics_from;  // addresses or networks
  bool open = false;
};
int run_serve(const ServeArguments& arguments);

struct StoreArguments {
  enum class What { backup, check, salvage, restore };
  What what = What::check;
  std::string file;    // the store; empty: the usual one
  std::string output;  // of backup and salvage
  std::string backup;  // to restore
};
int run_store(const StoreArguments& arguments);

// The rule options there are, with values, defaults and rule ids.
int run_options();

// Threads asked for; "0" is one a core.
Result<int> read_threads(const std::string& text);

// A JSON string with its quotes.
std::string json_text(const std::string& text);

}  // namespace tollkeeper
