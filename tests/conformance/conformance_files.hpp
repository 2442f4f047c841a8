// The scenario files of JCloisterZone's own engine tests, read in place from beside the source
// tree: $TOLLKEEPER_SHARED/conformance, or ../shared/conformance. They are never copied into this
// project; tests that need them skip themselves where they are not.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace tollkeeper::testing {

inline std::filesystem::path conformance_folder() {
  const char* shared = std::getenv("TOLLKEEPER_SHARED");
  const std::filesystem::path folder =
      shared != nullptr ? std::filesystem::path(shared)
                        : std::filesystem::path(TOLLKEEPER_SOURCE_DIR) / ".." / "shared";
  return folder / "conformance";
}

// All .jcz files below a folder of it ("jcz", "jcz-later"), sorted; none when it is not there.
inline std::vector<std::filesystem::path> conformance_files(const std::string& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code problem;
  const std::filesystem::recursive_directory_iterator all(conformance_folder() / folder, problem);
  if (!problem) {
    for (const auto& entry : all) {
      if (entry.path().extension() == ".jcz") {
        files.push_back(entry.path());
      }
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

inline std::string text_of(const std::filesystem::path& path) {
  const std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace tollkeeper::testing
