// tollkeeper engine: the bot protocol on standard input and output.
#include <cstdio>
#include <iostream>
#include <string>

#include "arena/engine/engine_session.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"

namespace tollkeeper {

int run_engine(const EngineArguments& arguments) {
  auto bot = read_bot(arguments.bot);
  if (!bot) {
    return complain(bot.error());
  }
  const auto catalogue = read_catalogue(arguments.tiles_file);
  if (!catalogue) {
    return complain(catalogue.error());
  }
  const auto send = [](const std::string& line) {
    std::fputs(line.c_str(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
  };
  EngineSession session(std::move(*bot), *catalogue, TOLLKEEPER_VERSION, send);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!session.handle(line)) {
      return kDone;
    }
  }
  session.wait();
  return kDone;
}

}  // namespace tollkeeper
