// TollJson: a TollReport as JSON for programs; the command line makes the text for people.
#pragma once

#include <boost/json/object.hpp>

#include "record/position/toll_report.hpp"

namespace tollkeeper {

// The protocol's TollAnswer (docs/protocol.schema.json).
boost::json::object toll_json(const LaidPosition& laid, const TollReport& report);

}  // namespace tollkeeper
