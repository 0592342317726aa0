"""The page that sets up a table asks for what is open, and for nothing that follows from it."""

import re

import pytest

from smokestack.gamekit.registry import names, spec
from tests.web.house import Visitor


@pytest.mark.parametrize("game", names())
def test_the_options_that_leave_a_choice_are_asked_for(ann: Visitor, game: str) -> None:
    asked = re.findall(r'id="option-(\w+)"', ann.http.get(f"/new/{game}").text)
    assert asked == [option.name for option in spec(game).options if option.asked and option.name != "players"]


def test_what_the_number_of_players_settles_is_not_asked_for(ann: Visitor) -> None:
    page = ann.http.get("/new/victory").text
    assert ("option-round_limit" in page, "option-copies" in page) == (True, False)
