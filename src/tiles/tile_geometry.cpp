#include <algorithm>
#include <array>
#include <string>

#include "tiles/tile_draft.hpp"
#include "tiles/tile_words.hpp"

namespace tollkeeper {
namespace {

constexpr std::array<std::string_view, 8> kGeometryStatements{
    "city", "road", "water", "field", "monastery", "crossroads", "bridge", "unusual"};

// A road `to city N` waits for the cities below it in the file.
struct CityEnd {
  std::size_t road;
  Words words;
};

class GeometryReader {
 public:
  GeometryReader(TileDraft& draft, TileErrors& errors)
      : draft_(draft),
        type_(draft.type),
        errors_(errors),
        inherited_(type_.segments.size(), true) {}

  void read() {
    const std::size_t before = errors_.count();
    for (const TileLine& line : draft_.body) {
      Words words(line);
      if (words.take_if("city")) {
        city(words);
      } else if (words.take_if("road")) {
        road(words);
      }
    }
    each("water", [this](Words& words) { water(words); });
    draft_.cities_and_roads_read = draft_.cities_and_roads_read && errors_.count() == before;
    for (CityEnd& end : city_ends_) {
      city_end(end);
    }
    draft_.cities_and_roads_read = draft_.cities_and_roads_read && errors_.count() == before;
    const std::size_t before_fields = errors_.count();
    each("field", [this](Words& words) { field(words); });
    draft_.fields_read = draft_.fields_read && errors_.count() == before_fields;
    each("monastery", [this](Words& words) {
      type_.monastery = true;
      expect_end(words, errors_);
    });
    each("crossroads", [this](Words& words) { crossroads(words); });
    each("bridge", [this](Words& words) { bridge(words); });
    each("unusual", [this](Words& words) { unusual(words); });
    collect_crossroads();
  }

 private:
  template <class Read>
  void each(std::string_view statement, Read read_line) {
    for (const TileLine& line : draft_.body) {
      Words words(line);
      if (words.take_if(statement)) {
        read_line(words);
      }
    }
  }

  // Cities and roads in file order, then fields: the order of segment numbers. Answers the number,
  // or kMaxSegments when there is no room.
  std::size_t add(Segment segment, int line) {
    for (std::size_t n = 0; n < type_.segments.size(); ++n) {
      Segment& old = type_.segments[n];
      if (inherited_[n] && old.kind == segment.kind && old.sides == segment.sides &&
          old.halves == segment.halves) {
        old = segment;
        inherited_[n] = false;
        draft_.segment_lines[n] = line;
        return n;
      }
    }
    if (type_.segments.size() == kMaxSegments) {
      errors_.add(line, "a tile can have at most " + std::to_string(kMaxSegments) +
                            " roads, cities and fields together");
      return kMaxSegments;
    }
    std::size_t at = type_.segments.size();
    if (segment.kind != SegmentKind::field) {
      const auto is_field = [](const Segment& s) { return s.kind == SegmentKind::field; };
      at = static_cast<std::size_t>(
          std::find_if(type_.segments.begin(), type_.segments.end(), is_field) -
          type_.segments.begin());
    }
    const auto place = static_cast<std::ptrdiff_t>(at);
    type_.segments.insert(type_.segments.begin() + place, segment);
    draft_.segment_lines.insert(draft_.segment_lines.begin() + place, line);
    inherited_.insert(inherited_.begin() + place, false);
    return at;
  }

  bool need_sides(SideMask sides, std::string_view what, const Words& words) {
    if (sides == 0) {
      errors_.add(words.line(), "after '" + std::string(what) +
                                    "' come the sides it reaches (N, E, S, W), not " +
                                    in_quotes(words.peek()));
    }
    return sides != 0;
  }

  void city(Words& words) {
    Segment segment;
    segment.kind = SegmentKind::city;
    segment.sides = read_sides(words, errors_);
    if (!need_sides(segment.sides, "city", words)) {
      return;
    }
    if (words.take_if("coat")) {
      segment.coats = 1;
    } else if (words.take_if("coats")) {
      const auto coats = number_of(words.peek(), 9);
      if (!coats) {
        errors_.add(words.line(),
                    "after 'coats' comes a number from 0 to 9, not " + in_quotes(words.peek()));
        return;
      }
      words.take();
      segment.coats = static_cast<std::uint8_t>(*coats);
    }
    expect_end(words, errors_);
    add(segment, words.line());
  }

  void road(Words& words) {
    Segment segment;
    segment.kind = SegmentKind::road;
    segment.sides = read_sides(words, errors_);
    if (!need_sides(segment.sides, "road", words)) {
      return;
    }
    const bool one_side = (segment.sides & (segment.sides - 1)) == 0;
    const bool ends_inside = words.take_if("to");
    if (one_side && !ends_inside) {
      errors_.add(words.line(),
                  "a road with one side ends inside the tile and must say where: 'to crossroads', "
                  "'to monastery', 'to city N', 'to cottage' or 'to water' (TK-5, Q-32)");
      return;
    }
    if (!one_side && ends_inside) {
      errors_.add(words.line(),
                  "a road that reaches several sides does not end inside the tile; roads that meet "
                  "at a crossroads are written one by one, each 'to crossroads'");
      return;
    }
    if (ends_inside && words.peek() == "city") {
      segment.inner_end = InnerEnd::city;
      city_ends_.push_back({add(segment, words.line()), words});
      return;
    }
    if (!ends_inside || read_inner_end(words, segment)) {
      expect_end(words, errors_);
      add(segment, words.line());
    }
  }

