"""Golden playthroughs stay what they are, and every end reason has a recorded game."""

import pytest

import smokestack
from smokestack.gamekit.registry import spec
from smokestack.match.save import dumps, load
from tests.golden.playthrough import GAMES, Golden, play, story

ADVICE = "if this change is meant, run python -m tests.golden.playthrough [EDITION] and review the diff"


@pytest.fixture(params=GAMES, ids=lambda golden: f"{golden.game}-{golden.title}")
def golden(request: pytest.FixtureRequest) -> Golden:
    chosen = request.param
    assert isinstance(chosen, Golden)
    return chosen


def test_a_golden_game_is_played_and_told_as_ever(golden: Golden) -> None:
    match = play(golden)
    assert dumps(match) == golden.record.read_text(encoding="utf-8"), ADVICE
    assert story(match) == golden.story.read_text(encoding="utf-8"), ADVICE


def test_a_recorded_game_opens_and_ends_as_it_did(golden: Golden) -> None:
    match = load(golden.record)
    assert match.over
    assert match.view_only_from is None
    if golden.reason:
        assert match.position.end_reason() == golden.reason


OURS = [name for name in smokestack.game_names() if spec(name).package.startswith("smokestack.")]
"""A game from another package brings its own recordings."""


@pytest.mark.parametrize("name", OURS)
def test_every_end_reason_has_a_recorded_game(name: str) -> None:
    recorded = {golden.reason for golden in GAMES if golden.game == name}
    assert set(spec(name).end_reasons) <= recorded


def test_the_default_edition_of_titans_has_its_games() -> None:
    assert spec("titans").default_edition in {golden.edition for golden in GAMES}
