"""What is printed on a card, written anew when its numbers change: templates with the card's own values in them."""

from collections.abc import Mapping, Sequence
from typing import Any

from smokestack.lab.errors import LabError
from smokestack.lab.seek.places import Data, Place, places, table_of, value_at, with_values


def texts_for(data: Data, changes: Mapping[Place, Any], templates: Sequence[Mapping[str, str]]) -> dict[Place, str]:
    """The text of each row that changed and has a template: the one its `by` key leads to."""
    made, found = with_values(data, changes), {}
    rows = {(place.table, place.row) for place in changes}
    for template in templates:
        for place in places(data, template["path"]):
            row = table_of(made, place)
            chosen = template.get(str(row.get(template["by"])))
            if (place.table, place.row) in rows and chosen is not None:
                found[place] = filled(template["path"], chosen, row)
    return found


def new_texts(data: Data, changes: Mapping[Place, Any], templates: Sequence[Mapping[str, str]]) -> dict[Place, str]:
    """Texts that read otherwise than before."""
    found = texts_for(data, changes, templates)
    return {place: text for place, text in found.items() if text != value_at(data, place)}


def to_read_again(data: Data, changes: Mapping[Place, Any], templates: Sequence[Mapping[str, str]]) -> list[str]:
    """Rows whose numbers changed, and whose text no template looks after."""
    looked_after = {(place.table, place.row) for place in texts_for(data, changes, templates)}
    rows = {(place.table, place.row): place.name.rpartition(".")[0] for place in changes}
    return [
        name
        for (table, number), name in rows.items()
        if number is not None and "text" in data[table][number] and (table, number) not in looked_after
    ]


def filled(path: str, template: str, row: Mapping[str, Any]) -> str:
    try:
        return template.format(**row)
    except (KeyError, IndexError, ValueError) as error:
        raise LabError(f"the text {template!r} for {path} cannot be filled in: {error}") from None
