"""Every rule test runs twice, interpreted and compiled, against the same expectations, with the first edition."""

from functools import partial

import pytest

import smokestack
from tests.rules.victory.table import Table, Tables


@pytest.fixture(scope="session", params=["interpreted", "compiled"])
def game(request: pytest.FixtureRequest) -> smokestack.Game:
    return smokestack.game("victory", edition="homefront", compiled=request.param == "compiled")


@pytest.fixture
def table(game: smokestack.Game) -> Tables:
    """A fresh table: `table(players=4)` in the first move of ANN, `table(drawn=False)` before anything is set up."""
    return partial(Table, game)
