"""Boards to look at: a position in the middle of a game, played by bots from a fixed seed."""

import asyncio

from smokestack.bots.policy import decide
from smokestack.kernel.chance import draw, seeded
from smokestack.kernel.drawing import Part
from smokestack.kernel.face import draw_position
from smokestack.kernel.game import game as make_game

STEPS = {"titans": 127, "empire": 163, "victory": 169}
"""Moments at which much lies on the table."""
POSTERS = {"titans": "grids", "empire": "city", "victory": "complex"}
"""The area that shows best what a game looks like."""
SEED = 4
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
_shown: dict[str, tuple[Part, ...]] = {}


async def showcase(name: str) -> tuple[Part, ...]:
    """The table of a game that has gone on for a while."""
    if name not in _shown:
        _shown[name] = await play(name)
    return _shown[name]


async def poster(name: str) -> list[Part]:
    return [part for part in await showcase(name) if part.area == POSTERS[name]]


async def play(name: str) -> tuple[Part, ...]:
    """Takes a second or so; between two steps the server does what else there is to do."""
    game = make_game(name)
    position, stream = game.new(**dict(game.spec.first_options)), seeded(SEED)
    for _ in range(STEPS[name]):
        if position.over:
            break
        chance = position.outcomes()
        if chance:
            position.apply(chance[draw(stream, [weight for _, weight in chance], len(chance))][0])
        else:
            position.apply(decide(game, position, "greedy", SEED))
        await asyncio.sleep(0)
    return draw_position(position, NAMES[: position.seats])
