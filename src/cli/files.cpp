#include "cli/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "expansions/registry.hpp"
#include "record/replay.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kMostBytes = 64U << 20;

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != nullptr && file != stdin) {
      std::fclose(file);
    }
  }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

Error cannot(std::string_view verb, const std::string& path, std::string_view why) {
  return {path + " cannot be " + std::string(verb) + ": " + std::string(why) + ".", ""};
}

std::string system_words() { return std::strerror(errno); }

}  // namespace

Result<std::string> read_file(const std::string& path) {
  std::error_code ignored;
  if (path != "-" && std::filesystem::is_directory(path, ignored)) {
    return cannot("read", path, "it is a folder");
  }
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (!file) {
    return cannot("read", path, system_words());
  }
  std::string text;
  char block[65536];
  while (const std::size_t got = std::fread(block, 1, sizeof block, file.get())) {
    text.append(block, got);
    if (text.size() > kMostBytes) {
      return cannot("read", path, "it is larger than 64 MB");
    }
  }
  if (std::ferror(file.get()) != 0) {
    return cannot("read", path, system_words());
  }
  return text;
}

Status write_file(const std::string& path, std::string_view text) {
  std::error_code problem;
  if (std::filesystem::is_directory(path, problem)) {
    return cannot("written", path, "it is a folder");
  }
  // What is no ordinary file (/dev/stdout, a pipe) is written in place.
  const bool in_place =
      std::filesystem::exists(path, problem) && !std::filesystem::is_regular_file(path, problem);
  const std::string fresh = in_place ? path : path + ".new";
  File file(std::fopen(fresh.c_str(), "wb"));
  if (!file) {
    return cannot("written", path, system_words());
  }
  const bool whole = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  const bool closed = std::fclose(file.release()) == 0;
  if (!whole || !closed) {
    const Error error = cannot("written", path, system_words());
    if (!in_place) {
      std::filesystem::remove(fresh, problem);
    }
    return error;
  }
  if (!in_place) {
    std::filesystem::rename(fresh, path, problem);
    if (problem) {
      return cannot("written", path, problem.message());
    }
  }
  return ok();
}

Result<std::shared_ptr<const Catalogue>> read_catalogue(const std::string& path) {
  if (path.empty()) {
    return shipped_catalogue();
  }
  const auto text = read_file(path);
  if (!text) {
    return text.error();
  }
  return catalogue_with(*text, path);
}

Result<Playthrough> read_game_file(const std::string& path, const std::string& tiles_path) {
  const auto catalogue = read_catalogue(tiles_path);
  if (!catalogue) {
    return catalogue.error();
  }
  const auto text = read_file(path);
  if (!text) {
    return text.error();
  }
  auto game = read_game(*text, *catalogue);
  if (!game) {
    return Error{path + ": " + game.error().message, game.error().rule};
  }
  return game;
}

}  // namespace tollkeeper
