// Answer: what an HTTP request is answered with, before it becomes bytes. Plain data.
#pragma once

#include <boost/json/value.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

struct Answer {
  int status = 200;
  std::string mime;
  // Bytes with static storage, or those that `owner` keeps.
  std::string_view body;
  std::shared_ptr<const void> owner;
  std::vector<std::pair<std::string, std::string>> headers;
};

Answer text_answer(int status, std::string mime, std::string body);
Answer json_answer(int status, const boost::json::value& value);
// {"code", "message", "rule"}
Answer error_answer(int status, std::string_view code, const Error& why);
// A file to be saved under that name.
Answer file_answer(std::string mime, const std::string& name, std::string body);

}  // namespace tollkeeper
