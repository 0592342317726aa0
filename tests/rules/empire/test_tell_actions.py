"""What actions are told with: trains that move unasked, passengers under their clauses, and pollution."""

import pytest

from smokestack import Game
from smokestack.games.empire.model.state import ARCHIE_SEAT, HUMAN_SEAT
from tests.rules.empire.table import Table, Tables, archies_answer

OTHER_SEAT = 1 - HUMAN_SEAT


def told(table: Table, action: str) -> list[str]:
    telling = table.position.tell(table.notation(action), ["Ann", "Ben"])
    return [str(sentence) for sentence in telling.sentences]


@pytest.mark.parametrize(("icon", "far"), [("move_one", "one link"), ("move_two", "two links")])
def test_E4_9_the_links_of_an_only_train_are_told(table: Tables, icon: str, far: str) -> None:
    t = table().lay(icon).factory(HUMAN_SEAT, "brickworks", train=2).acts(HUMAN_SEAT)
    assert told(t, t.icon(icon))[1:] == [f"The train of the Brickworks goes {far}."]


def test_E4_9_a_link_that_was_asked_for_is_told_with_its_move(table: Tables) -> None:
    t = table().factory(HUMAN_SEAT, "brickworks", train=2).factory(HUMAN_SEAT, "toy-factory", train=2)
    t.lay("move_two").acts(HUMAN_SEAT).claim("move_two")
    for _ in range(2):
        sentences = told(t, "move brickworks")
        assert sentences[0] == "Ann moves the train of the Brickworks one link."
        assert not any("goes" in sentence for sentence in sentences)
        t.play("move brickworks")


def test_E4_9_the_link_of_the_train_that_is_left_is_told_after_the_move(table: Tables) -> None:
    t = table().lay("move_two").factory(HUMAN_SEAT, "toy-factory", train=2)
    t.factory(HUMAN_SEAT, "brickworks", train=2, link=t.last("brickworks"))
    sentences = told(t.acts(HUMAN_SEAT).claim("move_two"), "move brickworks")
    assert sentences[0] == "Ann moves the train of the Brickworks one link."
    assert "The train of the Toy Factory goes one link." in sentences


def test_E5_2_the_link_that_follows_a_cube_taken_off_is_told(table: Tables) -> None:
    t = table().factory(OTHER_SEAT, "glassworks", train=5, riders=3).factory(OTHER_SEAT, "foundry", train=4, riders=3)
    t.factory(HUMAN_SEAT, "brickworks", train=1, link=t.last("brickworks")).factory(HUMAN_SEAT, "toy-factory", train=1)
    t.purse(50, 20).lay("move_two").acts(HUMAN_SEAT).claim("move_two").play("move brickworks")
    assert "The train of the Toy Factory goes one link." in told(t, "release glassworks")


def test_E4_8_two_trains_that_come_home_at_once_are_told_with_what_each_pays(game: Game) -> None:
    t = archies_answer(game, "move_two")
    t.factory(ARCHIE_SEAT, "brickworks", train=2, link=t.last("brickworks"))
    t.factory(ARCHIE_SEAT, "cement-works", train=3, link=t.last("cement-works"), riders=1)
    short, long = t.side("brickworks").links, t.side("cement-works").links
    assert told(t, t.icon("move_two"))[1:] == [
        "The train of the Cement Works is home with 3 aboard.",
        f"Ben earns ${3 * long}.",
        f"Ann earns ${long}.",
        "The train of the Brickworks is home with 2 aboard.",
        f"Ben earns ${2 * short}.",
    ]


def test_E4_8_a_train_that_comes_home_is_told_once(table: Tables) -> None:
    t = table().lay("move_one").acts(HUMAN_SEAT)
    t.factory(HUMAN_SEAT, "brickworks", train=2, link=t.last("brickworks"))
    sentences = told(t, t.icon("move_one"))
    assert sum("Brickworks" in sentence for sentence in sentences) == 1
    assert any("is home" in sentence for sentence in sentences)


def test_E4_7_a_cube_on_the_others_train_is_told_and_booked_under_its_clause(table: Tables) -> None:
    t = table().lay("passenger_other").own(HUMAN_SEAT, "P1").factory(OTHER_SEAT, "glassworks", train=2).acts(HUMAN_SEAT)
    telling = t.position.tell(t.icon("passenger_other"), ["Ann", "Ben"])
    assert [sentence.clause for sentence in telling.sentences] == ["E4.2", "E4.7"]
    booked = {(line.piece, line.clause) for line in telling.ledger}
    assert {("passenger", "E4.7"), ("cube:0", "E4.7")} <= booked


def test_E4_6_a_passenger_on_an_own_train_is_told_and_booked_under_its_clause(table: Tables) -> None:
    t = table().lay("passenger_own").factory(HUMAN_SEAT, "brickworks", train=2).acts(HUMAN_SEAT)
    telling = t.position.tell(t.icon("passenger_own"), ["Ann", "Ben"])
    assert [sentence.clause for sentence in telling.sentences] == ["E4.2", "E4.6"]
    assert ("passenger", "E4.6") in {(line.piece, line.clause) for line in telling.ledger}


@pytest.mark.parametrize(
    ("answer", "said"), [("reduce", "Pollution falls to 4."), ("done", "Ann leaves pollution at 5.")]
)
def test_E4_14_lowering_pollution_and_leaving_it_are_told(table: Tables, answer: str, said: str) -> None:
    t = table().lay("reduce_pollution").pollute(5).acts(HUMAN_SEAT).claim("reduce_pollution")
    assert told(t, answer) == [said]
