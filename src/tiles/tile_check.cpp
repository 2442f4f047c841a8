// The checks of one tile's geometry. The layout checks at the end see a tile as a circle of twelve
// places, three a side (left half, middle, right half): a road, city, river or field is the set of
// places it reaches, and two sets that take turns round the circle would have to pass through each
// other. That finds the half edge typed wrong that no count would show.
#include <bit>
#include <string>

#include "tiles/tile_draft.hpp"

namespace tollkeeper {
namespace {

using Places = unsigned;

Places middles(SideMask sides) {
  Places places = 0;
  for (const Side side : kSides) {
    if ((sides & mask_of(side)) != 0) {
      places |= 2U << (3 * index_of(side));
    }
  }
  return places;
}

Places half_places(HalfMask halves) {
  Places places = 0;
  for (const Side side : kSides) {
    places |= (halves & left_half(side)) != 0 ? 1U << (3 * index_of(side)) : 0U;
    places |= (halves & right_half(side)) != 0 ? 4U << (3 * index_of(side)) : 0U;
  }
  return places;
}

// Whether going round the circle one meets a, b, a, b.
bool cross(Places a, Places b) {
  if ((a & b) != 0) {
    return false;
  }
  int turns = 0;
  bool first_is_a = false;
  bool last_is_a = false;
  bool any = false;
  for (Places place = 1; place < (1U << 12); place <<= 1) {
    if (((a | b) & place) == 0) {
      continue;
    }
    const bool is_a = (a & place) != 0;
    turns += any && is_a != last_is_a ? 1 : 0;
    first_is_a = any ? first_is_a : is_a;
    last_is_a = is_a;
    any = true;
  }
  return turns + (first_is_a != last_is_a ? 1 : 0) >= 4;
}

std::string side_list(SideMask sides) {
  std::string list;
  for (const Side side : kSides) {
    if ((sides & mask_of(side)) != 0) {
      list += list.empty() ? "" : "-";
      list += letter_of(side);
    }
  }
  return list;
}

std::string half_list(HalfMask halves) {
  std::string list;
  for (std::size_t n = 0; n < kHalfNames.size(); ++n) {
    if ((halves & (1U << n)) != 0) {
      list += list.empty() ? "" : " ";
      list += kHalfNames[n];
    }
  }
  return list;
}

// "the road E-W", "the field EL WR"
std::string name_of(const Segment& segment) {
  if (segment.kind == SegmentKind::field) {
    return segment.halves == 0 ? "the inner field" : "the field " + half_list(segment.halves);
  }
  return (segment.kind == SegmentKind::road ? "the road " : "the city ") + side_list(segment.sides);
}

// Something that parts the tile: a segment with what it is joined to, a crossroads, a river.
struct Divider {
  Places places = 0;
  SegmentMask segments = 0;
  std::string name;
  int line = 0;
  // A road on a bridge passes over all but fields: those do not go under a road.
  bool bridge = false;
  bool field = false;
};

bool may_cross(const Divider& a, const Divider& b) {
  return (a.bridge && !b.field) || (b.bridge && !a.field);
}

class GeometryCheck {
 public:
  GeometryCheck(const TileDraft& draft, TileErrors& errors)
      : draft_(draft), type_(draft.type), errors_(errors) {}

  void run() {
    const std::size_t before = errors_.count();
    check_sides();
    check_halves();
    check_inner_ends();
    if (errors_.count() == before && draft_.cities_and_roads_read && draft_.fields_read &&
        !draft_.unusual) {
      check_neighbours();
      check_layout();
    }
  }

 private:
  std::size_t count() const { return type_.segments.size(); }
  const Segment& segment(std::size_t n) const { return type_.segments[n]; }
  int line_of(std::size_t n) const { return draft_.segment_lines[n]; }
  Edge edge(Side side) const { return type_.edges[static_cast<std::size_t>(index_of(side))]; }
  bool on_bridge(std::size_t n) const { return (type_.bridges & (1U << n)) != 0; }

  void check_sides() {
    SideMask used = 0;
    for (std::size_t n = 0; n < count(); ++n) {
      if (segment(n).kind != SegmentKind::field) {
        const Edge kind = segment(n).kind == SegmentKind::road ? Edge::road : Edge::city;
        use_sides(segment(n).sides, kind, line_of(n), used);
      }
    }
    for (std::size_t n = 0; n < type_.waters.size(); ++n) {
      use_sides(type_.waters[n], Edge::water, draft_.water_lines[n], used);
    }
    if (!draft_.cities_and_roads_read) {
      return;
    }
    for (const Side side : kSides) {
      if (edge(side) != Edge::field && (used & mask_of(side)) == 0) {
        errors_.add(draft_.line, "missing edge: the outline has " +
                                     std::string(name_of(edge(side))) + " at the " +
                                     std::string(name_of(side)) + ", but no " +
                                     std::string(name_of(edge(side))) + " reaches it");
      }
    }
  }

