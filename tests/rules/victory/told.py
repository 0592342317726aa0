"""What tests of tellings, labels and boards look at, with names for the seats."""

from smokestack.gamekit.registry import spec
from smokestack.gamekit.telling import Label
from smokestack.games.victory.view.table import VictoryView
from tests.rules.victory.table import Table

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Leo")


def told(table: Table, action: str) -> str:
    """What an action brings about, which is then played."""
    story = str(table.position.tell(action, NAMES[: table.position.seats]))
    table.play(action)
    return story


def clauses(table: Table, action: str) -> list[str]:
    """The clause of each sentence about an action."""
    return [sentence.clause for sentence in table.position.tell(action).sentences]


def label(table: Table, action: str) -> Label:
    return table.position.label(action)


def seen(table: Table) -> VictoryView:
    found = table.position.view()
    assert isinstance(found, VictoryView)
    return found


def board(table: Table) -> str:
    return spec("victory").words.text_board(seen(table), NAMES[: table.position.seats])
