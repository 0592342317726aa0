"""What may be expected of the rounds to come: which icons will be seen, and what a dollar will be worth."""

from typing import Annotated

from smokestack.games.empire.bot.weights import CROWD, DEAR_DOLLAR, DOLLAR, LEFT_TO_US
from smokestack.games.empire.model.cards import ACTION_CARDS, ICONS, SHOWN_CARDS, SPOTS, Cards, Icon
from smokestack.games.empire.model.state import FREE, At, Phase, State
from smokestack.games.empire.rules.rounds import ACTION_TURNS
from smokestack.games.empire.rules.table import icon_at, is_claimed
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Record, i32

ALL_ICONS = len(Icon)
ROUNDS_OF_A_DECK = ACTION_CARDS // SHOWN_CARDS


class Outlook(Record):
    """What the rounds after this one will bring; nothing done in this round changes it."""

    rounds: i32
    """Rounds to come after this one: as often the gains of buildings can still be spent."""
    coming: Annotated[list[int], i32, ALL_ICONS]
    """Percent: how likely each icon is seen in them."""
    archie_builds: i32
    """E7.2: how many buildings Archie will still get."""
    archie_gains: i32
    """E7.2: how often, in sum, those buildings will bring Archie gains."""


@kernel
def rounds_to_come(cards: Cards, s: State) -> int:
    """E6.1: after this one."""
    return cards.rounds - s.rounds


@kernel
def look_ahead(cards: Cards, s: State, view: Outlook) -> None:
    """E4.3: the cards that were not seen since the last shuffle will come."""
    view.rounds = rounds_to_come(cards, s)
    for icon in range(ALL_ICONS):
        view.coming[icon] = chance_of_icon(cards, s, view.rounds, icon)
    if s.options.archie > 0:
        count_archie_builds(cards, s, view)


@kernel
def count_archie_builds(cards: Cards, s: State, view: Outlook) -> None:
    """E7.2: he builds in his rounds."""
    for number in range(s.rounds, cards.rounds + 1):
        if cards.archie_builds[number] and (number > s.rounds or s.phase <= Phase.ARCHIE_ROLL):
            view.archie_builds += 1
            view.archie_gains += cards.rounds - number + 1


@kernel
def chance_of_icon(cards: Cards, s: State, rounds: int, icon: int) -> int:
    """Percent, by the cards left in the deck; after the next shuffle all eight count again."""
    decked = cards_left(s)
    drawn = min(SHOWN_CARDS * rounds, decked)
    missed = chance_to_miss(decked, cards_with(cards, s, icon, True), drawn)
    after = min(SHOWN_CARDS * rounds - drawn, ACTION_CARDS)
    return 100 - missed * chance_to_miss(ACTION_CARDS, cards_with(cards, s, icon, False), after) // 100


@kernel
def cards_left(s: State) -> int:
    count = 0
    for card in range(ACTION_CARDS):
        count += 1 if s.deck[card] == At.DECK else 0
    return count


@kernel
def cards_with(cards: Cards, s: State, icon: int, only_deck: bool) -> int:
    """How many Action cards show an icon, in the deck or in all."""
    count = 0
    for card in range(ACTION_CARDS):
        if s.deck[card] == At.DECK or not only_deck:
            for place in range(ICONS):
                if cards.action_cards[card].icons[place] == icon:
                    count += 1
                    break
    return count


@kernel
def chance_to_miss(total: int, wanted: int, drawn: int) -> int:
    """Percent: none of the wanted cards among those drawn."""
    missed = 100
    for k in range(drawn):
        missed = missed * max(total - wanted - k, 0) // (total - k)
    return missed


@kernel
def turns_left(s: State, seat: int) -> int:
    """E4.2: actions a seat still has in this round."""
    if s.phase < Phase.MARKET:
        return 0 if s.phase == Phase.DRAW else 2
    count = 0
    for turn in range(s.turn, ACTION_TURNS):
        if (turn % 2 == 0) == (seat == s.first):
            count += 1
    return count


@kernel
def reach(cards: Cards, s: State, view: Outlook, seat: int, icon: int) -> int:
    """Percent: how likely a seat can still take an icon, in this round or a later one."""
    later = view.coming[icon]
    if s.options.archie > 0:
        later = later * (100 - CROWD // (view.rounds + 1)) // 100
    elif view.rounds < ROUNDS_OF_A_DECK:
        later = later * LEFT_TO_US // 100
    if later == 100 or turns_left(s, seat) == 0 or s.shown[1] == FREE:
        return later
    for spot in range(SPOTS):
        if icon_at(cards, s, spot) == icon and not is_claimed(s, seat, spot) and s.players[seat].spot != spot:
            return 100 if s.seat == seat else max(later, LEFT_TO_US)
    return later


@kernel
def worth_of_dollar(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """E4.4: what the exchanges to be expected will make of it."""
    good = reach(cards, s, view, seat, Icon.EXCHANGE_2)
    if good == 100:
        return DOLLAR
    return (DOLLAR * good + DEAR_DOLLAR * (100 - good) * reach(cards, s, view, seat, Icon.EXCHANGE_3) // 100) // 100
