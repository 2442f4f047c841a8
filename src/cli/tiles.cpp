// tollkeeper tiles: what tiles there are, and whether they add up to the published totals.
#include <fmt/format.h>

#include <array>
#include <map>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/board_view.hpp"
#include "tiles/describe.hpp"
#include "tiles/totals.hpp"

namespace tollkeeper {
namespace {

// Totals of one set by word and edition, as a table. Returns how many differ from the published
// ones.
int print_totals(const TileSet& set, bool differing_too) {
  std::map<std::string, std::array<std::string, kEditions>> rows;
  std::vector<std::string> order;
  int differ = 0;
  for (const TotalRow& row : count_totals(set)) {
    if (rows.find(row.what) == rows.end()) {
      order.push_back(row.what);
    }
    std::string text = std::to_string(row.counted);
    if (row.published) {
      const bool same = *row.published == row.counted;
      differ += same ? 0 : 1;
      text += same ? " ok" : fmt::format(" NOT {}", *row.published);
    } else {
      text += "   ";
    }
    rows[row.what][static_cast<std::size_t>(row.edition)] = text;
  }
  if (differing_too) {
    fmt::print("{} ({})\n  {:<22} {:>12} {:>12} {:>12}\n", set.id, set.title, "", "C1   ", "C2   ",
               "C3   ");
    for (const std::string& what : order) {
      const auto& row = rows[what];
      fmt::print("  {:<22} {:>12} {:>12} {:>12}\n", what, row[0], row[1], row[2]);
    }
  }
  return differ;
}

int check_totals(const Catalogue& catalogue) {
  int differ = 0;
  int published = 0;
  for (const TileSet& set : catalogue.sets()) {
    differ += print_totals(set, true);
    for (const TotalRow& row : count_totals(set)) {
      published += row.published ? 1 : 0;
    }
  }
  if (differ == 0) {
    fmt::print("All {} published totals agree (ok); figures without a mark were never published.\n",
               published);
    return kDone;
  }
  fmt::print("{} of {} published totals differ.\n", differ, published);
  return kDiffers;
}

std::string counts_text(const TileType& type) {
  return fmt::format("C1 {:>2}  C2 {:>2}  C3 {:>2}", type.counts[0], type.counts[1],
                     type.counts[2]);
}

void print_set(const TileSet& set) {
  fmt::print("{} ({}): {} types\n", set.id, set.title, set.types.size());
  for (const TileType& type : set.types) {
    fmt::print("  {}   {}{}\n", counts_text(type), describe(type),
               type.reconstruction ? "  [reconstruction]" : "");
  }
}

void print_type(const TileSet& set, std::size_t number, int only_copy) {
  const TileType& type = set.types[number];
  fmt::print("{}\nset {} ({}); copies: {}\n", describe(type), set.id, set.title, counts_text(type));
  if (!type.jcz_id.empty() || !type.jcz_garden_id.empty()) {
    fmt::print(".jcz: {}{}{}\n", type.jcz_id,
               type.jcz_id.empty() || type.jcz_garden_id.empty() ? "" : ", with a garden ",
               type.jcz_garden_id);
  }
  if (type.reconstruction) {
    fmt::print("This tile is a reconstruction: no picture of it was seen.\n");
  }
  if (!type.note.empty()) {
    fmt::print("Note: {}\n", type.note);
  }
  const TerminalLook look = look_of_output(When::automatic);
  for (std::size_t n = 0; n < set.copies.size(); ++n) {
    if (set.copies[n].type != number ||
        (only_copy >= 0 && static_cast<std::size_t>(only_copy) != n)) {
      continue;
    }
    fmt::print(
        "\n{}\n{}", describe(set.copies[n], set),
        TilePicture(type, set.copies[n].symbols, kLargePicture, false, look).canvas().text(look));
  }
}

int print_named(const Catalogue& catalogue, const std::string& name) {
  if (const TileSet* set = catalogue.find_set(name)) {
    print_set(*set);
    return kDone;
  }
  if (const auto type = catalogue.find_type(name)) {
    print_type(catalogue.sets()[type->set], type->type, -1);
    return kDone;
  }
  if (const auto copy = catalogue.find_copy(name)) {
    print_type(catalogue.sets()[copy->set], catalogue.copy(*copy).type, copy->copy);
    return kDone;
  }
  std::string sets;
  for (const TileSet& set : catalogue.sets()) {
    sets += (sets.empty() ? "" : ", ") + set.id;
  }
  return complain({"There is no set, tile type or copy \"" + name + "\"; the sets are " + sets +
                       ", types are called such as base/U, copies base/U.6.",
                   ""});
}

}  // namespace

int run_tiles(const TilesArguments& arguments) {
  const auto catalogue = read_catalogue(arguments.tiles_file);
  if (!catalogue) {
    return complain(catalogue.error());
  }
  if (arguments.check) {
    return check_totals(**catalogue);
  }
  if (arguments.names.empty()) {
    for (const TileSet& set : (*catalogue)->sets()) {
      print_set(set);
    }
    return kDone;
  }
  for (const std::string& name : arguments.names) {
    if (const int code = print_named(**catalogue, name); code != kDone) {
      return code;
    }
  }
  return kDone;
}

}  // namespace tollkeeper
