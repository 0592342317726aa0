"""T1: set-up."""

import pytest

from smokestack import CHANCE, Game
from smokestack.gamekit.errors import OptionError
from smokestack.games.titans.model.state import At
from tests.rules.titans.editions import every_edition, problems, without
from tests.rules.titans.table import BLUE, FIRST_ROW, GREEN, RED, Tables

WANTS = {
    "homestead": "2/1/1",
    "cottage-row": "1/2/1",
    "boarding-house": "1/1/2",
    "garden-suburb": "3/2/1",
    "brownstones": "1/3/2",
    "apartment-block": "2/1/3",
    "garden-city": "4/2/2",
    "tower-flats": "3/2/3",
    "general-store": "1/1/2",
    "roadside-stand": "1/2/1",
    "market-hall": "2/1/1",
    "arcade": "3/2/1",
    "department-store": "1/3/2",
    "picture-palace": "2/1/3",
    "shopping-mile": "3/3/2",
    "trade-centre": "2/4/2",
    "coach-stop": "2/1/1",
    "wagon-yard": "1/2/1",
    "filling-station": "1/1/2",
    "ferry-terminal": "3/2/1",
    "rail-depot": "1/3/2",
    "tram-barn": "2/1/3",
    "union-station": "3/2/3",
    "airfield": "3/1/4",
    "workshop-yard": "2/1/1",
    "tool-shed": "1/2/1",
    "boiler-house": "1/1/2",
    "cannery-row": "3/2/1",
    "assembly-hall": "1/3/2",
    "gasworks": "2/1/3",
    "power-station": "2/2/4",
    "heavy-plant": "2/3/3",
}
"""Consumables, durables and energy on each card, by side and level."""


@every_edition
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_T1_1_each_player_starts_with_fifty_dollars_and_no_share(table: Tables, players: int) -> None:
    t = table(players=players)
    assert t.money == [50] * players
    assert t.share == [0] * players
    assert [player.cash for player in t.s.players[players:]] == [0] * (6 - players)


@every_edition
@pytest.mark.parametrize("players", [1, 7])
def test_T1_1_refuses_fewer_than_two_or_more_than_six_players(game: Game, players: int) -> None:
    with pytest.raises(OptionError, match=rf"players is {players}; it is a whole number from 2 to 6 .*T1\.1"):
        game.new(players=players)


def test_T1_2_seven_piles_of_eight_facility_cards(table: Tables) -> None:
    t = table()
    assert [t.pile(facility) for facility in game_words(t.game, "facility")] == [8] * 7
    assert sum(t.s.piles) == 56


@every_edition
def test_T1_2_refuses_an_edition_without_exactly_56_facility_cards(game: Game) -> None:
    copies = game.edition.values["facilities[lumber-camp].copies"]
    found = problems(game, (f"copies = {copies}", f"copies = {copies - 1}"))
    assert found == ["facilities: have 55 copies in all; it must be 56"]


def test_T1_3_every_real_estate_card_lies_open_and_unbuilt(table: Tables) -> None:
    t = table()
    assert [t.owner(card) for card in WANTS] == [-1] * 32
    wants = {card: "/".join(map(str, t.cards.estates[t.number(card)].demand)) for card in WANTS}
    assert wants == WANTS


def test_T1_3_each_type_has_three_three_and_two_cards_by_level(table: Tables) -> None:
    estates = table().cards.estates
    piles = [[sum(e.side == side and e.level == level for e in estates) for level in range(3)] for side in range(4)]
    assert piles == [[3, 3, 2]] * 4


@every_edition
def test_T1_3_refuses_an_edition_without_exactly_32_real_estate_cards(game: Game) -> None:
    found = problems(game, without(game, "estates", "gasworks"))
    assert found == ["estates: there are 31; it must be exactly 32"]


@every_edition
def test_T1_4_four_of_eight_cards_of_age_one_are_turned_up(game: Game, table: Tables) -> None:
    t = table()
    assert t.shown() == set(FIRST_ROW)
    assert t.s.advancements.count(At.PILE) == 20
    before = game.new(players=3).apply("order 1").apply("order 2")
    first_age = [f"reveal {card}" for card in game_words(game, "advancement")[:8]]
    assert [(game.text(action), weight) for action, weight in before.outcomes()] == [(card, 1) for card in first_age]


@every_edition
def test_T1_4_refuses_an_edition_without_exactly_24_advancements(game: Game) -> None:
    found = problems(game, without(game, "advancements", "land-office"))
    assert found == ["advancements: there are 23; it must be exactly 24"]


def test_T1_4_refuses_an_edition_with_an_age_without_cards(game: Game) -> None:
    found = problems(game, *[("age = 2", "age = 1")] * 8)
    assert found == ["advancements: has no card of age 2"]


@every_edition
def test_T1_5_chance_ranks_every_player(game: Game, table: Tables) -> None:
    position = game.new(players=3)
    assert position.to_move == CHANCE
    assert position.outcomes() == [(game.number(f"order {seat}"), 1) for seat in (1, 2, 3)]
    t = table(order=[GREEN, RED, BLUE])
    assert t.order == [GREEN, RED, BLUE]
    assert t.to_move == GREEN


@every_edition
def test_T1_5_refuses_to_rank_a_player_twice(game: Game, table: Tables) -> None:
    t = table()
    t.go_on_from(game.new(players=3).apply("order 3"))
    t.refuses("order 3", "ranked", "T1.5", what=GREEN)


@every_edition
def test_T1_5_refuses_a_players_action_before_the_order_is_known(game: Game, table: Tables) -> None:
    t = table()
    t.go_on_from(game.new(players=3))
    t.refuses("build lumber-camp", "order_first", "T1.5")


def game_words(game: Game, kind: str) -> list[str]:
    return game.edition.words[kind]
