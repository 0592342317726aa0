"""The page for programs, without a browser: it has every route and model, and a word for every type."""

import re

import pytest

from smokestack.match.row import Json
from smokestack.web.schemawords import coded, kind, laid_out, limits
from tests.web.house import House


def test_the_page_has_every_route_and_every_model(house: House) -> None:
    visitor = house.program().http
    page, document = visitor.get("/api/docs").text, visitor.get("/openapi.json").json()
    names = [told["operationId"] for path in document["paths"].values() for told in path.values()]
    places = [*(f"route-{name}" for name in names), "route-live", *document["components"]["schemas"]]
    assert set(places) <= set(re.findall(r'<details class="\w+" id="([\w-]+)"', page))
    assert page.count('<form class="try"') == len(names)


def test_every_link_inside_the_page_leads_somewhere(house: House) -> None:
    page = house.program().http.get("/api/docs").text
    ids = re.findall(r' id="([\w-]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([\w-]+)"', page)) <= set(ids)


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": "integer"}, "integer"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string or null"),
        ({"type": "array", "items": {"type": "integer"}}, "list of integers"),
        ({"items": {"$ref": "#/components/schemas/Choice"}}, 'list of <a href="#Choice">Choice</a>'),
        ({"additionalProperties": {"type": "integer"}}, "object of integers by name"),
        ({"prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, integer]"),
        ({"type": "string", "enum": ["human", "bot"]}, "<code>&#34;human&#34;</code> or <code>&#34;bot&#34;</code>"),
        ({"type": "string", "const": "state"}, "<code>&#34;state&#34;</code>"),
    ],
)
def test_types_are_told_in_words(schema: Json, words: str) -> None:
    assert kind(schema) == words


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": "string"}, ""),
        ({"type": "boolean", "default": True}, "true when not given"),
        ({"type": "integer", "minimum": 0.0, "exclusiveMaximum": 12.0}, "at least 0, below 12"),
        ({"anyOf": [{"type": "string", "maxLength": 64}, {"type": "null"}], "default": None}, "at most 64 characters"),
        ({"type": "integer", "default": 0}, "0 when not given"),
    ],
)
def test_limits_are_told_in_words(schema: Json, words: str) -> None:
    assert limits(schema) == words


def test_what_stands_between_backticks_is_code_and_nothing_is_markup() -> None:
    assert coded("look at `n` < 3") == "look at <code>n</code> &lt; 3"


def test_examples_take_a_line_for_each_thing_that_is_long() -> None:
    seats = [{"kind": "you", "name": "Ann of the long name"}, {"kind": "bot", "name": "easy"}]
    assert laid_out({"n": 1}) == '{"n": 1}'
    assert laid_out({"seats": seats}).splitlines() == [
        "{",
        '  "seats": [',
        '    {"kind": "you", "name": "Ann of the long name"},',
        '    {"kind": "bot", "name": "easy"}',
        "  ]",
        "}",
    ]
