#!/usr/bin/env python3
"""A whole bot: `tollkeeper match --a "exec:python3 docs/examples/bot.py" --b greedy --decks 10`

It lays its tiles by lot and likes to have its meeples in cities. It knows no rule of the game: each
"go" brings the legal actions, and the answer is the index of one (docs/bot-protocol.md).
"""
import json
import random
import sys

TASTE = {"city": 5, "monastery": 4, "garden": 3, "road": 2, "pass": 1, "field": 0}


def worth(action):
    place = action.get("on", action["type"]).split()[0]  # "city 1" is a city
    return TASTE.get(place, 2) + random.random()


def say(**message):
    print(json.dumps(message), flush=True)  # without flush the other side waits in vain


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="example bot")
    elif message["type"] == "setup":
        say(type="ready")
    elif message["type"] == "go":
        say(type="best", index=max(message["legal"], key=worth)["index"])
    elif message["type"] == "quit":
        break
