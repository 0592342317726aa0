"""Programs for tests: small Python scripts that answer as they are told."""

import json
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "programs"
ANY_MOVE = f"program:{sys.executable} {EXAMPLES / 'any_move.py'}"

FRAME = """
import json, os, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
def hello(q): say(protocol=1, name="Tester", version="7")
def game(q): say(ready=True)
def decide(q): say(action=q["legal"][0])
def quit(q): sys.exit()
def hear(line): pass
{changes}
for line in sys.stdin:
    hear(line)
    question = json.loads(line)
    globals()[question["ask"]](question)
"""


def program(folder: Path, changes: str = "", seconds: str = "") -> str:
    """The name of a bot that takes the first legal action, unless these lines of Python change what it does."""
    script = folder / "tester.py"
    script.write_text(FRAME.format(changes=changes), encoding="utf-8")
    return f"program:{sys.executable} -S {script}{seconds}"


def with_ears(folder: Path) -> str:
    """One that writes down what it is asked."""
    return program(folder, f"def hear(line): open({str(folder / 'heard')!r}, 'a').write(line)")


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text(encoding="utf-8").splitlines()]
