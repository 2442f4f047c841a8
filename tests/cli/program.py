"""How the scripts here call the program: its path comes from the environment, its words from the test.

Every call has a time limit, so that a program that waits for ever is a failure and not a hang.
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.environ.get("TOLLKEEPER_PROGRAM", "")
SOURCE = os.environ.get("TOLLKEEPER_SOURCE_DIR", os.getcwd())
SHARED = os.environ.get("TOLLKEEPER_SHARED", os.path.join(SOURCE, "..", "shared"))

DONE, DIFFERS, BAD = 0, 1, 2


class Answer:
    """What one call printed, and its exit code."""

    def __init__(self, done):
        self.code = done.returncode
        self.out = done.stdout.decode("utf-8", "replace")
        self.err = done.stderr.decode("utf-8", "replace")

    def __str__(self):
        return f"exit {self.code}\n--- out\n{self.out[-3000:]}\n--- err\n{self.err[-3000:]}"


def call(*words, typed="", folder=None, limit=120, environment=None):
    """Runs the program with these words; `typed` is its standard input."""
    surroundings = {**os.environ, "LC_ALL": "C", "TERM": "dumb"}
    surroundings.pop("COLUMNS", None)
    surroundings.update(environment or {})
    if isinstance(typed, str):
        typed = typed.encode()
    done = subprocess.run([PROGRAM, *words], input=typed, capture_output=True, timeout=limit,
                          cwd=folder, env=surroundings, check=False)
    return Answer(done)


class ProgramTest(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="tollkeeper-test-")
        self.addCleanup(self.folder.cleanup)

    def path(self, *names):
        return os.path.join(self.folder.name, *names)

    def write(self, name, content):
        with open(self.path(name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return self.path(name)

    def assertRegex(self, text, pattern, msg=None):
        """As usual, but a whole game is not printed when it does not match."""
        self.assertTrue(re.search(pattern, text), msg or f"no {pattern!r} in ...{text[-2000:]}")

    def good(self, *words, **more):
        answer = call(*words, **more)
        self.assertEqual(answer.code, DONE, answer)
        self.assertEqual(answer.err, "", answer)
        return answer.out

    def refused(self, *words, says="", **more):
        """A sentence on standard error, nothing else, exit code 2."""
        answer = call(*words, **more)
        self.assertEqual(answer.code, BAD, answer)
        self.assertEqual(answer.out, "", answer)
        self.assertTrue(answer.err.startswith("tollkeeper: "), answer)
        self.assertTrue(answer.err.endswith("\n") and len(answer.err) > 20, answer)
        self.assertIn(says, answer.err)
        return answer.err

    def game(self, *words, name="game", seed="1"):
        """The path of a finished simulated game."""
        folder = self.path("simulated")
        self.good("simulate", "--games", "1", "--seed", seed, "--save", folder, *words)
        return os.path.join(folder, "game-1.json")


def main():
    if not PROGRAM:
        print("TOLLKEEPER_PROGRAM is not set: there is no program to test.")
        sys.exit(77)
    unittest.main(verbosity=1)
