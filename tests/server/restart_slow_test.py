"""A killed server (kill -9) loses no confirmed move, and pages come back to the same seats."""

import json
import os
import random
import sqlite3
import subprocess
import threading
import time

from client import FAST_LEVEL, PROGRAM, Closed, Player, Server, ServerTest, main


class RestartTest(ServerTest):
    def test_killed_at_random_moments(self):
        created = self.server.new_game([{"kind": "here", "name": "Anna"},
                                        {"kind": "computer", "level": FAST_LEVEL}], seed="31")
        tokens = [seat["token"] for seat in created["seats"]]
        chance = random.Random(31)
        confirmed = 0  # the newest position that anybody was told
        kills = 0
        for _ in range(12):
            player = self.line(Player)
            player.join(created["game"], tokens)
            self.assertEqual(player.here, {1})
            self.assertGreaterEqual(player.view["seq"], confirmed)
            confirmed = player.view["seq"]
            killer = threading.Timer(chance.uniform(0.005, 0.3), self.server.kill)
            killer.start()
            try:
                while player.view["phase"] != "over":
                    player.wait_for_turn()
                    if player.view["phase"] == "over":
                        break
                    player.play_turn(chance.choice)
            except (Closed, OSError):
                kills += 1
            killer.join()
            # What this page saw has been announced; it must be there after the restart.
            confirmed = max(confirmed, player.view["seq"])
            seen = player.view, list(player.log)
            self.server.start()
            back = self.line(Player)
            back.join(created["game"], tokens)
            self.assertGreaterEqual(back.view["seq"], seen[0]["seq"])
            self.assertEqual(back.log[:len(seen[1])], seen[1])
            if back.view["seq"] == seen[0]["seq"]:
                self.assertEqual(back.view, seen[0])
            if back.view["phase"] == "over":
                break
        self.assertGreater(kills, 0)

    def test_computer_thinks_on_after_a_restart(self):
        created = self.server.new_game([{"kind": "computer", "level": FAST_LEVEL}] * 2, seed="5")
        time.sleep(0.02)
        self.server.kill()
        self.server.start()
        watcher = self.line(Player)
        watcher.join(created["game"])
        while watcher.view["phase"] != "over":
            watcher.wait_for("update")

    def test_claims_and_resigning_survive(self):
        created = self.server.new_game([{"kind": "here"}, {"kind": "link"}, {"kind": "link"}])
        ben = self.line(Player)
        ben.join(created["game"])
        token = ben.ask("claim", seat=2, name="Ben")["token"]
        self.assertEqual(ben.ask("resign", seat=2)["type"], "done")
        anna = self.player(created)
        self.assertEqual(anna.ask("take_over", seat=3, level=FAST_LEVEL)["type"], "done")
        self.server.kill()
        self.server.start()
        back = self.line(Player)
        back.join(created["game"], [token])
        seats = {seat["seat"]: seat for seat in back.welcome["seats"]}
        self.assertTrue(seats[2]["resigned"] and seats[2]["here"])
        self.assertEqual(seats[2]["name"], "Ben")
        self.assertEqual(seats[3]["level"], FAST_LEVEL)

    def test_stopping_says_good_bye(self):
        created = self.server.new_game([{"kind": "here"}] * 2)
        player = self.player(created)
        self.assertEqual(self.server.stop(), 0)
        with self.assertRaises(Closed) as closed:
            while True:
                player.receive()
        self.assertEqual(closed.exception.code, 1001)
        self.server.start()

    def refused(self, store, port="0"):
        done = subprocess.run([PROGRAM, "serve", "--port", port, "--store", store],
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 2, done)
        self.assertEqual(done.stdout, b"")
        return done.stderr.decode()

    def test_what_cannot_be_served_is_said(self):
        folder = self.server.folder.name
        self.assertIn("in use", self.refused(os.path.join(folder, "other"), str(self.server.port)))
        self.assertIn("PostgreSQL comes later", self.refused("postgresql://localhost/games"))
        junk = os.path.join(folder, "junk")
        with open(junk, "wb") as file:
            file.write(b"no store at all" * 500)
        self.assertIn("no store", self.refused(junk))
        foreign = os.path.join(folder, "foreign")
        with sqlite3.connect(foreign) as other:
            other.execute("CREATE TABLE mine(x)")
        other.close()
        self.assertIn("no store", self.refused(foreign))
        self.assertIn("cannot be opened", self.refused(os.path.join(folder, "no", "such")))

    def test_damaged_and_newer_stores(self):
        self.server.new_game([{"kind": "here"}] * 2)
        self.server.stop()
        newer = os.path.join(self.server.folder.name, "newer")
        with open(self.server.store, "rb") as file:
            whole = file.read()
        with open(newer, "wb") as file:
            file.write(whole)
        with sqlite3.connect(newer) as store:
            store.execute("PRAGMA user_version=99")
        store.close()
        self.assertIn("newer version", self.refused(newer))
        damaged = os.path.join(self.server.folder.name, "damaged")
        with open(damaged, "wb") as file:
            file.write(whole[:4096] + b"\xff" * (len(whole) - 4096))
        self.assertIn("damaged", self.refused(damaged))
        self.server.start()

    def test_a_damaged_game_harms_no_other(self):
        good = self.server.new_game([{"kind": "here"}] * 2)
        bad = self.server.new_game([{"kind": "here"}] * 2)
        player = self.player(bad)
        player.play_turn(lambda options: options[0])
        self.server.stop()
        with sqlite3.connect(self.server.store) as store:
            store.execute("UPDATE moves SET body = ? WHERE game = ? AND n = 0",
                          (json.dumps({"type": "place_tile", "x": 90, "y": 90, "rotation": 0,
                                       "seat": 1}), bad["game"]))
        store.close()
        self.server.start()
        lost = self.line()
        lost.send({"type": "join", "game": bad["game"]})
        self.assertEqual(lost.receive()["code"], "no_game")
        self.assertIn("damaged", self.server.said())
        self.player(good).play_turn(lambda options: options[0])


if __name__ == "__main__":
    main()
