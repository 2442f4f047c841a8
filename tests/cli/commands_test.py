"""Every command with input it should like."""

import json
import os

import program
from program import ProgramTest

MILL = """set mill "The mill"
tile mill/A CRFR
  city N coat
  road E W
  field EL WR touches city N
  field ER SL SR WL
  copies 2 C1 C2 C3
total tiles C1 2 C2 2 C3 2
"""


class Commands(ProgramTest):
    def test_help_and_version(self):
        self.assertRegex(self.good("--version"), r"^tollkeeper \d+\.\d+\.\d+\n$")
        overview = self.good("--help")
        for command in ("play", "replay", "explain", "toll", "simulate", "perft", "tiles", "render",
                        "bench", "verify", "options"):
            self.assertIn(command, overview)
            self.assertIn("Usage: tollkeeper " + command, self.good(command, "--help"))
        self.assertIn("greedy", self.good("simulate", "--help"))

    def test_options_lists_every_rule_that_can_be_chosen(self):
        text = self.good("options")
        for name in ("field_scoring", "meeples_per_player", "toll_flip", "river_bends"):
            self.assertIn("  " + name + " = ", text)

    def test_simulate_prints_a_table(self):
        text = self.good("simulate", "--games", "20", "--players", "3", "--seed", "4",
                         "--expansions", "tollkeepers", "--bots", "greedy,random")
        self.assertIn("20 games of 3 players: The Tollkeepers; edition C3", text)
        self.assertEqual([line.split()[1] for line in text.splitlines()[2:5]],
                         ["greedy", "random", "greedy"])
        self.assertRegex(text, r"\d+ games/s")

    def test_simulate_json_has_stable_keys(self):
        text = self.good("simulate", "--games", "50", "--players", "4", "--json")
        result = json.loads(text)
        for key in ("games", "seconds", "games_per_second", "mean_points", "wins", "shared_wins"):
            self.assertIn(key, result)
        self.assertEqual(result["games"], 50)
        self.assertEqual(len(result["mean_points"]), 4)
        self.assertLessEqual(sum(result["wins"]), 50)

    def test_simulate_takes_sets_copies_and_rules(self):
        text = self.good("simulate", "--games", "2", "--players", "6", "--edition", "c2",
                         "--expansions", "tollkeepers*2,river,abbot,inns_and_cathedrals",
                         "--option", "fields=off", "--option", "meeples_per_player=3", "--json")
        result = json.loads(text)
        self.assertEqual(result["edition"], "C2")
        self.assertEqual(result["expansions"][0], {"name": "tollkeepers", "copies": 2})
        self.assertEqual(result["options"], {"fields": "off", "meeples_per_player": "3"})
        self.good("simulate", "--games", "1", "--players", "1")
        self.good("simulate", "--games", "1", "--expansions", "none")

    def test_replay_reads_both_formats(self):
        game = self.game("--expansions", "tollkeepers")
        for path in (game, game.replace(".json", ".jcz")):
            text = self.good("replay", path)
            self.assertIn("game over", text)
            self.assertRegex(text, r"(\d) of \1 assertions hold")
        with open(game, encoding="utf-8") as file:
            self.assertIn("2 of 2", self.good("replay", "-", typed=file.read()))

    def test_replay_says_what_differs(self):
        game = self.game()
        with open(game, encoding="utf-8") as file:
            record = json.load(file)
        right = record["scores"][0]
        record["scores"][0] += 1
        answer = program.call("replay", self.write("wrong.json", json.dumps(record)))
        self.assertEqual(answer.code, program.DIFFERS, answer)
        self.assertIn(f"expected: {right + 1}", answer.out)
        self.assertIn(f"actual:   {right}", answer.out)

    def test_explained_points_add_up(self):
        game = self.game("--bots", "greedy", "--expansions", "tollkeepers")
        explained = json.loads(self.good("explain", "--json", game))
        sums = [0, 0]
        for event in explained["events"]:
            parts = sum(part["count"] * part["worth"] for part in event["parts"])
            self.assertEqual(parts, event["points"], event)
            sums[event["seat"] - 1] += event["points"]
        self.assertEqual(sums, explained["scores"])
        with open(game, encoding="utf-8") as file:
            self.assertEqual(sums, json.load(file)["scores"])
        self.assertIn("(B-33)", self.good("explain", game))

    def test_perft_counts_lines(self):
        saved = self.path("position.json")
        self.good("play", "--seats", "human", "--expansions", "none", "--seed", "2", "--save", saved,
                  typed="g\ng\n\nq\ny\n")
        counts = json.loads(self.good("perft", saved, "--depth", "3", "--json"))["counts"]
        self.assertEqual(len(counts), 3)
        self.assertTrue(0 < counts[0] < counts[1] < counts[2], counts)
        self.assertIn(f"    3  {counts[2]}", self.good("perft", saved, "--depth", "3"))

    def test_tiles_lists_and_checks(self):
        self.assertIn("base (Base game)", self.good("tiles"))
        self.assertIn("base/U", self.good("tiles", "base"))
        self.assertIn("copies: C1", self.good("tiles", "base/U"))
        self.assertIn("base/U.1", self.good("tiles", "base/U.1"))
        self.assertIn("reconstruction", self.good("tiles", "tollkeepers"))
        self.assertRegex(self.good("tiles", "--check"), r"All \d+ published totals agree")

    def test_tiles_of_ones_own_are_played_with(self):
        file = self.write("mill.tiles", MILL)
        self.assertIn("agree", self.good("tiles", "--check", "--tiles", file))
        self.assertIn("mill/A.2", self.good("tiles", "mill/A", "--tiles", file))
        answer = program.call("simulate", "--games", "3", "--tiles", file, "--save", self.path("s"))
        self.assertEqual(answer.code, program.DONE, answer)
        self.assertIn("The mill; edition C3", answer.out)
        self.assertIn("saved as records alone", answer.err)
        text = self.good("simulate", "--games", "3", "--tiles", file, "--expansions", "mill*5",
                         "--json")
        self.assertEqual(json.loads(text)["expansions"], [{"name": "mill", "copies": 5}])
        saved = self.path("s", "game-1.json")
        self.assertIn("game over", self.good("replay", saved, "--tiles", file))
        self.assertIn("mill", self.refused("replay", saved))
        self.good("render", saved, "--tiles", file, "-o", self.path("mill.svg"))
        self.good("play", "--tiles", file, "--seats", "greedy,greedy", "--seed", "1")

    def test_render_writes_a_picture(self):
        game = self.game("--expansions", "tollkeepers")
        self.good("render", game, "-o", self.path("board.svg"))
        with open(self.path("board.svg"), encoding="utf-8") as file:
            svg = file.read()
        self.assertTrue(svg.startswith("<svg") or svg.startswith("<?xml"), svg[:80])
        self.assertEqual(self.good("render", game, "-o", "-"), svg)
        self.good("render", game, "--fields", "--scale", "64", "-o", self.path("fields.svg"))
        answer = program.call("render", game, "-o", self.path("board.png"))
        if answer.code == program.DONE:
            with open(self.path("board.png"), "rb") as file:
                self.assertEqual(file.read(4), b"\x89PNG")
        else:
            self.assertIn("rsvg-convert", answer.err)
        self.assertFalse([name for name in os.listdir(self.folder.name) if ".new" in name])

    def test_bench_measures_saves_and_compares(self):
        saved = self.path("bench.json")
        text = self.good("bench", "--seconds", "0.001", "--runs", "1", "--json", "--save", saved)
        figures = json.loads(text)["sets"]
        self.assertEqual(list(figures), ["base", "tollkeepers", "all"])
        for chapter in figures.values():
            self.assertIn(chapter["allocations_per_game"], (0, -1))
            self.assertGreater(chapter["random_games_per_second"], 0)
        compared = self.good("bench", "--seconds", "0.001", "--runs", "1", "--baseline", saved)
        self.assertRegex(compared, r"random_games_per_second +\d+ +\d+ +x \d")

    def test_verify_compares_engine_and_oracle(self):
        text = self.good("verify", "--games", "3", "--seed", "5")
        self.assertIn("3 games", text)
        self.assertIn("engine and oracle agree", text)
        self.good("verify", "--games", "1", "--expansions", "tollkeepers,river")
        self.good("verify", "--games", "1", "--expansions", "none")


if __name__ == "__main__":
    program.main()
