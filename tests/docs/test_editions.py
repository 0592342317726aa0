"""The trial editions in docs/editions: valid, and true to what the rulebook gives."""

from pathlib import Path

import pytest

import smokestack
from smokestack.gamekit.edition import game_of_file

TRIALS = sorted((Path(__file__).parents[2] / "docs" / "editions").glob("*.toml"))


@pytest.mark.parametrize("file", TRIALS, ids=lambda file: str(file.stem))
def test_a_trial_changes_only_what_is_ours(file: Path) -> None:
    released = smokestack.game(game_of_file(file)).edition
    trial = smokestack.game(game_of_file(file), edition=str(file)).edition
    assert trial.sources.keys() == released.sources.keys()
    differing = {key for key in trial.values if trial.values[key] != released.values[key]}
    changed = {key for key in differing if not key.startswith("edition.")}
    assert changed, "more than its name"
    assert {trial.sources[key] for key in changed} == {released.sources[key] for key in changed} == {"edition"}
