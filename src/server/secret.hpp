// Secrets: the ids of games and the tokens of seats, drawn from the system's random source: 16
// bytes, written as 22 letters of base64url. Whoever knows an id may look at the game, whoever
// knows a token plays the seat. Tokens are never logged; the store has their hash.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tollkeeper {

// Ends the program when the system has no random source, which Linux always has.
std::string new_secret();
// The link of a game for those who only look: a secret with a "w" before it, so that it is told
// apart from an id by its length.
std::string new_watch_link();
bool looks_like_watch_link(std::string_view text);
std::uint64_t random_seed();

// 22 to `most` letters of base64url.
bool looks_like_secret(std::string_view text, std::size_t most = 22);

// What the store keeps of a token: 64 hexadecimal digits.
std::string token_hash(std::string_view token);
// Takes the same time wherever the two differ.
bool same_hash(std::string_view a, std::string_view b);

}  // namespace tollkeeper
