// Visitors: what everybody from one address uses together, so that whoever floods the server meets
// their own limits and nobody else's. Belongs to the network thread. Internal to the network part
// of the server, as connection.hpp.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>

#include "server/address.hpp"
#include "server/limits.hpp"
#include "server/rate.hpp"

namespace tollkeeper {

class Visitor {
 public:
  explicit Visitor(const Limits& limits);

  // The right to have one message or request worked on, from enter() to the end of the object.
  class Pass {
   public:
    explicit Pass(std::shared_ptr<Visitor> visitor) : visitor_(std::move(visitor)) {}
    ~Pass();
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;
    // Waits until fewer than the limit are worked on, first come, first served. Once.
    boost::asio::awaitable<void> enter();

   private:
    std::shared_ptr<Visitor> visitor_;
    bool entered_ = false;
  };

  bool is_forgettable();

  std::size_t connections = 0;
  Rate requests;
  Rate messages;
  Rate games;

 private:
  class Waiting;
  std::size_t most_work_;
  std::size_t working_ = 0;
  std::deque<boost::asio::steady_timer*> waiting_;
};

// A visitor's connection while it lasts.
class Presence {
 public:
  explicit Presence(std::shared_ptr<Visitor> visitor) : visitor_(std::move(visitor)) {
    ++visitor_->connections;
  }
  ~Presence() { --visitor_->connections; }
  Presence(const Presence&) = delete;
  Presence& operator=(const Presence&) = delete;

 private:
  std::shared_ptr<Visitor> visitor_;
};

class Visitors {
 public:
  explicit Visitors(const Limits& limits) : limits_(limits) {}

  std::shared_ptr<Visitor> of(const AddressBytes& address);
  std::size_t size() const { return known_.size(); }

 private:
  void forget();

  Limits limits_;
  std::map<AddressBytes, std::shared_ptr<Visitor>> known_;
  std::size_t look_at_ =
      1024;  // when so many are known, those that did nothing lately are forgotten
};

}  // namespace tollkeeper
