// Node: one place in the search tree. Children of a node lie side by side in the pool, so a node is
// found by the number of the first. Numbers stay right while the pool grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/action.hpp"
#include "rules/kind.hpp"

namespace tollkeeper {

// What stands below a node. `fresh`: nothing yet.
enum class NodeKind : std::uint8_t { fresh, choice, chance };

struct Node {
  Action action;    // what leads here from the node above, or below a chance node ...
  double sum = 0;   // of the results, as the seat `mover` counts them
  float prior = 0;  // share among the actions; below a chance node the share of copies
  std::uint32_t visits = 0;
  std::uint32_t first = 0;  // child
  std::uint16_t children = 0;
  NodeKind kind = NodeKind::fresh;
  Seat mover = kNoSeat;  // who chose to come here

  // ... the kind of tile drawn.
  KindId drawn() const { return static_cast<KindId>(action.cell.x); }
  static Action draw_of(KindId kind) {
    Action action;
    action.cell.x = static_cast<std::int16_t>(kind);
    return action;
  }
  double mean() const { return visits == 0 ? 0 : sum / visits; }
};
static_assert(sizeof(Node) == 32);

// A growing list of nodes with a bound: when it is full the tree stays as it is.
class NodePool {
 public:
  explicit NodePool(std::size_t most) : most_(most) {}

  // Asks for all the memory it may ever use at once, in huge pages where the system has them. Pages
  // not written to cost nothing, and a large tree need not be moved as it grows.
  void reserve_all();
  void clear() { nodes_.clear(); }
  std::size_t size() const { return nodes_.size(); }
  bool has_room(std::size_t count) const { return nodes_.size() + count <= most_; }
  // The number of the first of `count` new nodes side by side.
  std::uint32_t add(std::size_t count) {
    const auto first = static_cast<std::uint32_t>(nodes_.size());
    nodes_.resize(nodes_.size() + count);
    return first;
  }
  Node& operator[](std::uint32_t n) { return nodes_[n]; }
  const Node& operator[](std::uint32_t n) const { return nodes_[n]; }

 private:
  std::size_t most_;
  std::vector<Node> nodes_;
};

}  // namespace tollkeeper
