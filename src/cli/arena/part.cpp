#include "cli/arena/part.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "cli/game_arguments.hpp"

namespace tollkeeper {
namespace {

constexpr std::int64_t kMostParts = 1000000;

// What mpirun has put there, or `otherwise`.
std::int64_t environment_number(const char* name, std::int64_t otherwise) {
  const char* text = std::getenv(name);
  const auto number =
      text == nullptr ? Result<std::int64_t>(otherwise) : read_whole(name, text, 0, kMostParts);
  return number ? *number : otherwise;
}

}  // namespace

Result<Part> read_part(const std::string& text) {
  if (text.empty()) {
    Part part;
    part.parts = static_cast<std::uint64_t>(environment_number("OMPI_COMM_WORLD_SIZE", 1));
    part.number = static_cast<std::uint64_t>(environment_number("OMPI_COMM_WORLD_RANK", 0));
    part.neighbours = static_cast<int>(environment_number("OMPI_COMM_WORLD_LOCAL_SIZE", 1));
    return part.parts > part.number ? part : Part{};
  }
  const auto slash = text.find('/');
  if (slash == std::string::npos) {
    return Error{"--part takes a number and how many there are, such as 2/8, not \"" + text + "\".",
                 ""};
  }
  const auto parts = read_whole("--part, after the stroke,", text.substr(slash + 1), 1, kMostParts);
  if (!parts) {
    return parts.error();
  }
  const auto number = read_whole("--part, before the stroke,", text.substr(0, slash), 1, *parts);
  if (!number) {
    return number.error();
  }
  return Part{static_cast<std::uint64_t>(*number - 1), static_cast<std::uint64_t>(*parts), 1};
}

std::string part_path(const std::string& path, const Part& part) {
  if (part.parts == 1) {
    return path;
  }
  std::filesystem::path file(path);
  const std::string end = file.extension().string();
  file.replace_extension();
  return fmt::format("{}.part-{}-of-{}{}", file.string(), part.number + 1, part.parts, end);
}

}  // namespace tollkeeper
