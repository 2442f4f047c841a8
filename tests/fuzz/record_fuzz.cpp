// read_record on any bytes: it returns; a record that was read is a legal game that is written and
// read again without a change.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/text/explanation.hpp"
#include "cli/text/languages.hpp"
#include "expansions/registry.hpp"
#include "record/explain.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"

namespace {

void need(bool holds) {
  if (!holds) {
    std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tollkeeper;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  RecordClaims claims;
  const auto play = read_record(text, shipped_catalogue(), &claims);
  if (!play) {
    need(!play.error().message.empty());
    return 0;
  }
  const std::string written = write_record(*play, claims);
  RecordClaims claims_again;
  const auto again = read_record(written, shipped_catalogue(), &claims_again);
  need(static_cast<bool>(again));
  need(again->steps() == play->steps() && again->events() == play->events());
  need(again->deck().order() == play->deck().order());
  need(write_record(*again, claims_again) == written);
  need(!explanation(*play, Wording(kEnglish)).empty());
  check_assertions(*play, claims.assertions);
  return 0;
}
