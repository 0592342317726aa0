"""What the boards foretell holds: Archie's answers, the odds of dice, and where points come from."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random

import pytest

import smokestack
from smokestack import Position
from smokestack.games.empire.view.odds import fresh_odds
from smokestack.games.empire.view.table import EmpireView, IconView
from smokestack.kernel.verbs import CHANCE
from tests.rules.empire.table import ARCHIE, PURPLE, YOU, Table


def solo_game(seed: int) -> Iterator[tuple[Position, int]]:
    """A random game against Archie: each position with what happens next."""
    chance = Random(seed)
    position = smokestack.game("empire").new(archie=2)
    while not position.over:
        choices = [action for action, _ in position.outcomes()] if position.to_move == CHANCE else position.legal()
        action = chance.choice(choices)
        yield position, action
        position = position.copy().apply(action)


def icons(view: EmpireView) -> list[IconView]:
    return [icon for card in view.cards for icon in card]


@pytest.mark.parametrize("seed", range(4))
def test_archie_does_what_was_foretold(seed: int) -> None:
    """E7.4: whatever you do with your icon, his answer is among those that were shown beside it."""
    foretold: list[IconView] = []
    answered = 0
    for position, action in solo_game(seed):
        view = position.view()
        if view.phase == "icon" and position.to_move == YOU:
            foretold = icons(view)
        if view.phase == "icon" and position.to_move == ARCHIE:
            taken = next(at for at, icon in enumerate(icons(view)) if icon.seat == YOU)
            assert view.archie_answer in foretold[taken].answers
            answer = view.archie_answer
            assert answer is not None
            assert smokestack.game("empire").text(action) == f"icon {answer.spot // 5 + 1} {answer.spot % 5 + 1}"
            answered += 1
    assert answered == 30


def test_icons_you_cannot_take_foretell_nothing() -> None:
    for position, _ in solo_game(1):
        may = (
            {smokestack.game("empire").text(action) for action in position.legal()}
            if position.to_move == YOU
            else set()
        )
        for at, icon in enumerate(icons(position.view())):
            assert bool(icon.answers) == (f"icon {at // 5 + 1} {at % 5 + 1}" in may)


def test_two_people_see_no_answers() -> None:
    view = Table(smokestack.game("empire")).acts(PURPLE).position.view()
    assert not any(icon.row or icon.answers for icon in icons(view))


def test_answers_say_why_choices_are_passed_over() -> None:
    """E7.4, E7.5: after Exchange he has no train to move and none to board, so he adds one."""
    table = Table(smokestack.game("empire", edition="nano"), archie=2).show(1, 2).acts(YOU)
    exchange = icons(table.position.view())[4]
    assert exchange.key == "exchange_2"
    (answer,) = exchange.answers
    assert [choice.passed for choice in answer.choices] == [
        "he has no train",
        "he has no train",
        "no train of his has room",
        None,
    ]
    assert (answer.rank, answer.icon, answer.effect) == (3, "Add a train", "a train at the Glassworks")


def test_answers_differ_where_your_way_of_doing_it_matters() -> None:
    """E7.4: Move two can bring your one train with room home, or leave it for Archie to board."""
    table = Table(smokestack.game("empire", edition="nano"), archie=2).show(2, 3).acts(YOU)
    table.factory(YOU, "brickworks", train=2, link=2).factory(YOU, "brewery", train=6)
    move_two = icons(table.position.view())[3]
    assert move_two.key == "move_two"
    assert {answer.icon for answer in move_two.answers} == {"Passenger on other's train", "Add a train"}


def test_E3_2_reroll_odds_are_what_rerolling_brings() -> None:
    game = smokestack.game("empire")
    for dice in ((1, 2, 3), (2, 2, 5), (4, 4, 4)):
        position = Table(game).purse(20).builds(PURPLE).throw(*dice).position
        for face in set(dice):
            after = [position.copy().apply(f"reroll {face}").apply(f"roll {fallen}").view() for fallen in range(1, 7)]
            for at, building in enumerate(position.view().city):
                prices = [view.city[at].price for view in after if view.city[at].price is not None]
                shown = [(each.ways, each.low, each.high) for each in building.rerolls if each.face == face]
                assert shown == ([(len(prices), min(prices), max(prices))] if prices else [])


def test_no_reroll_is_foretold_once_it_is_used() -> None:
    table = Table(smokestack.game("empire")).purse(20).builds(PURPLE).throw(1, 2, 3)
    assert table.position.view().can_reroll
    view = table.play("reroll 1", "roll 6").position.view()
    assert not view.can_reroll
    assert all(building.rerolls == () for building in view.city)


@pytest.mark.parametrize(("block", "number", "odds"), [(3, 3, Fraction(2, 27)), (3, 5, Fraction(5, 36))])
def test_E3_1_fresh_odds_are_exact(block: int, number: int, odds: Fraction) -> None:
    falls = [sorted(dice) for dice in product(range(1, 7), repeat=3)]
    named = [dice for dice in falls if dice.count(block) >= (2 if block == number else 1) and number in dice]
    assert Fraction(*fresh_odds(block, number).at_once) == Fraction(len(named), len(falls)) == odds


def test_a_reroll_only_helps() -> None:
    for block, number in product(range(1, 7), repeat=2):
        odds = fresh_odds(block, number)
        assert Fraction(*odds.at_once) < Fraction(*odds.with_reroll) < 1


def test_E6_points_by_source_add_up() -> None:
    for position, _ in solo_game(2):
        for player in position.view().players:
            gains = player.from_buildings + player.from_leisure + player.from_capital - player.to_pollution
            assert player.from_profit + gains == player.if_ended_now


def test_E6_the_last_position_says_who_won() -> None:
    position, action = list(solo_game(3))[-1]
    assert position.view().winners == ()
    over = position.copy().apply(action)
    view = over.view()
    assert list(view.winners) == over.winners()
    assert [player.if_ended_now for player in view.players] == over.scores()
    assert all(
        player.from_profit + player.from_buildings + player.from_leisure - player.to_pollution == player.profit
        for player in view.players
    )
