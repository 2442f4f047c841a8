"""Every kind of message from the wrong seat, twice, stale, malformed, huge: an error to its sender
alone, and nothing has changed for anybody: the view, the stored record, the other line's silence.
"""

import contextlib
import copy
import json
import os
import random
import socket
import time

from client import FAST_LEVEL, Closed, Player, ServerTest, main

ACTION = {"type": "pass"}


class WrongMessagesTest(ServerTest):
    fast = ()

    def setUp(self):
        super().setUp()
        self.created = self.server.new_game([{"kind": "here", "name": "Anna"}, {"kind": "link"}],
                                            seed="21")
        self.anna = self.player(self.created)
        self.ben = self.line(Player)
        self.ben.join(self.created["game"])
        self.ben.ask("claim", seat=2, name="Ben")
        self.ben.wait_for("seats")
        self.watcher = self.line(Player)
        self.watcher.join(self.created["game"])
        self.by_seat = {1: self.anna, 2: self.ben}
        chance = random.Random(1)
        for _ in range(6):
            self.by_seat[self.anna.view["seat"]].play_turn(chance.choice)
            self.level()
        self.level()

    def level(self):
        """All lines have seen the same."""
        lines = [self.anna, self.ben, self.watcher]
        newest = max(line.view["seq"] for line in lines)
        for line in lines:
            while line.view["seq"] < newest:
                line.wait_for("update")
            line.ask("ping")

    def record(self):
        return self.server.get(f"/api/games/{self.created['game']}/record")

    @contextlib.contextmanager
    def nothing_happens(self, but_to):
        """Nobody else hears or sees anything, and the stored game is the same afterwards."""
        before = self.record()
        views = [copy.deepcopy(one.view) for one in (self.anna, self.ben, self.watcher)]
        others = [one for one in (self.anna, self.ben, self.watcher) if one is not but_to]
        heard = [len(one.seen) for one in others]
        yield
        for one, count in zip(others, heard):
            one.ask("ping")
            self.assertEqual(len(one.seen), count + 1, one.seen[count:])
        fresh = self.line(Player)
        fresh.join(self.created["game"])
        self.assertEqual([fresh.view] * 3, views)
        fresh.close()
        self.assertEqual(self.record(), before)

    def refused(self, line, message, *codes, proper=False):
        """The message gets one of these errors."""
        if isinstance(message, dict):
            line.send(message, proper)
        else:
            line.send_text(message)
        answer = line.receive()
        if answer.get("code") == "too_many":
            time.sleep(0.5)
            self.refused(line, message, *codes, proper=proper)
            return
        self.assertEqual(answer["type"], "error", (message, answer))
        self.assertIn(answer["code"], codes, (str(message)[:300], answer))
        self.assertTrue(answer["message"])

    def messages(self, seat, seq):
        place = self.anna.place(lambda options: options[0])
        return {
            "preview": {"seq": seq, "seat": seat, "actions": [place]},
            "play": {"seq": seq, "seat": seat, "actions": [place]},
            "why_not": {"seq": seq, "seat": seat, "actions": [place]},
            "leave": {"seat": seat},
            "take_back": {"seat": seat},
            "resign": {"seat": seat},
            "claim": {"seat": seat, "name": "Eve"},
            "take_over": {"seat": seat, "level": FAST_LEVEL},
            "feature": {"seq": seq, "x": 0, "y": 0, "at": [50, 50]},
            "fields": {"seq": seq},
            "history": {"seq": seq},
            "say": {"seat": seat, "text": "hello"},
            "offer": {"seat": seat, "kind": "end"},
            "answer_offer": {"seat": seat, "accept": True},
            "resume": {"seat": seat},
            "rematch": {"seat": seat},
        }

    def test_from_the_wrong_seat(self):
        seq, mover = self.anna.view["seq"], self.anna.view["seat"]
        wrong = self.by_seat[3 - mover]
        for line in (wrong, self.watcher):
            for kind, more in self.messages(mover, seq).items():
                if kind in ("feature", "fields", "history"):
                    continue  # everybody may ask these
                codes = {"claim": ("not_allowed",), "take_over": ("not_allowed", "not_yours")}.get(
                    kind, ("not_yours",))
                with self.nothing_happens(line):
                    self.refused(line, {"type": kind, "id": 5, **more}, *codes, proper=True)

    def test_out_of_turn(self):
        seq, mover = self.anna.view["seq"], self.anna.view["seat"]
        wrong = self.by_seat[3 - mover]
        for kind, more in self.messages(3 - mover, seq).items():
            if kind in ("preview", "play", "why_not"):
                with self.nothing_happens(wrong):
                    self.refused(wrong, {"type": kind, "id": 6, **more}, "not_your_turn",
                                 proper=True)

    def test_stale_and_twice(self):
        mover = self.anna.view["seat"]
        line = self.by_seat[mover]
        message = {"type": "play", "id": 1000, "seq": self.anna.view["seq"], "seat": mover,
                   "actions": [line.place(lambda options: options[0])]}
        line.send(message)
        line.wait_for("done")
        self.level()
        late = [message, {**message, "seq": self.anna.view["seq"] + 7}]
        late += [{"type": kind, "id": 8, **self.messages(mover, 3)[kind]}
                 for kind in ("preview", "why_not", "feature", "fields")]
        for one in late:
            with self.nothing_happens(line):
                self.refused(line, one, "stale", proper=True)

    def test_illegal_actions(self):
        seq, mover = self.anna.view["seq"], self.anna.view["seat"]
        line = self.by_seat[mover]
        legal = line.place(lambda options: options[0])
        taken = self.anna.view["tiles"][0]
        for actions in ([], [ACTION], [{**legal, "x": taken["x"], "y": taken["y"]}],
                        [{**legal, "x": 900, "y": 900}], [legal, legal],
                        [legal, {"type": "tollhouse", "x": 900, "y": 900}],
                        [legal, {"type": "place_figure", "figure": "meeple", "on": "road 9",
                                 "x": legal["x"], "y": legal["y"]}],
                        [legal, {"type": "place_figure", "figure": "meeple", "on": "field 1",
                                 "x": taken["x"], "y": taken["y"]}]):
            message = {"type": "play", "id": 9, "seq": seq, "seat": mover, "actions": actions}
            with self.nothing_happens(line):
                self.refused(line, message, "illegal", proper=True)
        answer = line.ask("why_not", seq=seq, seat=mover,
                          actions=[{**legal, "x": taken["x"], "y": taken["y"]}])
        self.assertFalse(answer["allowed"])
        self.assertTrue(answer["rule"])

    def test_at_the_wrong_time(self):
        for line, seat in ((self.anna, 1), (self.ben, 2)):
            for message in ({"type": "answer_offer", "seat": seat, "accept": True},
                            {"type": "offer", "seat": seat, "kind": "pause"},  # without a clock
                            {"type": "resume", "seat": seat}, {"type": "rematch", "seat": seat}):
                with self.nothing_happens(line):
                    self.refused(line, {"id": 14, **message}, "not_allowed", proper=True)
        self.assertEqual(self.anna.ask("offer", seat=1, kind="end")["type"], "done")
        for line in (self.anna, self.ben, self.watcher):
            while line.seen[-1]["type"] != "offer" and line.seen[-1].get("id") is None:
                line.receive()
            line.ask("ping")
        for line, message in ((self.anna, {"type": "offer", "seat": 1, "kind": "end"}),
                              (self.ben, {"type": "offer", "seat": 2, "kind": "end"}),
                              (self.anna, {"type": "answer_offer", "seat": 1, "accept": True})):
            with self.nothing_happens(line):
                self.refused(line, {"id": 15, **message}, "not_allowed", proper=True)
        self.assertEqual(self.ben.ask("answer_offer", seat=2, accept=False)["type"], "done")
        for line in (self.anna, self.watcher):
            line.ask("ping")
        with self.nothing_happens(self.ben):  # twice
            self.refused(self.ben, {"type": "answer_offer", "id": 16, "seat": 2, "accept": True},
                         "not_allowed", proper=True)

    def test_talking_too_much(self):
        for text in ("\n", "x" * 201, "\u202e", "a\u0000b", " "):
            with self.nothing_happens(self.anna):
                self.refused(self.anna, {"type": "say", "id": 1, "seat": 1, "text": text},
                             "malformed")
        answers = [self.anna.ask("say", seat=1, text=f"line {n}") for n in range(12)]
        self.assertIn("too_many", [answer.get("code") for answer in answers])

    def test_malformed(self):
        line = self.by_seat[self.anna.view["seat"]]
        with self.nothing_happens(line):
            self.send_malformed(line)
        line.send_frame(1, b'{"type": "\xff\xfe"}')  # no UTF-8: the line ends, the game does not
        with self.assertRaises(Closed):
            line.receive()

    def send_malformed(self, line):
        seq, mover = self.anna.view["seq"], self.anna.view["seat"]
        for kind, more in self.messages(mover, seq).items():
            good = {"type": kind, "id": 10, **more}
            for key in good:
                less = {name: value for name, value in good.items() if name != key}
                self.refused(line, less, "malformed")
                for value in (None, [], {}, "x", -1, 1.5, 10**30, True, "\u0000"):
                    if (key, value) in (("actions", []), ("x", -1), ("y", -1)):
                        continue  # an empty draft, a place
                    if key in ("id", "type", "seq", "seat", "actions", "x", "y", "kind") or (
                            key in ("accept", "text") and value not in ("x", True)):
                        self.refused(line, {**good, key: value}, "malformed")
            self.refused(line, {**good, "more": 1}, "malformed")
        legal = line.place(lambda options: options[0])
        for action in ({"type": "fly"}, {}, {**legal, "more": 1}, {**legal, "x": 10**9}, 7, None,
                       {"type": "place_tile"}, {**legal, "rotation": 4},
                       {**legal, "type": ["place_tile"]}, [legal]):
            self.refused(line, {"type": "play", "id": 11, "seq": seq, "seat": mover,
                                "actions": [action]}, "malformed")
        self.refused(line, {"type": "play", "id": 12, "seq": seq, "seat": mover,
                            "actions": [legal] * 9}, "malformed")
        for text in ("", "x", "[]", "1", "null", '"play"', "{", '{"type":"play"', "\ufffe",
                     '{"type":"play","type":"play"}', "[" * 5000, '{"a":' * 5000,
                     json.dumps({"type": "nothing", "id": 1}), json.dumps({"id": 1}),
                     json.dumps({"type": "welcome", "id": 1}),
                     json.dumps({"type": "join", "game": self.created["game"]}),
                     json.dumps({"type": "ping"}), json.dumps({"type": "ping", "id": -1})):
            self.refused(line, text, "malformed")

    def test_huge(self):
        line = self.by_seat[self.anna.view["seat"]]
        with self.nothing_happens(line):
            self.refused(line, json.dumps({"type": "ping", "id": 1, "more": "x" * 70_000}),
                         "too_large")
        line.send_frame(2, b"\0" * 100)  # bytes instead of text
        self.assertEqual(line.receive()["code"], "malformed")
        try:
            line.send_frame(1, b"x" * 3_000_000)
            with self.assertRaises(Closed):
                line.receive()
        except OSError:
            pass  # closed while it was sent
        self.watcher.ask("ping")

    def test_before_joining(self):
        new = self.line()
        for kind, more in self.messages(1, 0).items():
            new.send({"type": kind, "id": 3, **more})
            self.assertEqual(new.receive()["code"], "no_game")
        new.send({"type": "join", "game": "A" * 22})
        self.assertEqual(new.receive()["code"], "no_game")
        for game in ("", "x", "../../etc/passwd", "A" * 23, 7, None):
            new.send({"type": "join", "game": game}, proper=False)
            self.assertIn(new.receive()["code"], ("no_game", "malformed"))
        new.send({"type": "join", "game": self.created["game"], "tokens": ["A" * 22] * 7}, False)
        self.assertEqual(new.receive()["code"], "malformed")
        new.join(self.created["game"])

    def test_too_many(self):
        new = self.line()
        # At once: the server must meet them faster than its pace of 100 a second.
        new.socket.sendall(b"".join(new.frame(1, json.dumps({"type": "ping", "id": n}).encode())
                                    for n in range(380)))
        kinds = [new.receive() for _ in range(380)]
        self.assertIn("too_many", [message.get("code") for message in kinds])
        self.watcher.ask("ping")

    def test_junk_on_the_wire(self):
        chance = random.Random(3)
        for number in range(60):
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=5) as raw:
                if number % 2:
                    raw.sendall(os.urandom(chance.randrange(1, 3000)))
                else:
                    raw.sendall(chance.choice([
                        b"GET", b"GET / HTTP/1.1\r\n\r\n", b"POST /api/games HTTP/1.1\r\nHost: "
                        b"127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
                        b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                        b"Connection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n" + os.urandom(50),
                        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"]))
                # The server may have hung up already.
                with contextlib.suppress(OSError):
                    raw.shutdown(socket.SHUT_WR)
                    while raw.recv(4096):
                        pass
            line = self.line()
            with contextlib.suppress(Closed, OSError, ValueError, AssertionError):
                line.send_frame(chance.randrange(16), os.urandom(chance.randrange(1, 120)))
                line.receive(limit=0.2)
            line.close()
        self.watcher.ask("ping")
        self.assertEqual(self.server.request("GET", "/api/health")[0], 200)


if __name__ == "__main__":
    main()
