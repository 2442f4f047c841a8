"""The languages of the terminal: whole screens of `play`, `toll`, `explain` and the help in each,
compared with those that were read and found good (tests/cli/screens); which language is taken; what
programs read stays English.

TOLLKEEPER_WRITE_SCREENS=1 writes the screens anew: read them before they are kept.
"""

import json
import os

import program
from program import ProgramTest

LANGUAGES = ("en", "pl", "cs", "de")
SCREENS = os.path.join(program.SOURCE, "tests", "cli", "screens")
POSITION = os.path.join(program.SOURCE, "docs", "examples", "toll-x1.position")
# A turn with all that can go wrong in it, a tollhouse, and every question about the game.
LINES = ["?", "", "1c", "7", "1", "u", "1", "", "w", "e", "f", "3", "3a", "3x", "9", "3c", "t1",
         "nonsense", "", "r", "b", "vn", "u", "q", "n"]


class Languages(ProgramTest):
    def play(self, language, *words, lines=()):
        return self.good("play", "--language", language, *words, folder=self.folder.name,
                         typed="".join(line + "\n" for line in lines))

    def check(self, name, text):
        path = os.path.join(SCREENS, name)
        if os.environ.get("TOLLKEEPER_WRITE_SCREENS"):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(text.splitlines(), file.read().splitlines(), path)

    def test_screens_of_a_game(self):
        for language in LANGUAGES:
            text = self.play(language, "--seats", "human,human", "--seed", "7", "--expansions",
                             "tollkeepers,abbot", lines=LINES)
            self.check(f"play.{language}.txt", text)

    def test_the_end_of_a_game(self):
        game = self.game("--expansions", "tollkeepers,abbot,inns_and_cathedrals", "--bots", "random")
        for language in LANGUAGES:
            text = self.play(language, game, "--seats", "human,random", lines=["w", "e", ""])
            self.check(f"end.{language}.txt", text)

    def test_toll_and_replay(self):
        game = self.game("--expansions", "tollkeepers", "--bots", "random")
        for language in LANGUAGES:
            self.check(f"toll.{language}.txt",
                       self.good("toll", POSITION, "--all", "--language", language) +
                       self.good("replay", game, "--language", language).replace(
                           self.folder.name, ""))

    def test_help(self):
        for language in LANGUAGES:
            text = self.good("--help", "--language", language)
            for command in ("play", "toll", "replay", "explain"):
                text += "\n" + self.good(command, "--help", "--language", language)
            self.check(f"help.{language}.txt", text)

    def test_the_language_of_the_system_is_taken(self):
        def first_line(**environment):
            return self.good("play", "--help", environment=environment).splitlines()[0]

        english = first_line(LC_ALL="C")
        self.assertTrue(english.startswith("Play in the terminal"))
        self.assertTrue(first_line(LC_ALL="pl_PL.UTF-8").startswith("Gra w terminalu"))
        self.assertTrue(first_line(LC_ALL="", LC_MESSAGES="cs_CZ.UTF-8", LANG="de_DE.UTF-8")
                        .startswith("Hra v terminálu"))
        self.assertTrue(first_line(LC_ALL="", LC_MESSAGES="", LANG="de_DE.UTF-8")
                        .startswith("Im Terminal"))
        for other in ("fr_FR.UTF-8", "pl_PL.ISO-8859-2", "nonsense"):
            self.assertEqual(first_line(LC_ALL=other), english)
        self.refused("play", "--language", "fr", says="en, pl, cs, de")

    def test_what_programs_read_is_english(self):
        polish = {"LC_ALL": "pl_PL.UTF-8"}
        game = self.game("--expansions", "tollkeepers")
        for words in (("explain", "--json", game), ("toll", "--json", POSITION),
                      ("options",), ("simulate", "--games", "1", "--json", "--seed", "3"),
                      ("serve", "--help"), ("match", "--help")):
            here, there = self.good(*words), self.good(*words, environment=polish)
            if words[0] == "simulate":
                here, there = json.loads(here).keys(), json.loads(there).keys()
            self.assertEqual(here, there, words)
        self.assertIn("Punkty:", self.good("explain", game, environment=polish))
        self.refused("replay", self.path("absent"), says="cannot be", environment=polish)


if __name__ == "__main__":
    program.main()