  void use_sides(SideMask sides, Edge kind, int line, SideMask& used) {
    for (const Side side : kSides) {
      if ((sides & mask_of(side)) == 0) {
        continue;
      }
      if (edge(side) != kind) {
        errors_.add(line, "a " + std::string(name_of(kind)) + " on a " +
                              std::string(name_of(edge(side))) + " edge: the outline has " +
                              std::string(name_of(edge(side))) + " at the " +
                              std::string(name_of(side)));
      } else if ((used & mask_of(side)) != 0) {
        errors_.add(line, "the " + std::string(name_of(side)) + " side is used twice");
      }
      used = static_cast<SideMask>(used | mask_of(side));
    }
  }

  void check_halves() {
    HalfMask used = 0;
    for (std::size_t n = 0; n < count(); ++n) {
      const HalfMask halves = segment(n).halves;
      if (const HalfMask twice = static_cast<HalfMask>(halves & used)) {
        errors_.add(line_of(n), "half edge used twice: " + half_list(twice) +
                                    " belongs to another field already");
      }
      for (const Side side : kSides) {
        const auto here = static_cast<HalfMask>(halves & (left_half(side) | right_half(side)));
        if (edge(side) == Edge::city && here != 0) {
          errors_.add(line_of(n), "a field on a city edge: the outline has city at the " +
                                      std::string(name_of(side)) + ", so " + half_list(here) +
                                      " cannot be field");
        }
      }
      used = static_cast<HalfMask>(used | halves);
    }
    if (!draft_.fields_read) {
      return;
    }
    HalfMask missing = 0;
    for (const Side side : kSides) {
      if (edge(side) != Edge::city) {
        missing = static_cast<HalfMask>(missing | left_half(side) | right_half(side));
      }
    }
    missing = static_cast<HalfMask>(missing & ~used);
    if (missing != 0) {
      errors_.add(draft_.line, "missing half edge: no field reaches " + half_list(missing));
    }
  }

  void check_inner_ends() {
    bool at_monastery = false;
    SegmentMask at_crossroads = 0;
    for (std::size_t n = 0; n < count(); ++n) {
      const InnerEnd end = segment(n).inner_end;
      if (end == InnerEnd::crossroads) {
        at_crossroads = static_cast<SegmentMask>(at_crossroads | (1U << n));
        if (!type_.crossroads && draft_.crossroads_line == 0) {
          errors_.add(line_of(n), name_of(segment(n)) +
                                      " ends at a crossroads, but the tile has no line "
                                      "'crossroads village' or 'crossroads trees'");
        }
      }
      if (end == InnerEnd::monastery && !type_.monastery && !at_monastery) {
        at_monastery = true;
        errors_.add(line_of(n), name_of(segment(n)) +
                                    " ends at a monastery, but the tile has no line 'monastery'");
      }
    }
    if (type_.crossroads && draft_.cities_and_roads_read && std::popcount(at_crossroads) < 2) {
      errors_.add(draft_.crossroads_line,
                  "at a crossroads two, three or four roads end (TK-5); here it is " +
                      std::to_string(std::popcount(at_crossroads)));
    }
  }

  // A field's half edge in the corner beside a city, or beside a road that ends at a city's gate,
  // lies at that city.
  void check_neighbours() {
    for (std::size_t city = 0; city < count(); ++city) {
      if (segment(city).kind == SegmentKind::city) {
        HalfMask beside = 0;
        for (const Side side : kSides) {
          if ((segment(city).sides & mask_of(side)) != 0) {
            beside = static_cast<HalfMask>(beside | left_half(turned(side, 1)) |
                                           right_half(turned(side, 3)));
          }
        }
        for (std::size_t road = 0; road < count(); ++road) {
          if (segment(road).inner_end == InnerEnd::city && segment(road).inner_city == city &&
              !on_bridge(road)) {
            beside = static_cast<HalfMask>(beside | halves_of(segment(road).sides));
          }
        }
        need_touching(city, beside);
      }
    }
  }

