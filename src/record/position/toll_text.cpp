#include "record/position/toll_text.hpp"

#include <algorithm>
#include <cctype>

#include "record/notation.hpp"

namespace tollkeeper {
namespace {

std::string plural(int count, std::string_view one, std::string_view many) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

std::string cells_text(const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell& cell : cells) {
    text += (text.empty() ? "" : " ") + cell_text(cell);
  }
  return text;
}

class Writer {
 public:
  Writer(const LaidPosition& laid, const TollReport& report) : laid_(laid), report_(report) {}

  std::string write(bool all) {
    for (const PositionWarning& warning : laid_.warnings) {
      line(0, "note: " + error_at(warning.line, warning.text).message);
    }
    write_seats();
    write_due();
    write_tollhouses();
    write_features(all);
    return std::move(text_);
  }

 private:
  void line(std::size_t indent, const std::string& text) {
    text_ += std::string(2 * indent, ' ') + text + "\n";
  }

  std::string who(Seat seat) const {
    const std::string colour(kSeatColours[seat]);
    std::string lower = laid_.names[seat];
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower == colour ? laid_.names[seat] : laid_.names[seat] + " (" + colour + ")";
  }

  void write_seats() {
    constexpr std::size_t kColumn = 12;
    line(0, padded("points", 8) + padded("scored now", kColumn) + padded("at the end", kColumn) +
                padded("in all", kColumn));
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const SeatPoints& points = report_.seats[seat];
      if (((laid_.seats >> seat) & 1) != 0) {
        line(0, padded(std::to_string(points.before), 8) +
                    padded(std::to_string(points.due), kColumn) +
                    padded(std::to_string(points.end), kColumn) +
                    padded(std::to_string(points.total()), kColumn) + "  " + who(seat));
      }
    }
  }

  void write_due() {
    if (report_.due.empty()) {
      return;
    }
    line(0, "\nScored now");
    for (const Event& event : report_.due) {
      if (event.kind == EventKind::token_turned) {
        line(1, who(event.seat) + ": the " + std::string(event.word) + " then shows " +
                    std::to_string(event.number) + " (" + std::string(event.rule) + ")");
      } else {
        write_score(1, event, "for " + score_subject(event) + " ");
      }
    }
  }

  // "7 to Anna (blue) = 2 groups of travellers x 3 + 1 farmhouse x 1 (TK-12)"
  void write_score(std::size_t indent, const Event& event, const std::string& what = "") {
    std::string text = std::to_string(event.points) + " to " + who(event.seat) + " " + what;
    text += "= " + (event.parts.empty() ? "0" : parts_text(event.parts));
    line(indent, text + (event.rule.empty() ? "" : " (" + std::string(event.rule) + ")"));
  }

  void write_scores(std::size_t indent, const std::string& title, const Journal& events) {
    if (events.empty()) {
      return;
    }
    line(indent, title);
    for (const Event& event : events) {
      write_score(indent + 1, event, is_for_token(event) ? "as toll " : "");
    }
  }

  std::string feature_text(const PaidFeature& feature) const {
    const FeatureFacts& facts = feature.facts;
    std::string text = "the " + std::string(word_of(facts.kind)) + " at " + cells_text(facts.cells);
    if (facts.kind == FeatureKind::field) {
      return text;
    }
    text += ": " + plural(facts.tiles, "tile", "tiles");
    if (facts.complete) {
      return text + (feature.due ? ", complete now" : ", complete");
    }
    return text + ", " +
           (facts.kind > FeatureKind::field ? plural(facts.open_ends, "free place", "free places")
                                            : plural(facts.open_ends, "open end", "open ends"));
  }

  // "to the east and west"
  static std::string sides_text(SideMask sides) {
    std::string text;
    for (const Side side : kSides) {
      if ((sides & mask_of(side)) != 0) {
        text += (text.empty() ? "to the " : " and ") + std::string(name_of(side));
      }
    }
    return text;
  }

  std::string title_complete(const PaidFeature& feature) const {
    return !feature.facts.complete ? "if it were completed as it is"
           : feature.due           ? "scored now"
                                   : "when it was completed";
  }

  // --- tollhouses --------------------------------------------------------------------------------

