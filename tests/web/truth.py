"""Every answer of the JSON side is held to what its route promises: nothing is missing, nothing is left over."""

from functools import cache
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection

from smokestack.web.answers.live import LiveMessage
from smokestack.web.answers.server import Refused
from smokestack.web.api import api
from smokestack.web.pages import pages
from smokestack.web.reference import pages_for_programs

ROUTERS = (api, pages, pages_for_programs)
ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]


@cache
def adapter(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(model)


def fits(model: Any, said: str | bytes) -> None:
    """Complains unless a text is JSON of exactly this shape."""
    adapter(model).validate_json(said, strict=True, extra="forbid")


def route_of(request: httpx.Request) -> APIRoute | None:
    return next((route for route in ROUTES if answers(route, request)), None)


def answers(route: APIRoute, request: httpx.Request) -> bool:
    return request.method in (route.methods or ()) and route.path_regex.match(request.url.path) is not None


def hold(answer: httpx.Response) -> None:
    """For every answer that a visitor gets; pages are for people and promise nothing."""
    route, status = route_of(answer.request), answer.status_code
    if not answer.request.url.path.startswith("/api/") and (route is None or route.response_model is None):
        return
    answer.read()
    if answer.is_success:
        assert route is not None, answer.request.url
        promised = {route.status_code or 200, *route.responses}
        assert status in promised, (answer.request.url, status)
        if route.response_model is not None:
            fits(route.response_model, answer.content)
    else:
        assert route is None or status in route.responses, (answer.request.url, status, answer.text)
        fits(Refused, answer.content)


class Listening(ClientConnection):
    """A live connection on which every message is held to its kind."""

    def recv(self, *args: Any, **options: Any) -> Any:
        said = super().recv(*args, **options)
        fits(LiveMessage, said)
        return said
