"""Games in the terminal, typed by a script."""

import json
import os
import pty
import select
import signal
import subprocess
import time

import program
from program import ProgramTest


def typed(*lines):
    return "".join(line + "\n" for line in lines)


GO_ON = ["g"] * 600  # more than any game has questions: greedy's advice is taken each time


class Play(ProgramTest):
    def play(self, *words, lines=(), **more):
        return self.good("play", *words, typed=typed(*lines), folder=self.folder.name, **more)

    def test_two_people_to_the_end(self):
        text = self.play("--seats", "human,human", "--names", "Anna,Ben", "--seed", "11", lines=GO_ON)
        self.assertIn("The game is over.", text)
        self.assertIn("The last tile is placed. At the end:", text)
        self.assertRegex(text, r"(Anna|Ben|Anna and Ben) (wins|share the victory) with \d+ points")
        self.assertRegex(text, r"points for +Anna +Ben")
        # Both took part, tollhouses went out, and points came with their rules.
        self.assertIn("Anna puts a meeple", text)
        self.assertIn("Ben puts a meeple", text)
        self.assertRegex(text, r"(Anna|Ben) scores \d+ for toll: .* \(TK-1[23]\)")
        self.assertRegex(text, r"\(B-33\)")

    def test_one_to_six_seats(self):
        for seats in range(1, 7):
            text = self.play("--players", str(seats), "--seed", "3", lines=GO_ON)
            self.assertIn("The game is over.", text)
            self.assertEqual(text.count("Greedy") > 0, seats > 1)

    def test_computer_players_alone(self):
        text = self.play("--seats", "greedy,random", "--seed", "5")
        self.assertIn("The game is over.", text)
        self.assertNotIn("> ", text.split("The game is over.")[0].split("\n")[1])

    def test_every_set_at_the_table(self):
        text = self.play("--expansions", "tollkeepers,river,abbot,inns_and_cathedrals", "--seed",
                         "8", lines=GO_ON)
        self.assertIn("The game is over.", text)
        self.assertIn("large meeple", text)

    def test_choices_are_typed_as_shown(self):
        text = self.play("--seats", "human", "--expansions", "none", "--seed", "1", "--save", "x.json",
                         lines=["", "99", "1x", "banana", "h"])
        self.assertIn("Type the number of a place", text)
        self.assertIn("There is no place 99; the places are 1 to", text)
        self.assertIn('"1x" is not understood', text)
        self.assertIn('"banana" is not understood', text)
        hint = text.split("Greedy: ")[1].split(" ")[0]
        text = self.play("--seats", "human", "--expansions", "none", "--seed", "1", "--save", "y.json",
                         lines=[hint, "7", "0", ""])
        self.assertIn("There is no choice 7", text)
        self.assertIn("Enter ends your turn", text)
        with open(self.path("y.json"), encoding="utf-8") as file:
            kinds = [entry["type"] for entry in json.load(file)["actions"]]
        self.assertEqual(kinds, ["place_tile", "pass", "finish"])

    def test_a_rotation_that_does_not_fit_names_the_rule(self):
        text = self.play("--seats", "human", "--expansions", "none", "--seed", "1", "--save", "x.json",
                         lines=["1" + letter for letter in "abcd"])
        self.assertTrue("Not turned" in text or "What now" in text)

    def test_undo_until_confirmed(self):
        text = self.play("--seats", "human", "--seed", "4", "--save", "x.json",
                         lines=["u", "g", "u", "g", "g", "u", "u", "g", "g", "g", "u"])
        self.assertIn("There is nothing to take back", text)
        with open(self.path("x.json"), encoding="utf-8") as file:
            actions = json.load(file)["actions"]
        self.assertEqual([entry["type"] for entry in actions].count("finish"), 1)

    def test_questions_about_the_game(self):
        lines = ["g"] * 60 + ["?", "w", "w all", "e", "f", "r", "b", "z", "ve", "vn", "v", "h"]
        text = self.play("--seed", "7", "--save", "x.json", lines=lines + ["S Kept As Typed.json"])
        self.assertTrue(os.path.exists(self.path("Kept As Typed.json")))
        self.assertIn("take back the last step", text)
        self.assertIn("Turn 1, ", text)
        self.assertIn("If the game ended now:", text)
        self.assertIn("tiles are left besides the one in hand", text)

    def test_tollhouses_say_what_they_would_pay(self):
        text = "".join(self.play("--seed", str(seed), lines=GO_ON) for seed in range(7, 12))
        self.assertRegex(text, r"t\d+  tollhouse on the crossroads at \(-?\d+, -?\d+\) +")
        self.assertRegex(text, r"\+\d+ now: .*travellers x 3")
        self.assertIn("; beside its roads: ", text)

    def test_save_and_resume_lose_nothing(self):
        whole = self.play("--seed", "21", lines=GO_ON)
        self.play("--seed", "21", "--save", "a.json", lines=["g"] * 40 + ["s", "q"])
        self.play("--resume", "a.json", "--save", "b.json", lines=["g"] * 30 + ["s b.json", "q"])
        end = self.play("b.json", lines=GO_ON)
        people = [line for line in whole.splitlines() if line.endswith(" points.")]
        self.assertEqual(people, [line for line in end.splitlines() if line.endswith(" points.")])

    def test_a_jcz_game_can_be_played_on(self):
        game = self.game("--expansions", "tollkeepers").replace(".json", ".jcz")
        self.assertIn("The game is over.", self.play(game, "--seats", "human,greedy"))

    def test_the_same_seed_plays_the_same_tiles(self):
        first = self.play("--seed", "99", lines=GO_ON)
        self.assertTrue(first == self.play("--seed", "99", lines=GO_ON))
        self.assertTrue(first != self.play("--seed", "98", lines=GO_ON))

    def test_the_end_of_the_input_saves(self):
        for lines in ([], ["g"], ["g", "g"], ["g"] * 33):
            text = self.play("--seed", "6", "--save", "end.json", lines=lines)
            if lines:
                self.assertIn("Saved as end.json", text)
                self.good("replay", self.path("end.json"))

    def test_saves_under_a_name_of_its_own(self):
        self.play("--seed", "6", lines=["g"])
        self.play("--seed", "6", lines=["g", "g"])
        self.assertEqual(sorted(os.listdir(self.folder.name)),
                         ["tollkeeper-6-2.json", "tollkeeper-6.json"])

    def test_quitting_without_saving(self):
        self.play("--seed", "6", lines=["g", "q", "n"])
        self.assertEqual(os.listdir(self.folder.name), [])

    def test_odd_bytes_are_refused_politely(self):
        answer = program.call("play", "--seed", "6", folder=self.folder.name,
                              typed=b"\x00\xff\x1b[A\n" + b"a" * 100000 + b"\n-1\n999999999999999\n")
        self.assertEqual(answer.code, program.DONE, answer)
        self.assertIn("is not understood", answer.out)

    def test_an_unwritable_save_is_said(self):
        answer = program.call("play", "--seed", "6", "--save", self.path("no", "x.json"),
                              typed="g\n", folder=self.folder.name)
        self.assertEqual(answer.code, program.BAD, answer)
        self.assertIn("cannot be written", answer.err)


