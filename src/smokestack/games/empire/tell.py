"""(before, action) → sentences and ledger lines. The rules note what moves; here it becomes a story."""

from collections.abc import Callable, Iterator, Sequence

from smokestack.games.empire.actions import CODEC
from smokestack.games.empire.archie import archie_choice
from smokestack.games.empire.books import Note, entry_of
from smokestack.games.empire.cards import CHOICES, FACES, ICONS, NONE, Cards
from smokestack.games.empire.label import building_name, factory_name
from smokestack.games.empire.ledger import CAPITAL, CITY, CUBE, FACTORY, GOOD, PIP, PROFIT, TRAIN, WORKS, Reason
from smokestack.games.empire.rules import act
from smokestack.games.empire.scoring import ranks
from smokestack.games.empire.state import HUMAN_SEAT, Phase, State
from smokestack.games.empire.table import icon_at, is_archie
from smokestack.kernel.edition import Edition
from smokestack.kernel.language import noting, zeros
from smokestack.kernel.telling import Sentence, Telling

ORDINALS = ("first", "second", "third", "fourth")


class Story:
    """What the tellers of single actions look at."""

    def __init__(self, edition: Edition, before: State, action: int, names: Sequence[str]) -> None:
        assert isinstance(edition.cards, Cards)
        self.edition, self.cards, self.names = edition, edition.cards, names
        self.before, self.after = before, before.copy()
        decoded = CODEC.decode(action)
        self.verb, self.values = decoded.verb, decoded.values
        with noting() as notes:
            act(self.cards, self.after, action)
        self.notes: list[Note] = notes

    @property
    def actor(self) -> str:
        return self.names[self.before.seat]

    def factory(self, card: int) -> str:
        return factory_name(self.edition, self.after, card)

    def building(self, number: int) -> str:
        return building_name(self.edition, self.cards, number)

    def total(self, piece: int, reason: int, seat: int, *, gained: bool) -> int:
        """How much of a piece a seat got, or gave, for a reason."""
        side = 3 if gained else 2
        return sum(note[1] for note in self.notes if note[0] == piece and note[4] == reason and note[side] == seat)


def say(clause: str, template: str, **values: object) -> Sentence:
    return Sentence(template, values, clause)


def tell(edition: Edition, before: State, action: int, names: Sequence[str]) -> Telling:
    """What an allowed action does to a position, which stays as it is."""
    story = Story(edition, before, action, names)
    sentences = [*TELLERS[story.verb](story), *tell_effects(story), *tell_gains(story), *tell_end(story)]
    return Telling(tuple(sentences), tuple(entry_of(note) for note in story.notes))


def tell_starter(story: Story) -> Iterator[Sentence]:
    yield say("E1.4", "{player} is the Start Player.", player=story.names[story.values[0]])


def tell_flip(story: Story) -> Iterator[Sentence]:
    yield say(
        "E1.2",
        "Factory card {card} is turned over: {name}.",
        card=story.values[0] + 1,
        name=story.factory(story.values[0]),
    )


def tell_deal(story: Story) -> Iterator[Sentence]:
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


def tell_draw(story: Story) -> Iterator[Sentence]:
    icons = ", ".join(story.edition.names["icon"][icon] for icon in story.cards.action_cards[story.values[0]].icons)
    yield say("E4.3", "Action card {card} is turned up: {icons}.", card=story.values[0] + 1, icons=icons)


def tell_roll(story: Story) -> Iterator[Sentence]:
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


def tell_market(story: Story) -> Iterator[Sentence]:
    prices = story.cards.market[story.values[0]].goods
    text = ", ".join(
        f"{good.lower()} ${price}" for good, price in zip(story.edition.names["good"], prices, strict=True)
    )
    yield say("E4.1", "The market shows {face}: {prices}.", face=story.values[0] + 1, prices=text)


def tell_decline(story: Story) -> Iterator[Sentence]:
    yield say("E3.3", "{player} builds nothing.", player=story.actor)


def tell_build(story: Story) -> Iterator[Sentence]:
    what = story.building(story.values[0] * FACES + story.values[1])
    price = story.total(CAPITAL, Reason.BUILD, story.before.seat, gained=False)
    yield say("E3.1", "{player} builds {what} for ${price}.", player=story.actor, what=what, price=price)
    for piece, _, _, _, reason in story.notes:
        if piece >= FACTORY and reason == Reason.FACTORY:
            yield say("E3.4", "The {name} comes with it.", name=story.factory(piece - FACTORY))
    yield from tell_factory_payment(story)


def tell_reroll(story: Story) -> Iterator[Sentence]:
    yield say(
        "E3.2",
        "{player} pays ${cost} to reroll the {face}.",
        player=story.actor,
        cost=story.cards.reroll_cost,
        face=story.values[0] + 1,
    )


def tell_take(story: Story) -> Iterator[Sentence]:
    yield say("E3.4", "{player} takes the {name}.", player=story.actor, name=story.factory(story.values[0]))
    yield from tell_factory_payment(story)


def tell_pay(story: Story) -> Iterator[Sentence]:
    yield from tell_factory_payment(story)


def tell_factory_payment(story: Story) -> Iterator[Sentence]:
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


def tell_icon(story: Story) -> Iterator[Sentence]:
    icon = story.edition.names["icon"][icon_at(story.cards, story.before, story.values[0] * ICONS + story.values[1])]
    if is_archie(story.before, story.before.seat):
        yield from tell_archie(story, icon)
    else:
        yield say("E4.2", "{player} takes {icon}.", player=story.actor, icon=icon)


def tell_archie(story: Story, icon: str) -> Iterator[Sentence]:
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


def tell_exchange(story: Story) -> Iterator[Sentence]:
    if story.values[0] == 0:
        yield say("E4.4", "{player} exchanges nothing.", player=story.actor)


