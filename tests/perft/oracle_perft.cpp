#include "perft/oracle_perft.hpp"

#include <algorithm>
#include <map>

#include "oracle/snapshot.hpp"

namespace tollkeeper::testing {
namespace {

// What a drawn tile looks like to the rules in force: its type, and those of its symbols that they
// know (TK-12 to TK-14 and TK-17, I-3, I-5, A-3).
class Looks {
 public:
  explicit Looks(const Setup& setup) {
    const bool toll = has(setup, "tollkeepers") && value(setup, "tollhouse") != "off";
    const bool inns = has(setup, "inns_and_cathedrals");
    for (const SymbolRow& row : kSymbols) {
      switch (row.kind) {
        case SymbolKind::farmhouse:
        case SymbolKind::cowshed:
        case SymbolKind::pigsty:
        case SymbolKind::donkey_stable:
        case SymbolKind::highwaymen:
        case SymbolKind::travellers:
        case SymbolKind::garden: beside_ |= toll ? mask_of(row.kind) : 0; break;
        case SymbolKind::inn:
          beside_ |= inns && value(setup, "inns") != "off" ? mask_of(row.kind) : 0;
          break;
        case SymbolKind::cathedral:
          beside_ |= inns && value(setup, "cathedrals") != "off" ? mask_of(row.kind) : 0;
          break;
        case SymbolKind::water_tower:
        case SymbolKind::volcano:
        case SymbolKind::pig_herd: break;
      }
    }
    gardens_ = has(setup, "abbot") && value(setup, "gardens") != "off";
  }

  std::string of(const oracle::Tile& tile) const {
    std::vector<std::string> symbols;
    for (const PrintedSymbol& symbol : tile.copy->symbols) {
      const bool beside = symbol.beside != 0 && (beside_ & mask_of(symbol.kind)) != 0;
      if (beside || (gardens_ && symbol.kind == SymbolKind::garden)) {
        symbols.push_back(std::string(row_of(symbol.kind).word) + std::to_string(symbol.beside));
      }
    }
    std::sort(symbols.begin(), symbols.end());
    std::string look = tile.type->id;
    for (const std::string& symbol : symbols) {
      look += " " + symbol;
    }
    return look;
  }

 private:
  static bool has(const Setup& setup, std::string_view name) {
    return std::any_of(setup.sets.begin(), setup.sets.end(),
                       [name](const SetChoice& set) { return set.name == name; });
  }
  static std::string_view value(const Setup& setup, std::string_view name) {
    for (const OptionSetting& option : setup.options) {
      if (option.name == name) {
        return option.value;
      }
    }
    return "";
  }

  SymbolMask beside_ = 0;
  bool gardens_ = false;
};

// The copy's place in the catalogue, found by its id.
CopyRef ref_of(const Catalogue& catalogue, const oracle::Tile& tile) {
  return *catalogue.find_copy(tile.copy->id);
}

class Counter {
 public:
  Counter(const Catalogue& catalogue, const Setup& setup, int depth)
      : catalogue_(catalogue), looks_(setup), counts_(static_cast<std::size_t>(depth)) {}

  const std::vector<std::uint64_t>& counts() const { return counts_; }

  void count(const oracle::Oracle& position, std::size_t done) {
    const std::string_view phase = position.phase();
    if (phase == "over") {
      return;
    }
    if (phase == "score") {
      oracle::Oracle next(position);
      (void)next.finish_turn();
      count(next, done);
      return;
    }
    if (phase == "draw") {
      std::map<std::string, oracle::Tile> branches;
      for (const oracle::Tile& tile : position.drawable()) {
        branches.emplace(looks_.of(tile), tile);
      }
      for (const auto& [look, tile] : branches) {
        oracle::Oracle next(position);
        (void)next.draw(ref_of(catalogue_, tile));
        count(next, done);
      }
      return;
    }
    const std::vector<oracle::OracleAction> actions = position.legal_actions();
    counts_[done] += actions.size();
    if (done + 1 == counts_.size()) {
      return;
    }
    for (const oracle::OracleAction& action : actions) {
      oracle::Oracle next(position);
      (void)next.apply(action);
      count(next, done + 1);
    }
  }

 private:
  const Catalogue& catalogue_;
  Looks looks_;
  std::vector<std::uint64_t> counts_;
};

}  // namespace

Result<oracle::Oracle> oracle_after(const Playthrough& play) {
  const Game& game = play.game();
  auto started = oracle::Oracle::start(*game.catalogue, game.setup, play.first_seat());
  if (!started) {
    return started.error();
  }
  oracle::Oracle& oracle = *started;
  for (const Step& step : play.steps()) {
    Status done = ok();
    switch (step.kind) {
      case Step::Kind::draw:
      case Step::Kind::discard: done = oracle.draw(game.copies[step.copy].ref); break;
      case Step::Kind::act: done = oracle.apply(oracle::action_of(game, step.action)); break;
      case Step::Kind::finish: done = oracle.finish_turn(); break;
      case Step::Kind::end: return Error{"The oracle ends games by itself.", "B-37"};
    }
    if (!done) {
      return done.error();
    }
  }
  return started;
}

std::vector<std::uint64_t> oracle_perft(const oracle::Oracle& oracle, const Catalogue& catalogue,
                                        const Setup& setup, int depth) {
  Counter counter(catalogue, setup, depth);
  counter.count(oracle, 0);
  return counter.counts();
}

}  // namespace tollkeeper::testing
