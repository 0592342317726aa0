"""An action as the targets to click: one, or two for a large exchange. What has no picture is a button."""

from smokestack.gamekit.edition import Edition
from smokestack.games.empire.model.actions import CODEC
from smokestack.games.empire.model.cards import ICONS
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.icons import most_exchanges
from smokestack.games.empire.view.table import MOST_EXCHANGE_TILES

MOMENTS = {
    "build": Phase.BUILD,
    "reroll": Phase.BUILD,
    "take": Phase.TAKE,
    "pay": Phase.SPLIT,
    "icon": Phase.ICON,
    "exchange": Phase.EXCHANGE,
    "train": Phase.TRAIN,
    "board": Phase.BOARD,
    "move": Phase.MOVE,
    "make": Phase.MAKE,
    "raise": Phase.RAISE,
    "spend": Phase.SPEND,
    "reduce": Phase.REDUCE,
    "release": Phase.RELEASE,
}
"""The phase in which a verb owns its places on the board; at other moments they are another verb's."""


def path(edition: Edition, s: State, action: int) -> tuple[str, ...]:
    """The targets of an action: a place on the board at its moment, a button otherwise."""
    decoded = CODEC.decode(action)
    if MOMENTS.get(decoded.verb) == s.phase:
        if decoded.verb == "exchange" and most_exchanges(s, s.seat) > MOST_EXCHANGE_TILES:
            return f"tens:{decoded.values[0] // 10}", f"ones:{decoded.values[0] % 10}"
        return (place_of(decoded.verb, decoded.values),)
    return ("do:" + "-".join([decoded.verb, *(str(value) for value in decoded.values)]),)


def place_of(verb: str, values: tuple[int, ...]) -> str:
    """The place on the board a verb points at, counted as people count."""
    if verb in ("build", "raise"):
        return f"building:{values[0] + 1}-{values[1] + 1}"
    if verb == "icon":
        return f"icon:{values[0] * ICONS + values[1] + 1}"
    if verb == "reroll":
        return f"reroll:{values[0] + 1}"
    if verb in ("pay", "exchange"):
        return f"{verb}:{values[0]}"
    if verb == "reduce":
        return "pollution"
    return f"works:{values[0] + 1}"
