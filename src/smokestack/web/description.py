"""`/openapi.json` as a whole: what programs are told first, how they prove themselves, and the live connection."""

from fastapi import FastAPI
from pydantic import TypeAdapter

from smokestack.match.row import Json
from smokestack.web.access import PAGE_TOKEN
from smokestack.web.answers.live import Greeting, LiveMessage
from smokestack.web.guests import COOKIE
from smokestack.web.routes import GUEST, PAGE, SECRET
from smokestack.web.socket import CLOSING, LIVE

ABOUT = """Everything a page does, a program can do too. Open a table: each of your seats comes with a secret.
Send it as `Authorization: Bearer …`, and a request is that seat's: look at the table, choose one of its `choices`,
confirm, and look again, or listen to it live. Seats count from 0, entries of a match from 1.
Whatever is refused says why and changes nothing."""

TAGS = [
    {"name": "open", "description": "Games and new tables."},
    {"name": "look", "description": "A table now and as it was; whoever knows its id may look."},
    {"name": "decide", "description": "What the holder of a seat does."},
    {"name": "seats", "description": "Who sits where."},
]

PROOFS = {
    SECRET: {
        "type": "http",
        "scheme": "bearer",
        "description": "A program acts for one seat, by the secret it was told when it took the seat.",
    },
    GUEST: {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "A browser is known by the cookie that came with its first page.",
    },
    PAGE: {
        "type": "apiKey",
        "in": "header",
        "name": PAGE_TOKEN,
        "description": "To change something, a browser also sends the token that every page of this server carries.",
    },
}

NOT_OURS = ("HTTPValidationError", "ValidationError")
"""The framework's shape of a refusal; ours are all alike."""


class DescribedApp(FastAPI):
    """An application whose description also says what the framework cannot know."""

    def openapi(self) -> Json:
        if self.openapi_schema is None:
            complete(super().openapi())
        return super().openapi()


def complete(described: Json) -> None:
    """Add the proofs and the live connection; leave out refusals that never come."""
    schemas = described["components"]["schemas"]
    described["components"]["securitySchemes"] = PROOFS
    described["x-websockets"] = {LIVE: live_connection(schemas)}
    for operation in (each for path in described["paths"].values() for each in path.values()):
        if NOT_OURS[0] in str(operation["responses"].get("422")):
            del operation["responses"]["422"]
    for name in NOT_OURS:
        schemas.pop(name, None)


def live_connection(schemas: Json) -> Json:
    """What is said and heard at a table's socket, for which OpenAPI has no place; its models join the others."""
    speaking = TypeAdapter.json_schemas(
        [("says", "serialization", TypeAdapter(Greeting)), ("hears", "serialization", TypeAdapter(LiveMessage))],
        ref_template="#/components/schemas/{model}",
    )
    (says, hears), models = speaking[0].values(), speaking[1]["$defs"]
    schemas.update({name: model for name, model in models.items() if name not in schemas})
    return {
        "summary": "Listen to a table",
        "description": "Say what you have; hear what is new at once and with every change.",
        "says": says,
        "hears": hears,
        "closes": {str(code): reason for code, reason in CLOSING.items()},
    }
