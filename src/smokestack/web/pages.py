"""The pages people see."""

import logging
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup

from smokestack import __version__
from smokestack.board.drawing import stylesheet
from smokestack.board.ui import GameBoard, board_of
from smokestack.bots.roster import BOTS, LEVELS, own_bots
from smokestack.gamekit.errors import SmokestackError
from smokestack.gamekit.registry import names, spec
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.match.row import Json
from smokestack.match.store import Summary
from smokestack.web.access import Access, Forbidden, access, limited
from smokestack.web.answers.server import Health
from smokestack.web.cardtables import card_tables
from smokestack.web.engine import engine_rows
from smokestack.web.gallery import poster, showcase
from smokestack.web.guests import COOKIE, YEAR, Guest
from smokestack.web.lessons import LEARNER, has_lesson, lesson_of, new_lesson
from smokestack.web.newtable import USUAL, new_match, proposed_seat
from smokestack.web.room import Room

log = logging.getLogger("smokestack.web")
pages = APIRouter(include_in_schema=False)
templates = Environment(
    loader=PackageLoader("smokestack.web"), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True
)
Asking = Annotated[Access, Depends(access)]
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine", 10: "Ten"}


def page(name: str, asking: Access, status: int = 200, **values: object) -> HTMLResponse:
    """A page; whoever comes for the first time is remembered from now on."""
    shown = templates.get_template(name).render(
        version=__version__, token=asking.guests.page_token(asking.guest), guest=asking.guest, **values
    )
    response = HTMLResponse(shown, status)
    if not asking.known:
        remember(response, asking, asking.guest)
    return response


def remember(response: Response, asking: Access, guest: Guest) -> None:
    response.set_cookie(COOKIE, asking.guests.write(guest), max_age=YEAR, httponly=True, samesite="lax", path="/")


def error_page(request: Request, text: str, status: int) -> Response:
    return page("error.html", Access(request), status, text=text)


@pages.get("/")
async def front(asking: Asking) -> Response:
    """Every game with its buttons, and the tables of whoever comes."""
    shown = [spec(name) for name in names()]
    taught = [name for name in names() if has_lesson(name)]
    mine = await my_tables(asking)
    return page("front.html", asking, games=shown, taught=taught, count=games_in_words(len(shown)), mine=mine)


def games_in_words(count: int) -> str:
    """As a headline begins."""
    return "One game" if count == 1 else f"{NUMBERS.get(count, count)} games"


async def my_tables(asking: Access) -> list[Json]:
    """My tables with whose turn it is; one that cannot be opened today does not hide the others."""
    if not asking.known:
        return []
    return [await my_table(asking, each) for each in await asking.rooms.store.tables_of(asking.guest.id, most=12)]


async def my_table(asking: Access, summary: Summary) -> Json:
    """A line of my tables; whatever is wrong with a table stands in its own line, and in the server's log."""
    row = {"id": summary.id, "title": summary.game, "game": summary.game, "age": ago(time.time() - summary.changed)}
    try:
        row["title"] = spec(summary.game).title
        room = await asking.rooms.get(summary.id)
        return {**row, "players": ", ".join(room.match.names), "turn": turn_of(room, asking.guest.id)}
    except SmokestackError as error:
        return {**row, "players": f"cannot be opened: {error}", "turn": ""}
    except Exception:
        log.exception("table %s cannot be opened", summary.id)
        return {**row, "players": "cannot be opened: something unexpected is wrong with it", "turn": ""}


def turn_of(room: Room, guest: str) -> str:
    """Who is waited for: "yours", a name, "over", or "" for chance."""
    match = room.match
    waited = match.waiting if match.waiting is not None else match.to_move
    if match.over:
        return "over"
    if waited in room.seats_of(guest):
        return "yours"
    return match.names[waited] if waited >= 0 else ""


