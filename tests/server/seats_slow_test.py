"""Who sits where: claiming by link, leaving, computers in people's places, resigning."""

import json
import random

from client import FAST_LEVEL, Player, ServerTest, check, main


def seat_of(message, number):
    return next(seat for seat in message["seats"] if seat["seat"] == number)


class SeatsTest(ServerTest):
    def test_two_people_by_link(self):
        created = self.server.new_game([{"kind": "here", "name": "Anna"}, {"kind": "link"}])
        anna = self.player(created)
        self.assertEqual(seat_of(anna.welcome, 2)["kind"], "open")
        ben = self.line(Player)
        ben.join(created["game"])
        self.assertEqual(ben.here, set())
        claimed = ben.ask("claim", seat=2, name=" Ben ")
        self.assertEqual(claimed["type"], "claimed")
        anna.wait_for("seats")  # of her own coming
        seats = anna.wait_for("seats")
        self.assertEqual(seat_of(seats, 2)["name"], "Ben")
        self.assertFalse(seat_of(seats, 2)["here"])
        ben.wait_for("seats")
        self.assertEqual(ben.here, {2})
        chance = random.Random(4)
        by_seat = {1: anna, 2: ben}
        for _ in range(12):
            for player in by_seat.values():
                while player.view["seq"] < max(p.view["seq"] for p in by_seat.values()):
                    player.wait_for("update")
            by_seat[anna.view["seat"]].play_turn(chance.choice)
        while anna.view["seq"] != ben.view["seq"]:
            (anna if anna.view["seq"] < ben.view["seq"] else ben).wait_for("update")
        self.assertEqual(anna.view, ben.view)
        self.assertEqual(anna.log, ben.log)
        # The token brings its holder back; a second claim is refused.
        ben.close()
        while seat_of(anna.wait_for("seats"), 2)["online"]:
            pass
        back = self.line(Player)
        back.join(created["game"], [claimed["token"]])
        self.assertEqual(back.here, {2})
        self.assertEqual(back.view, anna.view)
        late = self.line(Player)
        late.join(created["game"], ["A" * 22])
        self.assertEqual(late.here, set())
        self.assertEqual(late.ask("claim", seat=2, name="Carl")["code"], "not_allowed")

    def test_leaving_and_coming_back(self):
        created = self.server.new_game([{"kind": "here"}, {"kind": "link"}, {"kind": "link"}])
        anna = self.player(created)
        ben = self.line(Player)
        ben.join(created["game"])
        ben.ask("claim", seat=2, name="Ben")
        # An open seat that a computer plays for the time being can still be claimed.
        self.assertEqual(anna.ask("take_over", seat=3, level=FAST_LEVEL)["type"], "done")
        seats = anna.wait_for("seats")
        self.assertEqual((seat_of(seats, 3)["kind"], seat_of(seats, 3)["level"]),
                         ("open", FAST_LEVEL))
        self.assertEqual(ben.ask("claim", seat=3, name="Ben's sister")["type"], "claimed")
        # Nobody is put out of a seat while there.
        self.assertEqual(anna.ask("take_over", seat=2, level=FAST_LEVEL)["code"], "not_allowed")
        self.assertEqual(ben.ask("leave", seat=3)["type"], "done")
        self.assertEqual(ben.ask("leave", seat=3)["code"], "not_yours")
        self.assertEqual(ben.ask("take_back", seat=2)["code"], "not_allowed")
        self.assertEqual(ben.ask("leave", seat=2, level=FAST_LEVEL)["type"], "done")
        ben.wait_for("seats")
        self.assertEqual(ben.here, set())

    def test_computer_for_somebody_away(self):
        created = self.server.new_game([{"kind": "here"}, {"kind": "link"}], seed="4",
                                       rules={"edition": "C3", "sets": [], "options":
                                              [{"name": "first_player", "value": "seat_1"}]})
        anna = self.player(created)
        ben = self.line(Player)
        ben.join(created["game"])
        token = ben.ask("claim", seat=2, name="Ben")["token"]
        ben.close()
        while seat_of(anna.wait_for("seats"), 2)["online"] or \
                seat_of(anna.seen[-1], 2)["kind"] == "open":
            pass
        self.assertEqual(anna.ask("take_over", seat=2, level=FAST_LEVEL)["type"], "done")
        chance = random.Random(6)
        anna.play_turn(chance.choice)
        anna.wait_for_turn()  # the computer has moved
        back = self.line(Player)
        back.join(created["game"], [token])
        self.assertEqual(seat_of(back.welcome, 2)["level"], FAST_LEVEL)
        self.assertEqual(back.ask("take_back", seat=2)["type"], "done")
        anna.play_turn(chance.choice)
        back.wait_for("update")
        self.assertEqual(back.view["seat"], 2)
        back.play_turn(chance.choice)

    def test_resigning_at_a_larger_table(self):
        created = self.server.new_game([{"kind": "here"}] * 3, seed="8")
        player = self.player(created)
        chance = random.Random(8)
        player.play_turn(chance.choice)
        gone = player.view["seat"]
        self.assertEqual(player.ask("resign", seat=gone)["type"], "done")
        seats = player.wait_for("seats")
        self.assertTrue(seat_of(seats, gone)["resigned"])
        self.assertEqual(player.ask("resign", seat=gone)["code"], "not_allowed")
        # A computer plays its turn, then the next person is asked.
        while player.view["seat"] == gone:
            player.wait_for("update")
        other = player.view["seat"]
        self.assertEqual(player.ask("resign", seat=other)["type"], "done")
        self.assertEqual(player.view["phase"], "over")
        last = ({1, 2, 3} - {gone, other}).pop()
        ranking = player.view["result"]["ranking"]
        self.assertEqual((ranking[0]["seat"], ranking[0]["rank"]), (last, 1))
        self.assertEqual([row["resigned"] for row in ranking], [False, True, True])

    def test_computers_alone(self):
        created = self.server.new_game([{"kind": "computer", "level": FAST_LEVEL}] * 2)
        watcher = self.line(Player)
        watcher.join(created["game"])
        while watcher.view["phase"] != "over":
            watcher.wait_for("update")
        names = [seat["name"] for seat in watcher.welcome["seats"]]
        self.assertEqual(len(set(names)), 2)
        self.assertEqual(created["seats"], [])

    def test_own_games_on_the_start_page(self):
        first = self.server.new_game([{"kind": "here", "name": "Anna"}, {"kind": "link"}])
        second = self.server.new_game([{"kind": "here"}] * 2)
        asked = {"games": [{"game": made["game"],
                            "tokens": [seat["token"] for seat in made["seats"]]}
                           for made in (first, second)] + [{"game": "A" * 22, "tokens": []}]}
        check("MyGames", asked)
        status, _, body = self.server.request("POST", "/api/mine", asked)
        self.assertEqual(status, 200)
        answer = json.loads(body)
        check("MyGamesAnswer", answer)
        self.assertEqual([card["game"] for card in answer["games"]],
                         [first["game"], second["game"]])
        self.assertTrue(answer["games"][1]["your_turn"])
        self.assertFalse(answer["games"][0]["over"])
        self.assertTrue(seat_of(answer["games"][0], 1)["here"])

    def test_store_and_log_hold_no_token(self):
        created = self.server.new_game([{"kind": "here", "name": "Anna"}, {"kind": "link"}])
        ben = self.line(Player)
        ben.join(created["game"])
        token = ben.ask("claim", seat=2, name="Ben")["token"]
        secrets = [seat["token"] for seat in created["seats"]] + [token]
        self.assertTrue(all(len(secret) == 22 for secret in secrets))
        self.server.stop()
        kept = b""
        for ending in ("", "-wal"):
            try:
                with open(self.server.store + ending, "rb") as file:
                    kept += file.read()
            except FileNotFoundError:
                pass
        self.assertIn(created["game"].encode(), kept)
        for secret in secrets:
            self.assertNotIn(secret.encode(), kept)
            self.assertNotIn(secret, self.server.said())
        self.assertNotIn("Anna", self.server.said())
        self.server.start()


if __name__ == "__main__":
    main()
