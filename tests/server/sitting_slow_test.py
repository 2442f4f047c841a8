"""Sitting together over the wire: looking on by a link, clocks, short messages, ending by agreement,
the next game of the same table.
"""

import json
import os
import random
import subprocess
import time

from client import FAST_LEVEL, PROGRAM, Player, ServerTest, check, main

BANK = {"kind": "bank", "seconds": 600, "increment": 2, "at_zero": "computer"}


class SittingTest(ServerTest):
    def two(self, **more):
        """Anna and Ben at two lines."""
        rules = {"edition": "C3", "sets": [],
                 "options": [{"name": "first_player", "value": "seat_1"}]}
        created = self.server.new_game([{"kind": "here", "name": "Anna"}, {"kind": "here"}],
                                       seed="17", rules=rules, **more)
        return created, self.player(created, 1), self.player(created, 2)

    def end(self, one, other):
        self.assertEqual(one.ask("offer", seat=1, kind="end")["type"], "done")
        self.assertEqual(other.ask("answer_offer", seat=2, accept=True)["type"], "done")
        while one.view["phase"] != "over":
            one.wait_for("update")

    def test_looking_on(self):
        created = self.server.new_game([{"kind": "here", "name": "Anna"}, {"kind": "link"}])
        anna = self.player(created)
        link = anna.welcome["watch_link"]
        eve = self.line(Player)
        # A token does not help there.
        eve.join(link, [created["seats"][0]["token"]])
        self.assertEqual(eve.here, set())
        self.assertNotIn("watch_link", eve.welcome)
        self.assertNotIn(created["game"], json.dumps(eve.welcome))
        anna.ask("fields", seq=0)  # the game's own answer comes after its news
        self.assertEqual(anna.watching, 1)
        self.assertEqual(eve.ask("claim", seat=2, name="Eve")["code"], "not_allowed")
        for kind, more in {"say": {"seat": 1, "text": "hello"},
                           "why_not": {"seat": 1, "seq": 0, "actions": []},
                           "preview": {"seat": 1, "seq": 0, "actions": []},
                           "take_over": {"seat": 2, "level": FAST_LEVEL},
                           "offer": {"seat": 1, "kind": "end"},
                           "rematch": {"seat": 1}}.items():
            self.assertEqual(eve.ask(kind, **more)["code"], "not_yours", kind)
        anna.play_turn(lambda options: options[0])
        eve.wait_for("update")
        self.assertEqual(eve.view, anna.view)
        self.assertIn("fields", eve.ask("fields", seq=eve.view["seq"]))
        self.assertTrue(self.server.get(f"/api/games/{link}/record"))
        _, _, body = self.server.request("POST", "/api/mine",
                                         {"games": [{"game": link, "tokens": []}]})
        answer = json.loads(body)
        check("MyGamesAnswer", answer)
        self.assertEqual([card["game"] for card in answer["games"]], [link])
        self.assertNotIn(created["game"].encode(), body)
        for wrong in ("w" + "A" * 22, "W" + link[1:], "w" + created["game"]):
            stranger = self.line()
            stranger.send({"type": "join", "game": wrong}, proper=False)
            self.assertEqual(stranger.receive()["code"], "no_game")
        eve.close()
        while anna.watching:
            anna.ask("ping")
            time.sleep(0.01)
        self.server.kill()
        self.server.start()
        again = self.line(Player)
        self.assertEqual(again.join(link)["game"], link)

    def test_a_clock_and_a_restart(self):
        created, anna, ben = self.two(clock=BANK)
        self.assertEqual(anna.welcome["clock_rules"]["seconds"], 600)
        time.sleep(0.3)
        anna.play_turn(lambda options: options[0])
        clock = next(m for m in reversed(anna.seen) if m["type"] == "update")["clock"]
        self.assertEqual(clock["running"], 2)
        self.assertLess(clock["left"][0], 601_900)
        self.assertGreater(clock["left"][0], 590_000)
        self.server.kill()
        time.sleep(0.2)
        self.server.start()
        back = self.player(created, 2)
        now = back.welcome["clock"]
        # A kill gives time back, never takes any.
        self.assertEqual(now["left"][0], clock["left"][0])
        self.assertGreaterEqual(now["left"][1], clock["left"][1])
        self.assertIn(back.welcome["clock"].get("running"), (None, 2))
        back.play_turn(lambda options: options[0])
        del ben

    def test_the_time_is_up(self):
        turn = {"kind": "turn", "seconds": 1}
        _, anna, ben = self.two(clock={**turn, "at_zero": "pass"})
        up = ben.wait_for("time_up")
        self.assertEqual((up["seat"], up["does"]), (1, "pass"))
        self.assertGreater(ben.view["turn"], 1)
        _, anna, ben = self.two(clock={**turn, "at_zero": "computer", "level": FAST_LEVEL})
        self.assertEqual(ben.wait_for("time_up")["seat"], 1)
        self.assertEqual(ben.wait_for("seats")["seats"][0]["level"], FAST_LEVEL)
        ben.wait_for("update")  # the computer has moved
        # With a time per turn the seat can be had back.
        self.assertEqual(anna.ask("take_back", seat=1)["type"], "done")
        _, anna, ben = self.two(clock={**turn, "at_zero": "resign"})
        while anna.view["phase"] != "over":
            anna.wait_for("update")
        self.assertEqual(anna.view["result"]["reason"], "clock")
        self.assertEqual(anna.view["result"]["ranking"][0]["seat"], 2)

    def test_a_pause(self):
        _, anna, ben = self.two(clock=BANK)
        self.assertEqual(anna.ask("offer", seat=1, kind="pause")["type"], "done")
        self.assertEqual(ben.ask("answer_offer", seat=2, accept=True)["type"], "done")
        while not any(m["type"] == "clock" and m["clock"]["paused"] for m in anna.seen):
            anna.receive()
        place = anna.place(lambda options: options[0])
        self.assertEqual(anna.ask("play", seq=anna.view["seq"], seat=1, actions=[place])["code"],
                         "not_allowed")
        self.assertEqual(ben.ask("resume", seat=2)["type"], "done")
        anna.play_turn(lambda options: options[0])

    def test_messages(self):
        created, anna, ben = self.two()
        self.assertEqual(anna.ask("say", seat=1, text="<script>")["type"], "done")
        self.assertEqual(ben.ask("say", seat=2, phrase="well_played")["type"], "done")
        said = ben.seen[-2]["line"]
        self.assertEqual((said["seat"], said["phrase"]), (2, "well_played"))
        self.server.kill()
        self.server.start()
        back = self.line(Player)
        talk = back.join(created["game"])["talk"]
        self.assertEqual([line.get("text") for line in talk], ["<script>", None])
        self.assertNotIn(b"script", self.server.get(f"/api/games/{created['game']}/record"))
        self.assertNotIn("script", self.server.said())
        _, anna, _ = self.two(messages=False)
        self.assertEqual(anna.ask("say", seat=1, text="psst")["code"], "not_allowed")

    def test_ended_by_agreement(self):
        created, anna, ben = self.two()
        chance = random.Random(4)
        for _ in range(10):
            (anna, ben)[anna.view["seat"] - 1].play_turn(chance.choice)
            newest = max(anna.view["seq"], ben.view["seq"])
            for line in (anna, ben):
                while line.view["seq"] < newest:
                    line.wait_for("update")
        self.end(anna, ben)
        self.assertEqual(anna.view["result"]["reason"], "offer")
        file = os.path.join(self.server.folder.name, "game.json")
        with open(file, "wb") as out:
            out.write(self.server.get(f"/api/games/{created['game']}/record"))
        done = subprocess.run([PROGRAM, "explain", "--json", file], capture_output=True,
                              timeout=60, check=True)
        explained = json.loads(done.stdout)
        self.assertTrue(explained["over"])
        self.assertEqual(explained["scores"], [row["points"] for row in anna.view["seats"]])

    def test_the_next_game(self):
        created, anna, ben = self.two(clock=BANK)
        link = anna.welcome["watch_link"]
        eve = self.line(Player)
        eve.join(link)
        self.end(anna, ben)
        self.assertEqual(ben.ask("rematch", seat=2)["type"], "done")
        news = [line.wait_for("rematch")["game"] for line in (anna, eve)]
        self.assertEqual(len(news[1]), 23)
        # The tokens of the old seats hold, and nothing secret was sent.
        new = self.line(Player)
        new.join(news[0], [seat["token"] for seat in created["seats"]])
        self.assertEqual(new.here, {1, 2})
        self.assertEqual(new.view["seat"], 2)
        self.assertEqual(new.welcome["clock_rules"], anna.welcome["clock_rules"])
        new.play_turn(lambda options: options[0])
        late = self.line(Player)
        self.assertEqual(late.join(created["game"])["next"], news[0])
        watcher = self.line(Player)
        watcher.join(news[1])
        self.assertEqual(watcher.view, new.view)

    def test_forms_with_mistakes(self):
        base = {"rules": {"edition": "C3", "sets": [], "options": []}, "undo": True, "helps": {},
                "seats": [{"kind": "here"}, {"kind": "here"}]}
        for more in ({"clock": {}}, {"clock": {**BANK, "seconds": 0}}, {"clock": 5},
                     {"clock": {**BANK, "at_zero": "explode"}}, {"messages": 1},
                     {"clock": {**BANK, "kind": "turn"}}, {"clock": {**BANK, "level": "nobody"}}):
            status, _, body = self.server.request("POST", "/api/games", {**base, **more})
            self.assertEqual((status, json.loads(body)["code"]), (400, "malformed"), more)

    def test_stops_while_a_clock_runs(self):
        created, anna, _ = self.two(clock=BANK)
        time.sleep(0.2)
        self.assertEqual(self.server.stop(), 0)
        self.server.start()
        back = self.line(Player)
        left = back.join(created["game"])["clock"]["left"]
        self.assertLess(left[0], 600_000)  # a graceful stop keeps what was used
        del anna


if __name__ == "__main__":
    main()
