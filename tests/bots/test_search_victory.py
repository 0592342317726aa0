"""The search of Victory: it weighs only real choices, sees the end of a game coming, and gives nothing away."""

from functools import lru_cache

import pytest

import smokestack
from smokestack.bots.decide import consider, decide
from smokestack.bots.play import play_out
from smokestack.bots.policy import greedy, register, stride
from smokestack.bots.search.ahead import weigh
from smokestack.games.victory.model.state import Phase, State
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import zeros
from smokestack.kernel.verbs import OVER
from tests.rules.victory.table import ANN, BEN, Table

VICTORY = smokestack.game("victory", edition="homefront")
FAST = smokestack.game("victory", edition="homefront", compiled=True)
FEW = "search:12"
HANDLING = {Phase.LAY, Phase.RUN, Phase.PRODUCT, Phase.PAY, Phase.PLACE, Phase.TURN, Phase.RECEIVE}


def choice(t: Table, name: str = FEW) -> str:
    return VICTORY.text(decide(VICTORY, t.position, name, seed=1))


@lru_cache
def game_of(bots: str) -> list[State]:
    """Every position in which a seat decides."""
    found, position = [], VICTORY.new(players=2, round_limit=7)
    for action in play_out(VICTORY, position, bots.split(), seed=4):
        if not position.chance:
            found.append(position.record())
        position.apply(action)
    return [s for s in found if isinstance(s, State)]


# What is worth a thought


@pytest.mark.parametrize("bots", ["greedy greedy", "random random"])
def test_weighs_legal_choices_once_and_the_plans_own_highest(bots: str) -> None:
    register(VICTORY)
    cards, buffer, merit, other = VICTORY.edition.cards, *(zeros(VICTORY.actions) for _ in range(3))
    for s in game_of(bots)[::3]:
        n = weigh(cards, s, buffer, merit)
        weighed = dict(zip(buffer[:n], merit[:n], strict=True))
        assert len(weighed) == n
        assert weighed.keys() <= set(other[: verbs.legal(cards, s, other)])
        best = max(weighed, key=lambda action: weighed[action])
        if s.phase != Phase.DRAFT:
            assert best == greedy(cards, s, seeded(1, 1), other)
        assert n == 1 or s.phase not in HANDLING


def test_ways_part_where_something_else_could_be_meant() -> None:
    register(VICTORY)
    cards, buffer, merit = VICTORY.edition.cards, zeros(VICTORY.actions), zeros(VICTORY.actions)
    meant = set()
    for s in game_of("greedy greedy"):
        n = weigh(cards, s, buffer, merit)
        if n > 1:
            meant |= {VICTORY.text(action).split()[0] for action in buffer[:n]}
    assert meant >= {"pick", "produce", "manage", "build", "claim", "bank", "done"}


def test_a_stride_is_the_same_decisions_one_by_one() -> None:
    register(VICTORY)
    cards, buffer = VICTORY.edition.cards, zeros(VICTORY.actions)
    s = game_of("greedy greedy")[0].copy()
    twin, stream, twin_stream = s.copy(), seeded(2, 0), seeded(2, 0)
    strides = decisions = 0
    while verbs.to_move(s) != OVER:
        taken = stride(cards, s, stream, buffer)
        for _ in range(taken):
            verbs.act(cards, twin, greedy(cards, twin, twin_stream, buffer))
        assert s == twin
        strides, decisions = strides + 1, decisions + taken
    assert strides < decisions


def test_handling_is_answered_without_a_try() -> None:
    s = next(s for s in game_of("greedy greedy") if s.phase == Phase.PLACE)
    (only,) = consider(VICTORY, VICTORY.of_record(s), "search:9", seed=1)
    assert only.tries == 0
    s = next(s for s in game_of("greedy greedy") if s.phase == Phase.MOVE and s.rounds == 7)
    tried = consider(VICTORY, VICTORY.of_record(s), "search:9", seed=1)
    assert sum(each.tries for each in tried) == 9


