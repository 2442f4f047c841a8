#include "server/address.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace tollkeeper {
namespace {

constexpr int kBitsBeforeV4 = 96;
constexpr std::array<std::uint8_t, 12> kV4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

bool is_v4(const AddressBytes& address) {
  return std::equal(kV4Prefix.begin(), kV4Prefix.end(), address.begin());
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::optional<AddressBytes> read_address(std::string_view text) {
  const std::string word(text);
  AddressBytes address{};
  std::copy(kV4Prefix.begin(), kV4Prefix.end(), address.begin());
  if (inet_pton(AF_INET, word.c_str(), address.data() + kV4Prefix.size()) == 1) {
    return address;
  }
  if (inet_pton(AF_INET6, word.c_str(), address.data()) == 1) {
    return address;
  }
  return std::nullopt;
}

bool Network::contains(const AddressBytes& address) const {
  for (int bit = 0; bit < bits; bit += 8) {
    const auto byte = static_cast<std::size_t>(bit / 8);
    const int counted = std::min(8, bits - bit);
    const unsigned mask = (0xFF00U >> counted) & 0xFFU;
    if (((bytes[byte] ^ address[byte]) & mask) != 0) {
      return false;
    }
  }
  return true;
}

Result<Network> read_network(std::string_view text) {
  const auto slash = text.find('/');
  const auto address = read_address(text.substr(0, slash));
  const Error wrong{"\"" + std::string(text) +
                        "\" is no address or network; 127.0.0.1, 10.0.0.0/8 or fd00::/8 are.",
                    ""};
  if (!address) {
    return wrong;
  }
  Network network{*address, 128};
  if (slash != std::string_view::npos) {
    const std::string_view number = text.substr(slash + 1);
    int bits = -1;
    const auto [end, bad] = std::from_chars(number.data(), number.data() + number.size(), bits);
    const bool v4 = text.find(':') == std::string_view::npos;
    if (bad != std::errc{} || end != number.data() + number.size() || bits < 0 ||
        bits > (v4 ? 32 : 128)) {
      return wrong;
    }
    network.bits = v4 ? kBitsBeforeV4 + bits : bits;
  }
  return network;
}

bool is_loopback(const AddressBytes& address) {
  const AddressBytes six{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  return address == six || (is_v4(address) && address[kV4Prefix.size()] == 127);
}

AddressBytes visitor_address(const AddressBytes& peer, std::string_view forwarded_for,
                             const std::vector<Network>& proxies) {
  const auto is_proxy = [&proxies](const AddressBytes& address) {
    return std::any_of(proxies.begin(), proxies.end(),
                       [&address](const Network& one) { return one.contains(address); });
  };
  AddressBytes found = peer;
  while (is_proxy(found) && !forwarded_for.empty()) {
    const auto comma = forwarded_for.rfind(',');
    const bool last = comma == std::string_view::npos;
    const auto named =
        read_address(trimmed(last ? forwarded_for : forwarded_for.substr(comma + 1)));
    if (!named) {
      break;
    }
    found = *named;
    forwarded_for = last ? std::string_view() : forwarded_for.substr(0, comma);
  }
  return found;
}

AddressBytes group_of(AddressBytes address) {
  if (!is_v4(address)) {
    std::fill(address.begin() + 8, address.end(), std::uint8_t{0});
  }
  return address;
}

}  // namespace tollkeeper
