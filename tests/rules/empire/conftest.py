"""Every rule test runs twice, interpreted and compiled, against the same expectations, with the first edition."""

from functools import partial

import pytest

import smokestack
from tests.rules.empire.table import Table, Tables


@pytest.fixture(scope="session", params=["interpreted", "compiled"])
def game(request: pytest.FixtureRequest) -> smokestack.Game:
    return smokestack.game("empire", edition="nano", compiled=request.param == "compiled")


@pytest.fixture
def table(game: smokestack.Game) -> Tables:
    """A fresh table: `table()` with PURPLE as Start Player, `table(archie=2)` against Archie."""
    return partial(Table, game)
