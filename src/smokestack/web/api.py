"""The JSON side: everything a page does, a program can do too. `/openapi.json` describes it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field, StringConstraints

from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.registry import names, spec
from smokestack.match.row import Json
from smokestack.match.save import dumps, loads
from smokestack.web import present
from smokestack.web.access import Access, Here, here, limited, require_page
from smokestack.web.lessons import act_in_lesson
from smokestack.web.newtable import NewSeat, bot_name, new_match
from smokestack.web.replay import chart, result
from smokestack.web.room import MOST_ENTRIES
from smokestack.web.story import MatchStory
from smokestack.web.why import refusal_row, why_not

api = APIRouter(prefix="/api", tags=["tables"])
Table = Annotated[Here, Depends(here)]
Page = Annotated[Access, Depends(require_page)]


class NewTable(BaseModel):
    """A table to be set up."""

    game: str
    seats: list[NewSeat] = Field(max_length=12)
    options: dict[str, int] = Field(default_factory=dict, max_length=20)
    edition: str | None = Field(default=None, max_length=64)
    confirm: bool = True
    seed: int | None = Field(default=None, ge=0, lt=2**62)


class Act(BaseModel):
    """An action by id or text, and the last entry its chooser had seen."""

    action: int | str
    n: int | None = None


class TakeBack(BaseModel):
    to: int | None = None


class Answer(BaseModel):
    yes: bool


class Join(BaseModel):
    seat: int = Field(ge=0, lt=12)
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]


class Leave(BaseModel):
    seat: int = Field(ge=0, lt=12)


class TakeOver(BaseModel):
    seat: int = Field(ge=0, lt=12)
    bot: str = Field(default="greedy", max_length=40)


class Declining(BaseModel):
    after: int | None = Field(default=0, ge=0, le=100)


@api.post("/tables", status_code=201, dependencies=[limited("tables")])
async def create(wanted: NewTable, access: Page) -> Json:
    """Set up a table. Seats `you` are yours; each comes with a secret by which a program acts for it."""
    match, own = new_match(
        wanted.game, wanted.seats, wanted.options, wanted.edition, wanted.confirm, wanted.seed, access.guest.name
    )
    room, secrets = await access.rooms.create(match, own, access.guest)
    held = [{"seat": seat, "secret": secret} for seat, secret in zip(own, secrets, strict=True)]
    return {"id": room.id, "seats": held}


@api.get("/tables/{id}")
async def state(table: Table) -> Json:
    """What is asked, what may be chosen, who sits where."""
    return present.state(table.room, table.seats)


@api.get("/tables/{id}/legal")
async def legal(table: Table) -> list[Json]:
    """The legal actions of your seat; none when it is not your move."""
    return present.choices(table.room, table.seats)


@api.get("/tables/{id}/log")
async def log(table: Table, since: Annotated[int, Query(ge=0)] = 0) -> list[Json]:
    """What happened after entry `since`, in sentences, with what moved."""
    return [news.to_json() for news in table.room.story.news[since:]]


@api.get("/tables/{id}/at/{n}")
async def at(table: Table, n: int) -> Json:
    """The table as it was after entry n."""
    position = table.room.match.at(n)
    told = table.room.story.news[n - 1].to_json() if n > 0 else None
    drawn = present.parts_at(table.room, position, table.seats)
    seen = {"scores": position.scores(), "to_move": position.to_move}
    return {"n": n, "of": table.room.n, "parts": drawn, "news": told, **seen}


@api.get("/tables/{id}/why")
async def why(
    table: Table,
    target: Annotated[list[str] | None, Query(max_length=4)] = None,
    action: Annotated[str | None, Query(max_length=80)] = None,
) -> Json:
    """Why a target on the board, or an action, is not possible now; null when it is."""
    if action is not None:
        refusal = table.room.match.why(action)
        return {"why": None if refusal is None else refusal_row(refusal)}
    return {"why": why_not(table.room, table.seats, target or [])}


@api.get("/tables/{id}/result")
async def final(table: Table) -> Json:
    """Score by source, the course of the game and its turning points."""
    async with table.room.quiet():
        return await asyncio.to_thread(lambda: {**result(table.room), "chart": chart(table.room)})


@api.get("/tables/{id}/save")
async def download(table: Table) -> PlainTextResponse:
    """The match as a save file."""
    name = f"{table.room.match.header.game}-{table.room.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(dumps(table.room.match), media_type="application/jsonl", headers=headers)


@api.post("/upload", status_code=201, dependencies=[limited("uploads")])
async def upload(request: Request, access: Page) -> Json:
    """Go on with a save file: people's seats become yours."""
    text = (await request.body()).decode("utf-8-sig", errors="replace")
    if text.count("\n") > MOST_ENTRIES:
        raise MatchError(f"the file has more than {MOST_ENTRIES} lines, more than any game needs")
    story = MatchStory()
    match = await asyncio.to_thread(loads, text, "the file", story.tell)
    own = [seat for seat, holder in enumerate(match.seats) if holder.human]
    room, _ = await access.rooms.create(match, own, access.guest, story=story)
    return {"id": room.id}


