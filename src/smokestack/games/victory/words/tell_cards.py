"""What moved, told from the ledger in its order: products, factories, contracts and tokens."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from smokestack.gamekit.telling import Sentence
from smokestack.games.victory.model.complex import turn_of
from smokestack.games.victory.model.state import Doing, Phase
from smokestack.games.victory.rules.ledger import BANK, CONTRACTS, FACTORIES, IN_HAND, SEAT, SIDELINE, TO_MOVER, Reason
from smokestack.games.victory.view.names import listed
from smokestack.games.victory.words.books import is_cell, seat_and_cell
from smokestack.games.victory.words.tell_run import tell_run
from smokestack.games.victory.words.tell_story import VictoryTeller, say
from smokestack.kernel.language import Note

Teller = Callable[[VictoryTeller, Sequence[Note]], Iterator[Sentence]]


def tell_notes(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """Notes that belong together make one sentence."""
    for (reason, _), group in groupby(notes, key=belonging):
        yield from NOTE_TELLERS[Reason(reason)](story, list(group))


def belonging(note: Note) -> tuple[int, int]:
    """A run takes in and puts out; in a trade each side hands over its own."""
    _, _, source, _, reason = note
    if reason == Reason.TRADE and is_cell(source):
        return reason, seat_and_cell(source)[0]
    return (Reason.PUT_OUT if reason == Reason.CONSUME else reason), 0


def tell_revealed(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    product = notes[0][0] - CONTRACTS
    values = {"product": story.product(product), "worth": story.cards.products[product].contract}
    yield say("V2.1", "A contract for {product} is turned up, worth {worth}.", **values)


def tell_rest(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    kinds = [f"{count} × {story.factory(piece - FACTORIES)}" for piece, count, _, _, _ in notes]
    yield say("V2.2", "What nobody took goes to the stacks: {kinds}.", kinds=listed(kinds))


def tell_draft(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    values = {"player": story.actor, "kind": story.a_factory(notes[0][0] - FACTORIES)}
    if story.after.phase == Phase.DRAFT:
        other = story.names[story.after.seat]
        yield say("V2.2", "{player} takes {kind}; the set goes to {other}.", other=other, **values)
    else:
        yield say("V2.2", "{player} takes {kind}.", **values)


def tell_laid(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """A drafted or a new factory."""
    piece, _, _, place, reason = notes[0]
    values = where_it_lies(story, piece - FACTORIES, place)
    if reason == Reason.LAY:
        yield say("V2.3", "{player} lays {a_kind} at {cell}{top}.", **values)
    elif story.before.doing == Doing.TEAR_DOWN:
        yield say("V5.2", "{player} joins the complex again with {a_kind} at {cell}{top}.", **values)
    else:
        yield say("V5.1", "{player} builds {a_kind} at {cell}{top}.", **values)


def where_it_lies(story: VictoryTeller, kind: int, place: int) -> dict[str, str]:
    seat, cell = seat_and_cell(place)
    return {
        "player": story.names[seat],
        "kind": story.factory(kind),
        "a_kind": story.a_factory(kind),
        "cell": story.cell(cell),
        "top": story.top(kind, turn_of(story.after.complexes[seat].cells[cell])),
    }


def tell_paid(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    yield say("V5.1", "{player} pays with {goods}.", player=payer(story, notes), goods=story.goods_from(notes))


def payer(story: VictoryTeller, notes: Sequence[Note]) -> str:
    """Whose complex the cards leave."""
    return story.names[seat_and_cell(notes[0][2])[0]]


def tell_torn_down(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    piece, _, source, _, _ = notes[0]
    cell = story.cell(seat_and_cell(source)[1])
    kind = story.factory(piece - FACTORIES)
    yield say("V5.2", "{player} tears down the {kind} at {cell}.", player=story.actor, kind=kind, cell=cell)


def tell_factory_moved(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """Taken up, laid down, or both at once when it changes its complex."""
    piece, _, source, target, _ = notes[-1]
    kind = piece - FACTORIES
    if target == IN_HAND:
        values = {"player": story.actor, "kind": story.factory(kind), "cell": story.cell(seat_and_cell(source)[1])}
        yield say("V5.3", "{player} takes up the {kind} at {cell}.", **values)
        return
    values = where_it_lies(story, kind, target)
    if len(notes) > 1:
        values["giver"], values["start"] = payer(story, notes), story.cell(story.before.source)
        yield say("V5.3", "The {kind} goes from {giver}'s {start} to {player}'s {cell}{top}.", **values)
    elif seat_and_cell(target)[1] == story.before.source:
        yield say("V5.3", "{player} lays the {kind} back at {cell}{top}.", **values)
    else:
        yield say("V5.3", "{player} lays the {kind} at {cell}{top}.", **values)


def tell_carried(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """A product that changes its cell, or leaves the complex, singly."""
    piece, _, source, target, reason = notes[0]
    seat, cell = seat_and_cell(source)
    stranded = reason == Reason.STRANDED
    clause = "V5.2" if stranded else "V5.7" if target == BANK else "V5.4"
    values = {
        "player": story.names[seat],
        "product": f"{'stranded ' if stranded else ''}{story.product(piece)}",
        "cell": story.cell(cell),
    }
    if target == BANK:
        yield say(clause, "{player} throws away the {product} from {cell}.", **values)
    else:
        to = story.cell(seat_and_cell(target)[1])
        yield say(clause, "{player} moves the {product} from {cell} to {to}.", to=to, **values)


def tell_traded(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """Handed over, or laid out by whoever got it."""
    if is_cell(notes[0][2]):
        goods = story.goods_from(notes)
        yield say("V5.5", "{player} hands over {goods}.", player=payer(story, notes), goods=goods)
    else:
        yield from tell_laid_out(story, notes)


def tell_laid_out(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    piece, _, _, target, _ = notes[0]
    seat, cell = seat_and_cell(target)
    values = {"player": story.names[seat], "product": story.product(piece), "cell": story.cell(cell)}
    yield say("V1.4", "{player} lays the {product} at {cell}.", **values)


def tell_no_room(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    for piece, _, source, _, _ in notes:
        player = story.names[story.before.mover] if source == TO_MOVER else story.partner
        yield say(
            "V5.5",
            "The {product} finds no room in {player}'s complex and is thrown away.",
            product=story.product(piece),
            player=player,
        )


def tell_bank(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """Three go, one comes, and it is laid out."""
    piece, _, source, _, _ = notes[0]
    if source == BANK:
        yield say("V5.6", "The bank gives {player} {product}.", player=story.actor, product=story.product(piece))
    elif source == TO_MOVER:
        yield from tell_laid_out(story, notes)
    else:
        yield say("V5.6", "{player} gives the bank {goods}.", player=story.actor, goods=story.goods_from(notes))


def tell_claimed(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    product = notes[-1][0] - CONTRACTS
    values = {
        "player": story.actor,
        "goods": story.goods_from(notes[:1]),
        "product": story.product(product),
        "worth": story.cards.products[product].contract,
    }
    yield say("V5.8", "{player} turns in {goods} and takes the contract for {product}, worth {worth}.", **values)


def tell_fulfilled(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    values = {"player": story.actor, "goods": story.goods_from(notes), "product": story.product(notes[0][0])}
    yield say("V7.1", "{player} delivers {goods} and keeps the contract for {product}.", **values)


def tell_lost(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """By choice only what the action names; the others for lack of product."""
    chosen = story.values[0] if story.verb == "lose" else None
    for place, (piece, _, source, _, _) in enumerate(notes):
        product = piece - CONTRACTS
        values = {"player": story.names[source - SEAT], "product": story.product(product)}
        if place == 0 and product == chosen:
            yield say("V7.1", "{player} gives up the contract for {product}: it is unclaimed again.", **values)
        else:
            yield say(
                "V7.1", "{player} loses the contract for {product}, for lack of it: it is unclaimed again.", **values
            )


def tell_token(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    for place, (_, _, source, target, _) in enumerate(notes):
        player = story.names[target - SEAT]
        if source != SIDELINE:
            giver = story.names[source - SEAT]
            yield say("V7.2", "{giver} passes the fulfilment token to {player}.", giver=giver, player=player)
        elif place == 0:
            yield say("V5.8", "As the first to claim, {player} also takes the fulfilment token.", player=player)
        else:
            yield say("V7.5", "The second token goes to {player}, who sits across.", player=player)


NOTE_TELLERS: dict[Reason, Teller] = {
    Reason.SET_UP: tell_rest,
    Reason.REVEAL: tell_revealed,
    Reason.DRAFT: tell_draft,
    Reason.LAY: tell_laid,
    Reason.PUT_OUT: tell_run,
    Reason.PAY: tell_paid,
    Reason.BUILD: tell_laid,
    Reason.TEAR_DOWN: tell_torn_down,
    Reason.MOVE_FACTORY: tell_factory_moved,
    Reason.MOVE_PRODUCT: tell_carried,
    Reason.STRANDED: tell_carried,
    Reason.TRADE: tell_traded,
    Reason.NO_ROOM: tell_no_room,
    Reason.BANK: tell_bank,
    Reason.THROW: tell_carried,
    Reason.CLAIM: tell_claimed,
    Reason.FULFIL: tell_fulfilled,
    Reason.LOSE: tell_lost,
    Reason.TOKEN: tell_token,
}
