"""Which edition a match is played with: by name and digest, and by its text when it is not one of ours."""

from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.spec import GameSpec
from smokestack.match.row import Json, Row


@dataclass(frozen=True)
class EditionMark:
    """What a header says of an edition; `text` is "" when the edition comes with the package."""

    name: str
    digest: str
    text: str = ""

    def to_json(self) -> Json:
        carried = {"text": self.text} if self.text else {}
        return {"name": self.name, "digest": self.digest, **carried}

    @classmethod
    def from_row(cls, row: Row) -> "EditionMark":
        name, digest = row.text("name"), row.text("digest")
        text = row.text("text") if row.has("text") else ""
        row.done()
        return cls(name, digest, text)


def mark_of(spec: GameSpec, edition: Edition) -> EditionMark:
    """How a match remembers this edition."""
    ours = edition.name in spec.editions() and spec.edition(edition.name).digest == edition.digest
    return EditionMark(edition.name, edition.digest, "" if ours else edition.text)


def edition_of(spec: GameSpec, mark: EditionMark) -> Edition:
    """The very edition a match was started with, or a MatchError."""
    if mark.text:
        edition = spec.read(mark.text, f"the edition '{mark.name}' in this match", started=True)
    elif mark.name in spec.editions():
        edition = spec.edition(mark.name)
    else:
        raise MatchError(
            f"the edition '{mark.name}' does not come with {spec.title} and the match does not carry its text; "
            f"here there is: {', '.join(spec.editions())}"
        )
    if (edition.name, edition.digest) != (mark.name, mark.digest):
        raise MatchError(
            f"the match was started with edition '{mark.name}' of digest {mark.digest}, "
            f"and the one found here is '{edition.name}' of digest {edition.digest}; "
            "open it with the version of Smokestack that wrote it"
        )
    return edition
