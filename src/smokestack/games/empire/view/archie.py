"""E7.4: what Archie would answer to each icon you could take, and why: the rules read ahead."""

from collections.abc import Iterator
from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.empire.model.actions import DONE, EXCHANGE, ICON, RAISE
from smokestack.games.empire.model.cards import BUILDINGS, CHOICES, ICONS, NONE, SIDES, SPOTS, Cards, Choice, Icon, Type
from smokestack.games.empire.model.reader import CHOICE_KEYS
from smokestack.games.empire.model.state import ARCHIE_SEAT, FREE, HUMAN_SEAT, Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.archie import (
    archie_acts,
    archie_choice,
    archie_spot,
    best_to_add,
    best_to_board,
    can_use,
    fits,
)
from smokestack.games.empire.rules.goods import why_not_raise
from smokestack.games.empire.rules.icons import why_not_icon
from smokestack.games.empire.rules.legal import legal
from smokestack.games.empire.rules.table import icon_at, is_archie, is_claimed
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.why import Why

USELESS = {
    Choice.EXCHANGE: "he has no Capital",
    Choice.ADD_TRAIN: "each of his factories has a train",
    Choice.PASSENGER_OWN: "no train of his has room",
    Choice.PASSENGER_OTHER: "no train of yours has room",
    Choice.MOVE_ONE: "he has no train",
    Choice.MOVE_TWO: "he has no train",
    Choice.REDUCE_POLLUTION: "the air is clean",
}


@dataclass(frozen=True)
class ChoiceView:
    """A cell of Archie's row, and why he passes over it."""

    key: str
    name: str
    passed: str | None


@dataclass(frozen=True)
class AnswerView:
    """His row, the place in it that he takes (None: nothing fits), the spot of his cube, and what comes of it."""

    choices: tuple[ChoiceView, ...]
    rank: int | None
    spot: int
    icon: str
    effect: str


def answers_to(edition: Edition, cards: Cards, s: State, spot: int) -> tuple[AnswerView, ...]:
    """Each answer that can follow when you take an icon now: more than one where your way of doing it matters."""
    if s.phase != Phase.ICON or not s.options.archie or s.seat != HUMAN_SEAT:
        return ()
    if why_not_icon(cards, s, s.seat, spot, scratch(Why)) != 0:
        return ()
    found = (view_answer(edition, cards, after) for after in ways_to_do(cards, s, ICON + spot))
    return tuple(dict.fromkeys(found))


def ways_to_do(cards: Cards, s: State, action: int) -> Iterator[State]:
    """The positions in which Archie can find himself after an action of yours and what belongs to it."""
    after = s.copy()
    act(cards, after, action)
    if is_archie(after, after.seat):
        yield after
        return
    for further in continuations(cards, after):
        yield from ways_to_do(cards, after, further)


def continuations(cards: Cards, s: State) -> list[int]:
    """What may follow, without what cannot matter to Archie: your money, your Goods, and all raising but smoke."""
    if s.phase == Phase.EXCHANGE:
        return [EXCHANGE]
    if s.phase == Phase.MAKE:
        return [DONE]
    if s.phase == Phase.RAISE:
        return [*first_smoke(cards, s), DONE]
    found = zeros(SPOTS)
    return [int(found[k]) for k in range(legal(cards, s, found))]


def first_smoke(cards: Cards, s: State) -> list[int]:
    """Raising an industrial building, while the air is clean."""
    smoking = (
        RAISE + building
        for building in range(BUILDINGS)
        if cards.city[building].kind == Type.INDUSTRIAL and why_not_raise(cards, s, s.seat, building, scratch(Why)) == 0
    )
    return list(smoking)[:1] if s.pollution == 0 else []


def view_answer(edition: Edition, cards: Cards, s: State) -> AnswerView:
    """What he does in a position that waits for him."""
    rank, spot = archie_choice(cards, s), archie_spot(cards, s)
    row = cards.archie[icon_at(cards, s, s.players[HUMAN_SEAT].spot)].choices
    tried = range(rank if rank != NONE else CHOICES)
    names = edition.names["choice"]
    return AnswerView(
        choices=tuple(
            ChoiceView(CHOICE_KEYS[row[k]], names[row[k]], passed_over(cards, s, row[k]) if k in tried else None)
            for k in range(CHOICES)
        ),
        rank=None if rank == NONE else rank,
        spot=spot,
        icon=edition.names["icon"][cards.action_cards[s.shown[spot // ICONS]].icons[spot % ICONS]],
        effect="no effect" if rank == NONE else effect_of(edition, cards, s, row[rank]),
    )


def passed_over(cards: Cards, s: State, choice: int) -> str:
    """Why a choice is not for him now: first the icon, then the use."""
    fitting = [spot for spot in range(SPOTS) if fits(choice, icon_at(cards, s, spot))]
    archie = s.players[ARCHIE_SEAT]
    if not fitting:
        return "not on the cards"
    if choice == Choice.MOVE_TWO and archie.moved_two:
        return "once a round"
    if not can_use(cards, s, choice):
        return USELESS[Choice(choice)]
    if any(is_claimed(s, ARCHIE_SEAT, spot) for spot in fitting):
        return "your cube is there"
    return "his cube is there already"


def effect_of(edition: Edition, cards: Cards, s: State, choice: int) -> str:
    """What a usable choice brings."""
    if choice == Choice.EXCHANGE:
        capital = s.players[ARCHIE_SEAT].capital
        return f"${capital} become {capital // cards.archie_exchange} Profit"
    if choice == Choice.ADD_TRAIN:
        return f"a train at the {side_name(edition, s, best_to_add(cards, s))}"
    if choice == Choice.PASSENGER_OWN:
        return f"one more on his {boarding(edition, s, best_to_board(cards, s, Icon.PASSENGER_OWN))}"
    if choice == Choice.PASSENGER_OTHER:
        return f"one more on your {boarding(edition, s, best_to_board(cards, s, Icon.PASSENGER_OTHER))}"
    if choice == Choice.REDUCE_POLLUTION:
        return "one pollution less"
    return moving(cards, s)


def boarding(edition: Edition, s: State, card: int) -> str:
    return f"{side_name(edition, s, card)} train: {s.works[card].train + 1} aboard"


def moving(cards: Cards, s: State) -> str:
    """What his trains earn when he moves them, found by letting him."""
    after = s.copy()
    archie_acts(cards, after)
    his, yours = (after.players[seat].capital - s.players[seat].capital for seat in (ARCHIE_SEAT, HUMAN_SEAT))
    if his == 0:
        return "his train goes on, not yet home"
    return f"a train home: ${his} for him" + (f", ${yours} for you" if yours else "")


def side_name(edition: Edition, s: State, card: int) -> str:
    return edition.names["factory"][card * SIDES + s.works[card].side]


def standing_answer(edition: Edition, cards: Cards, s: State) -> AnswerView | None:
    """What Archie is about to do, when it is his turn."""
    if s.phase != Phase.ICON or not is_archie(s, s.seat) or s.players[HUMAN_SEAT].spot == FREE:
        return None
    return view_answer(edition, cards, s)
