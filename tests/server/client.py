"""A game server of this program in a test, and clients that talk to it: plain HTTP, and a small
WebSocket client of the standard library alone. Every message, both ways, is checked against
docs/protocol.schema.json where python3-fastjsonschema is installed (python3-jsonschema took nine
tenths of the time of these tests).
"""

import base64
import hashlib
import http.client
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = os.environ.get("TOLLKEEPER_PROGRAM", "")
SOURCE = os.environ.get("TOLLKEEPER_SOURCE_DIR", os.getcwd())
LIMIT = float(os.environ.get("TOLLKEEPER_TEST_PATIENCE", "60"))  # s, for any one answer

try:
    import fastjsonschema
except ImportError:
    fastjsonschema = None

with open(os.path.join(SOURCE, "docs", "protocol.schema.json"), encoding="utf-8") as file:
    SCHEMA = json.load(file)
_VALIDATORS = {}

# Level of the computer seats in tests: the one that thinks least.
FAST_LEVEL = "traveller"


def check(kind, message):
    """Fails with the place in the message where it differs from the schema."""
    if fastjsonschema is None:
        return
    if kind not in _VALIDATORS:
        # The newest draft it knows; the schema uses nothing that is newer.
        schema = {"$schema": "http://json-schema.org/draft-07/schema#",
                  "$ref": f"#/$defs/{kind}", "$defs": SCHEMA["$defs"]}
        _VALIDATORS[kind] = fastjsonschema.compile(schema, use_default=False)
    try:
        _VALIDATORS[kind](message)
    except fastjsonschema.JsonSchemaValueException as problem:
        raise AssertionError(f"no {kind}: {problem.message[:300]}\n"
                             f"{json.dumps(message)[:400]}") from problem


# The schema by the message's own type: errors in a `oneOf` say nothing.
SERVER_KINDS = {
    "welcome": "Welcome", "claimed": "Claimed", "seats": "Seats", "update": "Update",
    "done": "Done", "previewed": "Previewed", "feature": "FeatureAnswer", "fields": "FieldsAnswer",
    "history": "HistoryAnswer", "summary": "SummaryAnswer", "why_not": "WhyNotAnswer",
    "thinking": "Thinking", "error": "Error", "pong": "Pong", "clock": "ClockNews",
    "time_up": "TimeUp", "said": "Said", "offer": "OfferNews", "offer_gone": "OfferGone",
    "rematch": "Rematch", "watching": "Watching"}


