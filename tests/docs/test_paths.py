"""What documents point to is there: links, and the files and folders they name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SOURCE = ROOT / "src" / "smokestack"
GAMES = sorted(folder for folder in (SOURCE / "games").iterdir() if (folder / "data").is_dir())
HOMES = (ROOT, SOURCE, *GAMES)
LINK = re.compile(r"\]\(([^):#]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`((?:[\w<>-]+/)+(?:[\w<>-]+\.(?:py|css|toml|jsonl|js|md))?)`")


def named_paths(text: str) -> Iterator[str]:
    """Every path in the text, and those with <game> in it for each game."""
    for path in NAMED.findall(text):
        yield from {path.replace("<game>", game.name) for game in GAMES}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_and_folders_that_are_named_are_there(document: Path) -> None:
    missing = [
        path
        for path in named_paths(document.read_text(encoding="utf-8"))
        if not any((home / path).exists() for home in HOMES)
    ]
    assert missing == []


def test_the_rooms_of_a_game_are_those_that_every_game_has() -> None:
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The rooms of a game")[2]
    rooms = set(re.findall(r"^\| `(\w+)/` \|", table, re.MULTILINE))
    assert len(GAMES) >= 3
    for game in GAMES:
        assert {each.name for each in game.iterdir() if each.is_dir() and each.name != "__pycache__"} == rooms
