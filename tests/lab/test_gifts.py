"""What the lab gives to a seat, hides from it or skips, in each game; and that nothing else changes."""

from collections.abc import Callable
from typing import Any

import pytest

import smokestack
from smokestack.gamekit.game import Game
from smokestack.games.empire.model.state import Phase as EmpirePhase
from smokestack.games.titans.model.cards import ADVANCEMENTS, CONSUMER_GRIDS, Effect
from smokestack.games.titans.model.state import EMPTY, At
from smokestack.games.titans.model.state import Phase as TitansPhase
from smokestack.games.victory.model.state import Phase as VictoryPhase
from smokestack.kernel.chance import below, seeded
from smokestack.lab.gamelab import interventions_of
from smokestack.lab.price.interventions import give, hide, may_skip, on_offer, skip

TITANS, EMPIRE, VICTORY = (smokestack.game(name) for name in ("titans", "empire", "victory"))
CARDS: Any = TITANS.edition.cards
Wanted = Callable[[Any], bool]


def wander(game: Game, wanted: Wanted, **options: int) -> Any:
    """The record of a position as wanted, found by random moves."""
    interventions_of(game)
    for tried in range(100):
        position, luck = game.new(**options), seeded(5, tried)
        while not position.over:
            if position.to_move >= 0 and wanted(position.record()):
                return position.record()
            choices = position.legal() or [outcome for outcome, _ in position.outcomes()]
            position.apply(choices[below(luck, len(choices))])
    raise AssertionError("no such position")


def play_on(game: Game, s: Any, *texts: str) -> Any:
    """After these actions and the chance that follows."""
    position = game.of_record(s)
    for text in (*texts, ""):
        if text:
            position.apply(text)
        while position.chance:
            position.apply(position.outcomes()[0][0])
    return position.record()


def allowed(game: Game, s: Any, text: str) -> bool:
    return game.of_record(s).check(text) is None


def at_work(s: Any) -> bool:
    """Titans: somebody with rent to get chooses an action, and others have cubes on the grids."""
    cubes = [cube for grid in s.grids[:8] for cube in grid.cubes if cube not in (-1, s.seat)]
    return s.phase == TitansPhase.CHOOSE and s.players[s.seat].estates > 0 and len(cubes) > 3


@pytest.fixture(scope="module")
def office() -> Any:
    return wander(TITANS, at_work, players=3)


def laid_open(s: Any, effect: int) -> tuple[Any, int, str]:
    """The position with an advancement of an effect face up; the card, and the action that buys it."""
    card = next(k for k in range(ADVANCEMENTS) if CARDS.advancements[k].effect == effect)
    opened = s.copy()
    opened.advancements[card] = At.SHOWN
    return opened, card, f"buy {TITANS.edition.words['advancement'][card]}"


def test_titans_gives_an_advancement_and_the_turn_goes_on(office: Any) -> None:
    s, card, text = laid_open(office, Effect.CASH)
    assert on_offer(CARDS, s, TITANS.number(text))
    assert give(CARDS, s, TITANS.number(text))
    after = play_on(TITANS, s)
    assert after.advancements[card] == office.seat
    assert (after.phase, after.seat, after.turn) == (TitansPhase.CHOOSE, office.seat, office.turn)
    assert after.players[office.seat].cash == office.players[office.seat].cash + CARDS.advancements[card].amount
    assert after.grids == office.grids


def test_titans_lets_a_gift_replace_cubes_before_the_turn_goes_on(office: Any) -> None:
    s, card, text = laid_open(office, Effect.REPLACE)
    assert give(CARDS, s, TITANS.number(text))
    assert s.phase == TitansPhase.REPLACE
    after = play_on(TITANS, s, "done")
    assert (after.phase, after.seat, after.turn) == (TitansPhase.CHOOSE, office.seat, office.turn)
    assert after.advancements[card] == office.seat
    assert after.players[office.seat].cash == office.players[office.seat].cash


def test_titans_offers_what_lies_face_up_whether_or_not_it_can_be_paid(office: Any) -> None:
    s, card, text = laid_open(office, Effect.CASH)
    research = s.grids[CONSUMER_GRIDS]
    research.cubes, research.count = [EMPTY] * len(research.cubes), 0
    assert not allowed(TITANS, s, text)
    assert on_offer(CARDS, s, TITANS.number(text))
    s.advancements[card] = At.PILE
    assert not on_offer(CARDS, s, TITANS.number(text))


def test_titans_gives_a_facility_card_and_real_estate(office: Any) -> None:
    s, seat = office.copy(), office.seat
    facility = next(k for k, size in enumerate(s.players[seat].sizes) if size == 0 and s.piles[k] > 0)
    assert give(CARDS, s, TITANS.number(f"build {TITANS.edition.words['facility'][facility]}"))
    assert (s.players[seat].sizes[facility], s.piles[facility]) == (1, office.piles[facility] - 1)
    develop = TITANS.spec.codec.base("develop")
    estate = next(
        k
        for k in range(len(TITANS.edition.words["estate"]))
        if s.estates[k] == -1 and s.spaces_built[CARDS.estates[k].side] == 0
    )
    assert give(CARDS, s, develop + estate)
    assert (s.estates[estate], s.players[seat].estates) == (seat, office.players[seat].estates + 1)
    assert (s.phase, s.track, s.grids) == (TitansPhase.CHOOSE, office.track, office.grids)
    assert not give(CARDS, s, TITANS.number("done"))


