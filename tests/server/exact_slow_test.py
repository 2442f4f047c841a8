"""What the page shows is what `tollkeeper explain` says of the downloaded record: scores, parts and
previews of twenty whole games over all sets."""

import json
import os
import random
import subprocess

from client import FAST_LEVEL, PROGRAM, ServerTest, main

SETS = ["tollkeepers", "river", "abbot", "inns_and_cathedrals"]


def facts(entry, final):
    return (entry["seat"], entry["word"], entry["points"], entry["at_end"], entry.get("rule", ""),
            entry["cells"], entry["parts"], entry["text"], final)


class ExactTest(ServerTest):
    def explained(self, game):
        path = os.path.join(self.server.folder.name, "game.json")
        with open(path, "wb") as file:
            file.write(self.server.get(f"/api/games/{game}/record"))
        done = subprocess.run([PROGRAM, "explain", "--json", path], capture_output=True, timeout=60,
                              check=True)
        self.assertEqual(json.loads(done.stdout),
                         json.loads(self.server.get(f"/api/games/{game}/explain.json")))
        replayed = subprocess.run([PROGRAM, "replay", path], capture_output=True, timeout=60,
                                  check=False)
        self.assertEqual(replayed.returncode, 0, replayed.stdout[-500:])
        return json.loads(done.stdout)

    def test_twenty_games(self):
        for number in range(20):
            with self.subTest(game=number):
                self.play(number)

    def play(self, number):
        chance = random.Random(number)
        rules = {"edition": chance.choice(["C1", "C2", "C3"]), "options": [],
                 "sets": [{"name": name, "copies": 1} for name in SETS
                          if name == "tollkeepers" or chance.random() < 0.4]}
        people = chance.randint(1, 3)
        seats = [{"kind": "here", "name": f"P{n}"} for n in range(people)]
        seats += [{"kind": "computer", "level": FAST_LEVEL}] * (4 - people)
        created = self.server.new_game(seats, rules=rules, seed=str(number))
        player = self.player(created)
        while player.view["phase"] != "over":
            player.wait_for_turn()
            if player.view["phase"] == "over":
                break
            before = len(player.log)
            preview, _ = player.play_turn(chance.choice)
            foreseen = [e for e in preview["outcome"] if e["kind"] == "score"]
            came = [e["entry"] for e in player.log[before:]]
            end = next(n for n, e in enumerate(came) if e["kind"] == "turn_ended")
            scores = [e for e in came[:end] if e["kind"] == "score"]
            self.assertEqual(foreseen, scores)
            self.assertEqual(preview["outcome"], came[:end + 1])
        explained = self.explained(created["game"])
        shown = [e["entry"] for e in player.log if e["entry"]["kind"] == "score"]
        last_end = max(n for n, e in enumerate(player.log) if e["entry"]["kind"] == "turn_ended")
        final = [e["index"] > last_end for e in player.log if e["entry"]["kind"] == "score"]
        self.assertEqual(
            [facts(entry, late) for entry, late in zip(shown, final)],
            [facts({**event, "word": event["for"]}, event["turn"] == 0)
             for event in explained["events"]])
        for entry, event, late in zip(shown, explained["events"], final):
            if not late:
                self.assertEqual(entry["turn"], event["turn"])
        points = [seat["points"] for seat in player.view["seats"]]
        self.assertEqual(points, explained["scores"])
        for seat in player.view["seats"]:
            self.assertEqual(seat["points"],
                             sum(e["points"] for e in shown if e["seat"] == seat["seat"]))


if __name__ == "__main__":
    main()
