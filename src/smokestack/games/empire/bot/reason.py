"""Why the greedy player does something, in a few words for people: what it expects, never more than it knows."""

from collections.abc import Callable
from dataclasses import dataclass

from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.games.empire.bot.estate import Estate, survey
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.steps import carry_through
from smokestack.games.empire.model.cards import FACES, ICONS, SIDES, Cards, Icon, Type
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.scoring import pollution_loss
from smokestack.games.empire.rules.table import icon_at, is_archie, links_of
from smokestack.kernel.language import zeros


@dataclass
class Case:
    """A position, a choice in it, and the position after it."""

    game: Game
    cards: Cards
    before: State
    after: State
    values: tuple[int, ...]

    @property
    def seat(self) -> int:
        return self.before.seat

    @property
    def rounds(self) -> int:
        """Rounds to come after this one."""
        return self.cards.rounds - self.before.rounds

    def name(self, kind: str, number: int) -> str:
        return self.game.edition.names[kind][number]

    def gained(self, what: str) -> int:
        """How much Capital or Profit the seat has more, or less."""
        old, new = (getattr(state.players[self.seat], what) for state in (self.before, self.after))
        return int(new - old)

    def estate(self, s: State) -> Estate:
        found = Estate()
        survey(self.cards, s, found)
        return found


def reason(game: Game, position: Position, action: int) -> str:
    """What speaks for an action of the seat to move, such as "raises buildings by 3, for 6 Profit at the end"."""
    if position.to_move < 0:
        return "chance decides"
    s, cards, decoded = position.record(), game.edition.cards, game.decode(action)
    assert isinstance(s, State)
    assert isinstance(cards, Cards)
    if is_archie(s, s.seat):
        return "his table decides"
    after = s.copy()
    after.rounds -= 1  # so that the last action of all does not bring in the end's scoring
    act(cards, after, action)
    return REASONS[decoded.verb](Case(game, cards, s, after, decoded.values))


def why_decline(_case: Case) -> str:
    return "nothing here is worth its price and a die"


def why_build(case: Case) -> str:
    building = case.values[0] * FACES + case.values[1]
    kind, most = case.cards.city[building].kind, case.cards.city[building].most
    if kind == Type.TOWN_HALL:
        return "two Goods of different colours will do as one"
    if kind == Type.PARKING:
        return "passengers may ride on the other's trains"
    if kind == Type.LEISURE:
        return leisure_race(case)
    end = case.cards.score[kind] * most + case.cards.flat_score[kind]
    income = case.cards.income[kind] * case.rounds
    return f"brings ${income} by the last round, and up to {end} Profit at the end"


def leisure_race(case: Case) -> str:
    """E6.2: who has more Leisure buildings now."""
    owned = [each[Type.LEISURE] for each in case.estate(case.after).buildings]
    lead = owned[case.seat] - owned[1 - case.seat]
    return "leads in Leisure" if lead > 0 else "draws level in Leisure" if lead == 0 else "catches up in Leisure"


def why_reroll(case: Case) -> str:
    return f"another roll should name a building worth ${case.cards.reroll_cost} more"


def why_take(case: Case) -> str:
    (card,) = case.values
    side = case.cards.factories[card].sides[case.before.works[card].side]
    if side.good < 0:
        return f"the {case.name('factory', card * SIDES + case.before.works[card].side)} has rails for a train"
    kind = case.cards.upgrades[side.good]
    steps = case.estate(case.before).room[case.seat][kind]
    return f"makes {case.name('good', side.good).lower()} Goods, and {case.name('type', kind)} can rise by {steps}"


def why_pay(case: Case) -> str:
    return "keeps Profit, which counts at the end" if case.gained("profit") == 0 else "keeps Capital to go on with"


