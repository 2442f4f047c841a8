#include "server/visitors.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace tollkeeper {

namespace asio = boost::asio;

namespace {

constexpr double kRequestBurst = 4;
constexpr double kMessageBurst = 2;
constexpr double kHour = 3600;
constexpr std::size_t kLeastKnown = 1024;

double number(std::int64_t limit) { return static_cast<double>(limit); }

}  // namespace

Visitor::Visitor(const Limits& limits)
    : requests(kRequestBurst * number(limits.requests_per_second_of_address),
               number(limits.requests_per_second_of_address)),
      messages(kMessageBurst * number(limits.messages_per_second_of_address),
               number(limits.messages_per_second_of_address)),
      games(number(limits.games_per_hour_of_address),
            number(limits.games_per_hour_of_address) / kHour),
      most_work_(static_cast<std::size_t>(limits.work_of_address)) {}

// A place in the queue. Whoever stops waiting before their turn, as all do when the server ends,
// leaves it.
class Visitor::Waiting {
 public:
  Waiting(Visitor& visitor, asio::steady_timer& turn) : visitor_(visitor), turn_(turn) {
    visitor_.waiting_.push_back(&turn_);
  }
  ~Waiting() { std::erase(visitor_.waiting_, &turn_); }
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  Visitor& visitor_;
  asio::steady_timer& turn_;
};

Visitor::Pass::~Pass() {
  if (!entered_) {
    return;
  }
  if (visitor_->waiting_.empty()) {
    --visitor_->working_;
    return;
  }
  // The next in line takes the place over.
  visitor_->waiting_.front()->cancel();
  visitor_->waiting_.pop_front();
}

asio::awaitable<void> Visitor::Pass::enter() {
  if (visitor_->working_ < visitor_->most_work_) {
    ++visitor_->working_;
  } else {
    asio::steady_timer turn(co_await asio::this_coro::executor,
                            asio::steady_timer::time_point::max());
    const Waiting place(*visitor_, turn);
    co_await turn.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  entered_ = true;
}

bool Visitor::is_forgettable() {
  return connections == 0 && working_ == 0 && requests.is_full() && messages.is_full() &&
         games.is_full();
}

std::shared_ptr<Visitor> Visitors::of(const AddressBytes& address) {
  if (known_.size() >= look_at_) {
    forget();
  }
  auto& visitor = known_[group_of(address)];
  if (visitor == nullptr) {
    visitor = std::make_shared<Visitor>(limits_);
  }
  return visitor;
}

void Visitors::forget() {
  std::erase_if(known_, [](const auto& entry) {
    return entry.second.use_count() == 1 && entry.second->is_forgettable();
  });
  look_at_ = std::max(kLeastKnown, 2 * known_.size());
}

}  // namespace tollkeeper
