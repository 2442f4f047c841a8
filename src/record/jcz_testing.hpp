// Small .jcz games for tests, put together from parts. No part of the program.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "expansions/registry.hpp"
#include "record/jcz.hpp"

namespace tollkeeper::testing {

struct JczText {
  std::string sets = R"("basic:1": 1)";
  std::string elements = R"("small-follower": 7, "farmers": true)";
  std::string rules = "";
  std::string start = R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0})";
  std::vector<std::string> players{"Anna", "Ben"};
  std::string annotations = "";  // "drawOrder": [...], "endTurn": 3
  std::vector<std::string> replay{};
  std::vector<std::string> assertions{};
  std::string more = "";      // further members of the file, each with a comma after it
  std::string in_setup = "";  // further members of the setup, each with a comma after it

  std::string text() const {
    const auto joined = [](const std::vector<std::string>& list, const char* quote) {
      std::string text;
      for (const std::string& one : list) {
        text += (text.empty() ? "" : ", ") + (quote + one) + quote;
      }
      return text;
    };
    std::string names;
    for (const std::string& name : players) {
      names += (names.empty() ? "" : ", ") + ("{\"name\": \"" + name + "\", \"slot\": 0}");
    }
    return "{" + more + "\"setup\": {" + in_setup + "\"sets\": {" + sets + "}, \"elements\": {" +
           elements + "}, \"rules\": {" + rules + "}, \"start\": [" + start + "]}, \"players\": [" +
           names + "], \"initialRandom\": 0.0, \"gameAnnotations\": {" + annotations +
           "}, \"replay\": [" + joined(replay, "") +
           "], \"test\": {\"description\": \"\", \"assertions\": [" + joined(assertions, "\"") +
           "]}}";
  }

  Result<JczGame> read() const { return read_jcz(text(), shipped_catalogue()); }

  std::string error() const {
    const auto game = read();
    if (game) {
      return "";
    }
    const Error& error = game.error();
    return error.rule.empty() ? error.message : error.message + " (" + error.rule + ")";
  }
};

inline std::string place_tile(const std::string& tile, int x, int y, int degrees) {
  return "{\"type\": \"PLACE_TILE\", \"payload\": {\"tileId\": \"" + tile +
         "\", \"rotation\": \"R" + std::to_string(degrees) + "\", \"position\": [" +
         std::to_string(x) + ", " + std::to_string(y) + "]}}";
}

inline std::string deploy(const std::string& figure, int x, int y, const std::string& feature,
                          const std::string& location) {
  return "{\"type\": \"DEPLOY_MEEPLE\", \"payload\": {\"meepleId\": \"" + figure +
         "\", \"pointer\": {\"position\": [" + std::to_string(x) + ", " + std::to_string(y) +
         "], \"feature\": \"" + feature + "\", \"location\": \"" + location + "\"}}}";
}

inline std::string bring_home(const std::string& figure, int x, int y, const std::string& feature) {
  return "{\"type\": \"RETURN_MEEPLE\", \"payload\": {\"source\": \"ABBOT_RETURN\", \"pointer\": "
         "{\"meepleId\": \"" +
         figure + "\", \"featurePointer\": {\"position\": [" + std::to_string(x) + ", " +
         std::to_string(y) + "], \"feature\": \"" + feature + "\", \"location\": \"I\"}}}}";
}

inline std::string tollhouse(int x, int y) {
  return "{\"type\": \"PLACE_TOKEN\", \"payload\": {\"token\": \"TOLLHOUSE\", \"pointer\": [" +
         std::to_string(x) + ", " + std::to_string(y) + "]}}";
}

inline const std::string kPass = R"({"type": "PASS", "payload": {}})";
inline const std::string kCommit = R"({"type": "COMMIT", "payload": {"random": 0.0}})";
inline const std::string kUndo = R"({"type": "UNDO", "payload": {}})";

inline bool has_expansion(std::string_view name) {
  for (const Expansion* expansion : all_expansions()) {
    if (expansion->name == name) {
      return true;
    }
  }
  return false;
}

}  // namespace tollkeeper::testing
