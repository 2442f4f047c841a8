#include "record/json_words.hpp"

#include <boost/json/value.hpp>

namespace tollkeeper {

namespace json = boost::json;

json::string word(std::string_view text) { return json::string(text.data(), text.size()); }

json::array cells_array(const std::vector<Cell>& cells) {
  json::array list;
  for (const Cell& cell : cells) {
    list.push_back({cell.x, cell.y});
  }
  return list;
}

json::array seats_array(std::uint8_t mask) {
  json::array list;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (((mask >> seat) & 1) != 0) {
      list.push_back(seat + 1);
    }
  }
  return list;
}

json::array parts_array(const Event& event) {
  json::array list;
  for (const ScorePart& part : event.parts) {
    list.push_back({{"count", part.count},
                    {"worth", part.worth},
                    {"what", word(part.what)},
                    {"points", part.count * part.worth},
                    {"rule", word(part.rule)}});
  }
  return list;
}

}  // namespace tollkeeper
