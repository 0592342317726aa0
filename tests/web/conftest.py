"""A server for all tests that do not harm it, and one of its own for those that do."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser import chrome, window, windows
from tests.web.house import House, Visitor

__all__ = ["chrome", "window", "windows"]

collect_ignore = [] if os.environ.get("SMOKESTACK_TEST_POSTGRES") else ["test_postgres.py"]
"""SMOKESTACK_TEST_POSTGRES=postgresql://user:password@host/database, one that may be emptied."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """For tests that kill, fill or close it."""
    opened = House(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def forgetful_house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path, forgetful=True)
    yield opened
    opened.close()


@pytest.fixture
def ann(house: House) -> Visitor:
    return house.browser()


@pytest.fixture
def bob(house: House) -> Visitor:
    return house.browser()
