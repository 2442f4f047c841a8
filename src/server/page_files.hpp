// PageFiles: the built page (web/dist) inside the program, byte for byte, for the server to hand
// out. Owned by the program, static storage; filled at build time by cmake/page.cmake and empty
// where the page was left out of the build. No errors: an unknown path has no file.
#pragma once

#include <span>
#include <string_view>

namespace tollkeeper {

struct PageFile {
  std::string_view path;        // as in a request: "/index.html", "/assets/index-1a2b3c4d.js"
  std::string_view mime;        // with its charset where it is text
  std::string_view bytes;
  std::string_view gzip_bytes;  // the same, compressed; empty where that saves nothing
  std::string_view etag;        // with its quotes
  bool immutable = false;       // the name carries a hash of the content: may be kept for ever
};

// All of them, in order of their paths.
std::span<const PageFile> page_files();

// The one with this very path, or null.
const PageFile* find_page_file(std::string_view path);

}  // namespace tollkeeper
