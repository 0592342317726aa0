"""The server: pages, JSON side and live updates in one application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from smokestack import __version__
from smokestack.bots.pool import BotPool
from smokestack.bots.workers import BotError
from smokestack.gamekit.errors import SmokestackError, UnknownName
from smokestack.gamekit.registry import names
from smokestack.match.store import Conflict, Store, StoreError
from smokestack.web.access import Forbidden
from smokestack.web.answers.server import Refused
from smokestack.web.api import api
from smokestack.web.description import ABOUT, TAGS, DescribedApp
from smokestack.web.gallery import draw_showcases
from smokestack.web.guard import HEADERS, Guard
from smokestack.web.guests import Guests
from smokestack.web.guidebook import Guide, NotBuilt
from smokestack.web.limits import Limits, TooMany
from smokestack.web.pages import error_page, pages
from smokestack.web.reference import pages_for_programs
from smokestack.web.room import Stale
from smokestack.web.rooms import NoSuchTable, Rooms
from smokestack.web.settings import Settings
from smokestack.web.socket import live
from smokestack.web.tidy import tidy_hourly

STATUS: list[tuple[type[SmokestackError], int]] = [
    (NoSuchTable, 404),
    (NotBuilt, 404),
    (Forbidden, 403),
    (TooMany, 429),
    (Stale, 409),
    (Conflict, 409),
    (StoreError, 503),
    (BotError, 503),
]


def make_app(settings: Settings) -> FastAPI:
    app = DescribedApp(
        title="Smokestack",
        version=__version__,
        description=ABOUT,
        openapi_tags=TAGS,
        lifespan=lifespan,
        redoc_url=None,
        docs_url=None,
    )
    app.state.settings = settings
    app.state.guests = Guests(settings.key)
    app.state.limits = Limits(settings.limits)
    app.include_router(api)
    app.include_router(live)
    app.include_router(pages)
    app.include_router(pages_for_programs)
    home = Path(str(resources.files("smokestack.web")))
    app.mount("/static", StaticFiles(directory=home / "static"), name="static")
    app.mount("/guide", Guide(home / "guide"), name="guide")
    app.add_exception_handler(SmokestackError, refused)
    app.add_exception_handler(HTTPException, not_served)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(Guard)
    return app


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store, bots = Store(settings.db), BotPool(settings.workers)
    await store.open()
    app.state.store, app.state.bots = store, bots
    app.state.rooms = Rooms(store, bots, settings.idle_seconds, settings.patience)
    draw_showcases()
    if settings.warm:
        bots.warm_all(names())
    cleaners = [
        asyncio.create_task(unload_idle(app.state.rooms, settings.idle_seconds)),
        asyncio.create_task(tidy_hourly(app.state.rooms)),
    ]
    yield
    for cleaner in cleaners:
        cleaner.cancel()
    await asyncio.gather(*cleaners, return_exceptions=True)
    await app.state.rooms.close()
    bots.close()
    await store.close()


async def unload_idle(rooms: Rooms, every: float) -> None:
    while True:
        await asyncio.sleep(min(every, 30.0))
        rooms.unload_idle()


async def refused(request: Request, error: Exception) -> Response:
    """Our own errors as a clear message."""
    otherwise = 404 if isinstance(error, UnknownName) and request.method == "GET" else 400
    status = next((code for kind, code in STATUS if isinstance(error, kind)), otherwise)
    answer = told(request, str(error), status, type(error).__name__)
    if isinstance(error, TooMany):
        answer.headers["Retry-After"] = str(error.wait)
    return answer


async def not_served(request: Request, error: Exception) -> Response:
    """What the web framework refuses: an address that is not there, a body that is too large."""
    assert isinstance(error, HTTPException)
    return told(request, error.detail, error.status_code, "HTTPException")


async def misunderstood(request: Request, error: Exception) -> Response:
    """A request whose values do not fit: where, and what would."""
    assert isinstance(error, RequestValidationError)
    said = [f"{'.'.join(map(str, each['loc'][1:]))}: {each['msg']}" for each in error.errors()]
    return told(request, "; ".join(said), 422, "RequestValidationError")


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: no words of it leave the server, but its log has them."""
    answer = told(request, "something went wrong in the server; nothing was changed", 500, "ServerError")
    answer.headers.update(HEADERS)
    return answer


def told(request: Request, text: str, status: int, kind: str) -> Response:
    """A message for a program or for a person."""
    if request.url.path.startswith("/api/"):
        return JSONResponse(Refused(error=text, kind=kind), status)
    return error_page(request, text, status)
