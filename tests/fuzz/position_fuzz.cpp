// read_position_file, lay_out and toll_report on any bytes: they return; a table that was laid is
// written and read again to the same answer, and every score is the sum of its parts.
#include <boost/json/serialize.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/text/languages.hpp"
#include "cli/text/toll_answer.hpp"
#include "expansions/registry.hpp"
#include "record/position/position_file.hpp"
#include "record/position/toll_json.hpp"

namespace {

void need(bool holds) {
  if (!holds) {
    std::abort();
  }
}

void need_parts(const tollkeeper::Journal& events) {
  for (const tollkeeper::Event& event : events) {
    need(event.kind != tollkeeper::EventKind::score ||
         event.points == tollkeeper::sum_of_parts(event.parts));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tollkeeper;
  static const auto catalogue = shipped_catalogue();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto position = read_position_file(text, catalogue);
  if (!position) {
    need(!position.error().message.empty());
    return 0;
  }
  const auto laid = lay_out(*position, catalogue);
  if (!laid) {
    need(!laid.error().message.empty());
    return 0;
  }
  const TollReport report = toll_report(*laid);
  need_parts(report.due);
  need_parts(report.end);
  for (const PaidFeature& feature : report.features) {
    need_parts(feature.when_complete);
    need_parts(feature.at_end);
  }
  const std::string json = boost::json::serialize(toll_json(*laid, report));
  const auto again = read_position(write_position(laid->position));
  need(static_cast<bool>(again));
  const auto laid_again = lay_out(*again, catalogue);
  need(static_cast<bool>(laid_again));
  const TollReport report_again = toll_report(*laid_again);
  need(report_again.due == report.due && report_again.end == report.end);
  need(!toll_answer(*laid, report, Wording(kEnglish), true).empty() && !json.empty());
  return 0;
}
