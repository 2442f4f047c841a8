#include "record/replay.hpp"

#include "record/jcz.hpp"
#include "record/json_text.hpp"
#include "record/notation.hpp"
#include "record/record.hpp"

namespace tollkeeper {
namespace {

Result<FileFormat> format_of(std::string_view text) {
  const auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  const auto* object = parsed.value().if_object();
  if (object != nullptr && object->contains("format")) {
    return FileFormat::record;
  }
  if (object != nullptr && object->contains("replay")) {
    return FileFormat::jcz;
  }
  if (object != nullptr && object->contains("setup")) {
    return Error{"The file holds a setup but no game: it has neither \"actions\" nor \"replay\".",
                 ""};
  }
  return Error{"The file is neither a record of Tollkeeper nor a .jcz game.", ""};
}

void check_scores(const std::vector<int>& scores, ReplayReport& report) {
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    const int points = report.playthrough.state().points(static_cast<Seat>(seat));
    if (points != scores[seat]) {
      report.failures.push_back(
          {"scores[" + std::to_string(seat) + "] of " +
               name_of_seat(report.playthrough.names(), static_cast<Seat>(seat)),
           std::to_string(scores[seat]), std::to_string(points)});
    }
  }
  report.checked += static_cast<int>(scores.size());
}

void check_sentences(const std::vector<std::string>& sentences,
                     const std::vector<std::string>& figure_names, ReplayReport& report) {
  for (auto& failure : check_assertions(report.playthrough, sentences, figure_names)) {
    report.failures.push_back(std::move(failure));
  }
  report.checked += static_cast<int>(sentences.size());
}

Result<ReplayReport> replay_record(std::string_view text,
                                   std::shared_ptr<const Catalogue> catalogue) {
  RecordClaims claims;
  auto playthrough = read_record(text, std::move(catalogue), &claims);
  if (!playthrough) {
    return playthrough.error();
  }
  ReplayReport report{FileFormat::record, "", std::move(*playthrough), 0, {}};
  if (claims.scores) {
    check_scores(*claims.scores, report);
  }
  check_sentences(claims.assertions, {}, report);
  return report;
}

Result<ReplayReport> replay_jcz(std::string_view text, std::shared_ptr<const Catalogue> catalogue) {
  auto game = read_jcz(text, std::move(catalogue));
  if (!game) {
    return game.error();
  }
  ReplayReport report{FileFormat::jcz, game->description, std::move(game->playthrough), 0, {}};
  check_sentences(game->assertions, game->figure_names, report);
  return report;
}

}  // namespace

Result<ReplayReport> replay_file(std::string_view text,
                                 std::shared_ptr<const Catalogue> catalogue) {
  const auto format = format_of(text);
  if (!format) {
    return format.error();
  }
  return *format == FileFormat::record ? replay_record(text, std::move(catalogue))
                                       : replay_jcz(text, std::move(catalogue));
}

Result<Playthrough> read_game(std::string_view text, std::shared_ptr<const Catalogue> catalogue) {
  const auto format = format_of(text);
  if (!format) {
    return format.error();
  }
  if (*format == FileFormat::record) {
    return read_record(text, std::move(catalogue));
  }
  auto game = read_jcz(text, std::move(catalogue));
  if (!game) {
    return game.error();
  }
  return std::move(game->playthrough);
}

std::string error_text(const Error& error) {
  return error.rule.empty() ? error.message : error.message + " (" + error.rule + ")";
}

}  // namespace tollkeeper