def test_titans_skips_a_turn(office: Any) -> None:
    s = office.copy()
    assert may_skip(CARDS, s)
    skip(CARDS, s)
    assert s.track[s.turn] == s.seat
    assert (s.turn, s.rounds) != (office.turn, office.rounds)


def test_empire_gives_a_building_and_the_dice_still_stand() -> None:
    before = wander(EMPIRE, lambda s: s.phase == EmpirePhase.BUILD and allowed_building(s) is not None)
    building = allowed_building(before)
    assert building is not None
    s = before.copy()
    assert give(EMPIRE.edition.cards, s, EMPIRE.spec.codec.base("build") + building)
    assert (s.city[building].owner, s.city[building].pips) == (s.seat, 1)
    assert (s.phase, s.dice, s.players) == (EmpirePhase.BUILD, before.dice, before.players)
    assert not may_skip(EMPIRE.edition.cards, s)


def allowed_building(s: Any) -> int | None:
    base = EMPIRE.spec.codec.base("build")
    return next((k - base for k in EMPIRE.of_record(s).legal() if base <= k < base + 36), None)


def test_empire_gives_a_factory_card_while_another_is_left() -> None:
    before = wander(EMPIRE, lambda s: s.phase == EmpirePhase.TAKE)
    first, *others = EMPIRE.of_record(before).legal()
    s, card = before.copy(), first - EMPIRE.spec.codec.base("take")
    assert others
    assert give(EMPIRE.edition.cards, s, first)
    assert (s.works[card].owner, s.phase, s.players) == (s.seat, EmpirePhase.TAKE, before.players)
    assert EMPIRE.of_record(s).legal() == others
    for other in others[1:]:
        give(EMPIRE.edition.cards, s, other)
    assert not give(EMPIRE.edition.cards, s, others[0])


def test_empire_skips_an_icon_but_not_beside_archie() -> None:
    s = wander(EMPIRE, lambda s: s.phase == EmpirePhase.ICON and s.turn == 0)
    seat = s.seat
    assert may_skip(EMPIRE.edition.cards, s)
    skip(EMPIRE.edition.cards, s)
    assert (s.phase, s.turn, s.seat) == (EmpirePhase.ICON, 1, 1 - seat)
    solo = wander(EMPIRE, lambda s: s.phase == EmpirePhase.ICON, archie=1)
    assert not may_skip(EMPIRE.edition.cards, solo)


def as_any(record: Any) -> Any:
    return record


def test_victory_gives_a_factory_where_its_owner_lays_it() -> None:
    before = wander(VICTORY, lambda s: s.phase == VictoryPhase.MANAGE and s.stacks[0] > 0, players=2)
    s, seat = before.copy(), before.seat
    assert give(VICTORY.edition.cards, s, VICTORY.number("build forest"))
    assert s.phase == VictoryPhase.PLACE
    position = VICTORY.of_record(s)
    while (after := as_any(position.record())).phase != VictoryPhase.MANAGE:
        position.apply(position.legal()[0])
    assert after.complexes[seat].factories == before.complexes[seat].factories + 1
    assert after.complexes[seat].stock == before.complexes[seat].stock
    assert after.stacks[0] == before.stacks[0] - 1


def test_victory_gives_a_contract_with_the_token_and_hides_what_is_forbidden() -> None:
    before = wander(VICTORY, lambda s: s.phase == VictoryPhase.MANAGE and not s.token_taken, players=2)
    product = next(k for k, count in enumerate(before.unclaimed) if count > 0)
    claim = VICTORY.spec.codec.base("claim") + product
    s = before.copy()
    assert give(VICTORY.edition.cards, s, claim)
    assert (s.complexes[s.seat].contracts[product], s.unclaimed[product]) == (1, before.unclaimed[product] - 1)
    assert (s.tokens[0], s.phase) == (s.seat, VictoryPhase.MANAGE)
    assert s.complexes[s.seat].stock == before.complexes[s.seat].stock
    hide(VICTORY.edition.cards, before, claim)
    assert before.unclaimed[product] == 0
    hide(VICTORY.edition.cards, before, VICTORY.number("build forest"))
    assert before.stacks[0] == 0


def test_victory_skips_a_turn_of_two_moves() -> None:
    s = wander(VICTORY, lambda s: s.rounds == 1 and may_skip(VICTORY.edition.cards, s), players=3)
    mover = s.mover
    skip(VICTORY.edition.cards, s)
    assert (s.mover, s.moves) == ((mover + 1) % 3, 0)
