"""The recorded games of Empire Planner show each way a game is decided."""

import pytest

from smokestack.gamekit.position import Position
from smokestack.games.empire.model.state import ARCHIE_SEAT, HUMAN_SEAT, State
from smokestack.games.empire.rules.table import factories_owned
from smokestack.match.save import load
from tests.golden.playthrough import GAMES


def ending(name: str) -> tuple[Position, State]:
    (golden,) = [golden for golden in GAMES if golden.game == "empire" and golden.name == name]
    position = load(golden.record).position
    record = position.record()
    assert isinstance(record, State)
    return position, record


@pytest.mark.parametrize("name", ["tie-by-capital", "tie-by-factories", "shared-win"])
def test_a_tie_in_profit_goes_to_capital_then_factories_then_is_shared(name: str) -> None:
    position, s = ending(name)
    assert len(set(position.scores())) == 1
    capital = [player.capital for player in s.players]
    factories = [factories_owned(s, seat) for seat in range(2)]
    if name == "tie-by-capital":
        assert position.winners() == [capital.index(max(capital))]
        assert capital[0] != capital[1]
    else:
        assert capital[0] == capital[1]
        assert (factories[0] == factories[1]) == (name == "shared-win")
        assert position.winners() == ([0, 1] if name == "shared-win" else [factories.index(max(factories))])


def test_archie_is_beaten_and_beats() -> None:
    assert ending("archie-easy")[0].winners() == [HUMAN_SEAT]
    assert ending("archie-beats-random")[0].winners() == [ARCHIE_SEAT]
