#include "record/jcz_draws.hpp"

#include <algorithm>
#include <limits>

#include "base/random.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kEndMark = "#END";

std::optional<std::string> tile_placed_by(const JsonCursor& message) {
  if (message.at("type").text() != "PLACE_TILE") {
    return std::nullopt;
  }
  return message.at("payload").at("tileId").text();
}

}  // namespace

JczDraws::JczDraws(const Game& game, const JsonCursor& root,
                   const std::vector<JsonCursor>& messages)
    : game_(game),
      messages_(messages),
      pack_(game),
      last_draw_(std::numeric_limits<std::size_t>::max()) {
  if (const auto annotations = root.find("gameAnnotations");
      annotations && !annotations->is_null()) {
    if (const auto order = annotations->find("drawOrder"); order && !order->is_null()) {
      forced_ = order->items();
    }
    if (const auto end = annotations->find("endTurn"); end && !end->is_null()) {
      last_draw_ = static_cast<std::size_t>(end->whole(0, std::numeric_limits<int>::max()));
    }
  }
  std::vector<std::string> names;
  for (const JsonCursor& name : forced_) {
    names.push_back(name.text());
  }
  for (const JsonCursor& message : messages) {
    if (auto name = tile_placed_by(message)) {
      names.push_back(std::move(*name));
    }
  }
  pack_.reserve(names);
}

std::vector<std::uint16_t> JczDraws::draw(const State& board, double random, std::size_t next) {
  std::vector<std::uint16_t> drawn;
  JczRandom numbers(random);
  settled_ = false;
  bool fits = false;
  while (!fits && !pack_.empty() && count_ < last_draw_) {
    const auto copy = count_ < forced_.size()
                          ? forced(forced_[count_])
                          : std::optional(free_draw(board, numbers, next, drawn));
    if (!copy) {
      break;
    }
    pack_.take(*copy);
    drawn.push_back(*copy);
    ++count_;
    fits = fits_somewhere(board, game_.copies[*copy].kind);
  }
  return drawn;
}

std::optional<std::uint16_t> JczDraws::forced(const JsonCursor& entry) {
  const std::string name = entry.text();
  if (name == kEndMark) {
    last_draw_ = count_;
    return std::nullopt;
  }
  const auto copy = pack_.find(name);
  if (!copy) {
    entry.fail(pack_.knows(name) ? "the tile \"" + name + "\" cannot be drawn any more, or not yet."
                                 : "there is no tile \"" + name + "\" in this game.",
               "B-10");
  }
  return copy;
}

std::uint16_t JczDraws::free_draw(const State& board, JczRandom& numbers, std::size_t next,
                                  std::vector<std::uint16_t>& drawn) {
  const std::uint16_t copy = pack_.pick(numbers);
  const auto wanted = settled_ ? std::nullopt : next_tile(next);
  if (!wanted || pack_.is_called(copy, *wanted) ||
      !fits_somewhere(board, game_.copies[copy].kind)) {
    return copy;
  }
  // Neither this draw nor those set aside before it were made.
  settled_ = true;
  while (!drawn.empty() && count_ > forced_.size()) {
    pack_.put_back(drawn.back());
    drawn.pop_back();
    --count_;
  }
  return pack_.find(*wanted).value_or(copy);
}

std::optional<std::string> JczDraws::next_tile(std::size_t next) const {
  for (std::size_t n = next; n < messages_.size(); ++n) {
    if (auto name = tile_placed_by(messages_[n])) {
      return name;
    }
    if (messages_[n].at("type").text() == "COMMIT") {
      break;
    }
  }
  return std::nullopt;
}

std::vector<std::uint16_t> JczDraws::rest() const {
  std::vector<std::uint16_t> order;
  JczPack pack = pack_;
  const std::size_t most = last_draw_ - std::min(last_draw_, count_);
  for (std::size_t n = count_; n < forced_.size(); ++n) {
    const std::string name = forced_[n].text();
    if (name == kEndMark) {
      return order;
    }
    if (const auto copy = pack.find(name)) {
      pack.take(*copy);
      order.push_back(*copy);
    }
  }
  std::vector<std::uint16_t> others = pack.left();
  Random random(count_);
  random.shuffle(others);
  std::stable_sort(others.begin(), others.end(), [this](std::uint16_t a, std::uint16_t b) {
    return game_.kinds[game_.copies[a].kind].group < game_.kinds[game_.copies[b].kind].group;
  });
  order.insert(order.end(), others.begin(), others.end());
  order.resize(std::min(order.size(), most));
  return order;
}

}  // namespace tollkeeper
