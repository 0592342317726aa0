"""(before, action, after, notes) → sentences and ledger lines: what the rules noted becomes a story."""

from collections.abc import Callable, Iterator, Sequence

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Sentence, Telling
from smokestack.games.victory.model.complex import is_product
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.rules.ledger import Reason
from smokestack.games.victory.view.names import counted
from smokestack.games.victory.view.running import runnable_cells
from smokestack.games.victory.words.books import entry_of
from smokestack.games.victory.words.tell_cards import tell_notes
from smokestack.games.victory.words.tell_offers import (
    tell_accept,
    tell_asked,
    tell_decline,
    tell_fetch,
    tell_hand,
    tell_offer,
    tell_offered_so_far,
    tell_send,
)
from smokestack.games.victory.words.tell_run import tell_choice, tell_others
from smokestack.games.victory.words.tell_story import VictoryTeller, say
from smokestack.games.victory.words.tell_turn import (
    tell_end,
    tell_layout,
    tell_move_end,
    tell_next,
    tell_repairs,
    tell_turn,
)
from smokestack.kernel.language import Note


def tell(edition: Edition, applied: Applied[State], names: Sequence[str]) -> Telling:
    """What an action did, by what the rules noted."""
    story = VictoryTeller(edition, applied, names)
    sentences = [*TELLERS[story.verb](story), *tell_effects(story)]
    return Telling(tuple(sentences), tuple(entry_of(edition, note) for note in story.notes))


def tell_effects(story: VictoryTeller) -> Iterator[Sentence]:
    """What moved, and what follows by itself; a new turn begins before its own contracts are lost and tokens passed."""
    early, late = parted_notes(story)
    yield from tell_notes(story, early)
    for teller in (tell_choice, tell_others, tell_asked, tell_repairs, tell_layout, tell_move_end, tell_turn):
        yield from teller(story)
    yield from tell_notes(story, late)
    yield from tell_next(story)
    yield from tell_end(story)


def parted_notes(story: VictoryTeller) -> tuple[Sequence[Note], Sequence[Note]]:
    """What moved before and after a new turn began."""
    if not story.turn_begins:
        return story.notes, []
    late = [note for note in story.notes if note[4] in (Reason.LOSE, Reason.TOKEN)]
    return [note for note in story.notes if note not in late], late


def tell_nothing(story: VictoryTeller) -> Iterator[Sentence]:
    """The ledger tells all there is."""
    yield from ()


def tell_starter(story: VictoryTeller) -> Iterator[Sentence]:
    player = story.names[story.values[0]]
    yield say("V2.2", "{player} is the first to choose from the starting set.", player=player)


def tell_at(story: VictoryTeller) -> Iterator[Sentence]:
    """Only a choice that moves nothing yet needs words of its own."""
    cell = story.values[0]
    s = story.before
    if s.phase == Phase.MANAGE:
        if is_product(s.complexes[s.seat].cells[cell]):
            values = {"product": story.product_at(s.seat, cell), "cell": story.cell(cell)}
            yield say("V5.4", "{player} lifts the {product} at {cell}.", player=story.actor, **values)
        else:
            values = {"kind": story.factory(story.kind_at(s.seat, cell)), "cell": story.cell(cell)}
            yield say("V5.3", "{player} points at the {kind} at {cell}.", player=story.actor, **values)
    elif s.phase == Phase.FETCH:
        kind = story.factory(story.kind_at(s.partner, cell))
        values = {"kind": kind, "cell": story.cell(cell), "other": story.partner}
        yield say("V5.3", "{player} would like {other}'s {kind} at {cell}.", player=story.actor, **values)
    elif s.phase == Phase.PLACE and story.after.phase == Phase.TURN:
        values = {"kind": story.factory(s.kind), "cell": story.cell(cell)}
        yield say("V1.2", "{player} chooses {cell} for the {kind}.", player=story.actor, **values)


def tell_pick(story: VictoryTeller) -> Iterator[Sentence]:
    if story.before.phase == Phase.LAY:
        kind = story.factory(story.values[0])
        yield say("V2.3", "{player} lays the {kind} next.", player=story.actor, kind=kind)


def tell_produce(story: VictoryTeller) -> Iterator[Sentence]:
    kind = story.values[0]
    count = len(runnable_cells(story.cards, story.before, story.before.mover, kind))
    values = {"player": story.actor, "kind": story.factory(kind), "count": count}
    if count == 1:
        yield say("V4.1", "{player} makes a production move: {kind}.", **values)
    else:
        yield say("V4.1", "{player} makes a production move: {kind}, of which {count} can run.", **values)


def tell_build(story: VictoryTeller) -> Iterator[Sentence]:
    kind = story.a_factory(story.values[0])
    yield say("V5.1", "{player} is about to build {kind}.", player=story.actor, kind=kind)


def tell_fulfil(story: VictoryTeller) -> Iterator[Sentence]:
    if story.after.phase == Phase.PAY:
        product = story.product(story.values[0])
        yield say("V7.1", "{player} is about to deliver {product}.", player=story.actor, product=product)


def tell_claim(story: VictoryTeller) -> Iterator[Sentence]:
    if story.after.phase == Phase.PAY:
        product = story.product(story.values[0])
        yield say("V5.8", "{player} is about to claim the contract for {product}.", player=story.actor, product=product)


def tell_bank(story: VictoryTeller) -> Iterator[Sentence]:
    if story.after.phase == Phase.PAY:
        goods = counted(story.edition, story.cards.bank_rate, story.values[0])
        yield say("V5.6", "{player} is about to trade {goods} with the bank.", player=story.actor, goods=goods)


def tell_want(story: VictoryTeller) -> Iterator[Sentence]:
    if story.before.phase == Phase.OFFER:
        yield from tell_offered_so_far(story)


def tell_shift(story: VictoryTeller) -> Iterator[Sentence]:
    s = story.before
    values = {"kind": story.factory(story.kind_at(s.seat, s.cell)), "cell": story.cell(s.cell)}
    yield say("V5.3", "{player} is about to move the {kind} at {cell}.", player=story.actor, **values)


def tell_manage(story: VictoryTeller) -> Iterator[Sentence]:
    yield say("V3.1", "{player} makes a non-production move.", player=story.actor)


def tell_done(story: VictoryTeller) -> Iterator[Sentence]:
    if story.before.phase == Phase.RUN:
        kind = story.factory(story.before.kind)
        yield say("V4.2", "{player} lets no other {kind} run.", player=story.actor, kind=kind)
    else:
        yield say("V3.1", "{player} ends the move.", player=story.actor)


TELLERS: dict[str, Callable[[VictoryTeller], Iterator[Sentence]]] = {
    "at": tell_at,
    "turn": tell_nothing,
    "pick": tell_pick,
    "produce": tell_produce,
    "build": tell_build,
    "fulfil": tell_fulfil,
    "lose": tell_nothing,
    "claim": tell_claim,
    "bank": tell_bank,
    "give": tell_offered_so_far,
    "want": tell_want,
    "offer": tell_offer,
    "hand": tell_hand,
    "fetch": tell_fetch,
    "scrap": tell_nothing,
    "shift": tell_shift,
    "throw": tell_nothing,
    "send": tell_send,
    "accept": tell_accept,
    "decline": tell_decline,
    "manage": tell_manage,
    "done": tell_done,
    "reveal": tell_nothing,
    "starter": tell_starter,
}
