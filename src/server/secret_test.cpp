#include "server/secret.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tollkeeper {
namespace {

TEST(Secret, HashIsThatOfTheStandard) {
  EXPECT_EQ(token_hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(token_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(token_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(token_hash(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Secret, EveryOneIsNewAndLooksLikeOne) {
  std::set<std::string> seen;
  for (int n = 0; n < 1000; ++n) {
    const std::string secret = new_secret();
    EXPECT_EQ(secret.size(), 22U);
    EXPECT_TRUE(looks_like_secret(secret));
    EXPECT_TRUE(seen.insert(secret).second);
  }
  EXPECT_FALSE(looks_like_secret("short"));
  EXPECT_FALSE(looks_like_secret(std::string(23, 'a')));
  EXPECT_FALSE(looks_like_secret(std::string(21, 'a') + "/"));
  EXPECT_NE(random_seed(), random_seed());
}

TEST(Secret, HashesAreComparedWhole) {
  EXPECT_TRUE(same_hash("abc", "abc"));
  EXPECT_FALSE(same_hash("abc", "abd"));
  EXPECT_FALSE(same_hash("abc", "ab"));
}

}  // namespace
}  // namespace tollkeeper
