"""Every reason for points has a name that people know, and the points of all reasons make up the score."""

import re

from smokestack.gamekit.registry import spec
from tests.laws.tables import Table, every_game, table_sizes
from tests.laws.walk import play

WORDS = re.compile(r"[A-Z][\w',. -]+")


@every_game
def test_points_come_from_what_people_know_and_make_up_the_score(name: str) -> None:
    made = spec(name)
    words, table = made.words, Table(name, table_sizes(made)[-1])
    position = table.new(False)
    points, found = position.scores(), set()
    for position, action in play(table, False, seed=78):
        for entry in position.tell(action).ledger:
            for place, sign in ((entry.source, -1), (entry.target, 1)):
                if words.scored and entry.piece == words.scored and place.startswith("seat:"):
                    points[int(place.removeprefix("seat:"))] += sign * entry.amount
                    found.add(words.source_name(position.game.edition, entry.reason))
    if not words.scored:
        lying = words.sources(position.view())
        points = [sum(amount for _, amount in each) for each in lying]
        found = {words.source_name(position.game.edition, source) for source, _ in lying[0]}
    assert points == position.scores()
    assert len(found) > 1
    assert all(WORDS.fullmatch(each) for each in found)
