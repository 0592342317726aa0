"""What an edition calls book must be what the book says, as far as the editions that come with the game know it."""

import json

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.spec import GameSpec


def require_book_values(spec: GameSpec, edition: Edition, file: str) -> None:
    """Raise an EditionError that names every value which is marked book and is not the book's.

    A match does not ask this: it goes on with the edition it was started with.
    """
    problems = false_book_marks(spec, edition)
    if problems:
        raise EditionError(file, problems)


def false_book_marks(spec: GameSpec, edition: Edition) -> list[str]:
    """A value may be marked book where a shipped edition has the same value with the same mark.

    An older printing may mark something that a newer one no longer does, so all of them are asked; what the book has
    instead is told by the default edition, whose marks are the latest.
    """
    printings = [spec.edition(name) for name in spec.editions()]
    claimed = {key: value for key, value in edition.values.items() if edition.sources[key] == "book"}
    return [
        f"{key}: {what_the_book_has(spec.edition(), key, value)}"
        for key, value in claimed.items()
        if not is_a_handle(key) and not any(has(printing, key, value) for printing in printings)
    ]


def is_a_handle(key: str) -> bool:
    """Our own words for things, and the head of the file, say nothing of the book."""
    return key.endswith(".key") or key.startswith("edition.")


def has(printing: Edition, key: str, value: object) -> bool:
    return printing.sources.get(key) == "book" and printing.values[key] == value


def what_the_book_has(reference: Edition, key: str, value: object) -> str:
    """Why this mark is wrong, and what to do about it."""
    name = key.rpartition(".")[2]
    ours = f'mark it as ours with {name} = "edition" in the source of its table'
    if reference.sources.get(key) != "book":
        return f"is marked book, but the book does not tell it; {ours}"
    true = json.dumps(reference.values[key], ensure_ascii=False)
    given = json.dumps(value, ensure_ascii=False)
    return f"is {given} and marked book, but the book has {true}; put {true} back, or {ours}"
