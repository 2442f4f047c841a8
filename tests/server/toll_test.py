"""POST /api/toll: answers, refusals, limits, and nonsense of every kind."""

import json
import os
import random

from client import SOURCE, ServerTest, check, main

X1 = os.path.join(SOURCE, "docs", "examples", "toll-x1.position")


class TollTest(ServerTest):
    def ask(self, text, status=200, **more):
        answered, _, body = self.server.request("POST", "/api/toll", {"text": text, **more})
        self.assertEqual(answered, status, body[:300])
        answer = json.loads(body)
        check("TollAnswer" if status == 200 else "HttpError", answer)
        return answer

    def test_the_tiles_to_choose_from(self):
        status, _, body = self.server.request("GET", "/api/toll")
        self.assertEqual(status, 200)
        form = json.loads(body)
        check("TollForm", form)
        self.assertEqual(form["sets"][0]["name"], "base")
        straight = [tile for tile in form["sets"][0]["tiles"]
                    if tile["type"] == "base/U" and "C3" in tile["editions"]]
        self.assertEqual(straight[0]["copies"], ["base/U.1", "base/U.2", "base/U.3"])
        self.assertEqual(straight[0]["edges"], "FRFR")

    def test_an_example(self):
        with open(X1, encoding="utf-8") as file:
            answer = self.ask(file.read())
        self.assertEqual([(seat["colour"], seat["due"], seat["total"]) for seat in answer["seats"]],
                         [("green", 4, 4), ("red", 7, 7)])
        self.assertEqual(self.ask(answer["text"])["features"], answer["features"])

    def test_a_record(self):
        game = self.server.request("POST", "/api/games", {
            "rules": {"edition": "C3", "sets": [{"name": "tollkeepers", "copies": 1}],
                      "options": []},
            "undo": True, "seats": [{"kind": "here"}, {"kind": "here"}],
            "helps": {name: True for name in ("legal_places", "dead_places", "projected",
                                              "remaining", "field_view", "feature_worth",
                                              "previews")}})
        game = json.loads(game[2])["game"]
        record = self.server.request("GET", f"/api/games/{game}/record")[2]
        answer = self.ask(record.decode() if isinstance(record, bytes) else record)
        self.assertEqual(len(answer["position"]["tiles"]), 1)
        self.ask(record.decode() if isinstance(record, bytes) else record, status=422, at=7)

    def test_refusals(self):
        error = self.ask("tollkeeper position 1\ntile base/W 0 0\ntile base/B 1 0\n", 422)
        self.assertEqual((error["code"], error["rule"], error["line"]), ("position", "B-10", 3))
        self.assertEqual(self.ask("", 422)["code"], "position")
        self.ask("{}", 422)
        self.ask("x" * 1_200_000, 400)
        for body in ({}, {"text": 3}, {"text": "", "at": -1}, {"text": "", "more": 1}, {"text": []}):
            status, _, text = self.server.request("POST", "/api/toll", body)
            self.assertEqual(status, 400, body)
            check("HttpError", json.loads(text))
        self.assertEqual(self.server.request("POST", "/api/toll", {"text": "x" * 2_000_000})[0], 413)
        self.assertEqual(self.server.request("DELETE", "/api/toll")[0], 405)
        other = {"Origin": "http://evil.example"}
        self.assertEqual(self.server.request("POST", "/api/toll", {"text": ""}, other)[0], 403)
        self.assertIn("boxes", self.ask("tollkeeper position 1\nsets base*9\ntile base/W 0 0\n",
                                        422)["message"])
        many = "".join(f"tile base/B.1 {3 * (n % 50)} {3 * (n // 50)}\n" for n in range(501))
        self.assertIn("500 tiles", self.ask("tollkeeper position 1\n" + many, 422)["message"])

    def test_nonsense_never_ends_the_server(self):
        dice = random.Random(5)
        words = ["tile", "base/W", "base/U.7", "tk/03.1", "0", "1", "-1", "1000", "turned", "left",
                 "meeple", "tollhouse", "abbot", "red", "blue", "road", "E", "field", "NL", "shows",
                 "2", "placed", "option", "river", "both", "sets", "tollkeepers*99", "river", "\n",
                 "\n", "\n", "\u0000", "é", "#", "{", "player", "points", "9999"]
        for _ in range(150):
            text = "tollkeeper position 1\n" + " ".join(dice.choices(words, k=dice.randint(1, 60)))
            status, _, _ = self.server.request("POST", "/api/toll", {"text": text})
            self.assertIn(status, (200, 422))
        self.assertEqual(self.server.request("GET", "/api/health")[0], 200)


if __name__ == "__main__":
    main()
