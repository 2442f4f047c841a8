#include "cli/text/toll_answer.hpp"

#include <algorithm>
#include <cctype>
#include <span>

#include "record/notation.hpp"

namespace tollkeeper {
namespace {

class Writer {
 public:
  Writer(const LaidPosition& laid, const TollReport& report, const Wording& wording)
      : laid_(laid), report_(report), wording_(wording), say_(wording.texts().toll) {}

  std::string write(bool all) {
    for (const PositionWarning& warning : laid_.warnings) {
      write_warning(warning);
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
  void heading(std::string_view text) { line(0, "\n" + std::string(text)); }

  static std::string with_rule(const std::string& text, std::string_view rule) {
    return rule.empty() ? text : text + " (" + std::string(rule) + ")";
  }

  void write_warning(const PositionWarning& warning) {
    const std::string_view sentence = warning.code == "box_has_fewer" ? say_.box_has_fewer
                                      : warning.code == "plain_tile"  ? say_.plain_tile
                                      : warning.code == "apart"       ? say_.apart
                                                                      : say_.two_on_tile;
    std::string text = fill(sentence, fmt::arg("cell", cell_text(warning.cell)));
    if (warning.line != 0) {
      text = fill(say_.line, fmt::arg("n", warning.line), fmt::arg("text", text));
    }
    line(0, fill(say_.note, fmt::arg("text", text)));
  }

  // A player who is called like the colour in the file has no other name.
  std::string who(Seat seat) const {
    const std::string_view colour = wording_.texts().words.colours[seat];
    std::string lower = laid_.names[seat];
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (lower == kSeatColours[seat]) {
      return lower == colour ? laid_.names[seat] : capital(colour);
    }
    return laid_.names[seat] + " (" + std::string(colour) + ")";
  }

  void write_seats() {
    constexpr std::size_t kColumn = 12;
    const auto row = [this](std::array<std::string, 4> cells, const std::string& name) {
      line(0, right(cells[0], 8) + right(cells[1], kColumn) + right(cells[2], kColumn) +
                  right(cells[3], kColumn) + name);
    };
    std::array<std::string, 4> titles;
    std::transform(say_.columns.begin(), say_.columns.end(), titles.begin(),
                   [](const Phrase& text) { return std::string(text.view()); });
    row(titles, "");
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const SeatPoints& points = report_.seats[seat];
      if (((laid_.seats >> seat) & 1) != 0) {
        row({std::to_string(points.before), std::to_string(points.due), std::to_string(points.end),
             std::to_string(points.total())},
            "  " + who(seat));
      }
    }
  }

  void write_due() {
    if (report_.due.empty()) {
      return;
    }
    heading(say_.scored_now_title);
    for (const Event& event : report_.due) {
      if (event.kind == EventKind::token_turned) {
        line(1, with_rule(fill(say_.then_shows, fmt::arg("who", who(event.seat)),
                               fmt::arg("n", event.number)),
                          event.rule));
      } else {
        write_score(1, event, say_.score_for);
      }
    }
  }

  // "7 to Anna (blue) = 2 groups of travellers x 3 + 1 farmhouse x 1 (TK-12)"
  void write_score(std::size_t indent, const Event& event, std::string_view sentence) {
    line(indent,
         with_rule(
             fill(sentence, fmt::arg("n", event.points), fmt::arg("who", who(event.seat)),
                  fmt::arg("n_points", wording_.count(event.points, wording_.texts().words.points)),
                  fmt::arg("what", wording_.subject(event))) +
                 " = " + (event.parts.empty() ? "0" : wording_.parts(event.parts)),
             event.rule));
  }

  void write_scores(std::size_t indent, std::string_view title, const Journal& events) {
    if (events.empty()) {
      return;
    }
    line(indent, std::string(title));
    for (const Event& event : events) {
      write_score(indent + 1, event, is_for_token(event) ? say_.score_toll : say_.score_to);
    }
  }

  std::string feature_text(const PaidFeature& feature) const {
    const FeatureFacts& facts = feature.facts;
    const WordTexts& words = wording_.texts().words;
    std::string text =
        fill(say_.feature, fmt::arg("feature", wording_.feature(facts.kind).the.view()),
             fmt::arg("cells", cells_text(facts.cells)));
    if (facts.kind == FeatureKind::field) {
      return text;
    }
    text += ": " + wording_.count(facts.tiles, words.tiles) + ", ";
    if (facts.complete) {
      return text + std::string((feature.due ? say_.complete_now : say_.complete).view());
    }
    return text + wording_.count(facts.open_ends, facts.kind > FeatureKind::field
                                                      ? words.free_places
                                                      : words.open_ends);
  }

  std::string_view title_complete(const PaidFeature& feature) const {
    return !feature.facts.complete ? say_.if_completed
           : feature.due           ? say_.scored_now
                                   : say_.when_completed;
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
      heading(say_.free_crossroads);
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
      text += fill(say_.showing, fmt::arg("value", value + 1),
                   fmt::arg("n", sum(place.roads[value], false))) +
              ", ";
    }
    line(1, text + fill(say_.at_end_sum, fmt::arg("n", sum(place.roads.front(), true))));
  }

  void write_token(const CrossroadsToll& place) {
    const TokenOnTable& token = *place.token;
    const auto value = static_cast<std::size_t>(token.value - 1);
    heading(fill(say_.tollhouse, fmt::arg("who", who(token.seat)),
                 fmt::arg("cell", cell_text(place.cell)), fmt::arg("n", token.value)));
    for (const RoadToll& toll : place.roads[value]) {
      const PaidFeature& road = report_.features[toll.feature];
      line(1, fill(say_.road_towards, fmt::arg("sides", wording_.sides(toll.sides)),
                   fmt::arg("feature", feature_text(road))));
      if (road.facts.complete && !road.due) {
        line(2, with_rule(std::string(say_.paid_before.view()), "Q-12"));
        continue;
      }
      write_toll(title_complete(road), toll.when_complete);
      if (!road.facts.complete) {
        write_toll(say_.at_end, toll.at_end);
      }
    }
  }

  void write_toll(std::string_view title, const Journal& events) {
    const std::string before = std::string(title) + ": ";
    if (events.empty()) {
      line(2, before + "0");
    }
    for (const Event& event : events) {
      line(2, with_rule(before + std::to_string(event.points) + " = " + wording_.parts(event.parts),
                        event.rule));
    }
  }

  // --- features ----------------------------------------------------------------------------------

  void write_features(bool all) {
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
          heading(wording_.feature(feature.facts.kind).title);
          titled = true;
        }
        write_feature(feature);
      }
    }
    if (left_out != 0) {
      heading(wording_.fill_count(left_out, say_.others));
    }
  }

  void write_feature(const PaidFeature& feature) {
    line(1, feature_text(feature));
    const FeatureFacts& facts = feature.facts;
    if (facts.figures == 0 && feature.when_complete.empty()) {
      const bool open = !facts.complete && facts.kind != FeatureKind::field;
      line(2, fill(open ? say_.nobody_incomplete : say_.nobody, fmt::arg("n", facts.worth_now),
                   fmt::arg("complete", facts.worth_complete)));
      return;
    }
    write_scores(2, title_complete(feature), feature.when_complete);
    write_scores(2, say_.at_end, feature.at_end);
  }

  const LaidPosition& laid_;
  const TollReport& report_;
  const Wording& wording_;
  const TollTexts& say_;
  std::string text_;
};

}  // namespace

std::string toll_answer(const LaidPosition& laid, const TollReport& report, const Wording& wording,
                        bool all) {
  return Writer(laid, report, wording).write(all);
}

}  // namespace tollkeeper
