"""Actions as choices: the group they stand in, their name, and what they cost or bring."""

from collections.abc import Callable, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Label
from smokestack.games.empire.model.actions import CODEC, ICON
from smokestack.games.empire.model.cards import FACES, ICONS, SIDES, Cards, Icon
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.building import factory_cost, price_of
from smokestack.games.empire.rules.goods import good_price
from smokestack.games.empire.rules.icons import exchange_rate, why_not_icon
from smokestack.games.empire.rules.table import icon_at, links_of
from smokestack.kernel.why import Why

Labeller = Callable[[Edition, Cards, State, tuple[int, ...], Sequence[str]], Label]


def label(edition: Edition, s: State, action: int, names: Sequence[str]) -> Label:
    """The label of an action or outcome; names are the players'."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    decoded = CODEC.decode(action)
    return LABELLERS[decoded.verb](edition, cards, s, decoded.values, names)


def building_name(edition: Edition, cards: Cards, building: int) -> str:
    """Residential 3-5."""
    return f"{edition.names['type'][cards.city[building].kind]} {edition.names['building'][building]}"


def factory_name(edition: Edition, s: State, card: int) -> str:
    return edition.names["factory"][card * SIDES + s.works[card].side]


def label_decline(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Or", "Build nothing", last=True)


def label_build(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    building = values[0] * FACES + values[1]
    price = price_of(s, values[0] + 1, values[1] + 1)
    return Label("Build", building_name(edition, cards, building), f"${price}, up to {cards.city[building].most}")


def label_reroll(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Reroll one die", f"the {values[0] + 1}", f"${cards.reroll_cost}")


def label_take(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    card = values[0]
    side = cards.factories[card].sides[s.works[card].side]
    good = "no Goods" if side.good < 0 else edition.names["good"][side.good].lower()
    cost = factory_cost(cards, s, card)
    return Label("Take a Factory card", factory_name(edition, s, card), f"costs {cost}, {good}, {side.links} links")


def label_pay(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Pay for the factory", f"${values[0]} Capital", f"{s.owed - values[0]} Profit")


def label_icon(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    spot = values[0] * ICONS + values[1]
    effect = "" if has_effect(cards, s, spot) else "nothing to do with it now"
    return Label(f"Action card {values[0] + 1}", edition.names["icon"][icon_at(cards, s, spot)], effect)


def has_effect(cards: Cards, s: State, spot: int) -> bool:
    """Whether an icon asks or changes something beyond where the cube stands; what is not allowed is not asked for."""
    if why_not_icon(cards, s, s.seat, spot, Why()) != 0:
        return True
    after = s.copy()
    act(cards, after, ICON + spot)
    if after.rounds != s.rounds or Phase.EXCHANGE <= after.phase <= Phase.RELEASE:
        return True
    return things(after) != things(s)


def things(s: State) -> tuple[object, ...]:
    """All that an icon can change."""
    return s.works, s.city, s.pollution, [(player.capital, player.profit) for player in s.players]


def label_exchange(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    spent = values[0] * exchange_rate(s.doing)
    return Label("Exchange Capital for Profit", f"{values[0]} Profit", f"${spent}")


def label_train(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    links = links_of(cards, s, values[0])
    return Label("Add a train", factory_name(edition, s, values[0]), f"{links} links")


def label_board(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    works = s.works[values[0]]
    return Label("Passenger aboard", factory_name(edition, s, values[0]), f"{works.train} → {works.train + 1}")


def label_move(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    card = values[0]
    left = links_of(cards, s, card) - s.works[card].link - 1
    pays = s.works[card].train * links_of(cards, s, card)
    return Label("Move a train", factory_name(edition, s, card), f"home: ${pays}" if left == 0 else f"{left} to go")


def label_make(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Produce a Good", factory_name(edition, s, values[0]), f"${good_price(cards, s, values[0])}")


def label_raise(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    building = values[0] * FACES + values[1]
    cost = f", ${cards.upgrade_any_cost}" if s.doing == Icon.UPGRADE_ANY else ""
    pips = s.city[building].pips
    return Label("Raise a building", building_name(edition, cards, building), f"{pips} → {pips + 1}{cost}")


def label_spend(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Spend a Good of", factory_name(edition, s, values[0]), f"{s.works[values[0]].goods} there")


def label_reduce(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Reduce pollution", "Lower it by 1", f"{s.pollution} → {s.pollution - 1}")


def label_release(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Take a cube off the train of", factory_name(edition, s, values[0]))


def label_done(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Or", "Done", last=True)


def label_starter(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Start Player", names[values[0]])


def label_card(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Factory card", factory_name(edition, s, values[0]))


def label_draw(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    icons = ", ".join(edition.names["icon"][icon] for icon in cards.action_cards[values[0]].icons)
    return Label("Action card", f"{values[0] + 1}", icons)


def label_roll(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Roll", f"{values[0] + 1}")


LABELLERS: dict[str, Labeller] = {
    "decline": label_decline,
    "build": label_build,
    "reroll": label_reroll,
    "take": label_take,
    "pay": label_pay,
    "icon": label_icon,
    "exchange": label_exchange,
    "train": label_train,
    "board": label_board,
    "move": label_move,
    "make": label_make,
    "raise": label_raise,
    "spend": label_spend,
    "reduce": label_reduce,
    "release": label_release,
    "done": label_done,
    "starter": label_starter,
    "flip": label_card,
    "deal": label_card,
    "draw": label_draw,
    "roll": label_roll,
    "market": label_roll,
}
