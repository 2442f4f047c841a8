#include "cli/text/languages.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tollkeeper {
namespace {

constexpr std::array<const Texts*, 4> kLanguages{&kEnglish, &kPolish, &kCzech, &kGerman};

constexpr std::string_view kOption = "--language";

Result<const Texts*> asked_for(std::string_view code) {
  if (const Texts* texts = find_language(code)) {
    return texts;
  }
  std::string known;
  for (const Texts* texts : kLanguages) {
    known += (known.empty() ? "" : ", ") + std::string(texts->code.view());
  }
  return Error{"--language is one of " + known + ", not \"" + std::string(code) + "\".", ""};
}

}  // namespace

std::span<const Texts* const> languages() { return kLanguages; }

const Texts* find_language(std::string_view code) {
  const auto found = std::find_if(kLanguages.begin(), kLanguages.end(), [code](const Texts* texts) {
    return texts->code.view() == code;
  });
  return found == kLanguages.end() ? nullptr : *found;
}

const Texts* language_of_locale(std::string_view locale) {
  const auto dot = locale.find('.');
  std::string set(dot == std::string_view::npos ? "" : locale.substr(dot + 1));
  std::transform(set.begin(), set.end(), set.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  if (!set.starts_with("UTF-8") && !set.starts_with("UTF8")) {
    return nullptr;
  }
  return find_language(locale.substr(0, locale.find_first_of("_.@")));
}

Result<const Texts*> choose_language(int argc, const char* const* argv) {
  for (int n = 1; n < argc; ++n) {
    const std::string_view word(argv[n]);
    if (word == "--") {
      break;
    }
    if (word == kOption && n + 1 < argc) {
      return asked_for(argv[n + 1]);
    }
    if (word.starts_with(kOption) && word.size() > kOption.size() && word[kOption.size()] == '=') {
      return asked_for(word.substr(kOption.size() + 1));
    }
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') {
      const Texts* texts = language_of_locale(value);
      return texts != nullptr ? texts : &kEnglish;
    }
  }
  return &kEnglish;
}

}  // namespace tollkeeper
