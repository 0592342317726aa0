"""V4: the production move."""

from smokestack.games.victory.model.cards import NONE, SIDES, Cards
from smokestack.games.victory.model.cells import SIZE, cell_beside
from smokestack.games.victory.model.complex import (
    input_on,
    is_factory,
    is_product,
    kind_of,
    output_on,
    product_of,
    turn_of,
)
from smokestack.games.victory.model.state import EMPTY, FREE, Phase, State
from smokestack.games.victory.rules.ledger import BANK, Reason, put_product, take_product
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def was_touched(s: State, cell: int) -> bool:
    """V4.2: whether a cell has served a factory in this move."""
    for place in range(s.touched_count):
        if s.touched[place] == cell:
            return True
    return False


@kernel
def touch_cell(s: State, cell: int) -> None:
    s.touched[s.touched_count] = cell
    s.touched_count += 1


@kernel
def why_not_run(cards: Cards, s: State, seat: int, cell: int, why: Why) -> int:
    """V4.1, V4.2, V4.4: all inputs there, all output cells empty, judged on the start of the move."""
    code = s.complexes[seat].cells[cell]
    kind, turn = kind_of(code), turn_of(code)
    for side in range(SIDES):
        wanted = input_on(cards, kind, turn, side, 0)
        if wanted != NONE:
            found = why_not_input(cards, s, seat, kind, turn, side, cell_beside(cell, side), why)
            if found != 0:
                return found
        made = output_on(cards, kind, turn, side, 0)
        if made != NONE:
            found = why_not_output(s, seat, kind, made, cell_beside(cell, side), why)
            if found != 0:
                return found
    return 0


@kernel
def why_not_input(cards: Cards, s: State, seat: int, kind: int, turn: int, side: int, cell: int, why: Why) -> int:
    """V1.6, V4.1, V4.3: the product in the cell on an input side, whoever put it there; one of two at a choice."""
    first, second = input_on(cards, kind, turn, side, 0), input_on(cards, kind, turn, side, 1)
    if cell != NONE:
        if was_touched(s, cell):
            return refuse(why, No.CELL_USED, kind, cell, 0, 0)
        code = s.complexes[seat].cells[cell]
        if is_product(code) and (product_of(code) == first or product_of(code) == second):
            return 0
    if second != NONE:
        return refuse(why, No.NO_INPUT_OF_TWO, first, kind, side, second)
    return refuse(why, No.NO_INPUT, first, kind, side, 0)


@kernel
def why_not_output(s: State, seat: int, kind: int, product: int, cell: int, why: Why) -> int:
    """V4.1, V4.4: an empty cell for each output."""
    if cell == NONE:
        return refuse(why, No.OFF_TABLE, product, kind, 0, 0)
    if was_touched(s, cell):
        return refuse(why, No.CELL_USED, kind, cell, 0, 0)
    if s.complexes[seat].cells[cell] != EMPTY:
        return refuse(why, No.OUTPUT_BLOCKED, product, cell, 0, kind)
    return 0


@kernel
def runnable(cards: Cards, s: State, seat: int, kind: int) -> int:
    """How many factories of a kind (NONE for any) could run now."""
    c = s.complexes[seat]
    why = scratch(Why)
    count = 0
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            code = c.cells[row * SIZE + column]
            if is_factory(code) and (kind == NONE or kind_of(code) == kind):
                if why_not_run(cards, s, seat, row * SIZE + column, why) == 0:
                    count += 1
    return count


@kernel
def can_produce_any(cards: Cards, s: State, seat: int) -> bool:
    """V3.1: whether a production move is possible at all."""
    c = s.complexes[seat]
    why = scratch(Why)
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            if is_factory(c.cells[row * SIZE + column]):
                if why_not_run(cards, s, seat, row * SIZE + column, why) == 0:
                    return True
    return False