  bool read_inner_end(Words& words, Segment& segment) {
    if (words.take_if("crossroads")) {
      segment.inner_end = InnerEnd::crossroads;
    } else if (words.take_if("monastery")) {
      segment.inner_end = InnerEnd::monastery;
    } else if (words.take_if("cottage")) {
      segment.inner_end = InnerEnd::cottage;
    } else if (words.take_if("water")) {
      segment.inner_end = InnerEnd::water;
    } else {
      errors_.add(words.line(),
                  "a road can end 'to crossroads', 'to monastery', 'to city N', 'to cottage' or "
                  "'to water', not " +
                      in_quotes(words.peek()));
      return false;
    }
    return true;
  }

  void city_end(CityEnd& end) {
    const auto city = read_segment(end.words, type_, !draft_.cities_and_roads_read, errors_);
    if (!city || end.road >= type_.segments.size()) {
      return;
    }
    type_.segments[end.road].inner_city = static_cast<std::uint8_t>(*city);
    expect_end(end.words, errors_);
  }

  void water(Words& words) {
    const SideMask sides = read_sides(words, errors_);
    if (!need_sides(sides, "water", words)) {
      return;
    }
    const bool one_side = (sides & (sides - 1)) == 0;
    WaterEnd end = WaterEnd::none;
    if (words.take_if("from")) {
      end = words.take_if("spring") ? WaterEnd::spring : WaterEnd::none;
    } else if (words.take_if("to")) {
      end = words.take_if("lake") ? WaterEnd::lake : WaterEnd::none;
    }
    if (one_side != (end != WaterEnd::none)) {
      errors_.add(words.line(), one_side
                                    ? "water with one side is written 'from spring' or "
                                      "'to lake'"
                                    : "water that reaches several sides has no spring or lake");
      return;
    }
    expect_end(words, errors_);
    if (one_side) {
      type_.water_end = end;
    }
    type_.waters.push_back(sides);
    draft_.water_lines.push_back(words.line());
  }

  void field(Words& words) {
    Segment segment;
    segment.kind = SegmentKind::field;
    if (!words.take_if("inside")) {
      while (const auto half = half_of(words.peek())) {
        if ((segment.halves & *half) != 0) {
          errors_.add(words.line(),
                      "the half edge " + in_quotes(words.peek()) + " is used twice in this field");
        }
        segment.halves = static_cast<HalfMask>(segment.halves | *half);
        words.take();
      }
      if (segment.halves == 0) {
        errors_.add(
            words.line(),
            "after 'field' come its half edges (NL NR EL ER SL SR WL WR) or 'inside', not " +
                in_quotes(words.peek()));
        return;
      }
    }
    if (words.take_if("touches")) {
      touched_cities(words, segment);
    }
    expect_end(words, errors_);
    add(segment, words.line());
  }

  void touched_cities(Words& words, Segment& segment) {
    do {
      if (words.peek() != "city") {
        errors_.add(words.line(), "a field touches 'city N' or 'city N and city E', not " +
                                      in_quotes(words.peek()));
        return;
      }
      const auto city = read_segment(words, type_, !draft_.cities_and_roads_read, errors_);
      if (city) {
        segment.cities = static_cast<SegmentMask>(segment.cities | (1U << *city));
      }
    } while (words.take_if("and"));
  }

  void crossroads(Words& words) {
    if (draft_.crossroads_line != 0) {
      errors_.add(words.line(), "a tile has at most one crossroads");
      return;
    }
    Crossroads crossing;
    if (words.take_if("trees")) {
      crossing.kind = CrossroadsKind::trees;
    } else if (!words.take_if("village")) {
      errors_.add(words.line(), "a crossroads is a 'village' or 'trees' (TK-5, D-2), not " +
                                    in_quotes(words.peek()));
      return;
    }
    expect_end(words, errors_);
    type_.crossroads = crossing;
    draft_.crossroads_line = words.line();
  }

  void bridge(Words& words) {
    const auto segment = read_segment(words, type_, !draft_.cities_and_roads_read, errors_);
    if (segment && type_.segments[static_cast<std::size_t>(*segment)].kind == SegmentKind::field) {
      errors_.add(words.line(), "a field does not pass over a bridge");
    } else if (segment) {
      type_.bridges = static_cast<SegmentMask>(type_.bridges | (1U << *segment));
      expect_end(words, errors_);
    }
  }

  void unusual(Words& words) {
    draft_.unusual = true;
    if (!text_of(words.take())) {
      errors_.add(words.line(), "after 'unusual' comes the reason, in quotes");
      return;
    }
    expect_end(words, errors_);
  }

  void collect_crossroads() {
    if (!type_.crossroads) {
      return;
    }
    type_.crossroads->roads = 0;
    for (std::size_t n = 0; n < type_.segments.size(); ++n) {
      if (type_.segments[n].inner_end == InnerEnd::crossroads) {
        type_.crossroads->roads = static_cast<SegmentMask>(type_.crossroads->roads | (1U << n));
      }
    }
  }

  TileDraft& draft_;
  TileType& type_;
  TileErrors& errors_;
  std::vector<bool> inherited_;
  std::vector<CityEnd> city_ends_;
};

}  // namespace

bool is_geometry_statement(std::string_view word) {
  return std::find(kGeometryStatements.begin(), kGeometryStatements.end(), word) !=
         kGeometryStatements.end();
}

void read_geometry(TileDraft& draft, TileErrors& errors) { GeometryReader(draft, errors).read(); }

}  // namespace tollkeeper
