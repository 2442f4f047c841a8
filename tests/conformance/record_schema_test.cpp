// docs/record.schema.json against what the program writes and reads: every record written fits the
// schema, and what the schema forbids is refused. The few words of JSON Schema that the file uses
// are checked here, so that no other program is needed.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "record/record.hpp"
#include "rules/legal.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

json::value load_schema() {
  std::ifstream file(std::string(TOLLKEEPER_SOURCE_DIR) + "/docs/record.schema.json");
  std::ostringstream text;
  text << file.rdbuf();
  return json::parse(text.str());
}

class Schema {
 public:
  Schema() : root_(load_schema()) {}

  // The first thing that does not fit, or "".
  std::string fault(const json::value& value) const { return fault(root_, value, "$"); }

 private:
  std::string fault(const json::value& schema, const json::value& value,
                    const std::string& path) const {
    std::string found;
    for (const auto& [key, rule] : schema.get_object()) {
      const std::string word(key.data(), key.size());
      found = check(word, rule, schema.get_object(), value, path);
      if (!found.empty()) {
        return found;
      }
    }
    return "";
  }

  std::string check(const std::string& word, const json::value& rule, const json::object& schema,
                    const json::value& value, const std::string& path) const {
    const std::string fails = path + " breaks " + word + " " + json::serialize(rule);
    if (word == "$ref") {
      const std::string name(rule.get_string().c_str());
      return fault(root_.at("$defs").at(name.substr(name.rfind('/') + 1)), value, path);
    }
    if (word == "type") {
      return has_type(rule, value) ? "" : fails;
    }
    if (word == "const") {
      return rule == value ? "" : fails;
    }
    if (word == "enum") {
      const auto& list = rule.get_array();
      return std::find(list.begin(), list.end(), value) != list.end() ? "" : fails;
    }
    if (word == "not") {
      return fault(rule, value, path).empty() ? fails : "";
    }
    if (word == "oneOf") {
      int fitting = 0;
      std::string faults;
      for (const auto& one : rule.get_array()) {
        const std::string found = fault(one, value, path);
        fitting += found.empty() ? 1 : 0;
        faults += found + "; ";
      }
      return fitting == 1 ? "" : path + " fits " + std::to_string(fitting) + " of: " + faults;
    }
    if (word == "minimum" || word == "maximum") {
      return !value.is_number() || in_bounds(word, rule, value) ? "" : fails;
    }
    if (value.is_string()) {
      return check_string(word, rule, value) ? "" : fails;
    }
    if (value.is_array()) {
      return check_array(word, rule, value.get_array(), path, fails);
    }
    return value.is_object() ? check_object(word, rule, schema, value.get_object(), path, fails)
                             : "";
  }

  static bool has_type(const json::value& rule, const json::value& value) {
    if (rule.is_array()) {
      return std::any_of(rule.get_array().begin(), rule.get_array().end(),
                         [&value](const json::value& one) { return has_type(one, value); });
    }
    const json::string& type = rule.get_string();
    return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
           (type == "string" && value.is_string()) || (type == "boolean" && value.is_bool()) ||
           (type == "integer" && (value.is_int64() || value.is_uint64()));
  }

  static bool in_bounds(const std::string& word, const json::value& rule,
                        const json::value& value) {
    const auto number = [](const json::value& one) { return one.to_number<double>(); };
    return word == "minimum" ? number(value) >= number(rule) : number(value) <= number(rule);
  }

  static bool check_string(const std::string& word, const json::value& rule,
                           const json::value& value) {
    const std::string text(value.get_string().c_str());
    if (word == "minLength") {
      return text.size() >= rule.to_number<std::size_t>();
    }
    if (word == "maxLength") {
      return text.size() <= rule.to_number<std::size_t>();
    }
    return word != "pattern" || std::regex_search(text, std::regex(rule.get_string().c_str()));
  }

  std::string check_array(const std::string& word, const json::value& rule,
                          const json::array& array, const std::string& path,
                          const std::string& fails) const {
    if ((word == "minItems" && array.size() < rule.to_number<std::size_t>()) ||
        (word == "maxItems" && array.size() > rule.to_number<std::size_t>())) {
      return fails;
    }
    for (std::size_t n = 0; word == "items" && n < array.size(); ++n) {
      const std::string found = fault(rule, array[n], path + "[" + std::to_string(n) + "]");
      if (!found.empty()) {
        return found;
      }
    }
    return "";
  }

