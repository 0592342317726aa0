"""Every rule test runs with the first edition and with the default one, interpreted and compiled, against the same
expectations."""

from functools import partial

import pytest

import smokestack
from smokestack.gamekit.registry import spec
from tests.rules.empire.table import Table, Tables

EDITIONS = dict.fromkeys(("nano", spec("empire").default_edition))
"""Cities, cards and Archie's table differ: tests find in an edition what they need."""


@pytest.fixture(scope="session", params=["interpreted", "compiled"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session", params=EDITIONS)
def game(request: pytest.FixtureRequest, way: str) -> smokestack.Game:
    return smokestack.game("empire", edition=request.param, compiled=way == "compiled")


@pytest.fixture
def table(game: smokestack.Game) -> Tables:
    """A fresh table: `table()` with PURPLE as Start Player, `table(archie=2)` against Archie."""
    return partial(Table, game)
