"""Matches and ladders of computer players by their command lines."""

import glob
import json
import os
import re
import signal
import subprocess
import time

import program
from program import ProgramTest

SUMS = ("games", "win_rate", "win_rate_low", "win_rate_high", "margin", "margin_se", "elo",
        "ms_per_turn_a", "ms_per_turn_b")
PAIR = ("--a", "greedy", "--b", "random")


def timeless(value):
    """Without what was measured with a clock."""
    if isinstance(value, dict):
        return {key: timeless(one) for key, one in value.items() if not re.search(r"(ms|_us)\b|ms_per",
                                                                                  key)}
    return [timeless(one) for one in value] if isinstance(value, list) else value


class Match(ProgramTest):
    def result(self, *words):
        return json.loads(self.good("match", "--json", *words))

    def test_json_has_stable_keys(self):
        result = self.result(*PAIR, "--decks", "4", "--expansions", "tollkeepers")
        for key in SUMS:
            self.assertIn(key, result)
        self.assertEqual(result["games"], 8)
        self.assertEqual(result["win_rate"], 1)
        self.assertGreater(result["margin"], 30)
        self.assertGreater(result["margin_se"], 0)
        self.assertGreater(result["ms_per_turn_a"], result["ms_per_turn_b"])
        self.assertLess(result["win_rate_low"], result["win_rate_high"])
        self.assertEqual(len(result["results"]), 4)
        for deck in result["results"]:
            self.assertEqual([game["seat_a"] for game in deck["games"]], [1, 2])
            self.assertEqual(len({game["first_seat"] for game in deck["games"]}), 1)
        self.assertIn("toll", result["points_by_kind_a"])

    def test_table(self):
        text = self.good("match", *PAIR, "--decks", "3", "--players", "3")
        self.assertIn("9 games on 3 decks, 3 players: Base game alone; edition C3; seed 1", text)
        for words in ("A wins", "margin", "+-", "ms a turn", "field", "Elo"):
            self.assertIn(words, text)

    def test_threads_and_parts_change_nothing(self):
        words = (*PAIR, "--decks", "5", "--seed", "3")
        one = timeless(self.result(*words, "--threads", "1"))
        self.assertEqual(one, timeless(self.result(*words, "--threads", "4")))
        self.assertNotEqual(one, timeless(self.result(*PAIR, "--decks", "5", "--seed", "4")))
        kept = self.path("games.json")
        for part in ("1/2", "2/2"):
            self.assertIn("decks in", self.good("match", *words, "--part", part, "--resume", kept))
        parts = sorted(glob.glob(self.path("games.part-*-of-2.json")))
        self.assertEqual(len(parts), 2)
        self.assertEqual(one, timeless(json.loads(self.good("match", "--json", "--merge", *parts))))
        self.assertIn("10 games on 5 decks", self.good("match", "--merge", *parts))

    def test_mpirun_numbers_the_parts(self):
        kept = self.path("games.json")
        rank = {"OMPI_COMM_WORLD_RANK": "1", "OMPI_COMM_WORLD_SIZE": "3"}
        text = self.good("match", *PAIR, "--decks", "4", "--resume", kept, environment=rank)
        self.assertIn("part 2 of 3: 1 decks", text)
        self.refused("match", *PAIR, environment=rank, says="--resume FILE")
        self.refused("match", *PAIR, "--resume", kept, "--sprt", "0,5", environment=rank,
                     says="--merge")

    def test_goes_on_where_it_stopped(self):
        kept = self.path("games.json")
        words = (*PAIR, "--seed", "3", "--resume", kept)
        self.good("match", *words, "--decks", "2")
        more = self.result(*words, "--decks", "5")
        self.assertEqual(timeless(more), timeless(self.result(*PAIR, "--seed", "3", "--decks", "5")))
        with open(kept, encoding="utf-8") as file:
            self.assertEqual(json.load(file), more)
        self.refused("match", *PAIR, "--seed", "4", "--resume", kept, says="another match")
        self.refused("match", "--a", "random", "--b", "random", "--seed", "3", "--resume", kept,
                     says="another match")
        self.refused("match", *PAIR, "--resume", self.write("bad.json", "{}"), says="no match")

    def test_an_interrupt_keeps_what_was_played(self):
        kept = self.path("games.json")
        words = (program.PROGRAM, "match", "--a", "greedy", "--b", "greedy", "--decks", "100000",
                 "--resume", kept)
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
            time.sleep(2)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
        self.assertEqual(running.returncode, program.BAD, err)
        self.assertIn(b"the same command goes on", err)
        self.assertIn(b"A wins", out)
        with open(kept, encoding="utf-8") as file:
            self.assertGreater(json.load(file)["decks"], 0)

    def test_a_test_ends_it(self):
        result = self.result(*PAIR, "--decks", "500", "--sprt", "0,50")
        self.assertEqual(result["sprt"]["verdict"], "accepted")
        self.assertLess(result["decks"], 100)

    def test_games_can_be_kept(self):
        folder = self.path("kept")
        self.good("match", *PAIR, "--decks", "2", "--save", folder)
        files = sorted(os.listdir(folder))
        self.assertEqual(len(files), 4)
        self.assertIn("game over", self.good("replay", os.path.join(folder, files[0])))

    def test_bad_arguments_get_a_sentence(self):
        self.refused("match", says="--a is missing")
        self.refused("match", "--a", "greedy", says="--b is missing")
        self.refused("match", "--a", "gredy", "--b", "random", says="gredy")
        self.refused("match", *PAIR, "--decks", "0", says="--decks")
        self.refused("match", *PAIR, "--decks", "many", says="--decks")
        self.refused("match", *PAIR, "--players", "1", says="two players")
        self.refused("match", *PAIR, "--players", "7", says="--players")
        self.refused("match", *PAIR, "--time-ms", "fast", says="--time-ms")
        self.refused("match", *PAIR, "--seed", "x", says="--seed")
        self.refused("match", *PAIR, "--expansions", "mills", says="mills")
        for sprt in ("5", "5,0", "a,b", "0,5,9", ","):
            self.refused("match", *PAIR, "--sprt", sprt, says="two Elo numbers")
        for part in ("3/2", "0/2", "2", "x/y"):
            self.refused("match", *PAIR, "--resume", self.path("x.json"), "--part", part, says="--part")
        self.refused("match", "--merge", self.path("nothing.json"), says="nothing.json")
        self.refused("match", *PAIR, "--resume", self.path("no", "folder", "x.json"), says="x.json")
        self.refused("match", "--a", "exec:/no/such/program", "--b", "random", says="cannot be started")
        self.refused("match", "--a", "exec:true", "--b", "random", says="does not speak the bot protocol")


