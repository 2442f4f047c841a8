#include "server/address.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

AddressBytes address(std::string_view text) {
  const auto read = read_address(text);
  EXPECT_TRUE(read) << text;
  return read.value_or(AddressBytes{});
}

TEST(Address, NetworksHoldWhatTheirBitsSay) {
  EXPECT_TRUE(read_network("10.0.0.0/8")->contains(address("10.255.1.2")));
  EXPECT_FALSE(read_network("10.0.0.0/8")->contains(address("11.0.0.1")));
  EXPECT_TRUE(read_network("192.168.4.0/22")->contains(address("192.168.7.9")));
  EXPECT_FALSE(read_network("192.168.4.0/22")->contains(address("192.168.8.0")));
  EXPECT_TRUE(read_network("0.0.0.0/0")->contains(address("203.0.113.9")));
  EXPECT_FALSE(read_network("0.0.0.0/0")->contains(address("2001:db8::1")));
  EXPECT_TRUE(read_network("fd00::/8")->contains(address("fd12::1")));
  EXPECT_TRUE(read_network("127.0.0.1")->contains(address("::ffff:127.0.0.1")));
  for (const char* wrong : {"", "x", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::1/129", "::1/-1"}) {
    EXPECT_FALSE(read_network(wrong)) << wrong;
  }
}

TEST(Address, ForwardedForIsBelievedOfTrustedProxiesAlone) {
  const std::vector<Network> none;
  const std::vector<Network> proxies{*read_network("127.0.0.1"), *read_network("10.0.0.0/8")};
  const AddressBytes peer = address("127.0.0.1");
  const AddressBytes visitor = address("203.0.113.9");
  EXPECT_EQ(visitor_address(peer, "203.0.113.9", none), peer);
  EXPECT_EQ(visitor_address(visitor, "198.51.100.1", proxies), visitor);
  EXPECT_EQ(visitor_address(peer, "203.0.113.9", proxies), visitor);
  // What the visitor itself wrote stands before what the proxy added.
  EXPECT_EQ(visitor_address(peer, "198.51.100.1, 203.0.113.9", proxies), visitor);
  EXPECT_EQ(visitor_address(peer, "198.51.100.1,203.0.113.9 , 10.1.1.1", proxies), visitor);
  EXPECT_EQ(visitor_address(peer, "", proxies), peer);
  EXPECT_EQ(visitor_address(peer, "203.0.113.9, junk", proxies), peer);
}

TEST(Address, GroupsAreWhatOneVisitorHas) {
  EXPECT_EQ(group_of(address("2001:db8:1:2:3::4")), group_of(address("2001:db8:1:2::9")));
  EXPECT_NE(group_of(address("2001:db8:1:2::1")), group_of(address("2001:db8:1:3::1")));
  EXPECT_NE(group_of(address("192.0.2.1")), group_of(address("192.0.2.2")));
  EXPECT_TRUE(is_loopback(address("127.3.2.1")));
  EXPECT_TRUE(is_loopback(address("::1")));
  EXPECT_FALSE(is_loopback(address("192.0.2.1")));
}

}  // namespace
}  // namespace tollkeeper
