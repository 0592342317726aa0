"""The greedy player of Victory through Industry: legal, the same both ways, in good time, and no fool."""

from itertools import groupby

import pytest

import smokestack
from smokestack import Position
from smokestack.bots.decide import decide, reason
from smokestack.bots.play import play_out, play_turn
from smokestack.bots.policy import next_action, register
from smokestack.bots.roster import GREEDY, RANDOM
from smokestack.bots.simulate import simulate
from smokestack.games.victory.bot.reason import REASONS
from smokestack.games.victory.model.actions import CODEC
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.notation import read_complex
from smokestack.games.victory.model.state import FREE, Options, Phase, State
from smokestack.games.victory.rules.fulfil import begin_fulfilment
from smokestack.games.victory.rules.offers import begin_offer, send
from smokestack.games.victory.rules.setup import start
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import zeros
from smokestack.kernel.verbs import OVER
from tests.bots.twins import Twin

VICTORY = smokestack.game("victory")
FAST = smokestack.game("victory", compiled=True)
CONTRACT_ENDS = ("five fulfilled", "eight contracts", "all claimed")


def positions(bots: list[str], seed: int, rounds: int) -> list[Position]:
    """Every position of a game in which a seat decides; each action was checked as it was applied."""
    found, position = [], VICTORY.new(players=len(bots), round_limit=rounds)
    for action in play_out(VICTORY, position, bots, seed):
        if not position.chance:
            found.append(position.copy())
        position.apply(action)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_is_the_same_both_ways(players: int) -> None:
    register(VICTORY)
    cards, position = VICTORY.edition.cards, VICTORY.new(players=players, round_limit=12).record()
    stream, buffer, weights = seeded(11, players), zeros(VICTORY.actions), zeros(VICTORY.actions)
    twin = Twin(cards, type(position), stream)
    decisions = 0
    while (mover := verbs.to_move(position)) != OVER and decisions < 600:
        # Every fourth decision is random, so that greedy also meets positions it would not bring about.
        policy = RANDOM if decisions % 4 == 3 else GREEDY
        found = twin.next_action(position, policy)
        action = next_action(cards, position, policy, stream, buffer, weights)
        assert VICTORY.text(found) == VICTORY.text(action)
        assert twin.stream == stream
        verbs.act(cards, position, action)
        decisions += mover >= 0
    assert decisions > 200


@pytest.mark.parametrize("players", [2, 3, 6])
def test_greedy_games_are_legal(players: int) -> None:
    assert len(positions(["greedy"] * players, seed=players, rounds=8)) > 100


def test_decisions_are_legal_in_positions_random_play_reaches() -> None:
    seen = set()
    for position in positions(["random"] * 3, seed=8, rounds=25)[::2]:
        assert decide(VICTORY, position, "greedy", seed=1) in position.legal()
        seen.add(Phase(state_of(position).phase))
    assert seen >= {Phase.DRAFT, Phase.LAY, Phase.MANAGE, Phase.PRODUCT, Phase.FACTORY, Phase.OFFER, Phase.ANSWER}


def test_a_decision_follows_from_bytes_and_seed_alone() -> None:
    for position in positions(["greedy", "random"], seed=9, rounds=6)[::9]:
        data = bytes(position)
        action = decide(VICTORY, position, "greedy", seed=3)
        assert bytes(position) == data
        assert decide(FAST, FAST.position(data), "greedy", seed=3) == action


def test_every_legal_action_has_a_reason() -> None:
    assert set(REASONS) | {"reveal", "starter"} == set(CODEC.verbs)
    for position in [*positions(["random"] * 3, 2, rounds=8)[::5], *positions(["greedy"] * 2, 2, rounds=8)[::9]]:
        data = bytes(position)
        for action in position.legal()[::4]:
            assert len(reason(VICTORY, position, action)) > 4
        assert bytes(position) == data


def test_no_move_goes_on_for_long() -> None:
    states = [state_of(position) for position in positions(["greedy"] * 3, seed=5, rounds=20)]
    for _, move in groupby(states, key=lambda s: (s.rounds, s.mover, s.moves)):
        assert max(s.actions for s in move) < 60


def test_no_product_is_carried_twice_in_a_row_of_carries() -> None:
    states = [state_of(position) for position in positions(["greedy"] * 2, seed=6, rounds=12)]
    for _, move in groupby(states, key=lambda s: (s.rounds, s.mover, s.moves, s.stacks, s.complexes[s.mover].stock)):
        carries = [(s.moved_from, s.moved_to) for s in move if s.phase == Phase.MANAGE and s.moved_to != FREE]
        for number, (source, _) in enumerate(carries):
            assert source not in [target for _, target in carries[:number]]


# Strength


def test_greedy_beats_random() -> None:
    greedy, _ = simulate(FAST, 300, 21, ["greedy", "random"]).wins_by_bot()
    assert greedy.interval[0] > 0.95, str(greedy)


