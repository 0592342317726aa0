"""(before, action, after, notes) → sentences and ledger lines: what the rules noted becomes a story."""

from collections.abc import Callable, Iterator, Sequence

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Sentence, Telling
from smokestack.games.empire.model.cards import CHOICES, FACES, ICONS, NONE
from smokestack.games.empire.model.state import HUMAN_SEAT, Phase, State
from smokestack.games.empire.rules.archie import archie_choice
from smokestack.games.empire.rules.ledger import CAPITAL, CITY, FACTORY, PIP, PROFIT, Reason
from smokestack.games.empire.rules.table import icon_at, is_archie
from smokestack.games.empire.words.books import entry_of
from smokestack.games.empire.words.tell_effects import tell_effects, tell_end, tell_gains
from smokestack.games.empire.words.tell_story import EmpireTeller, say

ORDINALS = ("first", "second", "third", "fourth")


def tell(edition: Edition, applied: Applied[State], names: Sequence[str]) -> Telling:
    """What an action did, by what the rules noted."""
    story = EmpireTeller(edition, applied, names)
    sentences = [*TELLERS[story.verb](story), *tell_effects(story), *tell_gains(story), *tell_end(story)]
    return Telling(tuple(sentences), tuple(entry_of(note) for note in story.notes))


def tell_starter(story: EmpireTeller) -> Iterator[Sentence]:
    yield say("E1.4", "{player} is the Start Player.", player=story.names[story.values[0]])


def tell_flip(story: EmpireTeller) -> Iterator[Sentence]:
    yield say(
        "E1.2",
        "Factory card {card} is turned over: {name}.",
        card=story.values[0] + 1,
        name=story.factory(story.values[0]),
    )


def tell_deal(story: EmpireTeller) -> Iterator[Sentence]:
    for piece, _, _, seat, reason in story.notes:
        if piece >= FACTORY and reason == Reason.SET_UP:
            yield say(
                "E1.2",
                "{player} starts with the {name}.",
                player=story.names[seat],
                name=story.factory(piece - FACTORY),
            )
            return
    yield say("E1.2", "The {name} is on offer.", name=story.factory(story.values[0]))


def tell_draw(story: EmpireTeller) -> Iterator[Sentence]:
    icons = ", ".join(story.edition.names["icon"][icon] for icon in story.cards.action_cards[story.values[0]].icons)
    yield say("E4.3", "Action card {card} is turned up: {icons}.", card=story.values[0] + 1, icons=icons)


def tell_roll(story: EmpireTeller) -> Iterator[Sentence]:
    yield say("E3.1", "{player} rolls a {face}.", player=story.actor, face=story.values[0] + 1)
    for piece, amount, _, place, reason in story.notes:
        if piece == PIP and reason == Reason.ARCHIE_BUILDS:
            yield say(
                "E7.2",
                "{player} builds {what}; its die shows {pips}.",
                player=story.actor,
                what=story.building(place - CITY),
                pips=amount,
            )
        if piece >= FACTORY and reason == Reason.ARCHIE_BUILDS:
            yield say(
                "E7.3",
                "{player} takes the cheapest factory, the {name}.",
                player=story.actor,
                name=story.factory(piece - FACTORY),
            )


def tell_market(story: EmpireTeller) -> Iterator[Sentence]:
    prices = story.cards.market[story.values[0]].goods
    text = ", ".join(
        f"{good.lower()} ${price}" for good, price in zip(story.edition.names["good"], prices, strict=True)
    )
    yield say("E4.1", "The market shows {face}: {prices}.", face=story.values[0] + 1, prices=text)


def tell_decline(story: EmpireTeller) -> Iterator[Sentence]:
    yield say("E3.3", "{player} builds nothing.", player=story.actor)


def tell_build(story: EmpireTeller) -> Iterator[Sentence]:
    what = story.building(story.values[0] * FACES + story.values[1])
    price = story.total(CAPITAL, Reason.BUILD, story.before.seat, gained=False)
    yield say("E3.1", "{player} builds {what} for ${price}.", player=story.actor, what=what, price=price)
    for piece, _, _, _, reason in story.notes:
        if piece >= FACTORY and reason == Reason.FACTORY:
            yield say("E3.4", "The {name} comes with it.", name=story.factory(piece - FACTORY))
    yield from tell_factory_payment(story)


