#!/usr/bin/env python3
"""The smallest bot that is a program of its own: it takes any legal action, and needs nothing but Python.

smokestack arena titans --bots greedy,program:./any_move.py
"""

import json
import random
import sys
from typing import Any


def answer(question: dict[str, Any]) -> dict[str, Any]:
    if question["ask"] == "hello":
        return {"protocol": 1, "name": "Any move", "version": "1"}
    if question["ask"] == "game":
        return {"ready": True}
    if question["ask"] == "decide":
        return {"action": random.Random(question["seed"]).choice(question["legal"])}
    return {"error": f"nobody told me what {question['ask']} is"}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["ask"] == "quit":
        break
    print(json.dumps(answer(asked)), flush=True)
