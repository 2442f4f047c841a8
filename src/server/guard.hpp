// Guards against pages of other sites that speak to this server through a visitor's browser.
// Pure functions of request headers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tollkeeper {

// Whether a Host header names this machine: a numeric address, localhost, or one of `names`. Any
// other name may be one that a stranger points here (DNS rebinding).
bool is_own_host(std::string_view host, const std::vector<std::string>& names);

// Whether an Origin header is that of a page of this very host; programs send none.
bool is_own_origin(std::string_view origin, std::string_view host);

// Whether gzip is among the encodings that a client takes.
bool takes_gzip(std::string_view accept_encoding);

}  // namespace tollkeeper