# Positions with a plain best move

RICH = "tr FOn tr\ntr FOn tr"


def last_contract(other: str) -> Table:
    """Long after patience is over, ANN in the last turn of the last round could make wood, and claim what is left."""
    t = Table(VICTORY, round_limit=31).first(BEN, 31).unclaimed("coal").tokens(BEN).chooses(ANN)
    t.complex(ANN, "co ..  ..  ..\n.. FOn FOn FOn").complex(BEN, other)
    return t


def test_claims_the_last_contract_when_ahead() -> None:
    t = last_contract("FOn").manages(ANN)
    assert choice(t) == "claim coal"


def test_makes_goods_before_the_last_claim_when_behind() -> None:
    t = last_contract("st SMn st\n.. ..  .. ")
    assert t.scores == [1, 6]
    assert choice(t, "greedy") == "manage"
    assert choice(t) == "produce forest"


def fulfilment(other: str) -> Table:
    t = Table(VICTORY, round_limit=10).first(ANN, 9).complex(BEN, other)
    t.complex(ANN, "wo  co  oi  ct  le\nFOn CMn OWn CPn CFn")
    t.unclaimed("trucks").contracts(ANN, "wood", "coal", "oil", "cotton", "leather")
    return t.tokens(ANN).turn_of(ANN)


def test_the_fifth_contract_wins_at_once_or_is_lost_rather_than_the_game() -> None:
    assert choice(fulfilment("FOn")).startswith("fulfil")
    assert choice(fulfilment("tr FOn tr\ntr FOn tr\ntr FOn tr")).startswith("lose")


def offered(t: Table, *words: str) -> Table:
    return t.play("offer 2", *words, "send")


def eighth_contract() -> Table:
    """ANN holds seven contracts and would end the game with coal, which only BEN has; he claims in the next turn."""
    t = Table(VICTORY, round_limit=9).first(ANN, 9).tokens(BEN).manages(ANN, move=2)
    t.complex(ANN, "en FOn en\nai FOn ai").complex(BEN, "tr FOn co\ntr FOn tr")
    t.unclaimed("coal", "trucks")
    t.contracts(ANN, "wood", "oil", "cotton", "leather", "copper", "zinc", "nitrate")
    return t


def test_declines_a_trade_that_lets_the_other_win() -> None:
    t = offered(eighth_contract(), "give engines", "want coal")
    assert choice(t, "greedy") == "accept"
    assert choice(t) == "decline"


def test_accepts_the_same_trade_when_it_ends_nothing() -> None:
    t = eighth_contract().contracts(ANN, "wood")
    assert choice(offered(t, "give engines", "want coal")) == "accept"


@pytest.mark.parametrize(("gives", "wants", "answer"), [("leather", "", "accept"), ("", "leather", "decline")])
def test_takes_gifts_and_makes_none(gives: str, wants: str, answer: str) -> None:
    t = Table(VICTORY, round_limit=3).first(ANN, 3).manages(ANN)
    for seat in (ANN, BEN):
        t.complex(seat, "le CFn wo\n.. FOn wo")
    basket = [f"give {gives}"] * bool(gives) + [f"want {wants}"] * bool(wants)
    assert choice(offered(t, *basket)) == answer


# The same every time, both ways


def test_same_seed_same_choice_both_ways() -> None:
    decisions = [s for s in game_of("greedy greedy") if s.phase in (Phase.MOVE, Phase.MANAGE) and s.rounds >= 6]
    for s in decisions[::12]:
        data = bytes(VICTORY.of_record(s))
        found = consider(VICTORY, VICTORY.position(data), "search:7", seed=3)
        assert found == consider(VICTORY, VICTORY.position(data), "search:7", seed=3)
        assert found == consider(FAST, FAST.position(data), "search:7", seed=3)
