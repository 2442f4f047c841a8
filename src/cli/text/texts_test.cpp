// The texts of all languages: none is empty, each says as much as the English one, and plural forms
// follow the language.
#include "cli/text/texts.hpp"

#include <gtest/gtest.h>

#include <set>
#include <span>
#include <string>

#include "cli/text/command_help.hpp"
#include "cli/text/languages.hpp"
#include "cli/text/wording.hpp"
#include "players/bot_spec.hpp"

namespace tollkeeper {
namespace {

// The sections hold nothing but texts, so they can be read as a row of them.
template <class Section>
std::span<const Phrase> texts_in(const Section& section) {
  static_assert(sizeof(Section) % sizeof(Phrase) == 0 && alignof(Section) == alignof(Phrase));
  return {reinterpret_cast<const Phrase*>(&section), sizeof(Section) / sizeof(Phrase)};
}

std::vector<std::string_view> all_texts(const Texts& texts) {
  std::vector<std::string_view> all{texts.code, texts.name};
  const auto take = [&all](const auto& section) {
    for (const Phrase& text : texts_in(section)) {
      all.push_back(text.view());
    }
  };
  take(texts.words);
  take(texts.events);
  take(texts.play);
  take(texts.replay);
  take(texts.toll);
  take(texts.help);
  return all;
}

// What is filled in: "n" for "{n}" as for "{n_points}".
std::set<std::string> places_in(std::string_view text) {
  std::set<std::string> places;
  for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const std::string_view name = text.substr(at + 1, text.find('}', at) - at - 1);
    places.insert(std::string(name.substr(0, name.find('_'))));
  }
  return places;
}

TEST(Texts, NoneIsEmptyAndAllFillInTheSame) {
  const auto english = all_texts(kEnglish);
  EXPECT_GT(english.size(), 300U);
  for (const Texts* texts : languages()) {
    const auto all = all_texts(*texts);
    ASSERT_EQ(all.size(), english.size());
    for (std::size_t n = 0; n < all.size(); ++n) {
      EXPECT_EQ(all[n].empty(), english[n].empty()) << texts->code.view() << ": " << english[n];
      EXPECT_EQ(places_in(all[n]), places_in(english[n])) << all[n] << "\n" << english[n];
    }
  }
}

// Names of players of the computer, keys and signs may be the same; sentences may not.
TEST(Texts, NoSentenceIsLeftInEnglish) {
  const auto english = all_texts(kEnglish);
  for (const Texts* texts : languages()) {
    const auto all = all_texts(*texts);
    for (std::size_t n = 0; n < all.size() && texts != &kEnglish; ++n) {
      const bool sentence = std::count(english[n].begin(), english[n].end(), ' ') > 1 &&
                            english[n] != kEnglish.play.hint.view();
      EXPECT_FALSE(sentence && all[n] == english[n]) << texts->code.view() << ": " << all[n];
    }
  }
}

TEST(Texts, PluralFormsFollowTheLanguage) {
  const auto tiles = [](const Texts& texts) {
    std::string text;
    for (const int count : {0, 1, 2, 5, 12, 22, 112}) {
      text += (text.empty() ? "" : ", ") + Wording(texts).count(count, texts.words.tiles);
    }
    return text;
  };
  EXPECT_EQ(tiles(kEnglish), "0 tiles, 1 tile, 2 tiles, 5 tiles, 12 tiles, 22 tiles, 112 tiles");
  EXPECT_EQ(tiles(kPolish),
            "0 płytek, 1 płytka, 2 płytki, 5 płytek, 12 płytek, 22 płytki, 112 płytek");
  EXPECT_EQ(tiles(kCzech),
            "0 kartiček, 1 kartička, 2 kartičky, 5 kartiček, 12 kartiček, 22 kartiček, "
            "112 kartiček");
  EXPECT_EQ(tiles(kGerman),
            "0 Plättchen, 1 Plättchen, 2 Plättchen, 5 Plättchen, 12 Plättchen, 22 Plättchen, "
            "112 Plättchen");
}

TEST(Texts, EveryComputerPlayerIsExplained) {
  for (const BotRow& row : known_bots()) {
    EXPECT_EQ(bot_help_of(kEnglish.help.bots, row.name), row.help) << "and the other languages?";
    for (const Texts* texts : languages()) {
      EXPECT_EQ(texts == &kEnglish, bot_help_of(texts->help.bots, row.name) == row.help)
          << texts->code.view() << ": " << row.name;
    }
  }
}

TEST(Languages, AreFoundByTheLocale) {
  EXPECT_EQ(language_of_locale("pl_PL.UTF-8"), &kPolish);
  EXPECT_EQ(language_of_locale("cs_CZ.utf8"), &kCzech);
  EXPECT_EQ(language_of_locale("de_AT.UTF-8@euro"), &kGerman);
  EXPECT_EQ(language_of_locale("en_GB.UTF-8"), &kEnglish);
  // Their letters would come out wrong in another character set.
  EXPECT_EQ(language_of_locale("pl_PL.ISO-8859-2"), nullptr);
  EXPECT_EQ(language_of_locale("pl_PL"), nullptr);
  EXPECT_EQ(language_of_locale("fr_FR.UTF-8"), nullptr);
  EXPECT_EQ(language_of_locale("C"), nullptr);
}

TEST(Languages, TheOptionComesFirst) {
  const std::array<const char*, 4> words{"tollkeeper", "play", "--language", "de"};
  EXPECT_EQ(choose_language(4, words.data()).value(), &kGerman);
  const std::array<const char*, 2> joined{"tollkeeper", "--language=cs"};
  EXPECT_EQ(choose_language(2, joined.data()).value(), &kCzech);
  const std::array<const char*, 2> unknown{"tollkeeper", "--language=xx"};
  EXPECT_EQ(choose_language(2, unknown.data()).error().message,
            "--language is one of en, pl, cs, de, not \"xx\".");
}

TEST(Languages, HelpOfOtherCommandsIsEnglish) {
  const std::array<const char*, 4> serve{"tollkeeper", "--language", "pl", "serve"};
  EXPECT_FALSE(is_for_players(4, serve.data()));
  const std::array<const char*, 2> play{"tollkeeper", "play"};
  EXPECT_TRUE(is_for_players(2, play.data()));
  EXPECT_TRUE(is_for_players(1, play.data()));
}

}  // namespace
}  // namespace tollkeeper
