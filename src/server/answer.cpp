#include "server/answer.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace tollkeeper {

namespace json = boost::json;

Answer text_answer(int status, std::string mime, std::string body) {
  auto owner = std::make_shared<const std::string>(std::move(body));
  return {status, std::move(mime), *owner, owner, {}};
}

Answer json_answer(int status, const json::value& value) {
  Answer answer = text_answer(status, "application/json", json::serialize(value));
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

Answer error_answer(int status, std::string_view code, const Error& why) {
  json::object object{{"code", json::string(code.data(), code.size())}, {"message", why.message}};
  if (!why.rule.empty()) {
    object["rule"] = why.rule;
  }
  return json_answer(status, object);
}

Answer file_answer(std::string mime, const std::string& name, std::string body) {
  Answer answer = text_answer(200, std::move(mime), std::move(body));
  answer.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

}  // namespace tollkeeper
