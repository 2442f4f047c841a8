// Sha256: the hash of FIPS 180-4, for tokens alone: the store keeps the hash of a seat's token, so
// that a stolen file of games gives nobody a seat. Pure function, no state, no errors.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tollkeeper {

using Sha256 = std::array<std::uint8_t, 32>;

Sha256 sha256(std::string_view bytes);

}  // namespace tollkeeper
