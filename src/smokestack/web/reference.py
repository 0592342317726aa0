"""The page of the JSON side: `/openapi.json` for people, with a form at every route to try it."""

from collections.abc import Iterator
from functools import lru_cache

from fastapi import APIRouter, FastAPI, Request, Response
from markupsafe import Markup

from smokestack.match.row import Json
from smokestack.web.pages import Asking, page, templates
from smokestack.web.schemawords import MODELS, coded, kind, laid_out, limits

pages_for_programs = APIRouter(include_in_schema=False)


@pages_for_programs.get("/api/docs")
async def reference(request: Request, asking: Asking) -> Response:
    """What programs can do here, and a way to try it from the page."""
    return page("reference.html", asking, body=body(request.app))


@lru_cache(maxsize=1)
def body(app: FastAPI) -> Markup:
    """The same for everybody, so it is written once."""
    document = app.openapi()
    shown = templates.get_template("reference_body.html")
    return Markup(shown.render(document=document, groups=groups(document), refusals=refusals(document)))


def operations(document: Json) -> Iterator[Json]:
    """Every route, with its method and path."""
    for path, found in document["paths"].items():
        for method, told in found.items():
            yield {**told, "method": method.upper(), "path": path}


def groups(document: Json) -> list[tuple[Json, list[Json]]]:
    """Each group with its routes."""
    told = list(operations(document))
    return [(tag, [each for each in told if tag["name"] in each["tags"]]) for tag in document["tags"]]


def refusals(document: Json) -> dict[str, str]:
    """Each status with its meaning, which is the same at every route."""
    told = [answer for each in operations(document) for answer in each["responses"].items() if is_refusal(answer[0])]
    return {status: answer["description"] for status, answer in sorted(told, key=lambda answer: answer[0])}


def is_refusal(status: str) -> bool:
    return status >= "4"


def example(document: Json, operation: Json) -> str:
    """A body that works, to start from."""
    ((_, content),) = operation["requestBody"]["content"].items()
    model = document["components"]["schemas"].get(content["schema"].get("$ref", "").removeprefix(MODELS), {})
    return laid_out(model["examples"][0]) if "examples" in model else ""


templates.filters.update(kind=kind, limits=limits, coded=coded)
templates.globals.update(example=example, is_refusal=is_refusal)
