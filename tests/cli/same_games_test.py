"""The same seed plays the same games: with any number of threads, saved or not, in any build."""

import json
import os

import program
from program import ProgramTest


class SameGames(ProgramTest):
    SETS = ("--expansions", "tollkeepers,river,abbot,inns_and_cathedrals", "--players", "3")

    def results(self, *words):
        result = json.loads(self.good("simulate", "--json", *words))
        for measured in ("seconds", "games_per_second", "threads"):
            del result[measured]
        return result

    def test_threads_change_nothing(self):
        for bots in ("random", "greedy,random,greedy"):
            words = ("--games", "40", "--seed", "17", "--bots", bots, *self.SETS)
            one = self.results("--threads", "1", *words)
            self.assertEqual(one, self.results("--threads", "5", *words))
            self.assertEqual(one, self.results(*words))
            self.assertNotEqual(one, self.results("--games", "40", "--seed", "18", "--bots", bots,
                                                  *self.SETS))

    def test_saving_changes_nothing(self):
        words = ("--games", "12", "--seed", "17", *self.SETS)
        plain = self.results(*words)
        self.assertEqual(plain, self.results("--save", self.path("games"), *words))
        files = sorted(os.listdir(self.path("games")))
        self.assertEqual(len(files), 24)
        self.assertEqual(files[0], "game-01.jcz")

        sums = [0, 0, 0]
        for name in files:
            path = self.path("games", name)
            text = self.good("replay", path)
            self.assertRegex(text, r"(\d+) of \1 assertions hold")
            if name.endswith(".json"):
                with open(path, encoding="utf-8") as file:
                    scores = json.load(file)["scores"]
                sums = [a + b for a, b in zip(sums, scores)]
                twin = json.loads(self.good("explain", "--json", path.replace(".json", ".jcz")))
                # A .jcz counts its seats from the player who begins.
                self.assertEqual(sorted(twin["scores"]), sorted(scores), name)
        for mean, total in zip(plain["mean_points"], sums):
            self.assertAlmostEqual(mean, total / 12, places=5)

    def test_every_build_plays_these_games(self):
        """The same with g++ and clang++, debug and release. Other numbers mean that chance, the rules
        or a player chose differently: say so in the commit that changes them."""
        random = self.results("--games", "2000", "--seed", "3", "--expansions", "tollkeepers")
        self.assertEqual(random["mean_points"], [21.8325, 22.1755])
        greedy = self.results("--games", "20", "--seed", "5", "--bots", "greedy", *self.SETS)
        self.assertEqual(greedy["mean_points"], [118.2, 127.15, 127.85])

    def test_random_players_share_one_seat_order(self):
        self.assertEqual(self.results("--games", "30", "--bots", "random"),
                         self.results("--games", "30", "--bots", "random,random"))


if __name__ == "__main__":
    program.main()