@kernel
def why_not_produce(cards: Cards, s: State, seat: int, kind: int, why: Why) -> int:
    """V3.1, V4.1: a kind of which one factory can run."""
    c = s.complexes[seat]
    found = 0
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            code = c.cells[row * SIZE + column]
            if is_factory(code) and kind_of(code) == kind:
                found = why_not_run(cards, s, seat, row * SIZE + column, why)
                if found == 0:
                    return 0
    if found == 0:
        return refuse(why, No.NO_SUCH_FACTORY, kind, 0, 0, 1)
    return found


@kernel
def produce(s: State, kind: int) -> None:
    """V4.1: one kind of factory runs in this move."""
    s.kind = kind
    s.phase = Phase.RUN_NEXT


@kernel
def run_next(cards: Cards, s: State) -> None:
    """V4.2: ask which runs next; when just one can run at first it does, and when none is left the move is over."""
    count = runnable(cards, s, s.mover, s.kind)
    if count == 0:
        s.phase = Phase.MOVE_DONE
    elif count == 1 and s.ran == 0:
        run(cards, s, first_runnable(cards, s))
    else:
        s.phase = Phase.RUN


@kernel
def first_runnable(cards: Cards, s: State) -> int:
    c = s.complexes[s.mover]
    why = scratch(Why)
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            cell = row * SIZE + column
            if why_not_choose(cards, s, cell, why) == 0:
                return cell
    return NONE


@kernel
def why_not_choose(cards: Cards, s: State, cell: int, why: Why) -> int:
    """V4.1: a factory of the chosen kind that can run."""
    code = s.complexes[s.mover].cells[cell]
    if not is_factory(code) or kind_of(code) != s.kind:
        return refuse(why, No.NOT_THAT_KIND, s.kind, cell, 0, 0)
    return why_not_run(cards, s, s.mover, cell, why)


@kernel
def run(cards: Cards, s: State, cell: int) -> None:
    """V4.1: inputs are consumed; then the outputs, side by side."""
    code = s.complexes[s.mover].cells[cell]
    kind, turn = kind_of(code), turn_of(code)
    for side in range(SIDES):
        if input_on(cards, kind, turn, side, 0) != NONE:
            take_product(s, s.mover, cell_beside(cell, side), BANK, Reason.CONSUME)
            touch_cell(s, cell_beside(cell, side))
    s.ran += 1
    s.cell = cell
    s.side = 0
    s.phase = Phase.OUTPUT_NEXT


@kernel
def output_next(cards: Cards, s: State) -> None:
    """V4.1, V4.3: fill the output cells, asking where a side leaves a choice."""
    code = s.complexes[s.mover].cells[s.cell]
    kind, turn = kind_of(code), turn_of(code)
    while s.side < SIDES:
        made = output_on(cards, kind, turn, s.side, 0)
        if made != NONE:
            if output_on(cards, kind, turn, s.side, 1) != NONE:
                s.phase = Phase.OUTPUT
                return
            put_out(s, made)
        s.side += 1
    s.cell = FREE
    s.side = 0
    s.phase = Phase.RUN_NEXT


@kernel
def put_out(s: State, product: int) -> None:
    cell = cell_beside(s.cell, s.side)
    put_product(s, s.mover, cell, product, BANK, Reason.PUT_OUT)
    touch_cell(s, cell)


@kernel
def why_not_output_choice(cards: Cards, s: State, product: int, why: Why) -> int:
    """V4.3: one of the two symbols on this side."""
    code = s.complexes[s.mover].cells[s.cell]
    kind, turn = kind_of(code), turn_of(code)
    for symbol in range(2):
        if output_on(cards, kind, turn, s.side, symbol) == product:
            return 0
    return refuse(why, No.NOT_ITS_OUTPUT, product, kind, 0, 0)


@kernel
def choose_output(s: State, product: int) -> None:
    put_out(s, product)
    s.side += 1
    s.phase = Phase.OUTPUT_NEXT
