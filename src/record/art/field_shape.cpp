#include <algorithm>
#include <cstddef>

#include "record/art/grid_outline.hpp"
#include "record/art/shape_steps.hpp"

namespace tollkeeper::art {

int field_of_half(const TileType& type, int half) {
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& segment = type.segments[i];
    if (segment.kind == SegmentKind::field && ((segment.halves >> half) & 1) != 0) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

namespace {

// Grass that no field claims is a fault only when it can be seen.
constexpr int kSeenCells = 90;
constexpr int kUnderlap = 3;
constexpr double kMonasteryWall = 14;

constexpr std::size_t cell(int x, int y) { return static_cast<std::size_t>(y * kGrid + x); }

// The cell of the border a half edge (order of tiles/edge.hpp) runs out at.
constexpr int kHalfCells[8][2] = {{25, 0},  {75, 0},  {99, 25}, {99, 75},
                                  {75, 99}, {25, 99}, {0, 75},  {0, 25}};

std::uint8_t barrier_at(const TileShape& shape, Point p, bool monastery_wall) {
  for (const CityShape& city : shape.cities) {
    if (inside(p, city)) {
      return 1;
    }
    for (const WallShape& wall : city.walls) {
      if (distance(p, wall.line) < 2) {
        return 1;
      }
    }
  }
  for (const RoadShape& road : shape.roads) {
    if (distance(p, road) < kRoadBarrier) {
      return 2;
    }
  }
  for (const Polyline& stub : shape.stubs) {
    if (distance(p, stub) < kRoadBarrier) {
      return 2;
    }
  }
  for (const WaterShape& water : shape.waters) {
    for (const Polyline& line : water.lines) {
      if (distance(p, line) < kWaterBarrier) {
        return 3;
      }
    }
  }
  if (shape.pool && distance(p, shape.pool->at) < shape.pool->radius - 1) {
    return 3;
  }
  if (monastery_wall && shape.monastery && distance(p, *shape.monastery) < kMonasteryWall) {
    return 4;
  }
  return 0;
}

struct Part {
  int cells = 0;
  int claims = 0;  // by fields
};

// Numbers the connected parts of the open grass in reading order of their first cells.
std::vector<Part> flood(TileShape& shape) {
  std::vector<Part> parts;
  shape.labels.assign(static_cast<std::size_t>(kGrid) * kGrid, -1);
  std::vector<int> open;
  for (int start = 0; start < kGrid * kGrid; ++start) {
    if (shape.barrier[static_cast<std::size_t>(start)] != 0 ||
        shape.labels[static_cast<std::size_t>(start)] >= 0) {
      continue;
    }
    const auto label = static_cast<std::int16_t>(parts.size());
    Part part;
    const auto reach = [&](int x, int y) {
      if (x < 0 || y < 0 || x >= kGrid || y >= kGrid || shape.barrier[cell(x, y)] != 0 ||
          shape.labels[cell(x, y)] >= 0) {
        return;
      }
      shape.labels[cell(x, y)] = label;
      open.push_back(y * kGrid + x);
    };
    reach(start % kGrid, start / kGrid);
    while (!open.empty()) {
      const int at = open.back();
      open.pop_back();
      ++part.cells;
      const int x = at % kGrid;
      const int y = at / kGrid;
      reach(x + 1, y);
      reach(x - 1, y);
      reach(x, y + 1);
      reach(x, y - 1);
    }
    parts.push_back(part);
  }
  return parts;
}

int label_at_half(const TileShape& shape, int half) {
  return shape.labels[cell(kHalfCells[half][0], kHalfCells[half][1])];
}

std::string name_of_field(int number) { return "field segment " + std::to_string(number); }

// An inner field is the largest part of the grass that no half edge meets.
int inner_part(const TileShape& shape, const std::vector<Part>& parts) {
  int best = -1;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    bool met = parts[i].claims > 0;
    for (int half = 0; half < 8; ++half) {
      met = met || label_at_half(shape, half) == static_cast<int>(i);
    }
    if (!met && (best < 0 || parts[i].cells > parts[static_cast<std::size_t>(best)].cells)) {
      best = static_cast<int>(i);
    }
  }
  return best;
}

void match_field(const Segment& facts, TileShape& shape, std::vector<Part>& parts,
                 FieldShape& field) {
  std::vector<int> found;
  for (int half = 0; half < 8; ++half) {
    if (((facts.halves >> half) & 1) == 0) {
      continue;
    }
    const int label = label_at_half(shape, half);
    if (std::find(found.begin(), found.end(), label) == found.end()) {
      found.push_back(label);
    }
  }
  if (facts.halves == 0) {
    found.push_back(inner_part(shape, parts));
    if (found[0] < 0) {
      shape.disagreements.push_back(name_of_field(field.segment) + " is drawn nowhere");
    }
  } else if (std::find(found.begin(), found.end(), -1) != found.end()) {
    shape.disagreements.push_back(name_of_field(field.segment) +
                                  " reaches a half edge that the picture covers");
  } else if (found.size() > 1) {
    shape.disagreements.push_back(name_of_field(field.segment) + " is drawn in " +
                                  std::to_string(found.size()) + " parts");
  }
  for (const int label : found) {
    if (label < 0) {
      continue;
    }
    if (++parts[static_cast<std::size_t>(label)].claims == 2) {
      shape.disagreements.push_back(name_of_field(field.segment) +
                                    " is drawn joined to another field");
    }
    field.labels.push_back(label);
  }
}

// Where the picture joins fields that the facts keep apart, each cell goes to the field whose half
// edge is nearest on foot, so that tints and figure spots still tell them apart.
void split_shared_parts(const TileType& type, TileShape& shape, std::vector<Part>& parts) {
  std::vector<std::int16_t> owner(shape.labels.size(), -1);
  std::vector<int> open;
  for (int half = 0; half < 8; ++half) {
    const int field = field_of_half(type, half);
    const int label = label_at_half(shape, half);
    if (field < 0 || label < 0 || parts[static_cast<std::size_t>(label)].claims < 2) {
      continue;
    }
    const int at = kHalfCells[half][1] * kGrid + kHalfCells[half][0];
    owner[static_cast<std::size_t>(at)] = static_cast<std::int16_t>(field);
    open.push_back(at);
  }
  for (std::size_t next = 0; next < open.size(); ++next) {
    const int at = open[next];
    const int x = at % kGrid;
    const int y = at / kGrid;
    const auto reach = [&](int to_x, int to_y) {
      if (to_x < 0 || to_y < 0 || to_x >= kGrid || to_y >= kGrid ||
          shape.labels[cell(to_x, to_y)] < 0 || owner[cell(to_x, to_y)] >= 0) {
        return;
      }
      owner[cell(to_x, to_y)] = owner[static_cast<std::size_t>(at)];
      open.push_back(to_y * kGrid + to_x);
    };
    reach(x + 1, y);
    reach(x - 1, y);
    reach(x, y + 1);
    reach(x, y - 1);
  }
  for (FieldShape& field : shape.fields) {
    const auto label = static_cast<std::int16_t>(parts.size());
    bool any = false;
    for (std::size_t i = 0; i < owner.size(); ++i) {
      if (owner[i] == field.segment) {
        shape.labels[i] = label;
        any = true;
      }
    }
    std::erase_if(field.labels,
                  [&](int each) { return parts[static_cast<std::size_t>(each)].claims > 1; });
    if (any) {
      parts.push_back({});
      field.labels.push_back(label);
    }
  }
}

// The outline runs on under roads, walls and water, so that no seam shows.
std::string outline_of(const TileShape& shape, const FieldShape& field) {
  std::vector<std::uint8_t> cells(shape.labels.size(), 0);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] =
        std::find(field.labels.begin(), field.labels.end(), shape.labels[i]) != field.labels.end()
            ? 1
            : 0;
  }
  for (int round = 0; round < kUnderlap; ++round) {
    std::vector<std::uint8_t> grown = cells;
    for (int y = 0; y < kGrid; ++y) {
      for (int x = 0; x < kGrid; ++x) {
        if (cells[cell(x, y)] != 0 || shape.labels[cell(x, y)] >= 0) {
          continue;
        }
        if ((x > 0 && cells[cell(x - 1, y)] != 0) ||
            (x + 1 < kGrid && cells[cell(x + 1, y)] != 0) ||
            (y > 0 && cells[cell(x, y - 1)] != 0) ||
            (y + 1 < kGrid && cells[cell(x, y + 1)] != 0)) {
          grown[cell(x, y)] = 1;
        }
      }
    }
    cells = std::move(grown);
  }
  return grid_outline(cells, kGrid);
}

}  // namespace

void shape_fields(const TileType& type, bool monastery_parts_fields, TileShape& shape) {
  shape.fields.clear();
  shape.disagreements.clear();
  shape.barrier.assign(static_cast<std::size_t>(kGrid) * kGrid, 0);
  for (int y = 0; y < kGrid; ++y) {
    for (int x = 0; x < kGrid; ++x) {
      shape.barrier[cell(x, y)] = barrier_at(shape, {x + .5, y + .5}, monastery_parts_fields);
    }
  }
  std::vector<Part> parts = flood(shape);
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    if (type.segments[i].kind == SegmentKind::field) {
      FieldShape field;
      field.segment = static_cast<int>(i);
      match_field(type.segments[i], shape, parts, field);
      shape.fields.push_back(std::move(field));
    }
  }
  for (const Part& part : parts) {
    if (part.claims == 0 && part.cells > kSeenCells) {
      shape.disagreements.push_back("grass of " + std::to_string(part.cells) +
                                    " square units belongs to no field");
    }
  }
  if (std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.claims > 1; })) {
    split_shared_parts(type, shape, parts);
  }
  for (FieldShape& field : shape.fields) {
    field.outline = outline_of(shape, field);
  }
}

}  // namespace tollkeeper::art
