"""The JSON side: everything a page does, a program can do too. `/openapi.json` describes it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.registry import names, spec
from smokestack.match.save import dumps, loads
from smokestack.web import present, replay
from smokestack.web.access import Access, Here, here, limited, require_page
from smokestack.web.answers.doings import (
    Entered,
    HintRow,
    OpenedTable,
    SeatSecret,
    SeatWish,
    TakenBack,
    UploadedTable,
    Why,
)
from smokestack.web.answers.past import EntryNews, Result, TableMoment
from smokestack.web.answers.server import GameRow
from smokestack.web.answers.table import Choice, TableState
from smokestack.web.bodies import Act, Admit, Answer, Declining, Join, Leave, NewTable, TakeBack, TakeOver
from smokestack.web.lessons import act_in_lesson
from smokestack.web.newtable import new_match, seated_bot
from smokestack.web.room import MOST_ENTRIES
from smokestack.web.routes import deciding, joining, listing, looking, opening, or_asked, seating
from smokestack.web.story import MatchStory
from smokestack.web.why import refusal_row, why_not

api = APIRouter(prefix="/api", generate_unique_id_function=lambda route: route.name)
SAVE_FILE = {"application/jsonl": {"schema": {"type": "string"}}}
Table = Annotated[Here, Depends(here)]
Page = Annotated[Access, Depends(require_page)]


@api.post("/tables", status_code=201, dependencies=[limited("tables")], **opening("Open a table", 422))
async def open_table(wanted: NewTable, access: Page) -> OpenedTable:
    """Set up a table. Seats `you` are yours; each comes with a secret by which a program acts for it."""
    match, own = new_match(
        wanted.game, wanted.seats, wanted.options, wanted.edition, wanted.confirm, wanted.seed, access.guest.name
    )
    room, secrets = await access.rooms.create(match, own, access.guest)
    held = [SeatSecret(seat=seat, secret=secret) for seat, secret in zip(own, secrets, strict=True)]
    return {"id": room.id, "seats": held}


@api.get("/tables/{id}", **looking("The table now"))
async def state(table: Table) -> TableState:
    """What is asked, what may be chosen, who sits where."""
    return present.state(table.room, table.seats, table.guest)


@api.get("/tables/{id}/legal", **looking("Your legal actions"))
async def legal(table: Table) -> list[Choice]:
    """The legal actions of your seat; none when it is not your move."""
    return present.choices(table.room, table.seats)


@api.get("/tables/{id}/log", **looking("What happened", 422))
async def log(
    table: Table, since: Annotated[int, Query(ge=0, description="The last entry you have heard of.")] = 0
) -> list[EntryNews]:
    """What happened after entry `since`, in sentences, with what moved."""
    return [news.to_json() for news in table.room.story.news[since:]]


@api.get("/tables/{id}/at/{n}", **looking("The table as it was", 422))
async def moment(table: Table, n: Annotated[int, Path(description="An entry; 0 is the beginning.")]) -> TableMoment:
    """The table as it was after entry n."""
    position = table.room.match.at(n)
    told = table.room.story.news[n - 1].to_json() if n > 0 else None
    drawn = present.parts_at(table.room, position, table.seats)
    scores, to_move = position.scores(), position.to_move
    return {"n": n, "of": table.room.n, "parts": drawn, "news": told, "scores": scores, "to_move": to_move}


@api.get("/tables/{id}/why", **looking("Why something is not possible", 422))
async def why(
    table: Table,
    target: Annotated[list[str] | None, Query(max_length=4, description="A target, after those it lies in.")] = None,
    action: Annotated[str | None, Query(max_length=80, description="An action in words.")] = None,
) -> Why:
    """Why a target on the board, or an action, is not possible now; null when it is."""
    if action is not None:
        refusal = table.room.match.why(action)
        return {"why": None if refusal is None else refusal_row(refusal)}
    return {"why": why_not(table.room, table.seats, target or [])}


@api.get("/tables/{id}/result", **looking("The result and how it came about"))
async def result(table: Table) -> Result:
    """Score by source, the course of the game and its turning points."""
    async with table.room.quiet():
        return await asyncio.to_thread(replay.result, table.room)


@api.get(
    "/tables/{id}/save", response_class=Response, **looking("The save file", responses={"200": {"content": SAVE_FILE}})
)
async def save_file(table: Table) -> Response:
    """The match as a save file."""
    name = f"{table.room.match.header.game}-{table.room.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(dumps(table.room.match), media_type="application/jsonl", headers=headers)


@api.post(
    "/upload",
    status_code=201,
    dependencies=[limited("uploads")],
    **opening("Go on with a save file", requestBody={"content": SAVE_FILE, "required": True}),
)
async def upload(request: Request, access: Page) -> UploadedTable:
    """Go on with a save file: people's seats become yours."""
    text = (await request.body()).decode("utf-8-sig", errors="replace")
    if text.count("\n") > MOST_ENTRIES:
        raise MatchError(f"the file has more than {MOST_ENTRIES} lines, more than any game needs")
    story = MatchStory()
    match = await asyncio.to_thread(loads, text, "the file", story.tell)
    own = [seat for seat, holder in enumerate(match.seats) if holder.human]
    room, _ = await access.rooms.create(match, own, access.guest, story=story)
    return {"id": room.id}


