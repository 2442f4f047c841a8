"""`tollkeeper toll`: positions, records and .jcz files, as text and as JSON."""

import json
import os

import program
from program import ProgramTest

EXAMPLES = os.path.join(program.SOURCE, "docs", "examples")

X1 = """  points  scored now  at the end      in all
       0           4           0           4  Green
       0           7           0           7  Red

Scored now
  7 to Red for toll = 1 farmhouse x 1 + 2 groups of travellers x 3 (TK-12)
  4 to Green for a road = 4 tiles x 1 (B-31)
  Red: the tollhouse then shows 2 (TK-20)

Red: tollhouse at (0, 0), showing 1
  to the east: the road at (0, 0) (1, 0) (2, 0) (3, 0): 4 tiles, complete now
    scored now: 7 = 1 farmhouse x 1 + 2 groups of travellers x 3 (TK-12)
  to the south: the road at (0, 0): 1 tile, 1 open end
    if it were completed as it is: 0
    at the end: 0
  to the west: the road at (0, 0): 1 tile, 1 open end
    if it were completed as it is: 0
    at the end: 0

Free crossroads: toll on completion of all their roads, and at the end
  (3, 0): showing 1 7, showing 2 14, at the end 0

Roads
  the road at (0, 0) (1, 0) (2, 0) (3, 0): 4 tiles, complete now
    scored now
      7 to Red as toll = 1 farmhouse x 1 + 2 groups of travellers x 3 (TK-12)
      4 to Green = 4 tiles x 1 (B-31)

Nobody is paid for the other 6 features; --all lists them.
"""


class Toll(ProgramTest):
    def example(self, name):
        return os.path.join(EXAMPLES, name + ".position")

    def test_example_x_1(self):
        self.assertEqual(self.good("toll", self.example("toll-x1")), X1)

    def test_example_x_2(self):
        text = self.good("toll", self.example("toll-x2"))
        self.assertIn("\n  6 to red for toll = 1 pigsty x 2 + 2 groups of highwaymen x 2 (TK-13)\n",
                      text)
        self.assertNotIn("then shows", text)

    def test_every_example_is_read_without_a_note(self):
        for name in sorted(os.listdir(EXAMPLES)):
            if name.endswith(".position"):
                self.assertNotIn("note:", self.good("toll", os.path.join(EXAMPLES, name)))

    def test_json(self):
        answer = json.loads(self.good("toll", "--json", self.example("toll-table")))
        self.assertEqual([(seat["name"], seat["total"]) for seat in answer["seats"]],
                         [("Anna", 37), ("Ben", 34)])
        self.assertEqual(answer["warnings"], [])
        again = self.write("again.position", answer["text"])
        self.assertEqual(json.loads(self.good("toll", "--json", again))["features"],
                         answer["features"])

    def test_a_game_and_its_turns(self):
        game = self.game("--expansions", "tollkeepers", "--bots", "greedy")
        over = json.loads(self.good("toll", "--json", game))
        explained = json.loads(self.good("explain", "--json", game))
        self.assertEqual([seat["points"] for seat in over["seats"]], explained["scores"])
        before = json.loads(self.good("toll", "--json", "--at", "0", game))
        self.assertEqual(len(before["position"]["tiles"]), 1)
        after = json.loads(self.good("toll", "--json", "--at", "20", game))
        turns = [event for event in explained["events"] if 0 < event["turn"] <= 20]
        for seat in after["seats"]:
            self.assertEqual(seat["points"], sum(event["points"] for event in turns
                                                 if event["seat"] == seat["seat"]))
        self.refused("toll", "--at", "500", game, says="finished turns, not 500")

    def test_what_has_no_meaning_is_said_with_its_line(self):
        def lay(lines):
            return self.write("bad.position", "tollkeeper position 1\n" + lines)
        self.refused("toll", lay("tile base/W 0 0\ntile base/B 1 0\n"), says="line 3: at (1, 0)")
        self.refused("toll", lay("tile base/B 0 0\ntollhouse red 0 0\n"), says="(TK-5)")
        self.refused("toll", lay("tile base/W 0 0\nsmith red 0 0 road\n"), says="smith")
        self.refused("toll", lay(""), says="no tile")
        self.refused("toll", self.write("none", ""), says="tollkeeper position 1")
        self.refused("toll", self.write("bytes", bytes(range(256))), says="line 1")
        self.refused("toll", self.write("half.json", "{"), says="half.json")
        self.refused("toll", self.path("absent"), says="absent")
        self.refused("toll", "--at", "x", self.example("toll-x1"), says="--at")
        self.refused("toll", "--at", "3", self.example("toll-x1"), says="not in a position")
        self.assertIn("note: line 3", self.good("toll", lay("tile base/W 0 0\ntile base/U 1 0\n")))


if __name__ == "__main__":
    program.main()
