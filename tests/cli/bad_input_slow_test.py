"""Bad input of every kind: one sentence on standard error, exit code 2, nothing crashes."""

import json
import os
import random

import program
from program import ProgramTest


class BadArguments(ProgramTest):
    def test_commands_and_options_that_do_not_exist(self):
        self.refused(says="a command is missing")
        self.refused("plya", says='there is no command "plya"; there are ')
        self.refused("simulate", "--gmaes", "3", says="--gmaes")
        self.refused("--frobnicate", says="--frobnicate")
        self.refused("replay", says="FILE")
        self.refused("simulate", "--games", says="--games")
        self.refused("replay", "a.json", "b.json", says="b.json")

    def test_numbers(self):
        for number in ("0", "7", "-1", "abc", "", "1e0", "2.0", "99999999999999999999", "2 "):
            self.refused("simulate", "--players", number, says="--players")
            self.refused("play", "--players", number, says="--players")
        for games in ("0", "-5", "many", "1000000000000000000000"):
            self.refused("simulate", "--games", games, says="--games")
        for seed in ("-1", "x", "18446744073709551616", "1.5"):
            self.refused("simulate", "--seed", seed, says="--seed")
        self.refused("simulate", "--threads", "-1", says="--threads")
        self.refused("simulate", "--threads", "100000", says="--threads")
        self.refused("bench", "--seconds", "0", says="--seconds")
        self.refused("bench", "--seconds", "nan", says="--seconds")
        self.refused("bench", "--runs", "0", says="--runs")
        self.refused("verify", "--games", "0", says="--games")

    def test_sets_editions_and_rules(self):
        self.refused("simulate", "--expansions", "tolkeepers", says='"tolkeepers"')
        self.refused("simulate", "--expansions", "tollkeepers,", says="empty")
        self.refused("simulate", "--expansions", "tollkeepers*0", says="1 to 100")
        self.refused("simulate", "--expansions", "tollkeepers*101", says="1 to 100")
        self.refused("simulate", "--expansions", "tollkeepers,tollkeepers", says="twice")
        self.refused("simulate", "--edition", "C4", says="C1, C2 or C3")
        self.refused("simulate", "--option", "feilds=off", says='"feilds"')
        self.refused("simulate", "--option", "fields=maybe", says="on, off")
        self.refused("simulate", "--option", "fields", says="name=value")
        self.refused("simulate", "--option", "meeples_per_player=-1", says="from 0")
        self.refused("simulate", "--option", "fields=on", "--option", "fields=off", says="twice")
        self.refused("simulate", "--option", "toll_flip=end_of_current_turn", says="toll_flip")
        self.refused("verify", "--expansions", "moon", says="moon")

    def test_computer_players(self):
        self.refused("simulate", "--bots", "gredy", says="there are random, greedy")
        self.refused("simulate", "--bots", "greedy,", says='""')
        self.refused("simulate", "--bots", "greedy:depth=2", says='no setting "depth"')
        self.refused("simulate", "--bots", "random,random,random", says="3 players")
        self.refused("play", "--seats", "human,alien", says='"alien"')
        self.refused("play", "--seats", ",".join(["random"] * 7), says="1 to 6")
        self.refused("play", "--seats", "human,greedy", "--players", "3", says="--players says 3")
        self.refused("play", "--names", "A,B,C", says="3 names")
        self.refused("play", "--names", "A,A", says="name of their own")
        self.refused("play", "--colour", "green", says="auto, always or never")
        self.refused("play", "--size", "huge", says="auto, large or small")

    def test_files_and_folders(self):
        readers = (["replay"], ["explain"], ["perft"], ["render"], ["play"])
        for command in readers:
            self.refused(*command, self.path("nowhere.json"), says="nowhere.json")
            self.refused(*command, self.folder.name, says="it is a folder")
        self.refused("tiles", "--tiles", self.path("nowhere.tiles"), says="nowhere.tiles")
        self.refused("simulate", "--tiles", self.folder.name, says="it is a folder")
        self.refused("tiles", "base/ZZ", says='"base/ZZ"')
        taken = self.write("taken", "a file")
        self.refused("simulate", "--games", "1", "--save", taken, says="--save")
        self.refused("simulate", "--games", "1", "--save", os.path.join(taken, "x"), says="--save")
        game = self.game()
        self.refused("render", game, "-o", self.folder.name, says="it is a folder")
        self.refused("render", game, "-o", self.path("no", "such", "b.svg"), says="b.svg")
        self.refused("render", game, "--scale", "0", says="--scale")
        self.refused("perft", game, "--depth", "0", says="--depth")
        self.refused("perft", game, "--depth", "-2", says="--depth")
        self.refused("bench", "--baseline", self.write("b.json", "{"), says="b.json")


class BadFiles(ProgramTest):
    def broken(self, content, says="", name="broken.json"):
        path = self.write(name, content)
        said = self.refused("replay", path, says=says)
        self.refused("play", path)
        self.refused("explain", path)
        return said

    def record(self):
        with open(self.game("--expansions", "tollkeepers"), encoding="utf-8") as file:
            return json.load(file)

    def test_files_that_are_no_games(self):
        self.broken("")
        self.broken("   \n")
        self.broken("{}")
        self.broken("[]")
        self.broken("null")
        self.broken("hello")
        self.broken('{"format": "tollkeeper-record"')
        self.broken('{"a": 1, "a": 2}')
        self.broken("[" * 100000)
        self.broken('{"a":' * 5000 + "1" + "}" * 5000)
        self.broken(bytes(random.Random(1).randbytes(5000)))
        self.broken(b"\xff\xfe\x00\x00")
        self.broken('{"format": "tollkeeper-record", "x": "' + "y" * (17 << 20) + '"}')

    def test_truncated_records(self):
        text = json.dumps(self.record())
        for end in range(0, len(text) - 1, max(1, len(text) // 40)):
            self.refused("replay", self.write("cut.json", text[:end]))

    def test_entries_that_break_a_rule_are_named(self):
        record = self.record()
        place = next(n for n, entry in enumerate(record["actions"])
                     if entry["type"] == "place_tile")
        for change, says in ((("seat", 9), "seat"), (("x", 5000), "(5000, "), (("rotation", 4), "rotation"),
                             (("tile", "base/NONE"), "base/NONE"), (("type", "fly"), "fly"),
                             (("x", "far"), "x"), (("extra", 1), "extra")):
            wrong = json.loads(json.dumps(record))
            wrong["actions"][place][change[0]] = change[1]
            said = self.broken(json.dumps(wrong), says=f"actions[{place}]")
            self.assertIn(says, said)
        wrong = json.loads(json.dumps(record))
        wrong["actions"][place]["seat"] = 3 - wrong["actions"][place]["seat"]
        self.assertIn("B-9", self.broken(json.dumps(wrong), says=f"actions[{place}]"))

    def test_tile_files(self):
        self.refused("tiles", "--tiles", self.write("a.tiles", "nonsense here\n"), says="a.tiles:1")
        self.refused("tiles", "--tiles", self.write("b.tiles", bytes(range(256))), says="b.tiles")
        self.refused("simulate", "--tiles", self.write("c.tiles", "set\n"), says="c.tiles:1")


if __name__ == "__main__":
    program.main()
