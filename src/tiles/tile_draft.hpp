// TileDraft: one tile of a file while it is read, with the line of each of its parts, so that the
// checks can say where a fault stands. Internal to the reader of tile files.
//
// The steps of reading a tile, in order: read_geometry, check_geometry, read_copies.
#pragma once

#include <vector>

#include "tiles/tile_text.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper {

struct CopyDraft {
  TileCopy copy;
  int line = 0;
};

struct TileDraft {
  TileType type;
  int line = 0;  // of the statement `tile`
  std::vector<TileLine> body;
  std::vector<int> segment_lines;  // beside type.segments
  std::vector<int> water_lines;    // beside type.waters
  int crossroads_line = 0;
  bool unusual = false;               // layout checks are waived, see docs/tile-format.md
  bool cities_and_roads_read = true;  // false: some had an error, so more would follow from it
  bool fields_read = true;
  std::vector<CopyDraft> copies;
};

// Statements that read_geometry and read_copies know, for the messages of the reader.
bool is_geometry_statement(std::string_view word);
bool is_copy_statement(std::string_view word);

// Fills segments, waters, monastery, crossroads and bridges of draft.type from draft.body
// (the outline is there already).
void read_geometry(TileDraft& draft, TileErrors& errors);

// Every half edge used once; edges, segments, inner ends and crossroads agree; nothing passes
// through anything else but on a bridge.
void check_geometry(const TileDraft& draft, TileErrors& errors);

// Names, notes, symbols and copies into draft.copies, and draft.type.counts with the check that
// both agree. `set` tells which editions the set was printed in.
void read_copies(TileDraft& draft, const TileSet& set, TileErrors& errors);

}  // namespace tollkeeper