class Terminal(ProgramTest):
    """The same on a terminal: colours, the window's size, Ctrl-C."""

    def start(self, columns, rows, **environment):
        here, there = pty.openpty()
        subprocess.run(["stty", "cols", str(columns), "rows", str(rows)], stdin=there, check=True)
        process = subprocess.Popen(
            [program.PROGRAM, "play", "--seed", "7"], stdin=there, stdout=there, stderr=there,
            cwd=self.folder.name, close_fds=True,
            env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment})
        os.close(there)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.addCleanup(os.close, here)
        return process, here

    def read_until(self, terminal, text, limit=30):
        seen = b""
        end = time.monotonic() + limit
        while text not in seen:
            ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
            self.assertTrue(ready, seen.decode("utf-8", "replace"))
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break
        return seen.decode("utf-8", "replace")

    def test_colours_box_characters_and_a_cut_board(self):
        process, terminal = self.start(60, 24)
        seen = self.read_until(terminal, b"Where> ")
        self.assertIn("\x1b[", seen)
        self.assertIn("\u2501", seen)
        # Three questions a turn. A prompt's ">" stands elsewhere on the screen too, so this may run
        # ahead of the game, which reads what was typed when it comes to it.
        for _ in range(12 * 3):
            os.write(terminal, b"g\n")
            self.read_until(terminal, b"> ")
        os.write(terminal, b"v\n")
        self.read_until(terminal, b"More to the")
        self.assertIsNone(process.poll())

    def test_no_color(self):
        _, terminal = self.start(100, 40, NO_COLOR="1")
        self.assertNotIn("\x1b[", self.read_until(terminal, b"Where> "))

    def test_interrupt_saves(self):
        process, terminal = self.start(100, 40)
        self.read_until(terminal, b"Where> ")
        os.write(terminal, b"g\n")
        self.read_until(terminal, b"now> ")
        process.send_signal(signal.SIGINT)
        self.read_until(terminal, b"goes on with it")
        self.assertEqual(process.wait(timeout=30), program.DONE)
        self.good("replay", self.path("tollkeeper-7.json"))


if __name__ == "__main__":
    program.main()
