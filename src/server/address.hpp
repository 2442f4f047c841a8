// Addresses of visitors as numbers, and who may speak for others: behind a proxy the visitor is
// named by X-Forwarded-For, which is believed of the proxies alone that the operator has named.
// Pure functions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

// IPv4 addresses stand at their place in IPv6 (::ffff:0:0/96).
using AddressBytes = std::array<std::uint8_t, 16>;

// Nothing where the text is no numeric address.
std::optional<AddressBytes> read_address(std::string_view text);

struct Network {
  AddressBytes bytes{};
  int bits = 128;  // that count, from the left
  bool contains(const AddressBytes& address) const;
};

// "10.0.0.0/8", "127.0.0.1", "fd00::/8".
Result<Network> read_network(std::string_view text);

bool is_loopback(const AddressBytes& address);

// Who is asking: the peer, or, while that is a trusted proxy, the last address in the list which
// is none.
AddressBytes visitor_address(const AddressBytes& peer, std::string_view forwarded_for,
                             const std::vector<Network>& proxies);

// What limits count together: an IPv4 address, or the /64 that an IPv6 visitor has for itself.
AddressBytes group_of(AddressBytes address);

}  // namespace tollkeeper
