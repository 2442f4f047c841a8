// StorePlace: where games are kept when nobody says otherwise.
#pragma once

#include <string>

#include "base/result.hpp"

namespace tollkeeper {

// The file that was named, or the usual one in the user's data folder, which is made where it is
// missing.
Result<std::string> store_path(const std::string& given);

}  // namespace tollkeeper
