"""/healthz and /metrics: what they say, in which form, and to whom."""

import re
import socket

from client import FAST_LEVEL, ServerTest, main

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
SAMPLE = re.compile(rf'({NAME})(?:\{{((?:{NAME}="(?:[^"\\\n]|\\.)*",?)*)\}})? (\S+)$')


def read_metrics(text):
    """{(name, labels): value}; fails where the text breaks the rules of the format."""
    types, samples, last = {}, {}, None
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            last = line.split()[2]
            assert last not in types, f"{last} stands twice"
            assert line.split(" ", 3)[3].endswith("."), line
            continue
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name == last and kind in ("counter", "gauge", "histogram"), line
            assert (kind == "counter") == name.endswith("_total"), line
            types[name] = kind
            continue
        found = SAMPLE.match(line)
        assert found, line
        name, labels, value = found.groups()
        family = re.sub(r"_(bucket|sum|count)$", "", name) if types.get(last) == "histogram" else name
        assert family == last, f"{name} stands below {last}"
        assert (name, labels) not in samples, line
        samples[name, labels] = float(value)
    for name, kind in types.items():
        if kind == "histogram":
            counts = [v for (n, _), v in samples.items() if n == name + "_bucket"]
            assert counts == sorted(counts), name
            assert counts[-1] == samples[name + "_count", None]
            assert (name + "_bucket", 'le="+Inf"') in samples
    return samples


class MetricsTest(ServerTest):
    def metrics(self):
        status, headers, body = self.server.request("GET", "/metrics")
        self.assertEqual(status, 200)
        self.assertEqual(headers["Content-Type"], "text/plain; version=0.0.4; charset=utf-8")
        self.assertEqual(headers["Cache-Control"], "no-store")
        return read_metrics(body.decode())

    def test_health(self):
        for host in ("localhost", "10.9.8.7:80", "proxy.example"):  # whoever looks after it
            status, _, body = self.server.request("GET", "/healthz", headers={"Host": host})
            self.assertEqual((status, body), (200, b"ok\n"))
        self.assertEqual(self.server.request("HEAD", "/healthz")[0], 200)
        self.assertGreaterEqual(self.server.request("POST", "/healthz")[0], 400)

    def test_what_is_counted(self):
        before = self.metrics()
        self.assertEqual(before["tollkeeper_games_in_store", None], 0)
        created = self.server.new_game([{"kind": "here"}, {"kind": "computer",
                                                            "level": FAST_LEVEL}], seed="1")
        player = self.player(created)
        for _ in range(3):
            player.wait_for_turn()
            player.play_turn(lambda options: options[0])
        player.wait_for_turn()
        stale = player.ask("play", seq=0, seat=1, actions=[player.place(lambda o: o[0])])
        self.assertEqual(stale["code"], "stale")
        self.server.request("GET", f"/api/games/{created['game']}/record")
        self.server.request("GET", "/api/nothing")
        after = self.metrics()
        self.assertGreaterEqual(after["tollkeeper_actions_total", None], 3 * 3)
        self.assertEqual(after["tollkeeper_games_in_store", None], 1)
        self.assertEqual(after["tollkeeper_games_made_total", None], 1)
        self.assertEqual(after["tollkeeper_games_in_memory", None], 1)
        self.assertEqual(after["tollkeeper_lines", None], 1)
        self.assertGreaterEqual(after["tollkeeper_connections", None], 2)
        self.assertEqual(after["tollkeeper_refusals_total", 'code="stale"'], 1)
        self.assertEqual(after["tollkeeper_action_seconds_count", None], 3)
        self.assertGreater(after["tollkeeper_store_write_seconds_sum", None], 0)
        self.assertGreaterEqual(after["tollkeeper_thinking_seconds_count", None], 3)
        for route, status in (("/api/games", 201), ("/api/games/{id}/record", 200),
                              ("/api/other", 404), ("/api/socket", 101)):
            self.assertEqual(after["tollkeeper_http_requests_total",
                                   f'route="{route}",status="{status}"'], 1)
        self.assertGreater(after["process_resident_memory_bytes", None], 1e6)
        self.assertGreater(after["process_open_fds", None], 4)
        self.assertTrue(any(name == "tollkeeper_build_info" and "version=" in labels
                            for name, labels in after))

    def test_they_are_for_this_machine(self):
        for headers in ({"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 proxy"},
                        {"Forwarded": "for=127.0.0.1"},
                        {"Host": socket.gethostname() or "localhost.example"}):
            self.assertIn(self.server.request("GET", "/metrics", headers=headers)[0], (404, 421))
        self.assertGreaterEqual(self.server.request("POST", "/metrics")[0], 400)


class AskedFromElsewhereTest(ServerTest):
    words = ("--metrics-from", "127.0.0.0/8")

    def test_a_named_network_may_read_them(self):
        status, _, _ = self.server.request("GET", "/metrics", headers={"Via": "1.1 proxy"})
        self.assertEqual(status, 200)


if __name__ == "__main__":
    main()
