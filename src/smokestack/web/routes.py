"""What `/openapi.json` says of each route beyond its signature: its name, who may ask, and what is refused."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from smokestack.match.row import Json
from smokestack.web.answers.server import Refused
from smokestack.web.guard import MOST_BODY

REFUSALS = {
    400: "The rules, the match or the options do not allow it; the error says why.",
    403: "Whoever asks may not do this: not their seat, not their move, or not from a page of this server.",
    404: "There is no such table, or nothing of that name.",
    409: "The table has moved on; look again and choose anew.",
    413: f"The body is larger than {MOST_BODY // 1_000_000} MB.",
    422: "A value does not fit; the error names it and says what would.",
    429: "Too many in a short time.",
    500: "A fault of the server.",
    503: "The store or a bot does not answer just now; try again.",
}
AT_TABLE = (400, 403, 404, 429, 500, 503)
"""What can go wrong wherever a table is looked at."""
CHANGING = (*AT_TABLE, 409, 413)
OPENING = (400, 403, 413, 429, 500, 503)

Who = list[dict[str, list[str]]]
"""Ways to prove oneself, any of which is enough; an empty one means that no proof is needed."""
SECRET, GUEST, PAGE = "seat_secret", "guest_cookie", "page_token"
ANYBODY: Who = []
LOOKER: Who = [{}, {SECRET: []}, {GUEST: []}]
NEWCOMER: Who = [{}, {GUEST: [], PAGE: []}]
HOLDER: Who = [{SECRET: []}, {GUEST: [], PAGE: []}]


def about(tag: str, who: Who, refused: Iterable[int], summary: str, *more: int, **extra: Any) -> Any:
    """What is said of a route: its group, who may ask, with which status it refuses, and its name."""
    return {
        "tags": [tag],
        "summary": summary,
        "openapi_extra": {"security": who, **extra},
        "responses": {status: refusal(status) for status in sorted([*refused, *more])},
    }


def or_asked(route: Any, model: Any, description: str) -> Any:
    """A route whose wish may wait for others: then it answers 202."""
    return {**route, "responses": {202: {"model": model, "description": description}, **route["responses"]}}


looking = partial(about, "look", LOOKER, AT_TABLE)
deciding = partial(about, "decide", HOLDER, CHANGING)
seating = partial(about, "seats", HOLDER, CHANGING)
joining = partial(about, "seats", [*NEWCOMER, {SECRET: []}], CHANGING)
opening = partial(about, "open", NEWCOMER, OPENING)
listing = partial(about, "open", ANYBODY, (500,))


def refusal(status: int) -> Json:
    described: Json = {"model": Refused, "description": REFUSALS[status]}
    if status == 429:
        described["headers"] = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
    return described
