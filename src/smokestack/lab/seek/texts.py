"""What is printed on a card, written anew when its numbers change: templates with the card's own values in them."""

from collections.abc import Mapping, Sequence
from typing import Any

from smokestack.lab.errors import LabError
from smokestack.lab.seek.places import Data, Place, places, table_of, value_at, with_values


def texts_for(data: Data, changes: Mapping[Place, Any], templates: Sequence[Mapping[str, str]]) -> dict[Place, str]:
    """The texts of rows that changed, where a template fits the row: the one its `by` key leads to."""
    made, found = with_values(data, changes), {}
    rows = {(place.table, place.row) for place in changes}
    for template in templates:
        for place in places(data, template["path"]):
            row = table_of(made, place)
            chosen = template.get(str(row.get(template["by"])))
            if (place.table, place.row) in rows and chosen is not None:
                found[place] = filled(template["path"], chosen, row)
    return {place: text for place, text in found.items() if text != value_at(data, place)}


def filled(path: str, template: str, row: Mapping[str, Any]) -> str:
    try:
        return template.format(**row)
    except (KeyError, IndexError, ValueError) as error:
        raise LabError(f"the text {template!r} for {path} cannot be filled in: {error}") from None
