// TollText: a report as text for people and as JSON for programs.
#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "record/position/toll_report.hpp"

namespace tollkeeper {

// Tables and lines for a terminal, warnings first. Features where nobody is paid are left out
// unless `all`.
std::string toll_text(const LaidPosition& laid, const TollReport& report, bool all = false);

// The protocol's TollAnswer (docs/protocol.schema.json).
boost::json::object toll_json(const LaidPosition& laid, const TollReport& report);

}  // namespace tollkeeper