def tell_reroll(story: EmpireTeller) -> Iterator[Sentence]:
    yield say(
        "E3.2",
        "{player} pays ${cost} to reroll the {face}.",
        player=story.actor,
        cost=story.cards.reroll_cost,
        face=story.values[0] + 1,
    )


def tell_take(story: EmpireTeller) -> Iterator[Sentence]:
    yield say("E3.4", "{player} takes the {name}.", player=story.actor, name=story.factory(story.values[0]))
    yield from tell_factory_payment(story)


def tell_pay(story: EmpireTeller) -> Iterator[Sentence]:
    yield from tell_factory_payment(story)


def tell_factory_payment(story: EmpireTeller) -> Iterator[Sentence]:
    seat = story.before.seat
    capital, profit = (story.total(piece, Reason.FACTORY, seat, gained=False) for piece in (CAPITAL, PROFIT))
    if capital or profit:
        yield say(
            "E3.4",
            "{player} pays for it with ${capital} Capital and {profit} Profit.",
            player=story.actor,
            capital=capital,
            profit=profit,
        )


def tell_icon(story: EmpireTeller) -> Iterator[Sentence]:
    icon = story.edition.names["icon"][icon_at(story.cards, story.before, story.values[0] * ICONS + story.values[1])]
    if is_archie(story.before, story.before.seat):
        yield from tell_archie(story, icon)
    else:
        yield say("E4.2", "{player} takes {icon}.", player=story.actor, icon=icon)


def tell_archie(story: EmpireTeller, icon: str) -> Iterator[Sentence]:
    """E7.4: what he does, and why his earlier choices did not do."""
    taken = icon_at(story.cards, story.before, story.before.players[HUMAN_SEAT].spot)
    row = story.cards.archie[taken]
    rank = archie_choice(story.cards, story.before)
    passed = [story.edition.names["choice"][row.choices[k]] for k in range(rank if rank != NONE else CHOICES)]
    after = story.edition.names["icon"][taken]
    if rank == NONE:
        yield say(
            "E7.4",
            "{player} has nothing to answer to {after}: his cube goes to {icon}, without effect.",
            player=story.actor,
            after=after,
            icon=icon,
        )
        return
    reason = f"; {', '.join(passed)} cannot be used now" if passed else ""
    yield say(
        "E7.4",
        "{player} answers {after} with his {rank} choice, {icon}{reason}.",
        player=story.actor,
        after=after,
        rank=ORDINALS[rank],
        icon=icon,
        reason=reason,
    )


def tell_exchange(story: EmpireTeller) -> Iterator[Sentence]:
    if story.values[0] == 0:
        yield say("E4.4", "{player} exchanges nothing.", player=story.actor)


def tell_raise(story: EmpireTeller) -> Iterator[Sentence]:
    if story.after.phase == Phase.SPEND:
        what = story.building(story.values[0] * FACES + story.values[1])
        yield say("E4.11", "{player} is about to raise {what}.", player=story.actor, what=what)


def tell_nothing(story: EmpireTeller) -> Iterator[Sentence]:
    yield from ()


def tell_done(story: EmpireTeller) -> Iterator[Sentence]:
    if story.before.phase == Phase.REDUCE:
        yield say("E4.14", "{player} leaves pollution at {value}.", player=story.actor, value=story.after.pollution)
    else:
        yield say("E4.2", "{player} is done.", player=story.actor)


def tell_move(story: EmpireTeller) -> Iterator[Sentence]:
    yield say(
        "E4.8",
        "{player} moves the train of the {name} one link.",
        player=story.actor,
        name=story.factory(story.values[0]),
    )


TELLERS: dict[str, Callable[[EmpireTeller], Iterator[Sentence]]] = {
    "decline": tell_decline,
    "build": tell_build,
    "reroll": tell_reroll,
    "take": tell_take,
    "pay": tell_pay,
    "icon": tell_icon,
    "exchange": tell_exchange,
    "train": tell_nothing,
    "board": tell_nothing,
    "move": tell_move,
    "make": tell_nothing,
    "raise": tell_raise,
    "spend": tell_nothing,
    "reduce": tell_nothing,
    "release": tell_nothing,
    "done": tell_done,
    "starter": tell_starter,
    "flip": tell_flip,
    "deal": tell_deal,
    "draw": tell_draw,
    "roll": tell_roll,
    "market": tell_market,
}