class Ladder(ProgramTest):
    SMALL = {"title": "Two of them", "decks": 2, "bots": ["random", "greedy"]}

    def test_plays_reports_and_goes_on(self):
        file = self.write("ladder.json", json.dumps(self.SMALL))
        text = self.good("ladder", file)
        self.assertRegex(text, r"1  greedy +\+\d+ \+- ")
        with open(self.path("ladder.html"), encoding="utf-8") as page:
            html = page.read()
        self.assertIn("Two of them", html)
        self.assertEqual(html.count("<svg"), 3)
        self.assertNotIn("<script", html)
        again = json.loads(self.good("ladder", file, "--json"))
        self.assertEqual([row["name"] for row in again["players"]], ["greedy", "random"])
        self.assertEqual(again["matches"][0]["games"], 4)

    def test_bad_files_get_a_sentence(self):
        self.refused("ladder", self.path("nothing.json"), says="nothing.json")
        self.refused("ladder", self.write("a.json", "{"), says="a.json")
        self.refused("ladder", self.write("b.json", '{"bots": ["random"]}'), says="from 2")
        self.refused("ladder", self.write("c.json", '{"bots": ["random", "gredy"]}'), says="gredy")
        file = self.write("d.json", json.dumps(self.SMALL))
        self.refused("ladder", file, "--resume", self.write("r.json", "{}"), says="r.json")
        self.refused("ladder", file, "--threads", "x", says="--threads")


class Train(ProgramTest):
    def test_learns_weights_to_play_with(self):
        file = self.path("weights.json")
        text = self.good("train", file, "--samples", "40", "--rounds", "2", "--threads", "1")
        self.assertRegex(text, r"round 2: \d+ pairs of turns")
        with open(file, encoding="utf-8") as weights:
            self.assertEqual(json.load(weights)["format"], "tollkeeper-weights")
        self.good("match", "--a", f"mcts:iterations=1,weights={file}", "--b", "random", "--decks", "1")
        more = self.path("more.json")
        self.good("train", more, "--start", file, "--samples", "20", "--rounds", "1", "--expansions",
                  "tollkeepers", "--players", "3")

    def test_bad_input_gets_a_sentence(self):
        file = self.path("weights.json")
        self.refused("train", file, "--samples", "0", says="--samples")
        self.refused("train", file, "--rounds", "x", says="--rounds")
        self.refused("train", file, "--start", self.path("none.json"), says="none.json")
        bad = self.write("bad.json", '{"format": "tollkeeper-weights", "version": 1, "weights": {"a": 1}}')
        self.refused("match", "--a", f"mcts:weights={bad}", "--b", "random", says="no weight of that name")
        self.refused("train", self.path("no", "folder", "w.json"), "--samples", "1", "--rounds", "1",
                     says="w.json")


if __name__ == "__main__":
    program.main()
