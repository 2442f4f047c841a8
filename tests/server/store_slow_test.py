"""Backup while playing, damaged stores and what can be saved of them, old and newer versions."""

import contextlib
import json
import os
import random
import shutil
import sqlite3
import subprocess
import threading

from client import PROGRAM, Player, Server, ServerTest, main


def tool(*words):
    """(exit code, what was said)"""
    done = subprocess.run([PROGRAM, "store", *words], capture_output=True, text=True, timeout=120,
                          check=False)
    return done.returncode, done.stdout + done.stderr


class StoreTest(ServerTest):
    def setUp(self):
        super().setUp()
        self.folder = self.server.folder.name
        self.games = []

    def play(self, games, turns):
        for number in range(games):
            created = self.server.new_game([{"kind": "here"}] * 2, seed=str(number))
            player = self.player(created)
            for _ in range(turns):
                player.play_turn(lambda options: options[0])
            self.games.append((created["game"], player.view))
            player.close()

    def path(self, name):
        return os.path.join(self.folder, name)

    def check_games(self, store, tiles_at_most=None):
        """The games of that store; the number that are whole."""
        server = Server(store=store)
        try:
            whole = 0
            for game, view in self.games:
                line = Player(server)
                with contextlib.closing(line):
                    line.send({"type": "join", "game": game})
                    answer = line.receive()
                    if answer["type"] == "error":
                        continue
                    whole += answer["view"] == view
                    self.assertEqual(answer["view"]["tiles"],
                                     view["tiles"][:len(answer["view"]["tiles"])])
            return whole
        finally:
            self.assertEqual(server.stop(), 0)
            server.folder.cleanup()

    def test_backup_while_a_game_goes_on(self):
        self.play(2, 2)
        going = self.player(self.server.new_game([{"kind": "here"}] * 2))
        ended = threading.Event()

        def go_on():
            while not ended.is_set() and going.view["phase"] != "over":
                going.play_turn(lambda options: options[0])

        player = threading.Thread(target=go_on)
        player.start()
        try:
            for _ in range(5):
                code, said = tool("backup", self.server.store, "-o", self.path("copy"))
                self.assertEqual(code, 0, said)
                code, said = tool("check", self.path("copy"))
                self.assertEqual(code, 0, said)
                self.assertIn("3 games whole, 0 cut short, 0 lost", said)
        finally:
            ended.set()
            player.join()
        self.assertEqual(os.stat(self.path("copy")).st_mode & 0o77, 0)
        self.assertEqual(self.check_games(self.path("copy")), 2)
        self.assertEqual(tool("backup", self.server.store, "-o", self.server.store)[0], 2)
        self.assertEqual(tool("backup", self.path("none"), "-o", self.path("x"))[0], 2)
        # A backup goes back only when nobody uses the store.
        code, said = tool("restore", self.path("copy"), "--store", self.server.store)
        self.assertEqual(code, 2)
        self.assertIn("in use", said)
        self.server.stop()
        code, said = tool("restore", self.path("copy"), "--store", self.server.store)
        self.assertEqual(code, 0, said)
        self.assertTrue(os.path.exists(self.server.store + ".before-restore"))
        self.server.start()
        self.player({"game": self.games[0][0], "seats": []})

    def sound_store(self):
        self.play(8, 6)
        self.server.stop()
        sound = self.path("sound")
        tool("backup", self.server.store, "-o", sound)
        self.server.start()
        return sound

    def test_flipped_bytes_and_cut_files(self):
        sound = self.sound_store()
        with open(sound, "rb") as file:
            whole = bytearray(file.read())
        chance = random.Random(5)
        noticed, saved_most = 0, 0
        for number in range(24):
            bad = self.path(f"bad{number}")
            data = bytearray(whole)
            if number % 3 == 2:
                del data[chance.randrange(4096, len(data)):]
            else:
                for _ in range(1 if number % 3 else 20):
                    data[chance.randrange(100, len(data))] ^= 1 << chance.randrange(8)
            with open(bad, "wb") as file:
                file.write(data)
            code, said = tool("check", bad)
            self.assertIn(code, (0, 1, 2), said)
            noticed += code != 0
            saved = self.path(f"saved{number}")
            code, said = tool("salvage", bad, "-o", saved)
            self.assertIn(code, (0, 1, 2), said)
            if code == 2:
                continue
            self.assertEqual(tool("check", saved)[0], 0)  # what was saved is sound
            saved_most = max(saved_most, self.check_games(saved))
            with open(bad, "rb") as file:
                self.assertEqual(file.read(), bytes(data))  # nobody wrote into what was looked at
        self.assertGreaterEqual(noticed, 16)  # a bit may fall into unused space
        self.assertEqual(saved_most, 8)

    def test_one_changed_letter_is_noticed(self):
        sound = self.sound_store()
        with contextlib.closing(sqlite3.connect(sound)) as store, store:
            game, body = store.execute("SELECT game, body FROM moves WHERE n = 9").fetchone()
            entry = json.loads(body)
            entry["seat"] = 3 - entry["seat"]
            store.execute("UPDATE moves SET body = ? WHERE game = ? AND n = 9",
                          (json.dumps(entry), game))
        code, said = tool("check", sound)
        self.assertEqual(code, 1, said)
        self.assertIn("7 games whole, 1 cut short, 0 lost", said)
        self.assertIn("9 moves can be played", said)
        self.assertNotIn(game, said)
        self.assertEqual(tool("restore", sound, "--store", self.path("new"))[0], 2)
        code, said = tool("salvage", sound, "-o", self.path("saved"))
        self.assertEqual(code, 1, said)
        self.assertEqual(self.check_games(self.path("saved")), 7)
        self.assertEqual(tool("salvage", sound, "-o", self.path("saved"))[0], 2)  # is there

    def test_a_lost_write_ahead_log_loses_the_newest_moves_alone(self):
        self.play(3, 3)
        self.server.kill()
        without = self.path("without")
        shutil.copy(self.server.store, without)  # not its -wal
        code, said = tool("check", without)
        self.assertIn(code, (0, 2), said)
        self.server.start()
        self.assertEqual(self.check_games_running(), 3)

    def check_games_running(self):
        whole = 0
        for game, view in self.games:
            line = self.line(Player)
            whole += line.join(game)["view"] == view
        return whole

    def test_an_old_store_upgrades_itself_and_is_kept(self):
        sound = self.sound_store()
        with contextlib.closing(sqlite3.connect(sound)) as store, store:
            store.execute("PRAGMA journal_mode=DELETE")
            for table in ("games", "moves", "seat_entries"):
                store.execute(f"ALTER TABLE {table} DROP COLUMN sum")
            store.execute("PRAGMA user_version=2")
        self.assertEqual(tool("check", sound)[0], 0)  # can be looked at as it is
        self.assertEqual(self.check_games(sound), 8)
        with contextlib.closing(sqlite3.connect(sound)) as store:
            self.assertGreater(store.execute("PRAGMA user_version").fetchone()[0], 2)
        with contextlib.closing(sqlite3.connect(sound + ".version-2")) as store:
            self.assertEqual(store.execute("PRAGMA user_version").fetchone()[0], 2)
        code, said = tool("check", sound)
        self.assertEqual((code, "8 games whole" in said), (0, True), said)


if __name__ == "__main__":
    main()
