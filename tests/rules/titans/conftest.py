"""Every rule test runs twice, interpreted and compiled, against the same expectations, with the first edition.

Tests marked `every_edition` lean on no value of ours and run with all editions.
"""

from functools import partial

import pytest

import smokestack
from tests.rules.titans.table import Table, Tables


@pytest.fixture(scope="session")
def edition() -> str:
    return "prototype"


@pytest.fixture(scope="session", params=["interpreted", "compiled"])
def game(request: pytest.FixtureRequest, edition: str) -> smokestack.Game:
    return smokestack.game("titans", edition=edition, compiled=request.param == "compiled")


@pytest.fixture
def table(game: smokestack.Game) -> Tables:
    """A fresh table: `table(players=4, order=[2, 0, 1, 3], round_limit=5)`."""
    return partial(Table, game)
