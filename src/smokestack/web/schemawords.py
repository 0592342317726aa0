"""Schemas in words: what a type is called, how large a value may be, and JSON that is easy to read."""

import json

from markupsafe import Markup, escape

from smokestack.match.row import Json

MODELS = "#/components/schemas/"
PLAIN = ("string", "integer", "number", "boolean")
SHORT = 60
"""Characters of JSON that stay in one line."""
LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "below {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxItems": "at most {}",
    "maxProperties": "at most {}",
}


def kind(schema: Json) -> Markup:
    """A type in words, with links to the models in it."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(MODELS)
        return Markup('<a href="#{0}">{0}</a>').format(name)
    if "anyOf" in schema:
        return Markup(" or ").join(map(kind, schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return Markup(" or ").join(
            coded(f"`{json.dumps(value)}`") for value in schema.get("enum", [schema.get("const")])
        )
    if "prefixItems" in schema:
        return Markup("[{}]").format(Markup(", ").join(map(kind, schema["prefixItems"])))
    if "items" in schema:
        return Markup("list of {}").format(kinds(schema["items"]))
    if isinstance(schema.get("additionalProperties"), dict):
        return Markup("object of {} by name").format(kinds(schema["additionalProperties"]))
    return escape(schema["type"])


def kinds(schema: Json) -> Markup:
    """Several of a type."""
    one = kind(schema)
    return one + "s" if one in PLAIN else one


def limits(schema: Json) -> str:
    """What a value is when not given, and how large or long it may be."""
    given = [f"{json.dumps(schema['default'])} when not given"] if schema.get("default") not in (None, "") else []
    bounds = [each for one in (schema, *schema.get("anyOf", ())) for each in one.items() if each[0] in LIMITS]
    return ", ".join([*given, *(LIMITS[name].format(f"{value:.0f}") for name, value in bounds)])


def coded(text: str) -> Markup:
    """What stands between backticks is code."""
    pieces = escape(text).split("`")
    return Markup("").join(Markup("<code>{}</code>").format(each) if k % 2 else each for k, each in enumerate(pieces))


def laid_out(value: object, before: str = "") -> str:
    """JSON in which only what is long takes several lines."""
    short, deeper = json.dumps(value, ensure_ascii=False), before + "  "
    if len(short) <= SHORT or not isinstance(value, dict | list):
        return short
    if isinstance(value, dict):
        inside = [f"{json.dumps(key)}: {laid_out(each, deeper)}" for key, each in value.items()]
    else:
        inside = [laid_out(each, deeper) for each in value]
    first, last = short[0], short[-1]
    return f"{first}\n{deeper}" + f",\n{deeper}".join(inside) + f"\n{before}{last}"
