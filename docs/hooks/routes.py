"""The JSON side, described by the server itself: it stands where a page says `<!-- routes -->`."""

import json
import re
from collections.abc import Iterator
from typing import Any

from smokestack.web.app import make_app
from smokestack.web.settings import Settings

MARK = "<!-- routes -->"
Schema = dict[str, Any]
LARGEST = 1 << 53
"""JSON knows no larger whole number exactly, so nobody is told a bound above it."""
PLAIN = {"string": "text", "integer": "whole number", "number": "number", "boolean": "true or false", "null": "null"}


def on_page_markdown(markdown: str, **_: Any) -> str:
    return markdown.replace(MARK, "\n".join(described(openapi()))) if MARK in markdown else markdown


def openapi() -> Schema:
    return make_app(Settings(db="sqlite+aiosqlite://", key="")).openapi()


def described(document: Schema) -> Iterator[str]:
    """Every route, then every shape that routes speak of."""
    shapes: dict[str, Schema] = document["components"]["schemas"]
    spoken: list[str] = []
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            yield from described_route(f"{method.upper()} {path}", route, shapes, spoken)
    yield "## Shapes\n"
    for name in spoken:
        yield f"### {name}\n\n{shapes[name].get('description', '')}\n"
        yield from table("key", fields(shapes[name], spoken))


def described_route(title: str, route: Schema, shapes: dict[str, Schema], spoken: list[str]) -> Iterator[str]:
    yield f"## `{title}`\n\n{route.get('description', '')}\n"
    asked = [(each["name"], each["schema"], each["required"]) for each in route.get("parameters", [])]
    yield from table("in the address", [row for row in rows(asked, spoken) if f"{{{row[0]}}}" not in title])
    if "requestBody" in route:
        sent = route["requestBody"]["content"]["application/json"]["schema"]
        yield from table("in the body", fields(shapes[name_of(sent)], spoken))
    for status, answer in route["responses"].items():
        schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
        if status.startswith("2") and mentions(schema):
            yield f"Answers {status}: {said(schema, spoken)}.\n"


def fields(shape: Schema, spoken: list[str]) -> list[tuple[str, str, str]]:
    needed = shape.get("required", ())
    return rows([(name, schema, name in needed) for name, schema in shape.get("properties", {}).items()], spoken)


def rows(values: list[tuple[str, Schema, bool]], spoken: list[str]) -> list[tuple[str, str, str]]:
    """Name, what it is, and what it is when it is left out."""
    return [(name, said(schema, spoken), "" if needed else default(schema)) for name, schema, needed in values]


def default(schema: Schema) -> str:
    value = schema.get("default")
    return "none" if value in (None, "") else f"`{json.dumps(value)}`"


def table(head: str, lines: list[tuple[str, str, str]]) -> Iterator[str]:
    if lines:
        yield f"| {head} | is | without it |\n|---|---|---|"
        yield from (f"| `{name}` | {what} | {otherwise} |" for name, what, otherwise in lines)
        yield ""


def said(schema: Schema, spoken: list[str]) -> str:
    """A type in words; a shape of its own is linked."""
    if "$ref" in schema:
        name = name_of(schema)
        if name not in spoken:
            spoken.append(name)
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(said(each, spoken) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {said(schema.get('items', {}), spoken)}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object, each value a {said(inner, spoken)}" if isinstance(inner, dict) else "object"
    return PLAIN.get(schema.get("type", ""), "anything") + bounds(schema)


def bounds(schema: Schema) -> str:
    """How small, how large, how long."""
    if "maxLength" in schema:
        return f" of up to {schema['maxLength']} letters"
    least, below = schema.get("minimum"), schema.get("exclusiveMaximum")
    most = schema.get("maximum") if below is None else below - 1
    if most is not None and most > LARGEST:
        most = None
    if least is None:
        return f" up to {int(most)}" if most is not None else ""
    return f" from {int(least)} {'up' if most is None else f'to {int(most)}'}"


def name_of(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def mentions(schema: Schema) -> bool:
    """Whether a type says more than that it is some object."""
    return bool(re.search(r"\$ref|enum", str(schema)))