class Server:
    """The program as a server on a free port, with a store of its own."""

    def __init__(self, *words, store=None, port=0):
        self.folder = tempfile.TemporaryDirectory(prefix="tollkeeper-server-")
        self.store = store or os.path.join(self.folder.name, "games.sqlite")
        self.words = words
        self.log = os.path.join(self.folder.name, "log.txt")
        self.port = port
        self.start()

    def start(self):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [PROGRAM, "serve", "--port", str(self.port), "--store", self.store, *self.words],
                stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://[^:]+:(\d+)/", line)
        if not found:
            raise AssertionError(f"the server did not start: {line!r} {self.said()}")
        self.port = int(found[1])

    def kill(self):
        self.process.kill()
        self.process.wait(LIMIT)
        self.process.stdout.close()

    def stop(self):
        """Ends it as Ctrl+C does; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        code = self.process.wait(LIMIT)
        self.process.stdout.close()
        return code

    def said(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()

    def request(self, method, path, body=None, headers=None):
        """(status, headers, bytes)"""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
        try:
            if isinstance(body, (dict, list)):
                body = json.dumps(body)
            line.request(method, path, body=body, headers=headers or {})
            answer = line.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        finally:
            line.close()

    def get(self, path):
        status, _, body = self.request("GET", path)
        if status != 200:
            raise AssertionError(f"GET {path}: {status} {body[:300]!r}")
        return body

    def new_game(self, seats, **more):
        """The same game each time, begun by seat 1, unless the form says otherwise."""
        form = {"rules": {"edition": "C3", "sets": [{"name": "tollkeepers", "copies": 1}],
                          "options": [{"name": "first_player", "value": "seat_1"}]},
                "seed": "1", "seats": seats, "undo": True,
                "helps": {name: True for name in SCHEMA["$defs"]["Helps"]["required"]}, **more}
        check("NewGame", form)
        status, _, body = self.request("POST", "/api/games", form)
        if status != 201:
            raise AssertionError(f"no game: {status} {body[:500]!r}")
        created = json.loads(body)
        check("Created", created)
        return created


class Closed(Exception):
    """The server closed the line; `code` as in RFC 6455, or None."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class Line:
    """A WebSocket to /api/socket. `send` takes anything that becomes JSON."""

    def __init__(self, server, headers=None, path="/api/socket"):
        self.socket = self.connect(server)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"127.0.0.1:{server.port}", "Upgrade": "websocket",
                 "Connection": "Upgrade", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13",
                 **(headers or {})}
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
        self.socket.sendall(head.encode() + b"\r\n")
        self.held = b""
        while b"\r\n\r\n" not in self.held:
            self._more()
        answer, self.held = self.held.split(b"\r\n\r\n", 1)
        self.status = int(answer.split()[1])
        if self.status != 101:
            self.socket.close()
            raise Closed(self.status)
        wanted = base64.b64encode(hashlib.sha1(
            (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert wanted in answer, answer
        self.number = 0
        self.seen = []  # every message that came, but how many look on
        self.watching = 0

    @staticmethod
    def connect(server):
        return socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT)

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise Closed()
        self.held += data

    def _take(self, count):
        while len(self.held) < count:
            self._more()
        taken, self.held = self.held[:count], self.held[count:]
        return taken

    @staticmethod
    def frame(opcode, payload, fin=True):
        head = bytes([(0x80 if fin else 0) | opcode])
        size = len(payload)
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        mask = os.urandom(4)
        whole = int.from_bytes(payload, "big") ^ int.from_bytes(
            (mask * (size // 4 + 1))[:size], "big")
        return head + mask + whole.to_bytes(size, "big")

    def send_frame(self, opcode, payload, fin=True):
        self.socket.sendall(self.frame(opcode, payload, fin))

    def send_text(self, text):
        self.send_frame(1, text.encode() if isinstance(text, str) else text)

    def send(self, message, proper=True):
        if proper:
            check("ClientMessage", message)
        self.send_text(json.dumps(message))

    def receive(self, limit=None):
        """The next message, checked. Who comes and goes to look on is only counted."""
        while True:
            message = self._receive(limit)
            if message["type"] != "watching":
                self.seen.append(message)
                return message
            self.watching = message["count"]

    def _receive(self, limit):
        self.socket.settimeout(limit or LIMIT)
        payload = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            part = self._take(size)
            opcode = first & 15
            if opcode == 8:
                raise Closed(struct.unpack(">H", part[:2])[0] if len(part) >= 2 else None)
            if opcode == 9:
                self.send_frame(10, part)
                continue
            if opcode == 10:
                continue
            payload += part
            if first & 0x80:
                break
        message = json.loads(payload)
        check(SERVER_KINDS[message["type"]], message)
        return message

    def wait_for(self, *types, limit=None):
        """The next message of one of these types; others are remembered in `seen`."""
        until = time.monotonic() + (limit or LIMIT)
        while True:
            message = self.receive(max(0.01, until - time.monotonic()))
            if message["type"] in types:
                return message

    def join(self, game, tokens=()):
        self.send({"type": "join", "game": game, "tokens": list(tokens)})
        return self.wait_for("welcome")

    def ask(self, question, /, proper=True, **more):
        """The answer that carries this question's number."""
        self.number += 1
        self.send({"type": question, "id": self.number, **more}, proper)
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                return message
            if message["type"] == "error":
                raise AssertionError(f"{question}: {message}")

    def close(self):
        self.socket.close()


class Player(Line):
    """A line that keeps its view up to date and can play by itself."""

    def join(self, game, tokens=()):
        welcome = super().join(game, tokens)
        self.welcome = welcome
        self.view = welcome["view"]
        self.log = list(welcome["log"])
        self.here = {seat["seat"] for seat in welcome["seats"] if seat["here"]}
        return welcome

    def receive(self, limit=None):
        message = super().receive(limit)
        if message["type"] == "update":
            assert message["view"]["seq"] >= self.view["seq"]
            self.view = message["view"]
            if message["log"]:
                assert message["log"][0]["index"] == len(self.log), "log entries are missing"
            self.log += message["log"]
        elif message["type"] == "seats":
            self.here = {seat["seat"] for seat in message["seats"] if seat["here"]}
        return message

    def place(self, choose):
        place = choose(self.view["places"])
        return {"type": "place_tile", "x": place["x"], "y": place["y"],
                "rotation": choose(place["rotations"])}

    def play_turn(self, choose):
        """A whole turn: place, look at the preview, choose, confirm. Returns the last preview."""
        seat = self.view["seat"]
        seq = self.view["seq"]
        actions = [self.place(choose)]
        preview = self.ask("preview", seq=seq, seat=seat, actions=actions)
        while preview["type"] == "previewed" and preview["choices"]:
            choice = choose(preview["choices"])
            gains = choice["gains"]
            actions.append(choice["action"])
            preview = self.ask("preview", seq=seq, seat=seat, actions=actions)
            if choice["kind"] != "pass" and not preview["choices"]:
                sums = {}
                for entry in preview["outcome"]:
                    if entry["kind"] == "score" and entry["points"]:
                        sums[entry["seat"]] = sums.get(entry["seat"], 0) + entry["points"]
                assert {g["seat"]: g["points"] for g in gains} == sums, (gains, sums)
            if choice["kind"] == "pass":
                break
        assert preview["type"] == "previewed", preview
        before = {s["seat"]: s["points"] for s in self.view["seats"]}
        done = self.ask("play", seq=seq, seat=seat, actions=actions)
        assert done["type"] == "done", done
        return preview, before

    def wait_for_turn(self, limit=None):
        """Until a seat of ours has to move or the game is over."""
        while self.view["phase"] != "over" and self.view["seat"] not in self.here:
            self.wait_for("update", limit=limit)


class ServerTest(unittest.TestCase):
    """A test with a server of its own."""

    words = ()
    # A test may send faster than the server lets people; tests of that limit set this to ().
    fast = ("--limit", "messages_per_second=10000",
            "--limit", "messages_per_second_of_address=10000")

    def setUp(self):
        self.server = Server(*self.fast, *self.words)
        self.addCleanup(self._stop)
        self.lines = []

    def _stop(self):
        for line in self.lines:
            line.close()
        code = self.server.stop()
        said = self.server.said()
        self.server.folder.cleanup()
        self.assertEqual(code, 0, said)
        self.assertNotIn("Sanitizer", said)

    def line(self, kind=Line, **more):
        line = kind(self.server, **more)
        self.lines.append(line)
        return line

    def player(self, created, *seats):
        """A player at these seats of a game just made (all that were given, without numbers)."""
        player = self.line(Player)
        player.join(created["game"], [seat["token"] for seat in created["seats"]
                                      if not seats or seat["seat"] in seats])
        return player


def main():
    if not PROGRAM:
        print("TOLLKEEPER_PROGRAM is not set: there is no server to test.")
        sys.exit(77)
    unittest.main(verbosity=1)