def ago(seconds: float) -> str:
    for size, unit in ((86_400, "day"), (3_600, "hour"), (60, "minute")):
        if seconds >= size:
            count = int(seconds // size)
            return f"{count} {unit}{'s' if count > 1 else ''} ago"
    return "just now"


@pages.post("/play/{game}", dependencies=[limited("tables")])
async def play_now(game: str, request: Request, asking: Asking) -> Response:
    """The table the game proposes for one person, at once."""
    await require_form(request, asking)
    found = spec(game)
    seats = [proposed_seat(word) for word in found.first_table.split(",")]
    match, own = new_match(game, seats, found.first_options, None, True, None, asking.guest.name)
    room, _ = await asking.rooms.create(match, own, asking.guest, fresh=True)
    return RedirectResponse(f"/t/{room.id}", 303)


async def require_form(request: Request, asking: Access) -> None:
    """A form of ours carries the page's token."""
    token = str((await request.form()).get("token", ""))
    if not asking.known or not asking.guests.is_page(asking.guest, token):
        raise Forbidden("this form is too old or came from another site; go back, load the page again and retry")


@pages.get("/new/{game}")
async def set_up(game: str, asking: Asking) -> Response:
    """Players, options, edition, and who sits where."""
    found = spec(game)
    counted = next((option for option in found.options if option.name == "players"), None)
    proposed = len(found.first_table.split(","))
    least, most = (counted.least, counted.most) if counted else (proposed, proposed)
    return page(
        "new.html",
        asking,
        spec=found,
        editions=[found.edition(name) for name in found.editions()],
        least=least,
        most=most,
        counted=counted,
        levels=[BOTS[level] for level in LEVELS],
        usual=USUAL,
        special=[bot for bot in own_bots().values() if found.first_options.get(bot.option)],
        shapes=SEAT_SHAPES,
    )


@pages.get("/t/{id}")
async def table(id: str, request: Request, asking: Asking) -> Response:
    """A table, live; `?at=` shows a moment of it."""
    room = await asking.rooms.get(id)
    found = room.match.game.spec
    board = board_of(found)
    return page(
        "table.html",
        asking,
        room=room,
        spec=found,
        symbols=Markup(board.symbols),
        traits=traits(board),
        levels=LEVELS,
        usual=USUAL,
        network=request.app.state.settings.network,
    )


def traits(board: GameBoard) -> Json:
    """What the script of the page, which knows no game, is told of this one."""
    return {"zoomed": board.zoomed, "small": board.small, "keys": dict(board.keys), "money": board.money}


@pages.get("/learn/{game}")
async def offer_lesson(game: str, asking: Asking) -> Response:
    """What the lesson of a game is; looking at it opens no table."""
    found = spec(game)
    return page("learn.html", asking, spec=found, steps=len(lesson_of(game).steps))


@pages.post("/learn/{game}", dependencies=[limited("tables")])
async def learn(game: str, request: Request, asking: Asking) -> Response:
    """A lesson of the game: a table with a teacher."""
    await require_form(request, asking)
    match = new_lesson(game, asking.guest.name)
    room, _ = await asking.rooms.create(match, [LEARNER], asking.guest, lesson=game)
    return RedirectResponse(f"/t/{room.id}", 303)


@pages.get("/rules/{game}")
async def rules(game: str, asking: Asking) -> Response:
    """Every clause in our own words, and the edition's values with their sources."""
    found = spec(game)
    edition = found.edition()
    return page("rules.html", asking, spec=found, clauses=found.clauses, edition=edition, tables=card_tables(edition))


@pages.get("/gallery/{game}")
async def gallery(game: str, asking: Asking) -> Response:
    """Every part of a board and every symbol."""
    found = spec(game)
    parts = [(part.title, Markup(part.svg)) for part in showcase(found.name)]
    return page("gallery.html", asking, spec=found, symbols=Markup(board_of(found).symbols), parts=parts)


@pages.get("/poster/{game}")
async def show_poster(game: str) -> Response:
    """The most striking part of a board; the front page asks for it when it stands already."""
    found = spec(game)
    parts = [Markup(part.svg) for part in poster(found.name)]
    shown = templates.get_template("poster.html").render(symbols=Markup(board_of(found).symbols), parts=parts)
    return HTMLResponse(shown, headers={"Cache-Control": "max-age=3600"})


@pages.get("/board.css")
async def board_css() -> PlainTextResponse:
    return css(stylesheet())


@pages.get("/games/{game}/board.css")
async def game_css(game: str) -> PlainTextResponse:
    return css(board_of(spec(game)).styles)


@pages.get("/games/{game}/layout.css")
async def layout_css(game: str) -> PlainTextResponse:
    return css(board_of(spec(game)).layout)


def css(text: str) -> PlainTextResponse:
    return PlainTextResponse(text, media_type="text/css", headers={"Cache-Control": "max-age=300"})


@pages.get("/healthz")
async def health(request: Request) -> Health:
    """Whether the server can serve: its database answers."""
    await request.app.state.store.check()
    rooms = request.app.state.rooms
    engines = engine_rows(request.app.state.bots)
    return {"ok": True, "tables": len(rooms), "listeners": rooms.listeners(), "engines": engines}
