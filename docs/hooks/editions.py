"""What editions hold, counted in the editions themselves: `<!-- sources -->` and `<!-- edition keys GAME -->`."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import smokestack
from smokestack import Edition

SOURCES = "<!-- sources -->"
KEYS = re.compile(r"<!-- edition keys (\w+) -->")
ROW = re.compile(r"\[[^\]]*\]")
LONGEST = 48


def on_page_markdown(markdown: str, **_: Any) -> str:
    shown = KEYS.sub(lambda found: "\n".join(keys_of(smokestack.game(found[1]).edition)), markdown)
    return shown.replace(SOURCES, "\n".join(sources())) if SOURCES in shown else shown


def sources() -> Iterator[str]:
    """How many values of each edition come from where."""
    yield "| game | edition | values | book | ruling | edition |\n|---|---|---|---|---|---|"
    for name in smokestack.game_names():
        for edition in smokestack.game(name).spec.editions():
            found = Counter(smokestack.game(name, edition).edition.sources.values())
            counted = " | ".join(str(found[mark]) for mark in ("book", "ruling", "edition"))
            yield f"| {smokestack.game(name).spec.title} | `{edition}` | {found.total()} | {counted} |"


def keys_of(edition: Edition) -> Iterator[str]:
    """Each kind of value: its key, how many there are of it, one of them, and where they come from."""
    kinds: dict[str, list[str]] = {}
    for key in edition.values:
        kinds.setdefault(ROW.sub("[]", key), []).append(key)
    yield "| key | how many | for example | from |\n|---|---|---|---|"
    for kind, keys in kinds.items():
        marks = ", ".join(sorted({edition.sources[key] for key in keys}))
        yield f"| `{kind}` | {len(keys)} | `{shortened(edition.values[keys[0]])}` | {marks} |"


def shortened(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False).replace("|", "\\|")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
