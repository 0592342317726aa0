"""Undo, redo and confirm, alone and with the consent of others."""

import pytest

from tests.web.house import At, Visitor, until


@pytest.fixture
def alone(ann: Visitor) -> At:
    """Ann against a bot, who hands over each turn."""
    table = ann.open("titans", "you:Ann", "bot", seed=5)
    table.my_move()
    return table


@pytest.fixture
def friends(ann: Visitor, bob: Visitor) -> tuple[At, At]:
    """Ann and Bob, each in a browser, after a few decisions of both."""
    table = ann.open("titans", "you:Ann", "open", seed=5, confirm=False)
    friend = bob.at(table)
    friend.post("join", seat=1, name="Bob")
    for _ in range(6):
        until(lambda: table.state["choices"] or friend.state["choices"])
        mover = table if table.state["choices"] else friend
        mover.decide()
    return table, friend


def decide_until_asked_to_confirm(table: At) -> None:
    while not table.state["can"]["confirm"]:
        table.decide()


def test_nothing_goes_on_before_the_turn_is_confirmed(alone: At) -> None:
    decide_until_asked_to_confirm(alone)
    state = alone.state
    assert state["waiting"] == 0
    assert state["choices"] == []
    assert state["ask"].endswith("or take it back.")
    alone.post("confirm")
    assert alone.my_move()["n"] > state["n"] + 1
    assert alone.refused(400, "confirm") == "there is no turn of yours to confirm"


def test_undo_and_redo_before_the_turn_is_confirmed(alone: At) -> None:
    decide_until_asked_to_confirm(alone)
    before = alone.state
    assert alone.post("undo")["asked"] == []
    taken = alone.state
    assert taken["can"]["redo"]
    assert taken["choices"]
    alone.post("redo")
    after = alone.state
    assert after["n"] == before["n"] + 2
    assert {key: after[key] for key in ("scores", "waiting", "to_move")} == {
        key: before[key] for key in ("scores", "waiting", "to_move")
    }
    assert alone.refused(400, "redo") == "there is nothing to bring back"


def test_alone_with_bots_even_their_answer_is_taken_back(alone: At) -> None:
    decide_until_asked_to_confirm(alone)
    first = alone.state
    assert not first["can"]["undo_seen"]
    alone.post("confirm")
    assert alone.my_move()["can"]["undo_seen"]
    assert alone.post("undo")["asked"] == []
    assert alone.state["scores"] == alone.get(f"at/{first['n'] - 1}")["scores"]
    assert alone.state["choices"]


def test_nothing_is_taken_back_before_anything_was_decided(alone: At) -> None:
    assert "has decided nothing yet" in alone.refused(400, "undo")
    assert "entry 99 is not there" in alone.refused(400, "undo", to=99)


def test_the_others_are_asked_and_agree(friends: tuple[At, At]) -> None:
    ann, bob = friends
    first = next(news["n"] for news in ann.log() if news["seat"] == 0)
    assert ann.post("undo", to=first)["asked"] == [1]
    assert bob.state["request"] == {"seat": 0, "to": first, "agreed": [0], "needs": [1]}
    bob.post("agree", yes=True)
    assert ann.state["request"] is None
    assert ann.state["scores"] == ann.get(f"at/{first - 1}")["scores"]
    assert bob.refused(400, "agree", yes=True) == "nobody wishes to take anything back now"


def test_the_asker_cannot_agree_for_the_others(friends: tuple[At, At]) -> None:
    ann, bob = friends
    first = next(news["n"] for news in ann.log() if news["seat"] == 0)
    n = ann.state["n"]
    ann.post("undo", to=first)
    ann.post("agree", yes=True)
    assert ann.state["n"] == n
    bob.post("agree", yes=False)
    assert (ann.state["n"], ann.state["request"]) == (n, None)


def test_a_wish_ends_when_the_game_goes_on(friends: tuple[At, At]) -> None:
    ann, bob = friends
    ann.post("undo", to=next(news["n"] for news in ann.log() if news["seat"] == 0))
    (ann if ann.state["choices"] else bob).decide()
    assert ann.state["request"] is None


def test_a_lesson_is_not_taken_back(ann: Visitor) -> None:
    table = ann.press("/learn/titans")
    assert "only goes forward" in table.refused(400, "undo")
    assert "only goes forward" in table.refused(400, "takeover", seat=0)
