"""(before, action, after, notes) → sentences and ledger lines: what the rules noted becomes a story."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.teller import Teller
from smokestack.gamekit.telling import Sentence, Telling
from smokestack.games.titans.model.actions import CODEC
from smokestack.games.titans.model.cards import MARKETS, SPACES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.ledger import BANK, CUBE, GRID, MONEY, SHARE, Reason
from smokestack.games.titans.rules.produce import extra_goods, is_plea
from smokestack.games.titans.rules.scoring import ranks
from smokestack.games.titans.words.books import entry_of
from smokestack.games.titans.words.tell_age import AGE_NAMES, tell_age_end, tell_game_end
from smokestack.kernel.language import Note, zeros

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
TIMES = ("once", "twice", "three times")


class TitansTeller(Teller[Cards, State]):
    """What the tellers of single actions look at."""

    def __init__(self, edition: Edition, applied: Applied[State], names: Sequence[str]) -> None:
        assert isinstance(edition.cards, Cards)
        super().__init__(CODEC, edition, edition.cards, applied, names)

    @property
    def actor(self) -> str:
        return self.names[self.before.seat]

    def name(self, kind: str, number: int) -> str:
        return self.edition.names[kind][number]

    def with_reason(self, *reasons: int) -> Iterator[Note]:
        return (note for note in self.notes if note[4] in reasons)

    def total(self, piece: int, reason: int, *, source: int | None = None, target: int | None = None) -> int:
        return sum(
            note[1]
            for note in self.with_reason(reason)
            if note[0] == piece and source in (None, note[2]) and target in (None, note[3])
        )


def tell(edition: Edition, applied: Applied[State], names: Sequence[str]) -> Telling:
    """What an action did, by what the rules noted."""
    story = TitansTeller(edition, applied, names)
    sentences = [*TELLERS[story.verb](story), *tell_consequences(story)]
    return Telling(tuple(sentences), tuple(entry_of(edition, note) for note in story.notes))


def tell_order(story: TitansTeller) -> Iterator[Sentence]:
    for place in range(story.before.ranked, story.after.ranked):
        seat = story.after.track[place]
        yield Sentence(
            "{player} comes {place} in the turn order.", {"player": story.names[seat], "place": PLACES[place]}, "T1.5"
        )


def tell_reveal(story: TitansTeller) -> Iterator[Sentence]:
    yield Sentence("{card} is turned up.", {"card": story.name("advancement", story.values[0])}, "T6.2")


def tell_pass(story: TitansTeller) -> Iterator[Sentence]:
    yield Sentence("{player} passes.", {"player": story.actor}, "T3.3")


def tell_build(story: TitansTeller) -> Iterator[Sentence]:
    facility = story.name("facility", story.values[0])
    yield Sentence("{player} builds a {facility}.", {"player": story.actor, "facility": facility}, "T4.1")
    yield from tell_purchases(story)


def tell_expand(story: TitansTeller) -> Iterator[Sentence]:
    facility = story.values[0]
    size = story.after.players[story.before.seat].sizes[facility]
    values = {"player": story.actor, "facility": story.name("facility", facility), "size": size}
    yield Sentence("{player} expands the {facility} to size {size}.", values, "T4.3")
    yield from tell_purchases(story)


def tell_produce(story: TitansTeller) -> Iterator[Sentence]:
    facility, uses = story.values
    values = {
        "player": story.actor,
        "facility": story.name("facility", facility),
        "times": TIMES[uses],
        "cubes": cubes_made(story),
        "cost": story.total(MONEY, Reason.USES) + story.total(MONEY, Reason.PLEAD),
    }
    if is_plea(story.cards, story.before, story.before.seat, facility):
        yield Sentence(
            "{player} can pay for no facility, hands over all of ${cost} for the {facility} and makes {cubes}.",
            values,
            "T5.3",
        )
    else:
        yield Sentence("{player} uses the {facility} {times} for ${cost} and makes {cubes}.", values, "T5.1")


def cubes_made(story: TitansTeller) -> str:
    """T5.2: all of them, and how many of them cards added."""
    good = story.after.producing
    extra = extra_goods(story.cards, story.before, story.before.seat, good)
    added = f", {extra} of them from advancements" if extra else ""
    return f"{story.after.cubes_left} {story.name('good', good).lower()}{added}"


def tell_place(story: TitansTeller) -> Iterator[Sentence]:
    good = story.name("good", story.before.producing).lower()
    for _, _, _, place, _ in story.with_reason(Reason.PLACE):
        grid, space = divmod(place - GRID, SPACES)
        values = {"player": story.actor, "good": good, "price": story.cards.grids[grid].price[space]}
        yield Sentence(
            "{player} offers {good} at ${price} on {grid}.", {**values, "grid": story.name("grid", grid)}, "T5.4"
        )
    lost = story.before.cubes_left - 1
    if lost > 0 and story.after.cubes_left == 0:
        yield Sentence(
            "The other {count} {good} are lost: every grid that takes them is full.",
            {"count": lost, "good": good},
            "T5.5",
        )


def tell_buy(story: TitansTeller) -> Iterator[Sentence]:
    card = story.values[0]
    values = {"player": story.actor, "card": story.name("advancement", card)}
    yield Sentence("{player} buys {card}.", values, "T6.1")
    yield from tell_purchases(story)
    cash = story.total(MONEY, Reason.CARD_CASH)
    if cash:
        yield Sentence("{card} brings {player} ${amount}.", {**values, "amount": cash}, "T6.1")


def tell_replace(story: TitansTeller) -> Iterator[Sentence]:
    grid, space = story.values
    other = story.before.grids[grid].cubes[space]
    values = {
        "player": story.actor,
        "other": story.names[other],
        "price": story.cards.grids[grid].price[space],
        "grid": story.name("grid", grid),
    }
    yield Sentence("{player} takes {other}'s ${price} space on {grid}.", values, "T6.1")


def tell_done(story: TitansTeller) -> Iterator[Sentence]:
    if story.before.phase == Phase.SECOND:
        yield Sentence("{player} uses no second facility.", {"player": story.actor}, "T5.6")
    else:
        yield Sentence("{player} replaces no more cubes.", {"player": story.actor}, "T6.1")


def tell_develop(story: TitansTeller) -> Iterator[Sentence]:
    card = story.cards.estates[story.values[0]]
    wants = ", ".join(
        f"{card.demand[market]} {story.name('market', market).lower()}"
        for market in range(MARKETS)
        if card.demand[market]
    )
    values = {
        "player": story.actor,
        "estate": story.name("estate", story.values[0]),
        "side": story.name("side", card.side),
        "wants": wants or "nothing",
    }
    yield Sentence("{player} builds {estate} on the {side} side; its people want {wants}.", values, "T7.2")
    yield from tell_purchases(story)
    if story.before.turn > 0:
        yield Sentence("{player} moves to the front of the turn order.", {"player": story.actor}, "T3.5")


def tell_purchases(story: TitansTeller) -> Iterator[Sentence]:
    """T2.2–T2.5: what was bought from whom, what it cost and what it brought."""
    own: Counter[str] = Counter()
    sold: dict[int, Counter[str]] = {}
    for piece, _, place, _, reason in story.with_reason(Reason.SALE, Reason.OWN_GOOD):
        if piece < CUBE:
            continue
        good = good_of_grid(story, (place - GRID) // SPACES)
        if reason == Reason.OWN_GOOD:
            own[good] += 1
        else:
            sold.setdefault(piece - CUBE, Counter())[good] += 1
    if own:
        yield Sentence("{player} uses up {goods} of their own.", {"player": story.actor, "goods": counted(own)}, "T2.3")
    for maker, goods in sold.items():
        values = {
            "player": story.actor,
            "maker": story.names[maker],
            "goods": counted(goods),
            "money": story.total(MONEY, Reason.PURCHASE, target=maker),
            "share": story.total(SHARE, Reason.SALE, target=maker) + story.total(SHARE, Reason.SALE_PERK, target=maker),
        }
        yield Sentence("{player} pays {maker} ${money} for {goods}; {maker} gains {share} share.", values, "T2.5")
        extra = story.total(MONEY, Reason.SALE_PERK, target=maker) + story.total(MONEY, Reason.BULK_BUYER, target=maker)
        if extra:
            yield Sentence("The bank adds ${extra} for {maker}.", {"extra": extra, "maker": values["maker"]}, "T6.1")


def good_of_grid(story: TitansTeller, grid: int) -> str:
    """The good a red grid sells."""
    for good in range(story.cards.good_types):
        if story.cards.goods[good].red_grid == grid:
            return story.name("good", good).lower()
    raise AssertionError(f"grid {grid} is not red")


def counted(goods: Counter[str]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items())


def tell_consequences(story: TitansTeller) -> Iterator[Sentence]:
    """What follows by itself: an age's end, the game's end, relief, and the next player's rent."""
    if story.after.age > story.before.age:
        yield from tell_age_end(story.edition, story.names, story.before, story.after, story.notes)
    for _, amount, _, _, _ in list(story.with_reason(Reason.IDLE_RELIEF))[:1]:
        yield Sentence("Everybody passed: the bank gives each player ${amount}.", {"amount": amount}, "T3.7")
    if story.after.phase == Phase.OVER:
        order = zeros(story.after.options.players)
        ranks(story.cards, story.after, order)
        yield from tell_game_end(story.edition, story.names, story.after, story.notes, order)
    elif story.after.age > story.before.age:
        values = {"age": AGE_NAMES[story.after.age], "player": story.names[story.after.track[0]]}
        yield Sentence("Age {age} begins with {player}.", values, "T8.7")
    for _, amount, source, seat, _ in story.with_reason(Reason.RENT):
        assert source == BANK
        yield Sentence("{player} collects ${amount} rent.", {"player": story.names[seat], "amount": amount}, "T3.1")


TELLERS: dict[str, Callable[[TitansTeller], Iterator[Sentence]]] = {
    "pass": tell_pass,
    "build": tell_build,
    "expand": tell_expand,
    "produce": tell_produce,
    "buy": tell_buy,
    "develop": tell_develop,
    "place": tell_place,
    "replace": tell_replace,
    "done": tell_done,
    "order": tell_order,
    "reveal": tell_reveal,
}
