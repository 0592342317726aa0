"""What people are told of the engine that bots search with."""

from typing import cast

from smokestack.bots.engines import FAILED, WARM, Engine
from smokestack.bots.pool import BotPool
from smokestack.bots.roster import bot
from smokestack.gamekit.registry import names
from smokestack.match import Match
from smokestack.match.seats import BOT
from smokestack.web.answers.server import EngineHealth
from smokestack.web.answers.table import EngineNote, EngineState
from smokestack.web.newtable import bot_at
from smokestack.web.room import Room


def searching(match: Match) -> list[str]:
    """The names of the bots at a table that search."""
    return [seat.name for seat in match.seats if seat.kind == BOT and bot(bot_at(seat)).searches]


def engine_state(room: Room) -> str:
    """Differs whenever there is something new to tell of the engine."""
    match = room.match
    return room.bots.state(match.header.game).state if searching(match) and not match.over else WARM


def engine_note(room: Room) -> EngineNote | None:
    """Why bots do not play as well as they can; nothing when they do."""
    if engine_state(room) == WARM:
        return None
    engine = room.bots.state(room.match.header.game)
    text = note(searching(room.match), engine)
    return {"state": cast(EngineState, engine.state), "seconds": engine.seconds, "text": text}


def note(who: list[str], engine: Engine) -> str:
    one = len(who) == 1
    subject, plays, its = (who[0], "plays", "its") if one else ("The bots", "play", "their")
    if engine.state == FAILED:
        return f"{subject} {plays} like Easy: {its} engine could not be started ({engine.reason})"
    return f"{subject} {plays} like Easy for the moment: {its} engine is warming up"


def engine_rows(bots: BotPool) -> dict[str, EngineHealth]:
    """Every game's engine, for whoever looks after the server."""
    found = {name: bots.state(name) for name in names()}
    return {
        name: {"state": cast(EngineState, engine.state), "seconds": engine.seconds, "reason": engine.reason}
        for name, engine in found.items()
    }
