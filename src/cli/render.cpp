// tollkeeper render: a picture of a game's board.
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "record/game_picture.hpp"

namespace tollkeeper {
namespace {

// The converter's own messages go to standard error. No shell is asked, so names may have any
// characters.
bool run_converter(std::string svg_path, std::string png_path) {
  std::string program = "rsvg-convert";
  std::string output = "-o";
  char* words[] = {program.data(), output.data(), png_path.data(), svg_path.data(), nullptr};
  pid_t child = 0;
  if (posix_spawnp(&child, program.c_str(), nullptr, nullptr, words, environ) != 0) {
    return false;
  }
  int status = 0;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

Status write_png(const std::string& path, const std::string& svg) {
  const std::string between = path + ".svg.new";
  if (const Status done = write_file(between, svg); !done) {
    return done;
  }
  const bool done = run_converter(between, path);
  std::error_code ignored;
  std::filesystem::remove(between, ignored);
  if (!done) {
    return Error{path + " cannot be written: a PNG needs the program rsvg-convert (on Debian: " +
                     "apt-get install librsvg2-bin). An SVG can be written without it.",
                 ""};
  }
  return ok();
}

}  // namespace

int run_render(const RenderArguments& arguments) {
  const auto scale = read_whole("--scale", arguments.scale, 8, 1000);
  if (!scale) {
    return complain(scale.error());
  }
  const auto game = read_game_file(arguments.file, arguments.tiles_file);
  if (!game) {
    return complain(game.error());
  }
  BoardPicture picture = picture_of_game(*game, arguments.fields);
  picture.pixels_per_tile = static_cast<double>(*scale);
  const std::string svg = draw_board(*game->game().catalogue, picture);
  if (arguments.output.empty() || arguments.output == "-") {
    std::fwrite(svg.data(), 1, svg.size(), stdout);
    return kDone;
  }
  const bool png = std::filesystem::path(arguments.output).extension() == ".png";
  const Status done = png ? write_png(arguments.output, svg) : write_file(arguments.output, svg);
  if (!done) {
    return complain(done.error());
  }
  fmt::print("{}: {} tiles\n", arguments.output, game->state().head().tiles);
  return kDone;
}

}  // namespace tollkeeper