@api.post("/tables/{id}/act", **deciding("Choose an action", 422))
async def act(table: Table, wanted: Act) -> Entered:
    """Choose an action for your seat."""
    seat = table.mover()
    if table.room.lesson:
        await table.room.change(lambda match: act_in_lesson(match, wanted.action), wanted.n)
    else:
        await table.room.change(lambda match: match.act(seat, wanted.action), wanted.n)
    return {"n": table.room.n}


@api.post("/tables/{id}/confirm", **deciding("Confirm your turn"))
async def confirm(table: Table) -> Entered:
    """Hand over the turn."""
    seat = table.one_of(table.room.match.waiting, "there is no turn of yours to confirm")
    await table.room.change(lambda match: match.hand_over(seat))
    return {"n": table.room.n}


@api.post("/tables/{id}/undo", dependencies=[limited("wishes")], **deciding("Take back", 422))
async def undo(table: Table, wanted: TakeBack) -> TakenBack:
    """Take back; where other people have to agree they are asked."""
    return await table.take_back(wanted.to)


@api.post("/tables/{id}/agree", dependencies=[limited("wishes")], **deciding("Answer a wish to take back", 422))
async def agree(table: Table, answer: Answer) -> Entered:
    """Answer somebody's wish to take back."""
    return await table.answer(answer.yes)


@api.post("/tables/{id}/redo", dependencies=[limited("wishes")], **deciding("Bring back"))
async def redo(table: Table) -> Entered:
    """Bring back what you took back."""
    seat = table.one_who_can_redo()
    await table.room.change(lambda match: match.redo(seat))
    return {"n": table.room.n}


@api.post("/tables/{id}/hint", dependencies=[limited("wishes")], **deciding("Ask for a hint"))
async def hint(table: Table) -> HintRow:
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


@api.post(
    "/tables/{id}/join",
    dependencies=[limited("seats")],
    **or_asked(joining("Take a seat", 422), SeatWish, "Those who sit at the table are asked."),
)
async def join(table: Table, wanted: Join, answer: Response) -> SeatWish:
    """Take an open seat, or one a bot holds.

    Whoever has no seat yet and wants a bot's needs the word of one of those who sit there: they are `asked`, and the
    answer is 202. Ask for the state with the secret that comes with it: `you` has the seat when somebody agreed, and
    `wish` says whether somebody refused.
    """
    joined = await table.join(wanted.seat, wanted.name)
    answer.status_code = 202 if joined["asked"] else 200
    return joined


@api.post("/tables/{id}/admit", dependencies=[limited("wishes")], **seating("Answer a wish for a bot's seat", 422))
async def admit(table: Table, answer: Admit) -> Entered:
    """Answer somebody's wish to play instead of a bot; the word of one who sits at the table is enough."""
    return await table.answer_wish(answer.wish, answer.yes)


@api.post("/tables/{id}/leave", dependencies=[limited("seats")], **seating("Leave your seat", 422))
async def leave(table: Table, wanted: Leave) -> Entered:
    """Get up from your seat; it is open then."""
    table.require_own(wanted.seat)
    table.require_no_lesson()
    await table.room.give_up_seat(wanted.seat, lambda match: match.leave(wanted.seat))
    return {"n": table.room.n}


@api.post("/tables/{id}/takeover", dependencies=[limited("seats")], **seating("Let a bot take over", 422))
async def take_over(table: Table, wanted: TakeOver) -> Entered:
    """Let a bot play an open seat, your own, or that of somebody who is waited for and long away."""
    table.require_free_or_own(wanted.seat)
    table.require_no_lesson()
    match = table.room.match
    seat = seated_bot(wanted.bot, wanted.seat, match.header.options, [seat.name for seat in match.seats])
    await table.room.give_up_seat(wanted.seat, lambda match: match.let_bot_take_over(wanted.seat, seat.bot, seat.name))
    return {"n": table.room.n}


@api.post("/tables/{id}/declining", dependencies=[limited("wishes")], **deciding("Decline offers", 422))
async def declining(table: Table, wanted: Declining) -> Entered:
    """Let the table decline offers to your seats after so many in a move; null answers them yourself again."""
    own = table.own()
    await table.room.change(lambda match: [match.decline_offers(seat, wanted.after) for seat in own])
    return {"n": table.room.n}


@api.get("/games", **listing("The games"))
async def games() -> list[GameRow]:
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
