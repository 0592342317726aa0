"""Just enough of a TOML writer for editions that tests have changed."""

import json
from typing import Any


def write_toml(data: dict[str, Any]) -> str:
    """A text that reads back as the same data."""
    return "".join(f"{write_key(name)} = {write_value(value)}\n" for name, value in data.items())


def write_key(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def write_value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{write_key(name)} = {write_value(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(write_value(item) for item in value) + "]"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value, ensure_ascii=False)
