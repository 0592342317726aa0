"""Where to click for an action: one to three targets, in order.

A verb owns its places on the table in the phases it belongs to. At other moments they are another verb's, so there it
goes by a name of its own, which nothing on the table carries.
"""

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.model.actions import CODEC
from smokestack.games.victory.model.state import FREE, Phase, State

Path = tuple[str, ...]

COMPASS = "nesw"
MOMENTS: dict[str, tuple[Phase, ...]] = {
    "turn": (Phase.TURN,),
    "pick": (Phase.DRAFT, Phase.LAY),
    "produce": (Phase.MOVE,),
    "build": (Phase.MANAGE, Phase.JOIN),
    "fulfil": (Phase.FULFIL,),
    "lose": (Phase.FULFIL,),
    "claim": (Phase.MANAGE,),
    "bank": (Phase.MANAGE,),
    "give": (Phase.OFFER,),
    "want": (Phase.OFFER, Phase.BANK, Phase.OUTPUT),
    "offer": (Phase.MANAGE,),
    "hand": (Phase.FACTORY,),
    "fetch": (Phase.MANAGE,),
}
"""The phases in which a verb owns its places; verbs that are not named here are buttons, and `at` is always a cell."""
WORDS = {
    "pick": "factory",
    "produce": "factory",
    "build": "factory",
    "fulfil": "product",
    "lose": "product",
    "claim": "product",
    "bank": "product",
    "give": "product",
    "want": "product",
    "reveal": "product",
}


def path(edition: Edition, s: State, action: int) -> Path:
    """The path of any action, allowed or not; all differ, and none is the beginning of another."""
    decoded = CODEC.decode(action)
    verb, values = decoded.verb, decoded.values
    if verb == "at":
        return (cell_step(edition, s, values[0]),)
    word = word_of(edition, verb, values)
    if s.phase in MOMENTS.get(verb, ()):
        return steps_of(s, verb, word)
    return (f"do:{verb}-{word}" if word else f"do:{verb}",)


def cell_step(edition: Edition, s: State, cell: int) -> str:
    """A cell of the complex that is asked about; the mover's own cells have the short name."""
    whose = s.seat
    if s.phase in (Phase.PLACE, Phase.TURN) and s.owner != FREE:
        whose = s.owner
    elif s.phase == Phase.FETCH:
        whose = s.partner
    name = edition.names["cell"][cell]
    return f"cell:{name}" if whose == s.mover else f"seat{whose + 1}-cell:{name}"


def word_of(edition: Edition, verb: str, values: tuple[int, ...]) -> str:
    """What an action names: a key, or a number counted from 1 for seats and for what the edition does not have."""
    if not values:
        return ""
    if verb == "turn":
        return COMPASS[values[0]]
    words = edition.words[WORDS[verb]] if verb in WORDS else []
    return words[values[0]] if values[0] < len(words) else str(values[0] + 1)


def steps_of(s: State, verb: str, word: str) -> Path:
    """The places of a verb in its own moment."""
    if verb in ("pick", "produce", "build"):
        return (f"kind:{word}",)
    if verb == "fulfil":
        return (f"contract:{word}", f"deliver:{word}")
    if verb == "lose":
        return (f"contract:{word}", f"lose:{word}")
    if verb == "claim":
        return (f"contract:{word}",)
    if verb == "want" and s.phase == Phase.OFFER:
        return (f"want:{word}",)
    if verb in ("bank", "give", "want"):
        return (f"product:{word}",)
    if verb == "fetch":
        return ("do:fetch", f"seat:{word}")
    return (f"seat:{word}",) if verb in ("offer", "hand") else (f"turn:{word}",)
