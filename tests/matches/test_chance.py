"""Chance: seeded, from the operating system, typed in, and repeated after a take-back."""

import random

import pytest
from tests.matches.tables import alone, decide, go_on, people, play, play_out

from smokestack.gamekit.errors import IllegalAction, MatchError, NotationError
from smokestack.match import Match
from smokestack.match.entry import Outcome
from smokestack.match.save import dumps, loads


def outcomes(match: Match) -> list[str]:
    return [entry.outcome for entry in match.entries if isinstance(entry, Outcome)]


def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    assert play_out(people(chance=5)).entries == play_out(people(chance=5)).entries


def test_other_seeds_give_other_openings() -> None:
    openings = set()
    for seed in range(20):
        match = people(chance=seed)
        match.let_chance()
        openings.add(tuple(outcomes(match)))
    assert len(openings) > 15


def test_the_operating_system_gives_other_openings() -> None:
    openings = set()
    for _ in range(20):
        match = people(chance="os")
        match.let_chance()
        openings.add(tuple(outcomes(match)))
    assert len(openings) > 10


def test_let_chance_draws_until_somebody_decides_and_logs_each_outcome() -> None:
    match = people()
    drawn = match.let_chance()
    assert [entry.outcome.split()[0] for entry in drawn] == ["order"] + ["reveal"] * 4
    assert list(match.entries) == drawn
    assert match.to_move >= 0


def test_a_match_goes_on_with_the_same_luck_after_it_was_saved() -> None:
    match = play(alone(chance=11), 8)
    assert play_out(loads(dumps(match)), 4).entries == play_out(match, 4).entries


def test_take_backs_do_not_change_what_a_seed_brings() -> None:
    straight, wavering = alone(chance=3), alone(chance=3)
    straight.let_chance()
    wavering.let_chance()
    wavering.undo(0, 1)
    wavering.let_chance()
    assert straight.position == wavering.position


@pytest.mark.parametrize("chance", ["os", 9])
def test_recorded_outcomes_repeat_when_the_same_is_chosen_again(chance: int | str) -> None:
    match = alone(chance=chance)
    drawn = match.let_chance()
    first = [entry.outcome for entry in drawn]
    for _ in range(3):
        match.undo(0, drawn[0].n)
        drawn = match.let_chance()
        assert [entry.outcome for entry in drawn] == first


def test_an_outcome_repeats_also_when_only_later_ones_were_taken_back() -> None:
    match = alone(chance="os")
    first = [entry.outcome for entry in match.let_chance()]
    match.undo(0, 3)
    assert [entry.outcome for entry in match.let_chance()] == first[2:]


def test_a_saved_match_still_repeats_what_was_taken_back() -> None:
    match = alone(chance="os")
    first = [entry.outcome for entry in match.let_chance()]
    match.undo(0, 1)
    opened = loads(dumps(match))
    assert [entry.outcome for entry in opened.let_chance()] == first


def test_a_bought_card_is_followed_by_the_same_reveal_again() -> None:
    """The position after the purchase decides, so trying other things in between does not help."""
    match = match_before_a_purchase()
    seat, buy = match.to_move, next(a for a in match.position.legal() if match.game.text(a).startswith("buy"))
    other = next(a for a in match.position.legal() if a != buy)
    bought = match.act(seat, buy)
    go_on(match)
    revealed, stood = outcomes(match)[-1], bytes(match.position)
    for _ in range(3):
        match.undo(seat, bought.n)
        tried = match.act(seat, other)
        match.undo(seat, tried.n)
        bought = match.act(seat, buy)
        go_on(match)
        assert outcomes(match)[-1] == revealed
        assert bytes(match.position) == stood


def match_before_a_purchase() -> Match:
    """Ann can buy a card now."""
    for seed in range(200):
        choose = random.Random(seed)
        match = Match.new("titans", seats=alone().seats, options={"round_limit": 30}, chance="os")
        go_on(match)
        while not match.over:
            texts = [match.game.text(action) for action in match.position.legal()]
            buys = [text for text in texts if text.startswith("buy") and "war" not in text and "bid" not in text]
            if match.to_move == 0 and buys:
                return match
            decide(match, choose)
            go_on(match)
    raise AssertionError("nobody could ever buy a card")


def test_outcomes_can_be_typed_in_as_they_were_rolled() -> None:
    match = people(chance="os")
    entered = ["order 2", "reveal dynamite", "reveal seed-drill", "reveal night-shift", "reveal seed-capital"]
    for text in entered:
        match.enter_chance(text)
    assert outcomes(match) == entered
    assert match.to_move == 1


def test_an_outcome_that_cannot_be_is_refused_and_changes_nothing() -> None:
    match = people()
    for wrong, error in (("order 3", IllegalAction), ("reveal dynamite", IllegalAction), ("order 9", NotationError)):
        with pytest.raises(error):
            match.enter_chance(wrong)
    assert match.entries == ()
    match.enter_chance("order 1")
    match.enter_chance("reveal dynamite")
    with pytest.raises(IllegalAction):
        match.enter_chance("reveal dynamite")


def test_a_mistyped_outcome_is_taken_back_and_entered_anew() -> None:
    match = people()
    wrong = match.enter_chance("order 1")
    with pytest.raises(MatchError, match=r"consent of Bob \(seat 2\)"):
        match.undo(0, wrong.n)
    match.undo(0, wrong.n, agreed=[1])
    match.enter_chance("order 2")
    match.let_chance()
    assert match.to_move == 1
