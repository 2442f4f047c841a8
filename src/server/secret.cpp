#include "server/secret.hpp"

#include <openssl/crypto.h>
#include <openssl/sha.h>
#include <sys/random.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>

namespace tollkeeper {
namespace {

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kShortest = 22;

void fill_random(void* bytes, std::size_t count) {
  // Up to 256 bytes come whole.
  if (getrandom(bytes, count, 0) != static_cast<ssize_t>(count)) {
    std::perror("tollkeeper: the system gives no random bytes");
    std::abort();
  }
}

}  // namespace

std::string new_secret() {
  std::array<std::uint8_t, 16> bytes{};
  fill_random(bytes.data(), bytes.size());
  std::string text;
  unsigned bits = 0;
  int held = 0;
  for (const std::uint8_t byte : bytes) {
    bits = (bits << 8) | byte;
    held += 8;
    while (held >= 6) {
      held -= 6;
      text += kLetters[(bits >> held) & 63];
    }
  }
  text += kLetters[(bits << (6 - held)) & 63];
  return text;
}

std::string new_watch_link() { return "w" + new_secret(); }

bool looks_like_watch_link(std::string_view text) {
  return text.size() == kShortest + 1 && text.starts_with('w') && looks_like_secret(text.substr(1));
}

std::uint64_t random_seed() {
  std::uint64_t seed = 0;
  fill_random(&seed, sizeof seed);
  return seed >> 1;  // fits the whole numbers of every JSON reader that has 64 bits
}

bool looks_like_secret(std::string_view text, std::size_t most) {
  return text.size() >= kShortest && text.size() <= most &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return kLetters.find(c) != std::string_view::npos; });
}

std::string token_hash(std::string_view token) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::array<unsigned char, SHA256_DIGEST_LENGTH> hash{};
  SHA256(reinterpret_cast<const unsigned char*>(token.data()), token.size(), hash.data());
  std::string text;
  for (const std::uint8_t byte : hash) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

bool same_hash(std::string_view a, std::string_view b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace tollkeeper