@api.post("/tables/{id}/act")
async def act(table: Table, wanted: Act) -> Json:
    """Choose an action for your seat."""
    seat = table.mover()
    if table.room.lesson:
        await table.room.change(lambda match: act_in_lesson(match, wanted.action), wanted.n)
    else:
        await table.room.change(lambda match: match.act(seat, wanted.action), wanted.n)
    return {"n": table.room.n}


@api.post("/tables/{id}/confirm")
async def confirm(table: Table) -> Json:
    """Hand over the turn."""
    seat = table.one_of(table.room.match.waiting, "there is no turn of yours to confirm")
    await table.room.change(lambda match: match.hand_over(seat))
    return {"n": table.room.n}


@api.post("/tables/{id}/undo", dependencies=[limited("wishes")])
async def undo(table: Table, wanted: TakeBack) -> Json:
    """Take back; where other people have to agree they are asked."""
    return await table.take_back(wanted.to)


@api.post("/tables/{id}/agree", dependencies=[limited("wishes")])
async def agree(table: Table, answer: Answer) -> Json:
    """Answer somebody's wish to take back."""
    return await table.answer(answer.yes)


@api.post("/tables/{id}/redo", dependencies=[limited("wishes")])
async def redo(table: Table) -> Json:
    """Bring back what you took back."""
    seat = table.one_who_can_redo()
    await table.room.change(lambda match: match.redo(seat))
    return {"n": table.room.n}


@api.post("/tables/{id}/hint", dependencies=[limited("wishes")])
async def hint(table: Table) -> Json:
    """What the best bot at hand would do in your place, why, and what it found when it tried."""
    table.mover()
    hint = await table.room.hint()
    row = next((row for row in present.choices(table.room, table.seats) if row["action"] == hint.action), None)
    return {
        "action": hint.action,
        "text": table.room.match.game.text(hint.action),
        "reason": hint.reason,
        "found": hint.found or present.lesser_hint(hint.bot),
        "path": row["path"] if row else [],
    }


@api.post("/tables/{id}/join", dependencies=[limited("seats")])
async def join(table: Table, wanted: Join) -> Json:
    """Take an open seat, or one a bot holds."""
    secret = await table.access.rooms.take_seat(table.room, wanted.seat, table.access.guest, wanted.name)
    return {"seat": wanted.seat, "secret": secret}


@api.post("/tables/{id}/leave", dependencies=[limited("seats")])
async def leave(table: Table, wanted: Leave) -> Json:
    """Get up from your seat; it is open then."""
    table.require_own(wanted.seat)
    table.require_no_lesson()
    await table.room.give_up_seat(wanted.seat, lambda match: match.leave(wanted.seat))
    return {"n": table.room.n}


@api.post("/tables/{id}/takeover", dependencies=[limited("seats")])
async def take_over(table: Table, wanted: TakeOver) -> Json:
    """Let a bot play an open seat, your own, or that of somebody who is waited for and long away."""
    table.require_free_or_own(wanted.seat)
    table.require_no_lesson()
    match = table.room.match
    name = bot_name(wanted.bot, wanted.seat, match.header.options, [seat.name for seat in match.seats])
    await table.room.give_up_seat(wanted.seat, lambda match: match.let_bot_take_over(wanted.seat, name))
    return {"n": table.room.n}


@api.post("/tables/{id}/declining", dependencies=[limited("wishes")])
async def declining(table: Table, wanted: Declining) -> Json:
    """Let the table decline offers to your seats after so many in a move; null answers them yourself again."""
    own = table.own()
    await table.room.change(lambda match: [match.decline_offers(seat, wanted.after) for seat in own])
    return {"n": table.room.n}


@api.get("/games")
async def games() -> list[Json]:
    """The games, their options and editions."""
    return [
        {
            "game": name,
            "title": spec(name).title,
            "editions": spec(name).editions(),
            "options": [
                {"name": option.name, "default": option.default, "least": option.least, "most": option.most}
                for option in spec(name).options
            ],
        }
        for name in names()
    ]
