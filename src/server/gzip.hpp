// Gzip: a text packed for answers of HTTP. Pure function; needs memory alone.
#pragma once

#include <string>
#include <string_view>

namespace tollkeeper {

// Empty when there is no memory for it; then the plain text has to do.
std::string gzipped(std::string_view text);

}  // namespace tollkeeper
