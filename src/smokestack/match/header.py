"""The first line of a match: everything agreed before the start, in full."""

from dataclasses import dataclass, field, replace
from typing import Any

from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.game import Game
from smokestack.gamekit.options import Chosen, settle_options
from smokestack.gamekit.registry import spec as spec_of
from smokestack.gamekit.spec import GameSpec
from smokestack.match.editions import EditionMark, edition_of
from smokestack.match.format import FORMAT, check_format
from smokestack.match.row import Json, Row, is_whole, shown
from smokestack.match.seats import Seat

SYSTEM = "os"
"""Chance comes from the operating system."""

Source = int | str
"""Where chance comes from: a seed, or SYSTEM."""


@dataclass(frozen=True)
class Header:
    """What a match is played with. With take-backs or not is read from the entries, never stored."""

    game: str
    rules: int
    """The version of the game's rules the match was started under."""
    options: Chosen
    edition: EditionMark
    chance: Source
    confirm: bool
    """Whether people hand over their turn before chance, bots and the others go on."""
    seats: tuple[Seat, ...]
    read_as: int = field(default=FORMAT, compare=False)
    """The format of the file it was read from; written is always the newest."""

    def __post_init__(self) -> None:
        check_source(self.chance)

    def to_json(self) -> Json:
        return {
            "smokestack": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "edition": self.edition.to_json(),
            "chance": self.chance,
            "confirm": self.confirm,
            "seats": [seat.to_json() for seat in self.seats],
        }

    @classmethod
    def from_json(cls, data: object) -> "Header":
        """A header from its JSON object, or a MatchError with the reason."""
        row = Row(data, "the header")
        if not row.has("smokestack"):
            raise MatchError('this is no match of Smokestack: its first line has no "smokestack"')
        version = row.whole("smokestack", 1)
        check_format(version)
        header = cls(
            game=row.text("game"),
            rules=row.whole("rules", 1),
            options=row.row("options").numbers(),
            edition=EditionMark.from_row(row.row("edition")),
            chance=row.anything("chance", 'a seed or "os"'),
            confirm=row.flag("confirm"),
            seats=tuple(Seat.from_row(seat, version) for seat in row.rows("seats")),
        )
        row.done()
        return replace(header, read_as=version)


def check_source(chance: Any) -> None:
    if chance != SYSTEM and not (is_whole(chance) and 0 <= chance < 2**62):
        raise MatchError(f'chance comes from {shown(chance)}; it must be a seed from 0 to 2^62 - 1, or "{SYSTEM}"')


def game_of(header: Header) -> Game:
    """The game to play the match with, interpreted; a MatchError or another of our errors when it is not here."""
    spec = spec_of(header.game)
    if header.rules > spec.version:
        raise MatchError(
            f"it is played by version {header.rules} of the rules of {spec.title}, "
            f"and this program knows versions up to {spec.version}; update Smokestack"
        )
    check_options(spec, header)
    return Game(spec, edition_of(spec, header.edition), compiled=False)


def check_options(spec: GameSpec, header: Header) -> None:
    """Options are stored in full; only a log of older rules may lack those that came later."""
    settled = settle_options(spec.options, header.options)
    missing = sorted(set(settled) - set(header.options))
    if missing and header.rules == spec.version:
        raise MatchError(f"the option {missing[0]} is missing; a match stores all its options")