  static HalfMask halves_of(SideMask sides) {
    HalfMask halves = 0;
    for (const Side side : kSides) {
      if ((sides & mask_of(side)) != 0) {
        halves = static_cast<HalfMask>(halves | left_half(side) | right_half(side));
      }
    }
    return halves;
  }

  void need_touching(std::size_t city, HalfMask beside) {
    for (std::size_t n = 0; n < count(); ++n) {
      const auto here = static_cast<HalfMask>(segment(n).halves & beside);
      if (here != 0 && (segment(n).cities & (1U << city)) == 0) {
        errors_.add(line_of(n), half_list(here) + " lies beside " + name_of(segment(city)) +
                                    ", so this field touches it: 'touches city " +
                                    side_list(segment(city).sides).substr(0, 1) + "'");
      }
    }
  }

  std::vector<Divider> dividers() const {
    std::vector<Divider> list;
    Divider crossing{0, 0, "the crossroads", draft_.crossroads_line};
    Divider monastery{0, 0, "the monastery with its roads", draft_.line};
    for (std::size_t n = 0; n < count(); ++n) {
      const auto bit = static_cast<SegmentMask>(1U << n);
      const Segment& here = segment(n);
      if (here.kind == SegmentKind::field) {
        list.push_back({half_places(here.halves), bit, name_of(here), line_of(n), false, true});
      } else if (here.kind == SegmentKind::city) {
        if (!on_bridge(n)) {  // fields do go under a city on a bridge
          list.push_back({middles(here.sides), bit, name_of(here), line_of(n)});
        }
      } else if (here.inner_end == InnerEnd::crossroads || here.inner_end == InnerEnd::monastery) {
        Divider& joint = here.inner_end == InnerEnd::crossroads ? crossing : monastery;
        joint.places |= middles(here.sides);
        joint.segments = static_cast<SegmentMask>(joint.segments | bit);
        joint.bridge = joint.bridge || on_bridge(n);
      } else if (here.inner_end != InnerEnd::city) {
        list.push_back({middles(here.sides), bit, name_of(here), line_of(n), on_bridge(n)});
      }
    }
    for (std::size_t n = 0; n < count(); ++n) {
      if (segment(n).inner_end == InnerEnd::city) {
        join_gate(list, n);
      }
    }
    list.push_back(crossing);
    list.push_back(monastery);
    for (std::size_t n = 0; n < type_.waters.size(); ++n) {
      list.push_back({middles(type_.waters[n]), 0, "the water " + side_list(type_.waters[n]),
                      draft_.water_lines[n]});
    }
    return list;
  }

  // A road and the city at whose gate it ends part the tile together.
  void join_gate(std::vector<Divider>& list, std::size_t road) const {
    for (Divider& divider : list) {
      if ((divider.segments & (1U << segment(road).inner_city)) != 0) {
        divider.places |= middles(segment(road).sides);
        divider.segments = static_cast<SegmentMask>(divider.segments | (1U << road));
        divider.bridge = divider.bridge || on_bridge(road);
      }
    }
  }

  void check_layout() {
    const std::vector<Divider> list = dividers();
    const std::size_t before = errors_.count();
    for (std::size_t b = 0; b < list.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        if (cross(list[a].places, list[b].places) && !may_cross(list[a], list[b])) {
          errors_.add(list[b].line, list[b].name + " passes through " + list[a].name +
                                        "; if one is on a bridge, say so with 'bridge'");
        }
      }
    }
    if (errors_.count() != before) {
      return;  // what lies between what is not known then
    }
    for (std::size_t field = 0; field < count(); ++field) {
      for (std::size_t city = 0; city < count(); ++city) {
        if ((segment(field).cities & (1U << city)) != 0 && !on_bridge(city) &&
            segment(field).halves != 0) {
          check_link(list, field, city);
        }
      }
    }
  }

  void check_link(const std::vector<Divider>& list, std::size_t field, std::size_t city) {
    const Places both = half_places(segment(field).halves) | middles(segment(city).sides);
    for (const Divider& divider : list) {
      if ((divider.segments & ((1U << field) | (1U << city))) == 0 && cross(both, divider.places)) {
        errors_.add(line_of(field), name_of(segment(field)) + " cannot touch " +
                                        name_of(segment(city)) + ": " + divider.name +
                                        " lies between them");
        return;
      }
    }
  }

  const TileDraft& draft_;
  const TileType& type_;
  TileErrors& errors_;
};

}  // namespace

void check_geometry(const TileDraft& draft, TileErrors& errors) {
  GeometryCheck(draft, errors).run();
}

}  // namespace tollkeeper
