#include "server/guard.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace tollkeeper {
namespace {

bool is_same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) ==
           std::tolower(static_cast<unsigned char>(y));
  });
}

bool is_address(std::string_view host) {
  std::string text(host);
  if (text.size() > 2 && text.front() == '[' && text.back() == ']') {
    text = text.substr(1, text.size() - 2);
  }
  std::array<unsigned char, sizeof(in6_addr)> address{};
  return inet_pton(AF_INET, text.c_str(), address.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), address.data()) == 1;
}

std::string_view without_port(std::string_view host) {
  const auto colon = host.rfind(':');
  const auto bracket = host.rfind(']');
  const bool has_port = colon != std::string_view::npos &&
                        (bracket == std::string_view::npos || bracket < colon);
  return has_port ? host.substr(0, colon) : host;
}

}  // namespace

bool is_own_host(std::string_view host, const std::vector<std::string>& names) {
  const std::string_view name = without_port(host);
  return is_address(name) || is_same(name, "localhost") ||
         std::any_of(names.begin(), names.end(),
                     [name](const std::string& own) { return is_same(name, own); });
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  if (origin.empty()) {
    return true;
  }
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme)) {
      return is_same(origin.substr(scheme.size()), host);
    }
  }
  return false;
}

bool takes_gzip(std::string_view accept_encoding) {
  const auto found = accept_encoding.find("gzip");
  return found != std::string_view::npos &&
         !accept_encoding.substr(found).starts_with("gzip;q=0,") &&
         accept_encoding.substr(found) != "gzip;q=0";
}

}  // namespace tollkeeper