  std::string check_object(const std::string& word, const json::value& rule,
                           const json::object& schema, const json::object& object,
                           const std::string& path, const std::string& fails) const {
    if (word == "required") {
      for (const auto& key : rule.get_array()) {
        if (!object.contains(key.get_string())) {
          return fails;
        }
      }
      return "";
    }
    const auto* properties = schema.if_contains("properties");
    for (const auto& [key, value] : object) {
      const std::string inside = path + "." + std::string(key.data(), key.size());
      const auto* known =
          properties != nullptr ? properties->get_object().if_contains(key) : nullptr;
      std::string found;
      if (word == "properties" && known != nullptr) {
        found = fault(*known, value, inside);
      } else if (word == "additionalProperties" && known == nullptr) {
        found = rule.is_bool() ? (rule.get_bool() ? "" : inside + " is not known")
                               : fault(rule, value, inside);
      }
      if (!found.empty()) {
        return found;
      }
    }
    return "";
  }

  json::value root_;
};

Playthrough some_game(const tollkeeper::Setup& setup, std::uint64_t seed) {
  Random random(seed);
  const auto game = testing::must_make(setup);
  Playthrough play(game, seed,
                   std::vector<std::string>(static_cast<std::size_t>(game->seats), "A"));
  for (auto steps = random.below(300); steps > 0 && play.state().phase() != Phase::over; --steps) {
    if (play.state().phase() == Phase::score) {
      (void)play.finish();
    } else {
      const ActionList actions = legal_actions(play.state());
      (void)play.act(play.state().seat(),
                     actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  return play;
}

TEST(RecordSchema, EveryRecordWrittenFits) {
  const Schema schema;
  Random random(5);
  for (int n = 0; n < 25; ++n) {
    const tollkeeper::Setup setup = testing::random_setup(random);
    RecordClaims claims;
    claims.assertions = {"Phase is TilePhase"};
    const std::string text = write_record(some_game(setup, random.next()), claims);
    EXPECT_EQ(schema.fault(json::parse(text)), "") << testing::text_of(setup);
  }
}

// A key left out that must be there, a key too many, a wrong value: neither fits nor is read.
TEST(RecordSchema, WhatDoesNotFitIsNotRead) {
  const Schema schema;
  const std::string text = write_record(some_game({}, 3));
  const json::value good = json::parse(text);
  ASSERT_EQ(schema.fault(good), "");
  std::vector<json::value> bad;
  const auto change = [&](auto&& edit) {
    json::value value = good;
    edit(value.get_object());
    bad.push_back(std::move(value));
  };
  for (const char* key :
       {"format", "version", "setup", "players", "first_seat", "deck", "actions"}) {
    change([key](json::object& record) { record.erase(key); });
  }
  for (const char* key : {"seats", "edition", "sets"}) {
    change([key](json::object& record) { record["setup"].get_object().erase(key); });
  }
  const auto action = [](json::object& record) -> json::object& {
    return record["actions"].get_array()[0].get_object();
  };
  for (const char* key : {"seat", "type", "tile", "x", "y", "rotation"}) {
    change([&](json::object& record) { action(record).erase(key); });
  }
  change([](json::object& record) { record["colour"] = "red"; });
  change([](json::object& record) { record["version"] = 2; });
  change([](json::object& record) { record["first_seat"] = 0; });
  change([](json::object& record) { record["first_seat"] = 7; });
  change([](json::object& record) { record["seed"] = -1; });
  change([](json::object& record) { record["seed"] = 1.5; });
  change([](json::object& record) { record["players"] = "Anna"; });
  change([](json::object& record) { record["deck"] = json::array{1, 2}; });
  change([](json::object& record) { record["setup"].get_object()["edition"] = "C4"; });
  change([](json::object& record) { record["setup"].get_object()["options"] = json::array{}; });
  change([](json::object& record) { record["setup"].get_object()["speed"] = 1; });
  change([&](json::object& record) { action(record)["rotation"] = 4; });
  change([&](json::object& record) { action(record)["x"] = 40000; });
  change([&](json::object& record) { action(record)["on"] = "road 1"; });
  for (const json::value& value : bad) {
    const std::string changed = json::serialize(value);
    EXPECT_NE(schema.fault(value), "") << changed;
    EXPECT_FALSE(read_record(changed, shipped_catalogue())) << changed;
  }
}

}  // namespace
}  // namespace tollkeeper
