#include "server/guard.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

TEST(Guard, TakesAddressesAndItsOwnNamesAlone) {
  const std::vector<std::string> names{"table.example"};
  for (const char* host : {"127.0.0.1", "127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]",
                           "[::1]:8080", "192.168.1.7:80", "table.example", "Table.Example:443"}) {
    EXPECT_TRUE(is_own_host(host, names)) << host;
  }
  for (const char* host : {"", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example",
                           "[::1", "table.example.evil", ":8080"}) {
    EXPECT_FALSE(is_own_host(host, names)) << host;
  }
}

TEST(Guard, TakesPagesOfThisHostAndProgramsAlone) {
  EXPECT_TRUE(is_own_origin("http://127.0.0.1:8080", "127.0.0.1:8080"));
  EXPECT_TRUE(is_own_origin("https://table.example", "table.example"));
  EXPECT_TRUE(is_own_origin("", "127.0.0.1:8080"));
  EXPECT_FALSE(is_own_origin("null", "127.0.0.1:8080"));
  EXPECT_FALSE(is_own_origin("http://127.0.0.1:8081", "127.0.0.1:8080"));
  EXPECT_FALSE(is_own_origin("http://evil.example", "127.0.0.1:8080"));
  EXPECT_FALSE(is_own_origin("http://127.0.0.1:8080.evil.example", "127.0.0.1:8080"));
}

TEST(Guard, PacksOnlyForThoseWhoUnpack) {
  EXPECT_TRUE(takes_gzip("gzip, deflate, br"));
  EXPECT_TRUE(takes_gzip("br;q=1.0, gzip;q=0.8"));
  EXPECT_FALSE(takes_gzip(""));
  EXPECT_FALSE(takes_gzip("br"));
  EXPECT_FALSE(takes_gzip("gzip;q=0"));
}

}  // namespace
}  // namespace tollkeeper
