"""Every code block of the guide is run, page by page, at a desk of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, SERVER, Desk, blocks_of
from tests.web.house import House

BY_STEPS = "docs/tutorials/first-game.md"
"""Its blocks are the files of a package: `test_first_game.py` puts them together and does what the page says."""
WITH_CODE = [page for page in PAGES if page != BY_STEPS and any(block.kind for block in blocks_of(page))]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server, for pages that talk to one."""
    (tmp_path / "house").mkdir()
    opened = House(tmp_path / "house")
    yield opened
    opened.close()


def test_there_are_pages_of_every_kind() -> None:
    for kind in ("tutorials", "how-to", "reference", "explanation", "adr"):
        assert any(page.startswith(f"docs/{kind}/") for page in PAGES), kind


@pytest.mark.parametrize("page", WITH_CODE)
def test_the_code_of_a_page_runs(page: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    blocks = list(blocks_of(page))
    live = any(SERVER in block.text for block in blocks)
    folder = tmp_path / "desk"
    folder.mkdir()
    desk = Desk(folder, request.getfixturevalue("house").address if live else "")
    for block in blocks:
        desk.do(block)