def tell_raise(story: Story) -> Iterator[Sentence]:
    if story.after.phase == Phase.SPEND:
        what = story.building(story.values[0] * FACES + story.values[1])
        yield say("E4.11", "{player} is about to raise {what}.", player=story.actor, what=what)


def tell_nothing(story: Story) -> Iterator[Sentence]:
    yield from ()


def tell_done(story: Story) -> Iterator[Sentence]:
    yield say("E4.2", "{player} is done.", player=story.actor)


def tell_effects(story: Story) -> Iterator[Sentence]:
    """What trains, Goods, buildings and tracks did, from the ledger."""
    seat = story.before.seat
    for why, clause in ((Reason.EXCHANGE, "E4.4"), (Reason.ARCHIE_EXCHANGES, "E7.5")):
        profit = story.total(PROFIT, why, seat, gained=True)
        if profit and story.after.phase != Phase.OVER:
            paid = story.total(CAPITAL, why, seat, gained=False)
            yield say(
                clause, "{player} exchanges ${paid} for {profit} Profit.", player=story.actor, paid=paid, profit=profit
            )
    for piece, amount, source, target, reason in story.notes:
        if piece == TRAIN:
            yield from tell_train(story, amount, source, target, reason)
        elif piece == GOOD and reason == Reason.PRODUCE:
            yield say("E4.10", "The {name} makes a Good.", name=story.factory(target - WORKS))
        elif piece == GOOD and reason == Reason.SPEND:
            yield say(
                "E4.11", "{player} spends a Good of the {name}.", player=story.actor, name=story.factory(source - WORKS)
            )
        elif piece == PIP and reason == Reason.UPGRADE:
            pips = story.after.city[target - CITY].pips
            yield say("E4.11", "{what} rises to {pips}.", what=story.building(target - CITY), pips=pips)
        elif reason == Reason.POLLUTE:
            yield say("E4.14", "Pollution rises.")
        elif reason == Reason.CLEAN:
            yield say("E4.14", "Pollution falls to {value}.", value=story.after.pollution)
        elif reason == Reason.BOUND:
            owner = story.names[piece - CUBE]
            yield say(
                "E5.2",
                "{player} has to take a cube off the train of the {name}.",
                player=owner,
                name=story.factory(source - WORKS),
            )


def tell_train(story: Story, amount: int, source: int, target: int, reason: int) -> Iterator[Sentence]:
    if reason == Reason.ADD_TRAIN:
        yield say("E4.5", "A train starts at the {name}.", name=story.factory(target - WORKS))
    elif reason == Reason.PASSENGER:
        aboard = story.before.works[target - WORKS].train + 1
        yield say(
            "E4.6",
            "A passenger boards the train of the {name}: {aboard} aboard.",
            name=story.factory(target - WORKS),
            aboard=aboard,
        )
    elif reason == Reason.ARRIVAL:
        yield say(
            "E4.8",
            "The train of the {name} is home with {amount} aboard.",
            name=story.factory(source - WORKS),
            amount=amount,
        )
        for seat, name in enumerate(story.names):
            paid = story.total(CAPITAL, Reason.ARRIVAL, seat, gained=True)
            if paid:
                yield say("E4.8", "{player} earns ${paid}.", player=name, paid=paid)


def tell_move(story: Story) -> Iterator[Sentence]:
    yield say(
        "E4.8",
        "{player} moves the train of the {name} one link.",
        player=story.actor,
        name=story.factory(story.values[0]),
    )


def tell_gains(story: Story) -> Iterator[Sentence]:
    """E5.1, E7.6: income, and Archie's smoke."""
    for seat, name in enumerate(story.names):
        income = story.total(CAPITAL, Reason.GAINS, seat, gained=True)
        if income:
            yield say("E5.1", "{player} gains ${income} from buildings.", player=name, income=income)
    if any(note[4] == Reason.ARCHIE_POLLUTES for note in story.notes):
        yield say("E7.6", "Archie's industry pollutes: {value}.", value=story.after.pollution)
    if story.after.rounds > story.before.rounds:
        yield say(
            "E2.1",
            "Round {round} begins with {player}.",
            round=story.after.rounds,
            player=story.names[story.after.first],
        )


def tell_end(story: Story) -> Iterator[Sentence]:
    """E6: score by source, and who won."""
    if story.after.phase != Phase.OVER:
        return
    for seat, name in enumerate(story.names):
        buildings = story.total(PROFIT, Reason.SCORE_BUILDING, seat, gained=True)
        leisure = story.total(PROFIT, Reason.SCORE_LEISURE, seat, gained=True)
        loss = story.total(PROFIT, Reason.SCORE_POLLUTION, seat, gained=False)
        yield say(
            "E6.1",
            "{player} scores {buildings} for buildings, {leisure} for Leisure and loses {loss} to pollution.",
            player=name,
            buildings=buildings,
            leisure=leisure,
            loss=loss,
        )
    order = zeros(len(story.names))
    ranks(story.cards, story.after, order)
    winners = [name for name, rank in zip(story.names, order, strict=True) if rank == 0]
    profit = max(player.profit for player in story.after.players)
    if len(winners) == 1:
        yield say("E6.4", "{name} wins with {profit} Profit.", name=winners[0], profit=profit)
    else:
        yield say("E6.4", "{names} share the win with {profit} Profit.", names=" and ".join(winners), profit=profit)


TELLERS: dict[str, Callable[[Story], Iterator[Sentence]]] = {
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
    "release": tell_nothing,
    "done": tell_done,
    "starter": tell_starter,
    "flip": tell_flip,
    "deal": tell_deal,
    "draw": tell_draw,
    "roll": tell_roll,
    "market": tell_market,
}
