"""The log tells what happened to a game, and nothing that would help anybody to sit down at it."""

import hashlib

from client import Player, ServerTest, main

NAMES = ("Zaphod-marked", "Trillian-marked")


class LogTest(ServerTest):
    def test_events_without_names_tokens_and_links(self):
        created = self.server.new_game([{"kind": "here", "name": NAMES[0]}, {"kind": "link"}],
                                       seed="2")
        first = self.player(created)
        second = self.line(Player)
        second.join(created["game"])
        claimed = second.ask("claim", seat=2, name=NAMES[1])
        secrets = [created["game"], claimed["token"], created["seats"][0]["token"], *NAMES]
        first.wait_for("seats")
        for _ in range(2):
            for line in (first, second):
                if line.view["seat"] in line.here:
                    line.play_turn(lambda options: options[0])
                    break
            for line in (first, second):
                while line.view["seq"] < max(first.view["seq"], second.view["seq"]):
                    line.wait_for("update")
        second.ask("take_over", seat=1, level="traveller")
        stranger = self.line()
        stranger.send({"type": "join", "game": created["game"], "tokens": [claimed["token"]]})
        stranger.wait_for("welcome")
        # Wrong in every way: none of it is repeated.
        stranger.send({"type": "claim", "id": 1, "seat": 1, "name": NAMES[0],
                       "token": claimed["token"]}, proper=False)
        stranger.receive()
        for path in (f"/api/games/{created['game']}/{claimed['token']}",
                     f"/game/{created['game']}?{claimed['token']}",
                     f"/{claimed['token']}.js"):
            status, headers, body = self.server.request("GET", path)
            if status >= 400:
                for secret in secrets:
                    self.assertNotIn(secret.encode(), body)
                    self.assertNotIn(secret, str(headers))
        for body in (claimed["token"], {"games": [{"game": claimed["token"], "x": 1}]}):
            self.server.request("POST", "/api/mine", body)
        second.ask("resign", seat=2)
        self.server.stop()
        said = self.server.said()
        self.server.start()
        mark = "game " + hashlib.sha256(created["game"].encode()).hexdigest()[:8] + ": "
        for what in ("made", "claim of seat 2", "refused: not_allowed", "resign of seat 2",
                     "over after"):
            self.assertIn(mark + what, said)
        for secret in secrets:
            self.assertNotIn(secret, said)
            for start in range(0, max(1, len(secret) - 12)):
                self.assertNotIn(secret[start:start + 12], said)


if __name__ == "__main__":
    main()
