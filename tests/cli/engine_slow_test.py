"""The bot protocol: our program as engine, foreign programs as bots."""

import glob
import json
import os
import sys

import program
from program import ProgramTest

SETUP = {"type": "setup", "setup": {"seats": 2, "edition": "C3", "sets": [{"name": "tollkeepers"}]}}
EXAMPLE = f"exec:{sys.executable} {os.path.join(program.SOURCE, 'docs', 'examples', 'bot.py')}"


def lines(*messages):
    return "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in messages)


class Engine(ProgramTest):
    def talk(self, *messages, bot="greedy"):
        out = self.good("engine", "--bot", bot, typed=lines(*messages))
        return [json.loads(line) for line in out.splitlines()]

    def test_a_session(self):
        answers = self.talk({"type": "hello", "protocol": 1}, SETUP,
                            {"type": "go", "tile": "base/U.6"}, "stop", "position", "quit")
        self.assertEqual([one["type"] for one in answers], ["hello", "ready", "best", "position"])
        self.assertEqual(answers[0]["protocol"], 1)
        self.assertEqual(answers[2]["action"], {key: value for key, value in
                                                answers[3]["legal"][answers[2]["index"]].items()
                                                if key != "index"})

    def test_mistakes_are_answered_and_it_goes_on(self):
        answers = self.talk("go", "{", "dance", '{"type": "setup"}', "\x00\xff", SETUP, "position")
        self.assertEqual([one["type"] for one in answers],
                         ["error"] * 5 + ["ready", "position"])
        for answer in answers[:5]:
            self.assertGreater(len(answer["message"]), 15)

    def test_a_record_is_taken_up(self):
        with open(self.game("--expansions", "tollkeepers"), encoding="utf-8") as file:
            record = json.load(file)
        answers = self.talk({"type": "record", "record": record}, "position")
        self.assertEqual(answers[1]["phase"], "over")
        self.assertEqual(answers[1]["points"], record["scores"])

    def test_the_searching_player_thinks_for_its_time(self):
        answers = self.talk(SETUP, {"type": "go", "tile": "base/U.6", "iterations": 50},
                            bot="mcts:threads=1")
        self.assertEqual(answers[1]["type"], "best")
        self.assertIn("lead", answers[1])

    def test_bad_arguments_get_a_sentence(self):
        self.refused("engine", "--bot", "gredy", says="gredy")
        self.refused("engine", "--bot", "exec:sh", says="cannot be started from here")

    def test_a_session_without_end_ends_with_its_input(self):
        self.assertEqual(self.talk(), [])
        self.assertEqual(self.talk("hello")[0]["type"], "hello")


class Exec(ProgramTest):
    def match(self, bot, *words, against="random", decks="1"):
        return json.loads(self.good("match", "--json", "--a", bot, "--b", against, "--decks", decks,
                                    *words))

    def bot(self, text):
        """A bot of these lines; `say` and `message` are there."""
        return "exec:" + sys.executable + " " + self.write("bot.py", (
            "import json, sys, time, os\n"
            "def say(**m): print(json.dumps(m), flush=True)\n"
            "for line in sys.stdin:\n"
            "    message = json.loads(line)\n"
            "    kind = message['type']\n"
            "    if kind == 'hello': say(type='hello', protocol=1)\n"
            "    if kind == 'setup': say(type='ready')\n") + text)

    def test_the_example_plays(self):
        result = self.match(EXAMPLE, "--expansions", "tollkeepers,abbot", decks="2")
        self.assertEqual(result["faults_a"], 0)
        self.assertEqual(result["games"], 4)
        self.assertGreater(result["points_a"], 10)
        with open(os.path.join(program.SOURCE, "docs", "examples", "bot.py"),
                  encoding="utf-8") as file:
            code = [line for line in file if line.strip()]
        self.assertLessEqual(len(code), 30)

    def test_our_engine_plays_as_a_foreign_program(self):
        """It is the same greedy player, so it plays as well; only its lots fall otherwise."""
        result = self.match(f"exec:{program.PROGRAM} engine --bot greedy", "--expansions",
                            "tollkeepers,river,inns_and_cathedrals", against="random", decks="2")
        self.assertEqual(result["faults_a"], 0)
        self.assertEqual(result["win_rate"], 1)
        self.assertGreater(result["cpu_ms_per_turn_a"], 0)

    def test_failing_programs_lose_the_game_and_not_the_match(self):
        go = "    if kind == 'go': "
        for name, text, says in (
                ("hangs", go + "time.sleep(100)\n", "no answer in time"),
                ("crashes", go + "sys.exit(7)\n", "exit code 7"),
                ("raises", go + "message['nothing']\n", "KeyError"),
                ("cheats", go + "say(type='best', index=len(message['legal']))\n", "cannot be read"),
                ("passes", go + "say(type='best', action={'type': 'pass'})\n", "illegal"),
                ("babbles", go + "print('a move', flush=True)\n", "no JSON object"),
                ("floods", go + "\n        while True: print('x' * 100000, end='')\n", "million"),
                ("is silent from the second game on",
                 "    if kind == 'setup':\n        n = globals().get('n', 0) + 1\n"
                 "        if n > 1: os._exit(3)\n"
                 "    if kind == 'go': say(type='best', index=0)\n", "exit code 3")):
            result = self.match(self.bot(text) + ",timeout_ms=1500")
            self.assertEqual(result["games"], 2, name)
            self.assertGreater(result["faults_a"], 0, name)
            self.assertLess(result["win_rate"], 1, name)
            self.assertIn(says, result["first_fault_a"], name)
            self.assertEqual(result["faults_b"], 0, name)
        self.assertEqual(self.still_running(), [])

    def still_running(self):
        """Command lines of programs of this test that were left behind."""
        left = []
        for path in glob.glob("/proc/[0-9]*/cmdline"):
            try:
                with open(path, "rb") as file:
                    words = file.read()
            except OSError:
                continue
            if self.folder.name.encode() in words:
                left.append(words)
        return left

    def test_both_sides_may_fail(self):
        text = self.good("match", "--a", self.bot("    if kind == 'go': sys.exit(1)\n"), "--b",
                         self.bot("    if kind == 'go': sys.exit(1)\n"), "--decks", "1")
        self.assertIn("A failed in", text)

    def test_it_is_told_the_time(self):
        text = "    if kind == 'go': assert message['time_ms'] == 70; say(type='best', index=0)\n"
        self.assertEqual(self.match(self.bot(text), "--time-ms", "70")["faults_a"], 0)

    def test_simulate_says_when_a_program_fails(self):
        self.good("simulate", "--games", "2", "--bots", EXAMPLE + ",greedy")
        self.refused("simulate", "--games", "2", "--bots",
                     self.bot("    if kind == 'go': sys.exit(7)\n") + ",random", says="exit code 7")


if __name__ == "__main__":
    program.main()
