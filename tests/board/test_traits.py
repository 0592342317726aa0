"""What a board asks of the page names things that are there."""

from collections.abc import Iterator

import pytest

from smokestack.board.ui import board_of
from smokestack.gamekit.registry import names, spec
from smokestack.match import Match, Moment
from smokestack.match.entry import Decision
from smokestack.web.gallery import recorded_game, showcase

PAGE_KEYS = {"c", "h", "u", *"123456789"}


def played(game: str) -> Match:
    return recorded_game(game)


def decisions(game: str) -> Iterator[Moment]:
    return (moment for moment in played(game).moments() if isinstance(moment.entry, Decision))


@pytest.mark.parametrize("game", names())
def test_areas_to_zoom_are_drawn(game: str) -> None:
    assert set(board_of(spec(game)).zoomed) <= {part.area for part in showcase(game)}


@pytest.mark.parametrize("game", names())
def test_small_things_and_those_with_keys_are_clicked_last(game: str) -> None:
    board, kinds = board_of(spec(game)), set[str]()
    for moment in decisions(game):
        position = moment.before
        paths = [board.path(position.game.edition, position.record(), action) for action in position.legal()]
        kinds |= {steps[-1].split(":")[0] for steps in paths}
    assert {*board.small, *board.keys} <= kinds
    assert not set(board.keys.values()) & PAGE_KEYS


@pytest.mark.parametrize("game", names())
def test_money_is_a_piece_of_the_ledger(game: str) -> None:
    found = set[str]()
    for moment in decisions(game):
        assert isinstance(moment.entry, Decision)
        found |= {line.piece for line in moment.before.tell(moment.entry.action).ledger}
    assert set(board_of(spec(game)).money) <= found
