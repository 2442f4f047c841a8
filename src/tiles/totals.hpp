// Totals: the figures that tables of tiles give for a set, by the words tile files use for them
// ("tiles", "road_segments", "sheds", "travellers"). Counted here from the tiles themselves; the
// reader of tile files compares them with the published ones.
#pragma once

#include <string_view>
#include <vector>

#include "tiles/catalogue.hpp"

namespace tollkeeper {

// All words that may follow `total`, in the order tables print them.
std::vector<std::string_view> total_words();
bool is_total_word(std::string_view word);

// The figure `what`, which is one of total_words(), for the copies of one edition.
int count_total(const TileSet& set, Edition edition, std::string_view what);

// Whether the edition has tiles of its own in this set, not another one's.
bool is_printed(const TileSet& set, Edition edition);

}  // namespace tollkeeper
