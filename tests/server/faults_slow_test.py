"""Faults of the machine: kill -9 at a hundred moments under load, a full disk, a store that another
program holds, a clock that jumps. No confirmed action is lost, what could not be stored has not
happened, and every game replays to the position that was announced.
"""

import contextlib
import glob
import os
import random
import sqlite3
import subprocess
import tempfile
import threading
import time
import unittest
import unittest.mock

from client import PROGRAM, Closed, Player, Server, ServerTest, main

KILLS = int(os.environ.get("TOLLKEEPER_KILLS", "100"))
GAMES = 4


def check_store(path):
    done = subprocess.run([PROGRAM, "store", "check", path], capture_output=True, text=True,
                          timeout=300, check=False)
    return done.returncode, done.stdout + done.stderr


class Watched:
    """A game that is played by one line; remembers what was announced and what was confirmed."""

    def __init__(self, server, seed):
        self.server, self.seed = server, seed
        self.chance = random.Random(seed)
        self.made = 0
        self.begin()

    def begin(self):
        self.made += 1
        created = self.server.new_game([{"kind": "here"}] * 2, seed=str(100 * self.seed + self.made))
        self.game = created["game"]
        self.tokens = [seat["token"] for seat in created["seats"]]
        self.view, self.log, self.confirmed = None, [], 0

    def play_until_it_breaks(self):
        player = None
        try:
            player = Player(self.server)
            player.join(self.game, self.tokens)
            while player.view["phase"] != "over":
                player.play_turn(self.chance.choice)
                self.confirmed = player.view["seq"]  # play_turn returns after `done`
        except (Closed, OSError):
            pass
        finally:
            if player is not None:
                if hasattr(player, "view"):
                    self.view, self.log = player.view, list(player.log)
                player.close()

    def compare(self, test):
        """What is there now is what was announced, or goes on from it."""
        line = Player(self.server)
        with contextlib.closing(line):
            line.join(self.game, self.tokens)
            test.assertEqual(line.here, {1, 2})
            if self.view is not None:
                test.assertGreaterEqual(line.view["seq"], max(self.confirmed, self.view["seq"]))
                test.assertEqual(line.log[:len(self.log)], self.log)
                if line.view["seq"] == self.view["seq"]:
                    test.assertEqual(line.view, self.view)
            if line.view["phase"] == "over":
                self.begin()


class KillTest(ServerTest):
    words = ("--limit", "games_per_hour_of_address=10000")

    def test_a_hundred_kills_under_load(self):
        games = [Watched(self.server, seed) for seed in range(GAMES)]
        chance = random.Random(77)
        for _ in range(KILLS):
            threads = [threading.Thread(target=game.play_until_it_breaks) for game in games]
            for thread in threads:
                thread.start()
            time.sleep(chance.uniform(0.02, 0.6))
            self.server.kill()
            for thread in threads:
                thread.join()
            self.server.start()
            for game in games:
                game.compare(self)
        self.server.kill()
        code, said = check_store(self.server.store)
        self.assertEqual(code, 0, said)
        self.server.start()
        print(f"{KILLS} kills; {said.strip()}")


class FullDiskTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="tollkeeper-full-")
        self.addCleanup(os.rmdir, self.folder)
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", self.folder],
                              capture_output=True, check=False)
        if done.returncode != 0:
            self.skipTest("a small disk can be made by root alone")
        self.addCleanup(subprocess.run, ["umount", self.folder], check=True)

    def test_a_full_disk(self):
        server = Server(store=os.path.join(self.folder, "games.sqlite"))
        self.addCleanup(server.folder.cleanup)
        try:
            created = server.new_game([{"kind": "here"}] * 2, seed="4")
            tokens = [seat["token"] for seat in created["seats"]]
            player = Player(server)
            player.join(created["game"], tokens)
            player.play_turn(lambda options: options[0])
            filler = os.path.join(self.folder, "filler")
            with open(filler, "wb", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(b"x" * 4096)
            refused = None
            for _ in range(200):  # some room is left in pages that are begun
                seq, view = player.view["seq"], player.view
                refused = player.ask("play", seq=seq, seat=view["seat"],
                                     actions=[player.place(lambda options: options[0])])
                if refused["type"] == "error":
                    break
            self.assertEqual(refused.get("code"), "server", refused)
            self.assertIn("room", refused["message"])
            self.assertEqual(player.view, view)  # it has not happened
            other = Player(server)
            other.join(created["game"])
            self.assertEqual(other.view, view)
            other.close()
            self.assertEqual(server.request("GET", "/healthz")[0], 503)
            self.assertIn("not stored", server.said())
            os.remove(filler)
            player.play_turn(lambda options: options[0])
            self.assertEqual(server.request("GET", "/healthz")[0], 200)
            server.kill()
            server.start()
            back = Player(server)
            back.join(created["game"], tokens)
            self.assertEqual((back.view, back.log), (player.view, player.log))
            back.close()
            player.close()
        finally:
            self.assertEqual(server.stop(), 0)
        self.assertEqual(check_store(server.store)[0], 0)


class LockedTest(ServerTest):
    def test_another_program_holds_the_store(self):
        created = self.server.new_game([{"kind": "here"}] * 2, seed="6")
        player = self.player(created)
        player.play_turn(lambda options: options[0])
        other = sqlite3.connect(self.server.store, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            view = player.view
            answer = player.ask("play", seq=view["seq"], seat=view["seat"],
                                actions=[player.place(lambda options: options[0])])
            self.assertEqual(answer.get("code"), "server", answer)
            self.assertIn("in use", answer["message"])
            self.assertEqual(player.view, view)
            self.assertEqual(player.ask("ping")["type"], "pong")
        finally:
            other.execute("ROLLBACK")
            other.close()
        player.play_turn(lambda options: options[0])
        self.server.kill()
        self.server.start()
        self.assertEqual(self.player(created).view, player.view)


class ClockTest(unittest.TestCase):
    def test_a_clock_that_jumps(self):
        library = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
        if not library:
            self.skipTest("faketime is not installed")
        with open(PROGRAM, "rb") as program:
            if b"__asan_init" in program.read():
                self.skipTest("libfaketime and the address sanitizer both want to come first")
        with tempfile.TemporaryDirectory(prefix="tollkeeper-clock-") as folder:
            clock = os.path.join(folder, "clock")
            self.set_clock(clock, "+0")
            settings = {"LD_PRELOAD": library[0], "FAKETIME_TIMESTAMP_FILE": clock,
                        "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                        "DONT_FAKE_MONOTONIC": "1"}
            with unittest.mock.patch.dict(os.environ, settings):
                server = Server()
            try:
                created = server.new_game([{"kind": "here"}] * 2, seed="8")
                player = Player(server)
                player.join(created["game"], [seat["token"] for seat in created["seats"]])
                for jump in ("+365d", "-3650d", "+1h", "-1h", "+0"):
                    self.set_clock(clock, jump)
                    for _ in range(3):
                        player.play_turn(lambda options: options[0])
                self.assertEqual(server.request("GET", "/healthz")[0], 200)
                server.kill()
                server.start()
                back = Player(server)
                back.join(created["game"])
                self.assertEqual((back.view, back.log), (player.view, player.log))
                back.close()
                player.close()
            finally:
                self.assertEqual(server.stop(), 0)
                self.assertEqual(check_store(server.store)[0], 0)
                server.folder.cleanup()

    @staticmethod
    def set_clock(path, text):
        with open(path + ".new", "w", encoding="ascii") as file:
            file.write(text + "\n")
        os.replace(path + ".new", path)


if __name__ == "__main__":
    main()
