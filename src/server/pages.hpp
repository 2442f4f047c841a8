// Pages: the files of the page as answers: those in the program, or those of a folder while the
// page is worked on. Any path without a dot is the page itself, which finds its way by the path.
#pragma once

#include <string>
#include <string_view>

#include "server/answer.hpp"

namespace tollkeeper {

// `path` without its query; `folder` empty: the files in the program. `known_etag` is what the
// client has already.
Answer page_answer(std::string_view path, const std::string& folder, bool gzip,
                   std::string_view known_etag);

}  // namespace tollkeeper
