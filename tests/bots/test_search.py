"""The search: it finds what is plainly best, sees no future, and comes out the same again, both ways."""

from dataclasses import fields
from typing import Any

import pytest

import smokestack
from smokestack import CHANCE, Game, Position
from smokestack.bots.decide import consider, decide
from smokestack.bots.play import play_out, play_with_searchers
from smokestack.bots.policy import register
from smokestack.bots.question import Question
from smokestack.bots.roster import SEARCH, bot
from smokestack.bots.search.ahead import ENDLESS
from smokestack.bots.search.params import params_of
from smokestack.bots.search.searcher import luck_of
from smokestack.bots.search.tree import Luck, last_round_of_try, play_on, turn_to
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.registry import spec
from smokestack.games.empire.model.state import Phase
from smokestack.kernel.language import zeros
from smokestack.match import Match, bot_seat
from smokestack.match.seats import Seat
from tests.bots.test_greedy_moves import finish, last_age
from tests.rules.empire.table import PURPLE
from tests.rules.empire.table import Table as EmpireTable
from tests.rules.titans.table import BLUE, RED

TITANS = smokestack.game("titans")
FAST = smokestack.game("titans", compiled=True)
FIRST = smokestack.game("titans", edition="prototype", compiled=True)
"""The edition of the drawn positions."""
EMPIRE = smokestack.game("empire")
GAMES = ["titans", "empire", "victory"]


def choice(game: Game, position: Position, name: str) -> str:
    return game.text(decide(game, position, name, seed=1))


def positions(game: Game, seed: int, every: int, count: int) -> list[Position]:
    """Some late positions of a greedy game in which there is a choice: tries are short there."""
    found, position = [], game.new()
    for action in play_out(game, position, ["greedy"] * position.seats, seed):
        if len(position.legal()) > 1:
            found.append(position.copy())
        position.apply(action)
    return found[::-1][5::every][:count]


def test_every_seed_and_position_has_luck_of_its_own_that_a_stream_can_take() -> None:
    marks = (0, 1, 0x89ABCDEF, 0xFFFFFFFF)
    seeds = (0, 1, 2, 77, 1 << 40, (1 << 62) - 1)
    lucks = [luck_of(seed, mark) for seed in seeds for mark in marks]
    assert len(set(lucks)) == len(lucks)
    assert all(0 <= luck < 1 << 62 for luck in lucks)
    assert [luck_of(1, 0), luck_of(77, 0x89ABCDEF), luck_of(1 << 40, 5)] == [
        4_294_967_291,
        328_402_744_208,
        2_305_837_511_655_555_077,
    ]


def test_ends_the_last_age_when_that_wins() -> None:
    t = last_age()
    t.s.players[RED].share = 30
    assert choice(FIRST, FIRST.position(bytes(t.position)), "search:24") in {
        "develop shopping-mile",
        "develop trade-centre",
    }


def test_builds_the_card_whose_demand_wins() -> None:
    t = last_age(RED).cubes(RED, "d-rc", *range(5, 15))
    enough, too_little = (finish(t, card)[RED] for card in ("trade-centre", "shopping-mile"))
    t.s.players[BLUE].share += enough - 1 - finish(t, "trade-centre")[BLUE]
    assert too_little < enough
    assert choice(FIRST, FIRST.position(bytes(t.position)), "search:24") == "develop trade-centre"


def test_a_try_ends_where_the_next_round_begins() -> None:
    """Of a position in the middle of a round: nothing of the next round has happened, and nothing of this is left."""
    register(EMPIRE)
    s: Any = EmpireTable(EMPIRE).acts(PURPLE).position.record()
    begun, luck, buffer = s.rounds, Luck(), zeros(EMPIRE.actions)
    turn_to(luck, begun)
    play_on(
        EMPIRE.edition.cards,
        s,
        params_of(spec("empire"), SEARCH, learned=True),
        [0],
        luck,
        PURPLE,
        begun + 1,
        buffer,
        zeros(EMPIRE.actions),
    )
    assert (s.rounds, s.phase, s.turn, s.rolled) == (begun + 1, Phase.ROLL, 0, 0)


@pytest.mark.parametrize(("number", "until"), [(1, 2), (13, 14), (14, ENDLESS), (15, ENDLESS)])
def test_in_empires_last_two_rounds_a_try_goes_to_the_end(number: int, until: int) -> None:
    register(EMPIRE)
    t = EmpireTable(EMPIRE).round(number).acts(PURPLE)
    assert last_round_of_try(t.cards, t.s, params_of(spec("empire"), SEARCH, learned=True)) == until


def test_where_nobody_knows_how_many_rounds_there_will_be_a_try_goes_to_the_end() -> None:
    for name in ("titans", "victory"):
        game = smokestack.game(name)
        register(game)
        s: Any = game.new().record()
        assert last_round_of_try(game.edition.cards, s, params_of(spec(name), SEARCH, learned=False)) == ENDLESS


def test_empires_last_dollars_are_exchanged() -> None:
    t = EmpireTable(EMPIRE).round(15).show(8, 1).acts(PURPLE, turn=3).purse(12, 0).points(20, 24).claim("exchange_2")
    assert choice(EMPIRE, t.position, "search:20") == "exchange 6"


@pytest.mark.parametrize(
    ("name", "tries"), [("titans", "search:3"), ("titans", "uct:3"), ("empire", "search:3"), ("victory", "search:2")]
)
def test_a_search_is_the_same_both_ways_and_again(name: str, tries: str) -> None:
    plain, fast = smokestack.game(name), smokestack.game(name, compiled=True)
    for position in positions(plain, seed=3, every=4, count=2):
        data = bytes(position)
        found = consider(plain, position, tries, seed=9)
        assert bytes(position) == data
        assert consider(plain, plain.position(data), tries, seed=9) == found
        assert consider(fast, fast.position(data), tries, seed=9) == found


@pytest.mark.parametrize("name", GAMES)
def test_every_try_is_counted_once(name: str) -> None:
    fast = smokestack.game(name, compiled=True)
    for position in positions(smokestack.game(name), seed=5, every=19, count=3):
        found = consider(fast, fast.position(bytes(position)), "search:12", seed=1)
        assert {each.action for each in found} <= set(position.legal())
        assert sum(each.tries for each in found) in (0, 12)
        assert all(0 <= each.worth <= 1 for each in found)


def test_a_bot_is_told_nothing_of_the_chance_that_comes() -> None:
    """Two matches with other luck ahead, in the same position: a worker gets the same question, to the byte."""
    assert {field.name for field in fields(Question)} == {"game", "edition", "position", "bot", "seed"}
    seats = [Seat("Ann"), bot_seat("hard")]
    matches = [Match.new("titans", seats=seats, chance=luck, options={"players": 2}) for luck in (1, 2)]
    while matches[0].to_move == CHANCE:
        outcome = matches[0].position.outcomes()[0][0]
        for match in matches:
            match.enter_chance(outcome)
    assert bytes(matches[0].position) == bytes(matches[1].position)


def test_games_with_a_search_come_out_the_same_again() -> None:
    start = FAST.new(players=2, round_limit=3)
    games = [play_with_searchers(FAST, start, ["search:4", "greedy"], seed, 0) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_budgets_are_read() -> None:
    assert (bot("search:300").tries, bot("search:300").seconds) == (300, 0)
    assert (bot("uct:0.1s").tries, bot("uct:0.1s").seconds) == (0, 0.1)
    assert bot("search:0.5s").name == "search:0.5s"


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:0s", "search:-3", "search:many", "uct:1e9"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=r"search:300|uct:300"):
        bot(name)
