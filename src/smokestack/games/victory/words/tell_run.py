"""V4: a factory that runs, told from what it took in and put out."""

from collections.abc import Iterator, Sequence

from smokestack.gamekit.telling import Sentence
from smokestack.games.victory.model.complex import kind_of, turn_of
from smokestack.games.victory.model.state import Phase
from smokestack.games.victory.rules.ledger import Reason
from smokestack.games.victory.view.names import choice_text, listed, symbols_on
from smokestack.games.victory.view.running import runnable_cells
from smokestack.games.victory.words.tell_story import VictoryTeller, say
from smokestack.kernel.language import Note


def tell_run(story: VictoryTeller, notes: Sequence[Note]) -> Iterator[Sentence]:
    """Inputs and outputs in one sentence; where a side leaves a choice it is put to the player."""
    cell = running_cell(story)
    taken = listed([story.product(note[0]) for note in notes if note[4] == Reason.CONSUME])
    made = story.goods_to([note for note in notes if note[4] == Reason.PUT_OUT])
    values = {"kind": story.factory(story.kind_at(story.before.mover, cell)), "cell": story.cell(cell)}
    if taken and made:
        yield say("V4.1", "The {kind} at {cell} turns {taken} into {made}.", taken=taken, made=made, **values)
    elif taken:
        yield say("V4.1", "The {kind} at {cell} takes in {taken}.", taken=taken, **values)
    else:
        yield say("V4.1", "The {kind} at {cell} puts out {made}.", made=made, **values)


def running_cell(story: VictoryTeller) -> int:
    """The factory pointed out, the one in the middle of its run, or the only one that can run."""
    if story.before.phase == Phase.RUN:
        return story.values[0]
    if story.before.phase == Phase.OUTPUT:
        return story.before.cell
    return runnable_cells(story.cards, story.before, story.before.mover, story.values[0])[0]


def tell_choice(story: VictoryTeller) -> Iterator[Sentence]:
    """V4.3: what a side with two symbols may put out."""
    if story.after.phase == Phase.OUTPUT:
        code = story.after.complexes[story.after.mover].cells[story.after.cell]
        products = symbols_on(story.cards, kind_of(code), turn_of(code), story.after.side, inputs=False)
        choice = choice_text(story.edition, products)
        yield say("V4.3", "{player} chooses {choice}.", player=story.names[story.after.seat], choice=choice)


def tell_others(story: VictoryTeller) -> Iterator[Sentence]:
    """V4.1: why a production move ends by itself."""
    before = story.before
    if before.phase not in (Phase.MOVE, Phase.RUN, Phase.OUTPUT) or story.verb in ("done", "manage"):
        return
    kind = story.values[0] if story.verb == "produce" else before.kind
    codes = [code for code in before.complexes[before.mover].cells if kind_of(code) == kind]
    ran = before.ran + (before.phase != Phase.OUTPUT)
    if len(codes) > ran and story.after.kind != kind:
        yield say("V4.1", "No other {kind} can run.", kind=story.factory(kind))