def why_icon(case: Case) -> str:
    """What the icon will have brought once all its questions are answered."""
    icon = icon_at(case.cards, case.before, case.values[0] * ICONS + case.values[1])
    view = Outlook()
    look_ahead(case.cards, case.before, view)
    carry_through(case.cards, case.after, view, case.seat, zeros(case.game.actions))
    if icon == Icon.REDUCE_POLLUTION:
        return cleaned(case) or "nothing better to do"
    return brought(case) or "nothing better to do"


def cleaned(case: Case) -> str:
    """E6.3: what less pollution saves the seat as the factories are now; "" for nothing."""
    old, new = (pollution_loss(state, case.seat) for state in (case.before, case.after))
    return "less pollution to pay for" if new < old else ""


def brought(case: Case) -> str:
    """Everything that changed, in words; "" for nothing."""
    found = (exchanged(case), came_home(case), raised(case), made(case), boarded(case), moved_on(case))
    return ", ".join(part for part in found if part)


def exchanged(case: Case) -> str:
    profit = case.gained("profit")
    return f"{profit} Profit for ${-case.gained('capital')}" if profit > 0 and case.gained("capital") < 0 else ""


def came_home(case: Case) -> str:
    dollars = case.gained("capital")
    return f"${dollars} come home" if dollars > 0 else ""


def raised(case: Case) -> str:
    old, new = (case.estate(state).pips[case.seat] for state in (case.before, case.after))
    steps = sum(new) - sum(old)
    worth = sum(case.cards.score[kind] * (new[kind] - old[kind]) for kind in range(len(Type)))
    return f"raises buildings by {steps}, for {worth} Profit at the end" if steps else ""


def made(case: Case) -> str:
    old, new = (sum(case.estate(state).goods[case.seat]) for state in (case.before, case.after))
    return f"{new - old} more Good{'s' if new - old > 1 else ''} to raise buildings with" if new > old else ""


def boarded(case: Case) -> str:
    """Passengers, and new trains, by what they add to the pay at home."""
    more = 0
    for card, (old, new) in enumerate(zip(case.before.works, case.after.works, strict=True)):
        aboard = new.train - old.train if new.owner == case.seat else new.riders - old.riders
        more += max(aboard, 0) * links_of(case.cards, case.after, card)
    return f"${more} more when the train comes home" if more else ""


def moved_on(case: Case) -> str:
    """Trains that moved and are still under way."""
    for card, (old, new) in enumerate(zip(case.before.works, case.after.works, strict=True)):
        left = links_of(case.cards, case.after, card) - new.link
        if new.link > old.link and new.train > 0:
            return f"{left} link{'s' if left > 1 else ''} from ${new.train * links_of(case.cards, case.after, card)}"
    return ""


def why_step(case: Case) -> str:
    return brought(case) or "it makes no difference"


def why_exchange(case: Case) -> str:
    if case.values[0] == 0:
        return "the Capital will be of more use later"
    return f"{exchanged(case)}; Capital counts nothing at the end"


def why_spend(case: Case) -> str:
    return brought(case) or "the first Good of a pair"


def why_release(case: Case) -> str:
    (card,) = case.values
    return f"that passenger would bring only ${links_of(case.cards, case.before, card)}"


def why_reduce(case: Case) -> str:
    return cleaned(case) or "it may cost less at the end"


def why_done(case: Case) -> str:
    if case.before.phase == Phase.REDUCE:
        return why_leave(case)
    return "more of it is not worth it now"


def why_leave(case: Case) -> str:
    """E6.3: who pays more for the pollution that stays."""
    own, other = (pollution_loss(case.before, seat) for seat in (case.seat, 1 - case.seat))
    return "the other pays more for it" if other > own else "it makes no difference"


REASONS: dict[str, Callable[[Case], str]] = {
    "decline": why_decline,
    "build": why_build,
    "reroll": why_reroll,
    "take": why_take,
    "pay": why_pay,
    "icon": why_icon,
    "exchange": why_exchange,
    "train": why_step,
    "board": why_step,
    "move": why_step,
    "make": why_step,
    "raise": why_step,
    "spend": why_spend,
    "reduce": why_reduce,
    "release": why_release,
    "done": why_done,
}