def test_two_greedy_players_end_a_game_by_contracts_in_forty_rounds() -> None:
    results = simulate(FAST, 200, 22, ["greedy"], players=2)
    by_contracts = sum(results.ends()[end] for end in CONTRACT_ENDS)
    assert by_contracts >= 198, results.ends()
    assert (results.rounds < 40).sum() >= 198


@pytest.mark.parametrize(("players", "copies"), [(3, 1), (4, 1), (5, 1), (6, 1), (8, 2)])
def test_larger_tables_end_by_contracts_too(players: int, copies: int) -> None:
    results = simulate(FAST, 30, 23, ["greedy"], players=players, copies=copies)
    assert sum(results.ends()[end] for end in CONTRACT_ENDS) >= 27, results.ends()


def test_no_seat_is_the_winning_seat() -> None:
    results = simulate(FAST, 400, 24, ["greedy"], players=2)
    assert all(0.4 < rate.rate < 0.62 for rate in results.wins_by_seat())


# Drawn positions with a plain best move

RICH = """
wo  co  oi  ct  le  ..
FOn CMn OWn CPn CFn ..
wo  co  oi  ct  le  ..
"""
MILL = """
..  io  ..  ..
..  SMn ..  ..
..  ..  HPw ..
..  ..  co  ..
"""


def state_of(position: Position) -> State:
    found = position.record()
    assert isinstance(found, State)
    return found


def table(own: str, unclaimed: tuple[str, ...], other: str = "FOn", held: tuple[str, ...] = ()) -> State:
    """The first player's non-production move in the fifth round of a game for two."""
    s, cards, words = State(), VICTORY.edition.cards, VICTORY.edition.words["product"]
    assert isinstance(cards, Cards)
    start(cards, Options(players=2, copies=1, round_limit=60), s)
    s.complexes[0], s.complexes[1] = (read_complex(VICTORY.edition, drawing) for drawing in (own, other))
    for word in unclaimed:
        s.unclaimed[words.index(word)] += 1
    for word in held:
        s.complexes[0].contracts[words.index(word)] += 1
    s.rounds, s.seat, s.mover, s.phase = 5, 0, 0, Phase.MANAGE
    return s


def choice(s: State) -> str:
    return VICTORY.text(decide(VICTORY, VICTORY.of_record(s), "greedy", seed=1))


def turn(s: State) -> list[str]:
    return [VICTORY.text(action) for action in play_turn(VICTORY, VICTORY.of_record(s), "greedy", seed=1)]


def test_claims_five_when_it_can_fulfil_them_next() -> None:
    s = table(RICH, ("wood", "coal", "oil", "cotton", "leather", "trucks", "aircraft", "engines"))
    claimed = {text.split()[1] for text in turn(s) if text.startswith("claim")}
    assert claimed == {"wood", "coal", "oil", "cotton", "leather"}
    assert reason(VICTORY, VICTORY.of_record(s), VICTORY.number("claim coal")) == "worth 5, for one coal"


def test_does_not_claim_what_would_end_a_lost_game() -> None:
    rich = "tr FOn tr\ntr FOn tr\ntr FOn tr"
    s = table(RICH, ("wood", "coal", "oil", "cotton", "leather", "trucks", "aircraft", "engines"), rich)
    assert not choice(s).startswith("claim")


def test_carries_ore_and_coal_to_the_mill_and_makes_steel() -> None:
    s = table(MILL, ("helmets",))
    assert turn(s) == ["at p17", "at n15", "at o14", "at p15", "done", "produce steel_mill"]


def fulfilment(other: str) -> State:
    s = table(RICH, ("trucks",), other, held=("wood", "coal", "oil", "cotton", "leather"))
    s.tokens[0] = 0
    begin_fulfilment(s)
    s.phase = Phase.FULFIL
    return s


def test_fulfils_five_to_win_and_loses_one_rather_than_the_game() -> None:
    s = fulfilment("FOn")
    assert choice(s).startswith("fulfil")
    assert reason(VICTORY, VICTORY.of_record(s), VICTORY.number("fulfil coal")) == "5 at once end the game"
    assert choice(fulfilment("tr FOn tr\ntr FOn tr\ntr FOn tr")).startswith("lose")


@pytest.mark.parametrize(("gives", "wants", "answer"), [("leather", "", "accept"), ("", "leather", "decline")])
def test_takes_gifts_and_makes_none(gives: str, wants: str, answer: str) -> None:
    s, words = table(RICH, ("wood",), RICH), VICTORY.edition.words["product"]
    begin_offer(s, 1)
    for basket, word in ((s.give, gives), (s.get, wants)):
        if word:
            basket.of[words.index(word)] = 1
    send(s)
    assert choice(s) == answer