  void write_tollhouses() {
    for (const CrossroadsToll& place : report_.crossroads) {
      if (place.token) {
        write_token(place);
      }
    }
    if (report_.crossroads.empty()) {
      return;
    }
    const auto free = std::count_if(report_.crossroads.begin(), report_.crossroads.end(),
                                    [](const CrossroadsToll& place) { return !place.token; });
    if (free != 0) {
      line(0, "\nFree crossroads: toll on completion of all their roads, and at the end");
      for (const CrossroadsToll& place : report_.crossroads) {
        if (!place.token) {
          write_free(place);
        }
      }
    }
  }

  static int sum(const std::vector<RoadToll>& tolls, bool end) {
    int points = 0;
    for (const RoadToll& toll : tolls) {
      points += points_in(end ? toll.at_end : toll.when_complete);
    }
    return points;
  }

  void write_free(const CrossroadsToll& place) {
    std::string text = cell_text(place.cell) + ": ";
    for (std::size_t value = 0; value < place.roads.size(); ++value) {
      text += "showing " + std::to_string(value + 1) + " " +
              std::to_string(sum(place.roads[value], false)) + ", ";
    }
    line(1, text + "at the end " + std::to_string(sum(place.roads.front(), true)));
  }

  void write_token(const CrossroadsToll& place) {
    const TokenOnTable& token = *place.token;
    const auto value = static_cast<std::size_t>(token.value - 1);
    line(0, "\n" + who(token.seat) + ": " + std::string(token.word) + " at " +
                cell_text(place.cell) + ", showing " + std::to_string(token.value));
    for (const RoadToll& toll : place.roads[value]) {
      const PaidFeature& road = report_.features[toll.feature];
      line(1, sides_text(toll.sides) + ": " + feature_text(road));
      if (road.facts.complete && !road.due) {
        line(2, "was completed before; it pays no more toll (Q-12)");
        continue;
      }
      write_toll(title_complete(road), toll.when_complete);
      if (!road.facts.complete) {
        write_toll("at the end", toll.at_end);
      }
    }
  }

  void write_toll(const std::string& title, const Journal& events) {
    if (events.empty()) {
      line(2, title + ": 0");
    }
    for (const Event& event : events) {
      line(2, title + ": " + std::to_string(event.points) + " = " + parts_text(event.parts) + " (" +
                  std::string(event.rule) + ")");
    }
  }

  // --- features ----------------------------------------------------------------------------------

  void write_features(bool all) {
    constexpr std::array<std::string_view, kFeatureKinds> kTitles{"Roads", "Cities", "Fields",
                                                                  "Monasteries", "Gardens"};
    int left_out = 0;
    for (int kind = 0; kind < kFeatureKinds; ++kind) {
      bool titled = false;
      for (const PaidFeature& feature : report_.features) {
        if (static_cast<int>(feature.facts.kind) != kind) {
          continue;
        }
        if (feature.facts.figures == 0 && feature.when_complete.empty() && !all) {
          ++left_out;
          continue;
        }
        if (!titled) {
          line(0, "\n" + std::string(kTitles[static_cast<std::size_t>(kind)]));
          titled = true;
        }
        write_feature(feature);
      }
    }
    if (left_out != 0) {
      line(0, "\nNobody is paid for the other " + plural(left_out, "feature", "features") +
                  "; --all lists them.");
    }
  }

  void write_feature(const PaidFeature& feature) {
    line(1, feature_text(feature));
    const FeatureFacts& facts = feature.facts;
    if (facts.figures == 0 && feature.when_complete.empty()) {
      line(2, "nobody is paid; worth " + std::to_string(facts.worth_now) +
                  (facts.complete || facts.kind == FeatureKind::field
                       ? ""
                       : " at the end, " + std::to_string(facts.worth_complete) + " completed"));
      return;
    }
    write_scores(2, title_complete(feature), feature.when_complete);
    write_scores(2, "at the end", feature.at_end);
  }

  const LaidPosition& laid_;
  const TollReport& report_;
  std::string text_;
};

}  // namespace

std::string toll_text(const LaidPosition& laid, const TollReport& report, bool all) {
  return Writer(laid, report).write(all);
}

}  // namespace tollkeeper
