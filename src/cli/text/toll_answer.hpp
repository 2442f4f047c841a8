// TollAnswer: a TollReport as text for people, in their language: what is scored now, every
// tollhouse with its roads, free crossroads, every feature somebody is paid for. toll_json of the
// record says the same to programs.
#pragma once

#include <string>

#include "cli/text/wording.hpp"
#include "record/position/toll_report.hpp"

namespace tollkeeper {

// With `all`, features that pay nobody are listed too.
std::string toll_answer(const LaidPosition& laid, const TollReport& report, const Wording& wording,
                        bool all = false);

}  // namespace tollkeeper
