"""Games over a live line: to the end by one person and a computer, views, questions, helps off."""

import json
import random

from client import FAST_LEVEL, Player, ServerTest, check, main

TWO = [{"kind": "here", "name": "Anna"}, {"kind": "computer", "level": FAST_LEVEL}]


class PlayTest(ServerTest):
    def test_whole_game_against_a_computer(self):
        created = self.server.new_game(TWO, seed="7")
        self.assertEqual([seat["seat"] for seat in created["seats"]], [1])
        player = self.player(created)
        self.assertEqual(player.here, {1})
        self.assertEqual(player.welcome["rules"]["sets"], [{"name": "tollkeepers", "copies": 1}])
        chance = random.Random(1)
        turns = 0
        while player.view["phase"] != "over":
            player.wait_for_turn()
            if player.view["phase"] == "over":
                break
            preview, before = player.play_turn(chance.choice)
            turns += 1
            mine = [e for e in preview["outcome"] if e["kind"] == "score"]
            self.assertEqual([e["points"] for e in mine],
                             [sum(p["points"] for p in e["parts"]) for e in mine])
            self.assertTrue(preview["text"])
        self.assertGreater(turns, 30)
        self.assertEqual(player.view["left"], 0)
        ranking = player.view["result"]["ranking"]
        self.assertEqual(player.view["result"]["reason"], "tiles")
        points = {seat["seat"]: seat["points"] for seat in player.view["seats"]}
        self.assertEqual({row["seat"]: row["points"] for row in ranking}, points)
        self.check_history(player)
        self.check_files(created["game"], points)

    def check_history(self, player):
        summary = player.ask("summary")
        steps = summary["steps"]
        self.assertEqual(steps[0]["seq"], 0)
        last = {seat["seat"]: seat["points"] for seat in player.view["seats"]}
        self.assertEqual(steps[-1]["points"], [last[1], last[2]])
        sums = [sum(row["points"][seat] for row in summary["by_kind"]) for seat in (0, 1)]
        self.assertEqual(sums, steps[-1]["points"])
        best = summary["best"][0]
        self.assertEqual(player.log[best["index"]]["entry"]["points"], best["points"])
        tiles = 0
        for step in steps[:-1]:
            answer = player.ask("history", seq=step["seq"])
            view = answer["view"]
            self.assertGreaterEqual(len(view["tiles"]), tiles)
            tiles = len(view["tiles"])
            if step is not steps[-2]:  # final scoring stands in the last view already
                self.assertEqual([seat["points"] for seat in view["seats"]], step["points"])
            for entry in answer["entries"]:
                self.assertEqual(entry["entry"], player.log[entry["index"]]["entry"])
        self.assertEqual(player.ask("history", seq=player.view["seq"] + 1)["code"], "malformed")

    def check_files(self, game, points):
        record = json.loads(self.server.get(f"/api/games/{game}/record"))
        self.assertEqual(record["players"][0], "Anna")
        self.assertEqual(record["scores"], [points[1], points[2]])
        self.assertIn(b"<svg", self.server.get(f"/api/games/{game}/picture.svg"))
        self.assertTrue(json.loads(self.server.get(f"/api/games/{game}/explain.json"))["over"])
        self.assertTrue(json.loads(self.server.get(f"/api/games/{game}/jcz")))

    def test_questions_about_features_and_fields(self):
        created = self.server.new_game([{"kind": "here"}, {"kind": "here"}], seed="3")
        player = self.player(created)
        chance = random.Random(2)
        for _ in range(24):
            player.play_turn(chance.choice)
        kinds = set()
        for tile in player.view["tiles"]:
            for at in ([50, 50], [50, 5], [95, 50], [50, 95], [5, 50], [12, 12], [88, 88]):
                answer = player.ask("feature", seq=player.view["seq"], x=tile["x"], y=tile["y"],
                                    at=at)
                self.assertEqual(answer["type"], "feature")
                kinds.add(answer["feature"]["kind"])
                self.assertIn([tile["x"], tile["y"]], answer["feature"]["cells"])
                self.assertTrue(all(shape["path"] for shape in answer["feature"]["shapes"]))
        self.assertGreaterEqual(kinds, {"road", "city", "field"})
        empty = player.ask("feature", seq=player.view["seq"], x=500, y=500, at=[1, 1])
        self.assertNotIn("feature", empty)
        fields = player.ask("fields", seq=player.view["seq"])["fields"]
        farmers = [f for f in player.view["figures"] if f["kind"] == "field"]
        self.assertEqual(bool(fields), bool(farmers))
        for field in fields:
            self.assertTrue(field["owners"])
            self.assertTrue(field["parts"])

    def test_projected_points_are_those_of_an_end_now(self):
        created = self.server.new_game([{"kind": "here"}, {"kind": "here"}], seed="5")
        player = self.player(created)
        chance = random.Random(5)
        for _ in range(20):
            player.play_turn(chance.choice)
        projected = {s["seat"]: s["points"] + s["projected"] for s in player.view["seats"]}
        for seat in player.view["seats"]:
            self.assertEqual(sum(e["points"] for e in seat["projected_parts"]), seat["projected"])
        # A table for two ends when one of them gives up; final scoring follows.
        player.ask("resign", seat=2)
        self.assertEqual(player.view["phase"], "over")
        self.assertEqual({s["seat"]: s["points"] for s in player.view["seats"]}, projected)
        result = player.view["result"]
        self.assertEqual(result["reason"], "resigned")
        self.assertEqual([row["seat"] for row in result["ranking"]], [1, 2])

    def test_helps_that_are_off_are_not_sent(self):
        off = {"legal_places": False, "dead_places": False, "projected": False, "remaining": False,
               "field_view": False, "feature_worth": False, "previews": False}
        created = self.server.new_game([{"kind": "here"}, {"kind": "here"}], helps=off, seed="1")
        player = self.player(created)
        view = player.view
        self.assertNotIn("dead", view)
        self.assertNotIn("remaining", view)
        for seat in view["seats"]:
            self.assertNotIn("projected", seat)
            self.assertNotIn("projected_parts", seat)
        # Every free place in every rotation: no hint which of them are legal.
        self.assertEqual(len(view["places"]), 4)
        self.assertTrue(all(place["rotations"] == [0, 1, 2, 3] for place in view["places"]))
        seq = view["seq"]
        self.assertEqual(player.ask("fields", seq=seq)["code"], "not_allowed")
        self.assertEqual(player.ask("feature", seq=seq, x=0, y=0, at=[50, 50])["code"],
                         "not_allowed")
        for place in view["places"]:
            for rotation in range(4):
                action = {"type": "place_tile", "x": place["x"], "y": place["y"],
                          "rotation": rotation}
                answer = player.ask("preview", seq=seq, seat=view["seat"], actions=[action])
                if answer["type"] == "previewed":
                    self.assertEqual(answer["outcome"], [])
                    self.assertEqual(answer["text"], "")
                    self.assertTrue(all(c["gains"] == [] and "about" not in c
                                        for c in answer["choices"]))
                else:
                    self.assertEqual(answer["code"], "illegal")
                    self.assertTrue(answer["rule"])

    def test_table_without_undo_plays_action_by_action(self):
        created = self.server.new_game([{"kind": "here"}, {"kind": "here"}], undo=False, seed="2")
        player = self.player(created)
        seat, seq = player.view["seat"], player.view["seq"]
        place = player.place(lambda options: options[0])
        self.assertEqual(player.ask("play", seq=seq, seat=seat, actions=[place], finish=False)
                         ["type"], "done")
        self.assertEqual(player.view["phase"], "act")
        self.assertEqual(player.view["seat"], seat)
        self.assertEqual(player.view["seq"], seq + 1)
        preview = player.ask("preview", seq=seq + 1, seat=seat, actions=[])
        self.assertTrue(preview["choices"])
        self.assertEqual(player.ask("play", seq=seq + 1, seat=seat, actions=[])["type"], "done")
        self.assertNotEqual(player.view["seat"], seat)

    def test_every_set_and_edition_of_the_form(self):
        form = json.loads(self.server.get("/api/form"))
        check("Form", form)
        names = [row["name"] for row in form["sets"]]
        self.assertIn("tollkeepers", names)
        for edition in form["editions"]:
            rules = {"edition": edition["name"],
                     "sets": [{"name": name, "copies": 1} for name in names], "options": []}
            created = self.server.new_game([{"kind": "here"}] * 3, rules=rules, seed="9")
            player = self.player(created)
            chance = random.Random(9)
            for _ in range(9):
                player.play_turn(chance.choice)
            sprite = self.server.get(player.welcome["art"]["sprite"]).decode()
            for tile in player.view["tiles"]:
                name = tile["type"].replace("/", "-")
                self.assertIn(f'id="b-{name}"', sprite)
        for option in form["options"]:
            for value in option["values"][1:]:
                rules = {"edition": "C3",
                         "sets": [{"name": name, "copies": 1} for name in names],
                         "options": [{"name": option["name"], "value": value}]}
                self.server.new_game([{"kind": "here"}] * 2, rules=rules)

    def test_record_of_an_unfinished_game_keeps_its_secrets_and_can_go_on(self):
        created = self.server.new_game([{"kind": "here", "name": "Anna"},
                                        {"kind": "here", "name": "Ben"}], seed="11")
        player = self.player(created)
        chance = random.Random(3)
        for _ in range(10):
            player.play_turn(chance.choice)
        text = self.server.get(f"/api/games/{created['game']}/record").decode()
        record = json.loads(text)
        self.assertEqual(record["seed"], 0)
        self.assertEqual(record["deck"], [player.view["hand"]["copy"]])
        jcz = self.server.get(f"/api/games/{created['game']}/jcz").decode()
        self.assertNotIn('"11"', jcz)
        other = self.player(self.server.new_game([{"kind": "here"}], record=text))
        self.assertEqual(other.here, {1, 2})
        self.assertEqual(other.view["tiles"], player.view["tiles"])
        self.assertEqual(other.view["left"], player.view["left"])
        self.assertEqual(other.view["hand"], player.view["hand"])
        self.assertEqual([seat["name"] for seat in other.welcome["seats"]], ["Anna", "Ben"])
        while other.view["phase"] != "over":
            other.play_turn(chance.choice)
        over = json.loads(self.server.get(f"/api/games/{other.welcome['game']}/record"))
        self.assertEqual(over["deck"], [])
        # A finished game is opened to look at it: its steps are there.
        again = self.player(self.server.new_game(
            [{"kind": "here"}], record=json.dumps(over)))
        self.assertEqual(again.view["phase"], "over")
        self.assertEqual(again.view["tiles"], other.view["tiles"])
        self.assertGreater(len(again.ask("summary")["steps"]), 70)


if __name__ == "__main__":
    main()
