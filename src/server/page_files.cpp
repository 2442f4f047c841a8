#include "server/page_files.hpp"

#include <algorithm>

namespace tollkeeper {

const PageFile* find_page_file(std::string_view path) {
  const std::span<const PageFile> files = page_files();
  const auto found = std::lower_bound(
      files.begin(), files.end(), path,
      [](const PageFile& file, std::string_view wanted) { return file.path < wanted; });
  return found != files.end() && found->path == path ? &*found : nullptr;
}

}  // namespace tollkeeper
