"""Trains that move without being asked for are told all the same."""

import pytest

from smokestack.games.empire.model.state import HUMAN_SEAT
from tests.rules.empire.table import Table, Tables


def told(table: Table, action: str) -> list[str]:
    telling = table.position.tell(table.notation(action), ["Ann", "Ben"])
    return [str(sentence) for sentence in telling.sentences]


@pytest.mark.parametrize("icon", ["move_one", "move_two"])
def test_E4_9_the_first_link_of_an_only_train_is_told(table: Tables, icon: str) -> None:
    t = table().factory(HUMAN_SEAT, "brickworks", train=2).acts(HUMAN_SEAT)
    assert told(t, t.icon(icon))[1:] == ["The train of the Brickworks goes one link."]


def test_E4_9_the_second_link_is_told_with_its_move(table: Tables) -> None:
    t = table().factory(HUMAN_SEAT, "brickworks", train=2).acts(HUMAN_SEAT).claim("move_two")
    assert told(t, "move brickworks")[0] == "Ann moves the train of the Brickworks one link."
    assert not any("goes" in sentence for sentence in told(t, "move brickworks"))


def test_E4_8_a_train_that_comes_home_is_told_once(table: Tables) -> None:
    t = table().factory(HUMAN_SEAT, "brickworks", train=2, link=2).acts(HUMAN_SEAT)
    sentences = told(t, t.icon("move_one"))
    assert sum("Brickworks" in sentence for sentence in sentences) == 1
    assert any("is home" in sentence for sentence in sentences)
