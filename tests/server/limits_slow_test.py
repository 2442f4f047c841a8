"""Limits: each is met with a clear answer, by its own visitor alone; who comes through a proxy is
counted by who they are."""

import json
import socket
import time

from client import FAST_LEVEL, Closed, Line, Player, ServerTest, main
from http_slow_test import FORM


def raw(server, text, patience=20):
    """What comes back for these bytes until the server hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=patience) as line:
        line.sendall(text)
        got = b""
        while True:
            try:
                data = line.recv(1 << 16)
            except ConnectionResetError:
                break
            if not data:
                break
            got += data
        return got


class NewGamesTest(ServerTest):
    words = ("--limit", "games_per_hour_of_address=3", "--limit", "games_per_hour=5",
             "--trusted-proxy", "127.0.0.1")

    def make(self, visitor, form=None):
        return self.server.request("POST", "/api/games", form or FORM,
                                   {"X-Forwarded-For": visitor})

    def test_new_games_are_counted_by_visitor_and_in_all(self):
        for _ in range(10):
            self.assertEqual(self.make("203.0.113.1", {"rules": 1})[0], 400)  # no game: not counted
        for _ in range(3):
            self.assertEqual(self.make("203.0.113.1")[0], 201)
        status, headers, body = self.make("203.0.113.1")
        self.assertEqual((status, json.loads(body)["code"]), (429, "too_many"))
        self.assertGreater(int(headers["Retry-After"]), 60)
        self.assertEqual(self.make("198.51.100.7, 203.0.113.1")[0], 429)  # invented by the visitor
        self.assertEqual(self.make("203.0.113.2")[0], 201)
        self.assertEqual(self.make("2001:db8::1")[0], 201)
        self.assertEqual(self.make("203.0.113.3")[0], 429)  # too many in all


class UntrustedTest(ServerTest):
    words = ("--limit", "games_per_hour_of_address=1")

    def test_nobody_is_believed_who_was_not_named(self):
        for visitor, wanted in (("203.0.113.1", 201), ("203.0.113.2", 429)):
            status, _, _ = self.server.request("POST", "/api/games", FORM,
                                               {"X-Forwarded-For": visitor})
            self.assertEqual(status, wanted)


class ConnectionsTest(ServerTest):
    words = ("--limit", "connections_per_address=6", "--limit", "join_seconds=5",
             "--limit", "request_seconds=1", "--limit", "body_seconds=1")

    def test_too_many_connections_are_told_so(self):
        created = self.server.new_game([{"kind": "here"}] * 2)
        lines = [self.line(Player) for _ in range(6)]
        for line in lines:
            line.join(created["game"])
        got = raw(self.server, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        self.assertTrue(got.startswith(b"HTTP/1.1 429 "), got)
        self.assertIn(b"Retry-After: ", got)
        lines[0].ask("ping")
        lines.pop().close()
        until = time.monotonic() + 5
        while not raw(self.server, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
                      b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 "):
            self.assertLess(time.monotonic(), until)

    def test_who_sends_slowly_or_nothing_is_not_waited_for(self):
        head = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
        for text in (b"", b"GET / HT", head, head + b"x" * 10):
            began = time.monotonic()
            self.assertEqual(raw(self.server, text), b"")
            self.assertLess(time.monotonic() - began, 6)
        # Byte by byte is no better.
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=10) as slow:
            began = time.monotonic()
            with self.assertRaises(OSError):
                while time.monotonic() - began < 8:
                    slow.sendall(b"G")
                    time.sleep(0.1)
            self.assertLess(time.monotonic() - began, 6)

    def test_a_line_has_to_join_a_game(self):
        created = self.server.new_game([{"kind": "here"}] * 2)
        idle = self.line()
        player = self.player(created)
        with self.assertRaises(Closed):
            idle.receive(limit=30)
        player.ask("ping")


class ProxiedTest(ServerTest):
    words = ("--limit", "connections_per_address=2", "--trusted-proxy", "127.0.0.0/8")

    def test_lines_through_a_proxy_are_counted_by_visitor(self):
        for visitor in ("203.0.113.1", "203.0.113.2"):
            for _ in range(2):
                self.line(headers={"X-Forwarded-For": visitor}).ask("ping")
            with self.assertRaises(Closed) as closed:
                self.line(headers={"X-Forwarded-For": visitor})
            self.assertEqual(closed.exception.code, 429)


class SlowReaderTest(ServerTest):
    words = ("--limit", "queued_messages=8", "--limit", "queued_bytes=1000000")

    def test_a_slow_reader_is_dropped_and_nobody_else(self):
        created = self.server.new_game([{"kind": "here"}] * 2, seed="3")
        player = self.player(created)
        slow = self.line(Line)
        slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.send({"type": "join", "game": created["game"]})
        while player.view["phase"] != "over":
            began = time.monotonic()
            player.play_turn(lambda options: options[0])
            self.assertLess(time.monotonic() - began, 10)
        until = time.monotonic() + 20
        while "tollkeeper_lines_cut_total 1\n" not in self.server.get("/metrics").decode():
            self.assertLess(time.monotonic(), until, "the slow reader was not cut off")
            time.sleep(0.2)
        self.player(created)


class LargeBodiesTest(ServerTest):
    words = ("--limit", "requests_per_second_of_address=1", "--trusted-proxy", "127.0.0.1")

    def head(self, visitor, size):
        return (f"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {visitor}\r\n"
                f"Content-Length: {size}\r\n\r\n").encode()

    def test_a_body_that_is_refused_is_not_waited_for(self):
        for _ in range(4):  # all that may be asked at once
            self.server.request("POST", "/api/games", {"rules": 1},
                                {"X-Forwarded-For": "203.0.113.1"})
        # The answer is there while none of the body has come, and the connection ends.
        began = time.monotonic()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as line:
            line.sendall(self.head("203.0.113.1", 5_900_000))
            got = line.recv(1 << 16)
            self.assertTrue(got.startswith(b"HTTP/1.1 429 "), got)
            self.assertIn(b"Retry-After: ", got)
            self.assertIn(b"Connection: close", got)
            # Of what is sent all the same only a little is listened to.
            line.settimeout(20)
            with self.assertRaises(OSError):
                for _ in range(200):
                    line.sendall(b"x" * (1 << 16))
        self.assertLess(time.monotonic() - began, 20)
        # Short ones are read, so that the connection can go on.
        got = raw(self.server, (self.head("203.0.113.1", 2) + b"{}") * 20 +
                  b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.1\r\n"
                  b"Connection: close\r\n\r\n")
        self.assertIn(b"HTTP/1.1 429 ", got)
        self.assertNotIn(b"HTTP/1.1 400 ", got[got.rindex(b"HTTP/1.1 429 "):])
        self.assertEqual(got.count(b"HTTP/1.1 "), 21)
        self.assertIn(b"HTTP/1.1 200 OK", got)
        # Others are answered.
        self.assertEqual(self.server.request("POST", "/api/games", FORM,
                                             {"X-Forwarded-For": "198.51.100.1"})[0], 201)

    def test_a_body_in_chunks_is_paid_for_when_it_has_come(self):
        visitor = {"X-Forwarded-For": "203.0.113.2"}
        body = b"x" * 400_000
        chunked = (b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.2\r\n"
                   b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" +
                   f"{len(body):x}\r\n".encode() + body + b"\r\n0\r\n\r\n")
        for _ in range(3):
            self.server.request("GET", "/healthz", headers=visitor)
        self.assertTrue(raw(self.server, chunked).startswith(b"HTTP/1.1 429 "))
        self.assertTrue(raw(self.server, chunked.replace(body, b"{}").replace(
            f"{len(body):x}\r\n".encode(), b"2\r\n").replace(b"203.0.113.2", b"203.0.113.3"))
            .startswith(b"HTTP/1.1 400 "))


class FloodTest(ServerTest):
    words = ("--limit", "messages_per_second_of_address=20", "--limit", "requests_per_second=10",
             "--trusted-proxy", "127.0.0.1")

    def test_messages_are_counted_by_visitor(self):
        flood = [self.line(headers={"X-Forwarded-For": "203.0.113.1"}) for _ in range(3)]
        other = self.line(headers={"X-Forwarded-For": "203.0.113.2"})
        codes = []
        for n in range(30):
            for line in flood:
                line.send({"type": "ping", "id": n})
        for _ in range(30):
            for line in flood:
                codes.append(line.receive().get("code"))
        self.assertIn("too_many", codes)
        self.assertEqual(other.ask("ping")["type"], "pong")

    def test_requests_in_a_hurry_get_429_with_a_time_to_wait(self):
        got = raw(self.server, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
        self.assertIn(b"HTTP/1.1 200 ", got)
        self.assertIn(b"HTTP/1.1 429 ", got)
        self.assertIn(b"\r\nRetry-After: 1\r\n", got)
        self.assertLess(got.count(b"HTTP/1.1 "), 400)  # at last it hangs up


class UnwatchedTest(ServerTest):
    words = ("--limit", "unwatched_turns_per_second=2")

    def test_computers_have_time_while_nobody_is_there(self):
        began = time.monotonic()
        games = [self.server.new_game([{"kind": "computer", "level": FAST_LEVEL}] * 2)["game"]
                 for _ in range(4)]
        time.sleep(3)
        played = 0
        for game in games:
            record = json.loads(self.server.get(f"/api/games/{game}/record"))
            played += sum(a.get("type") == "place_tile" for a in record["actions"])
        self.assertGreater(played, 0)
        self.assertLessEqual(played, 2 * (time.monotonic() - began) + 1)
        player = self.line(Player)
        player.join(games[0])  # now somebody is
        until = time.monotonic() + 20
        while player.view["phase"] != "over":
            self.assertLess(time.monotonic(), until)
            player.wait_for("update", limit=20)


class MemoryTest(ServerTest):
    words = ("--limit", "game_idle_seconds=1")

    def test_games_that_nobody_looks_at_leave_memory(self):
        created = self.server.new_game([{"kind": "here"}] * 2)
        player = self.player(created)
        for n in range(50):  # games that are not there leave nothing behind
            self.server.request("GET", f"/api/games/{'A' * 20}{n:02}/record")
        self.assertLessEqual(self.in_memory(), 3)
        player.play_turn(lambda options: options[0])
        time.sleep(2.5)
        self.assertEqual(self.in_memory(), 1)
        player.close()
        until = time.monotonic() + 20
        while self.in_memory() > 0:
            self.assertLess(time.monotonic(), until)
            time.sleep(0.2)
        self.assertEqual(len(self.player(created).view["tiles"]), len(player.view["tiles"]))

    def in_memory(self):
        text = self.server.get("/metrics").decode()
        return next(int(line.split()[1]) for line in text.splitlines()
                    if line.startswith("tollkeeper_games_in_memory "))


if __name__ == "__main__":
    main()
