// Helpers of the tests of tile art; no part of the program.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "expansions/registry.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper::testing {

inline const Catalogue& shipped_tiles() {
  static const auto catalogue = shipped_catalogue();
  return *catalogue;
}

// A catalogue of one player's file, which must be in order.
inline Catalogue own_tiles(std::string_view text) {
  TileFile file = read_tiles(text, "own.tiles");
  for (const TileFileError& error : file.errors) {
    ADD_FAILURE() << error.file << ':' << error.line << ": " << error.message;
  }
  Catalogue catalogue;
  if (const Status added = catalogue.add(std::move(file.sets)); !added) {
    ADD_FAILURE() << added.error().message;
  }
  return catalogue;
}

// A file of the reference beside the project, when it is there.
inline std::optional<std::string> shared_file(const std::string& path) {
  const char* named = std::getenv("TOLLKEEPER_SHARED");
  const std::filesystem::path root =
      named != nullptr ? std::filesystem::path(named)
                       : std::filesystem::path(TOLLKEEPER_SOURCE_DIR) / ".." / "shared";
  std::ifstream file(root / path, std::ios::binary);
  if (!file) {
    return std::nullopt;
  }
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Attributes of one start tag, its name under "".
using Tag = std::map<std::string, std::string>;

// Reads markup as strictly as a browser reads XML: tags balance, attributes are quoted and single,
// text holds no bare & or <. Gives the start tags in order; a fault fails the test.
inline std::vector<Tag> tags_of(std::string_view markup) {
  std::vector<Tag> tags;
  std::vector<std::string> open;
  const auto entity_ok = [](std::string_view text) {
    for (std::size_t at = text.find('&'); at != std::string_view::npos;
         at = text.find('&', at + 1)) {
      bool known = false;
      for (const std::string_view entity : {"&amp;", "&lt;", "&gt;", "&quot;"}) {
        known = known || text.substr(at, entity.size()) == entity;
      }
      if (!known) {
        return false;
      }
    }
    return true;
  };
  std::size_t at = 0;
  while (at < markup.size()) {
    const std::size_t start = markup.find('<', at);
    if (!entity_ok(markup.substr(at, start == std::string_view::npos ? start : start - at))) {
      ADD_FAILURE() << "a bare & in text";
      return tags;
    }
    if (start == std::string_view::npos) {
      break;
    }
    const std::size_t end = markup.find('>', start);
    if (end == std::string_view::npos) {
      ADD_FAILURE() << "a tag without end";
      return tags;
    }
    std::string_view inside = markup.substr(start + 1, end - start - 1);
    at = end + 1;
    if (inside.starts_with('/')) {
      if (open.empty() || open.back() != inside.substr(1)) {
        ADD_FAILURE() << "closing tag without its start: " << inside;
        return tags;
      }
      open.pop_back();
      continue;
    }
    const bool closed = inside.ends_with('/');
    inside.remove_suffix(closed ? 1 : 0);
    Tag tag;
    std::size_t space = inside.find(' ');
    tag[""] = std::string(inside.substr(0, space));
    while (space != std::string_view::npos && space + 1 < inside.size()) {
      const std::size_t equals = inside.find('=', space);
      if (equals == std::string_view::npos || equals + 1 >= inside.size()) {
        ADD_FAILURE() << "an attribute without value in " << inside;
        return tags;
      }
      const char quote = inside[equals + 1];
      const std::size_t close = inside.find(quote, equals + 2);
      if ((quote != '"' && quote != '\'') || close == std::string_view::npos) {
        ADD_FAILURE() << "an attribute without quotes in " << inside;
        return tags;
      }
      const std::string name(inside.substr(space + 1, equals - space - 1));
      const std::string_view value = inside.substr(equals + 2, close - equals - 2);
      if (!tag.emplace(name, value).second || !entity_ok(value)) {
        ADD_FAILURE() << "attribute " << name << " is double or has a bare & in " << inside;
        return tags;
      }
      space = close + 1 < inside.size() ? close + 1 : std::string_view::npos;
    }
    tags.push_back(tag);
    if (!closed) {
      open.push_back(tag[""]);
    }
  }
  EXPECT_TRUE(open.empty()) << "unclosed " << (open.empty() ? "" : open.back());
  return tags;
}

}  // namespace tollkeeper::testing
