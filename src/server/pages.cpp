#include "server/pages.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/page_files.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kNoPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tollkeeper</title>"
    "<h1>Tollkeeper</h1><p>The server runs, but the page was left out when the program was built. "
    "<code>./run</code> builds both.</p></html>\n";

struct MimeRow {
  std::string_view ending;
  std::string_view mime;
};
constexpr std::array kMimes{
    MimeRow{".html", "text/html; charset=utf-8"}, MimeRow{".js", "text/javascript; charset=utf-8"},
    MimeRow{".css", "text/css; charset=utf-8"},   MimeRow{".svg", "image/svg+xml"},
    MimeRow{".json", "application/json"},         MimeRow{".png", "image/png"},
    MimeRow{".ico", "image/x-icon"},              MimeRow{".woff2", "font/woff2"},
    MimeRow{".webmanifest", "application/manifest+json"},
    MimeRow{".txt", "text/plain; charset=utf-8"}, MimeRow{".map", "application/json"},
};

// Letters, digits, - _ . and / between names that do not begin with a dot.
bool is_plain_path(std::string_view path) {
  return path.find("/.") == std::string_view::npos &&
         std::all_of(path.begin(), path.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  std::string_view("-_./").find(c) != std::string_view::npos;
         });
}

Answer missing() { return error_answer(404, "no_page", {"There is no such page.", ""}); }

Answer of_folder(const std::string& path, const std::string& folder) {
  std::ifstream file(std::filesystem::path(folder + path), std::ios::binary);
  if (!is_plain_path(path) || !file || std::filesystem::is_directory(folder + path)) {
    return missing();
  }
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const auto row = std::find_if(kMimes.begin(), kMimes.end(), [&path](const MimeRow& one) {
    return path.ends_with(one.ending);
  });
  Answer answer = text_answer(
      200, row == kMimes.end() ? "application/octet-stream" : std::string(row->mime),
      std::move(text));
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

Answer of_program(const std::string& path, bool gzip, std::string_view known_etag) {
  const PageFile* file = find_page_file(path);
  if (file == nullptr && path == "/index.html") {
    return {200, "text/html; charset=utf-8", kNoPage, nullptr, {{"Cache-Control", "no-store"}}};
  }
  if (file == nullptr) {
    return missing();
  }
  const bool packed = gzip && !file->gzip_bytes.empty();
  Answer answer{200, std::string(file->mime), packed ? file->gzip_bytes : file->bytes, nullptr, {}};
  answer.headers.emplace_back("ETag", std::string(file->etag));
  answer.headers.emplace_back("Cache-Control", file->immutable
                                                   ? "public, max-age=31536000, immutable"
                                                   : "no-cache");
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (known_etag == file->etag) {
    answer.status = 304;
    answer.body = {};
  } else if (packed) {
    answer.headers.emplace_back("Content-Encoding", "gzip");
  }
  return answer;
}

}  // namespace

Answer page_answer(std::string_view path, const std::string& folder, bool gzip,
                   std::string_view known_etag) {
  const bool is_page = path.find('.') == std::string_view::npos;
  const std::string file = is_page ? "/index.html" : std::string(path);
  return folder.empty() ? of_program(file, gzip, known_etag) : of_folder(file, folder);
}

}  // namespace tollkeeper
