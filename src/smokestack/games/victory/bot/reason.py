"""Why the greedy player does something, in a few words for people: what it is for, never more than it knows."""

from collections.abc import Callable
from dataclasses import dataclass

from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.games.victory.bot.goals import Ending
from smokestack.games.victory.bot.outlook import make_plan
from smokestack.games.victory.bot.plan import ChainPlan, lack
from smokestack.games.victory.bot.reason_cells import why_at
from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, SIDES, SYMBOLS, Cards
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.rules.build import why_not_build
from smokestack.games.victory.rules.scoring import contracts_held
from smokestack.kernel.why import Why


@dataclass
class Case:
    """A position, a choice in it, and the plan of who chooses."""

    game: Game
    cards: Cards
    s: State
    plan: ChainPlan
    values: tuple[int, ...]

    def product(self, number: int) -> str:
        return self.game.edition.names["product"][number].lower()

    def factory(self, number: int) -> str:
        return self.game.edition.names["factory"][number].lower()

    def made_by(self, kind: int) -> list[int]:
        """The products a factory puts out, each once."""
        sides = self.cards.factories[kind].sides
        found = (sides[side].outputs[symbol] for side in range(SIDES) for symbol in range(SYMBOLS))
        return [product for product in dict.fromkeys(found) if product != NONE]

    def lacking(self, products: list[int]) -> str:
        """Those the plan lacks, in words; "" for none."""
        return " and ".join(self.product(each) for each in products if lack(self.plan, each) > 0)


def reason(game: Game, position: Position, action: int) -> str:
    """What speaks for an action of the seat to move, such as "steel is still missing"."""
    if position.to_move < 0:
        return "chance decides"
    s, cards, decoded = position.record(), game.edition.cards, game.decode(action)
    assert isinstance(s, State)
    assert isinstance(cards, Cards)
    plan = ChainPlan()
    make_plan(cards, s, s.seat, plan)
    return REASONS[decoded.verb](Case(game, cards, s, plan, decoded.values))


def why_cell(case: Case) -> str:
    return why_at(case.s, case.values[0], case.product)


def why_turn(case: Case) -> str:
    return f"so the sides of the {case.factory(case.s.kind)} stay free"


def why_pick(case: Case) -> str:
    if case.s.phase == Phase.LAY:
        return "all of them come down before anything runs"
    (kind,) = case.values
    wanted = [each for each in case.made_by(kind) if case.s.unclaimed[each] > 0]
    if wanted:
        return f"there is a contract for {case.product(wanted[0])}"
    if case.cards.wood in case.made_by(kind):
        return f"{case.product(case.cards.wood)} pays for every factory"
    return f"{case.product(case.made_by(kind)[0])} will be of use"


def why_produce(case: Case) -> str:
    made = case.made_by(case.values[0])
    lacking = case.lacking(made)
    return f"the plan lacks {lacking}" if lacking else f"more {case.product(made[0])}, for points and trade"


def why_build(case: Case) -> str:
    (kind,) = case.values
    made = case.made_by(kind)
    if case.plan.want[kind] > 0:
        return f"the way to the contracts leads over {case.product(made[0])}"
    if case.plan.owned[kind] > 0:
        return f"runs together with the {case.plan.owned[kind]} there already"
    return f"brings {case.product(made[0])}, and room for products"


def why_fulfil(case: Case) -> str:
    (product,) = case.values
    ready = case.s.fulfilled + sum(case.s.due)
    if ready >= case.cards.fulfilled_end:
        return f"{case.cards.fulfilled_end} at once end the game"
    return f"keeps a contract worth {case.cards.products[product].contract}"


def why_lose(case: Case) -> str:
    return "the game must not end now" if sum(case.s.due) > 1 else "the product is worth more elsewhere"


def why_claim(case: Case) -> str:
    (product,) = case.values
    worth = case.cards.products[product].contract
    held = contracts_held(case.s.complexes[case.s.seat]) + 1
    if held == case.cards.most_contracts:
        return f"the {held}th contract ends the game"
    if sum(case.s.unclaimed) == 1:
        return "the last contract ends the game"
    return f"worth {worth}, for one {case.product(product)}"


def why_bank(case: Case) -> str:
    (product,) = case.values
    return f"there is {case.product(product)} to spare, and other things are missing"


def why_give(case: Case) -> str:
    return f"{case.product(case.values[0])} can be spared"


def why_want(case: Case) -> str:
    (product,) = case.values
    if lack(case.plan, product) > 0:
        return f"the plan lacks {case.product(product)}"
    return f"worth {case.cards.products[product].value}"


def why_offer(_case: Case) -> str:
    return "a swap could help both"


def why_across(case: Case) -> str:
    return "a factory may be of more use in another complex"


def why_scrap(_case: Case) -> str:
    return "its cell is worth more than the factory"


def why_shift(_case: Case) -> str:
    return "it may run better elsewhere"


def why_throw(_case: Case) -> str:
    return "its cell is worth more than the card"


def why_send(_case: Case) -> str:
    return "both sides get what they lack"


def why_accept(case: Case) -> str:
    wanted = [each for each in range(MOST_PRODUCTS) if case.s.give.of[each] > 0]
    lacking = case.lacking(wanted)
    return f"it brings {lacking}, which the plan lacks" if lacking else "it brings more than it takes"


def why_decline(case: Case) -> str:
    return "it helps the other more" if case.s.doing == Doing.TRADE else "factories stay where they are"


def why_manage(case: Case) -> str:
    s, why = case.s, Why()
    if any(s.unclaimed[each] and case.plan.goal[each] and case.plan.stock[each] for each in range(MOST_PRODUCTS)):
        if case.plan.missing == 0:
            return "everything for the end is there"
    kinds = range(case.cards.factory_count)
    if any(case.plan.want[kind] and why_not_build(case.cards, s, s.seat, kind, why) == 0 for kind in kinds):
        return "a factory of the plan can be built"
    return "products must be carried before the best factories can run"


def why_done(case: Case) -> str:
    if case.s.phase == Phase.RUN:
        return "the others need not run"
    goals = {
        Ending.CLAIM_ALL: "claim all that is left",
        Ending.HOLD_EIGHT: f"hold {case.cards.most_contracts} contracts",
        Ending.FULFIL_FIVE: f"fulfil {case.cards.fulfilled_end} contracts at once",
    }
    missing = case.plan.missing
    return f"nothing more to do now; {missing} more products to {goals[Ending(case.plan.ending)]}"


REASONS: dict[str, Callable[[Case], str]] = {
    "at": why_cell,
    "turn": why_turn,
    "pick": why_pick,
    "produce": why_produce,
    "build": why_build,
    "fulfil": why_fulfil,
    "lose": why_lose,
    "claim": why_claim,
    "bank": why_bank,
    "give": why_give,
    "want": why_want,
    "offer": why_offer,
    "hand": why_across,
    "fetch": why_across,
    "scrap": why_scrap,
    "shift": why_shift,
    "throw": why_throw,
    "send": why_send,
    "accept": why_accept,
    "decline": why_decline,
    "manage": why_manage,
    "done": why_done,
}
