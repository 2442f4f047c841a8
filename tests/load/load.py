#!/usr/bin/env python3
"""A load client: many games at once, actions at a steady pace in all, and idle connections beside.

Measures, for every action, the time from sending it to its announcement on another line of the same
game. Prints one JSON object; exit code 1 when something was refused or broke, or the 99th percentile
is over --most-ms.

    tests/load/load.py build/release/tollkeeper --games 500 --idle 2000 --rate 20 --seconds 120

Standard library alone: one thread, non-blocking sockets.
"""

import argparse
import base64
import json
import os
import random
import re
import resource
import selectors
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

FORM = {"rules": {"edition": "C3", "sets": [{"name": "tollkeepers", "copies": 1}], "options": []},
        "undo": True, "seats": [{"kind": "here"}, {"kind": "here"}],
        "helps": {name: True for name in ("legal_places", "dead_places", "projected", "remaining",
                                          "field_view", "feature_worth", "previews")}}


def frame(text):
    """A masked text frame; a mask of zeros is as good as any here."""
    body = text.encode()
    size = len(body)
    head = bytes([0x81, 0x80 | size]) if size < 126 else \
        bytes([0x81, 0x80 | 126, size >> 8, size & 255])
    return head + b"\0\0\0\0" + body


class Line:
    """A live line; whole messages go to `hear` as bytes."""

    def __init__(self, load, hear):
        self.load, self.hear, self.held = load, hear, b""
        self.socket = socket.create_connection(("127.0.0.1", load.port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{load.port}\r\n"
                             "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
                             ).encode())
        while b"\r\n\r\n" not in self.held:
            self.held += self.socket.recv(4096)
        answer, self.held = self.held.split(b"\r\n\r\n", 1)
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise OSError(f"no line: {answer[:200]!r}")
        self.socket.setblocking(False)
        load.selector.register(self.socket, selectors.EVENT_READ, self)

    def send(self, message):
        self.socket.setblocking(True)
        self.socket.sendall(frame(json.dumps(message)))
        self.socket.setblocking(False)

    def readable(self):
        try:
            data = self.socket.recv(1 << 20)
        except BlockingIOError:
            return
        if not data:
            self.load.errors.append("a line was closed")
            self.load.selector.unregister(self.socket)
            return
        self.held += data
        while len(self.held) >= 2:
            size, start = self.held[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.held[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.held[2:10], "big"), 10
            if len(self.held) < start + size:
                return
            opcode, body = self.held[0] & 15, self.held[start:start + size]
            self.held = self.held[start + size:]
            if opcode == 9:
                self.socket.sendall(bytes([0x8A, 0x80 | len(body)]) + b"\0\0\0\0" + body)
            elif opcode == 1:
                self.hear(body)


class Game:
    """One game: a line that plays both seats, and one that looks on and tells the time."""

    def __init__(self, load):
        self.load, self.view, self.sent, self.number = load, None, None, 0
        created = load.post("/api/games", FORM)
        self.game = created["game"]
        self.player = Line(load, self.heard)
        self.watcher = Line(load, self.watched)
        self.player.send({"type": "join", "game": self.game,
                          "tokens": [seat["token"] for seat in created["seats"]]})
        self.watcher.send({"type": "join", "game": self.game})

    def watched(self, body):
        if self.sent is not None and body.startswith(b'{"type":"update"'):
            self.load.times.append(time.monotonic() - self.sent)
            self.sent = None

    def heard(self, body):
        if body.startswith((b'{"type":"welcome"', b'{"type":"update"')):
            self.view = json.loads(body)["view"]
        elif body.startswith(b'{"type":"error"'):
            self.load.errors.append(body.decode()[:300])

    def is_ready(self):
        return self.sent is None and self.view is not None and self.view["phase"] != "over"

    def act(self):
        place = self.load.chance.choice(self.view["places"])
        self.number += 1
        self.sent = time.monotonic()
        self.player.send({"type": "play", "id": self.number, "seq": self.view["seq"],
                          "seat": self.view["seat"], "actions": [
                              {"type": "place_tile", "x": place["x"], "y": place["y"],
                               "rotation": self.load.chance.choice(place["rotations"])}]})
        self.view = None


class Load:
    def __init__(self, words):
        self.words = words
        self.chance = random.Random(1)
        self.selector = selectors.DefaultSelector()
        self.times, self.errors = [], []
        self.folder = tempfile.TemporaryDirectory(prefix="tollkeeper-load-")
        limits = {"connections": 2 * words.games + words.idle + 100,
                  "connections_per_address": 2 * words.games + words.idle + 100,
                  "games_per_hour_of_address": 100_000, "games_per_hour": 100_000,
                  "messages_per_second_of_address": 100_000,
                  "requests_per_second_of_address": 100_000, "work_of_address": 1000}
        options = [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]
        with open(os.path.join(self.folder.name, "log"), "wb") as log:
            self.server = subprocess.Popen(
                [words.program, "serve", "--port", "0", "--store",
                 os.path.join(self.folder.name, "games.sqlite"), *options],
                stdout=subprocess.PIPE, stderr=log)
        self.port = int(re.search(r":(\d+)/", self.server.stdout.readline().decode())[1])

    def post(self, path, body):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}",
                                         json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def memory(self):
        with open(f"/proc/{self.server.pid}/status", encoding="ascii") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) * 1024

    def listen(self, until):
        """Hears all lines until that time."""
        while (left := until - time.monotonic()) > 0:
            for key, _ in self.selector.select(left):
                key.data.readable()

    def settle(self):
        self.listen(time.monotonic() + 1)

    def run(self):
        words = self.words
        resting = self.post("/api/games", FORM)["game"]
        idle = []
        # The first game has its tiles drawn, which stay in memory for all.
        first = Line(self, lambda body: None)
        first.send({"type": "join", "game": resting})
        self.settle()
        empty = self.memory()
        for _ in range(words.idle):
            line = Line(self, lambda body: None)
            line.send({"type": "join", "game": resting})
            idle.append(line)
        self.settle()
        with_idle = self.memory()
        games = []
        for number in range(words.games):
            games.append(Game(self))
            if number % 20 == 0:
                self.listen(time.monotonic() + 0.001)
        self.listen(time.monotonic() + 3)
        with_games = self.memory()
        print(f"{words.games} games and {words.idle} idle lines are there", file=sys.stderr)
        acted, waited = 0, 0
        began = time.monotonic()
        while (now := time.monotonic()) < began + words.seconds:
            due = began + acted / words.rate
            if now < due:
                self.listen(min(due, began + words.seconds))
                continue
            ready = [game for game in self.chance.sample(games, min(50, len(games)))
                     if game.is_ready()]
            if ready:
                ready[0].act()
                acted += 1
            else:
                waited += 1
                self.listen(now + 0.01)
        self.listen(time.monotonic() + 2)
        lost = sum(game.sent is not None for game in games)
        self.errors += ["an action was never announced"] * lost
        times = sorted(self.times)
        at = lambda part: round(1000 * times[min(len(times) - 1, int(part * len(times)))], 2)
        line_bytes = (with_idle - empty) / max(1, words.idle)
        result = {"games": words.games, "idle": words.idle, "seconds": words.seconds,
                  "actions": acted, "per_second": round(acted / words.seconds, 2),
                  "median_ms": at(0.5), "p99_ms": at(0.99), "worst_ms": at(1),
                  "errors": len(self.errors), "first_errors": self.errors[:3],
                  "bytes_at_rest": empty, "bytes_of_an_idle_line": round(line_bytes),
                  "bytes_of_a_game": round((with_games - with_idle) / max(1, words.games)
                                           - 2 * line_bytes)}
        return result

    def stop(self):
        self.server.terminate()
        self.server.wait(60)
        self.server.stdout.close()
        self.folder.cleanup()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=20, help="actions a second in all")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--most-ms", type=float, default=100, help="bound of the 99th percentile")
    words = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = Load(words)
    try:
        result = load.run()
    finally:
        load.stop()
    print(json.dumps(result, indent=1))
    return 1 if result["errors"] or result["p99_ms"] > words.most_ms else 0


if __name__ == "__main__":
    sys.exit(main())
