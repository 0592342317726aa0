"""The trial editions in docs/editions: valid, and true to what the rulebook gives."""

from pathlib import Path

import pytest

import smokestack
from smokestack.gamekit.edition import game_of_file

ROOT = Path(__file__).parents[2]
TRIALS = sorted((ROOT / "docs" / "editions").glob("*.toml"))
MADE_FROM = {"titans-research": "prototype", "empire-railway": "nano-4"}
"""The released edition that a trial changes."""


@pytest.mark.parametrize("file", TRIALS, ids=lambda file: str(file.stem))
def test_a_trial_changes_only_what_is_ours(file: Path) -> None:
    """That a Town Hall never rises (E4.15) goes with the building: where another stands, its maximum is ours."""
    released = smokestack.game(game_of_file(file), edition=MADE_FROM[file.stem]).edition
    trial = smokestack.game(game_of_file(file), edition=str(file)).edition
    keys = trial.sources.keys() | released.sources.keys()
    differing = {key for key in keys if trial.values.get(key) != released.values.get(key)}
    changed = {key for key in differing if not key.startswith("edition.")}
    assert changed, "more than its name"
    maxima = {key.replace(".type", ".most") for key in changed if key.endswith(".type")}
    changed, keys = changed - maxima, keys - maxima
    for one in (trial, released):
        assert {one.sources[key] for key in changed if key in one.sources} == {"edition"}
    assert {key: trial.sources[key] for key in keys - changed} == {key: released.sources[key] for key in keys - changed}


OF_TITANS = smokestack.game("titans").spec.editions()


@pytest.mark.parametrize("edition", OF_TITANS)
def test_the_readme_counts_the_values_of_the_book(edition: str) -> None:
    marks = list(smokestack.game("titans", edition=edition).edition.sources.values())
    assert f"n `{edition}` {marks.count('book')} of {len(marks)}" in " ".join(
        (ROOT / "README.md").read_text(encoding="utf-8").split()
    )


@pytest.mark.parametrize("edition", OF_TITANS)
def test_what_the_text_does_not_say_of_titans_is_not_the_books(edition: str) -> None:
    """Which markets four of the eight consumer grids belong to was only in a picture."""
    sources = smokestack.game("titans", edition=edition).edition.sources
    of_the_book = {key for key in sources if key.endswith(".market") and sources[key] == "book"}
    assert of_the_book == {f"grids[{key}].market" for key in ("c-res", "c-tra", "d-ti", "e-ri", "r")}
    assert not [key for key in sources if key.endswith(".key") and sources[key] != "edition"]
