"""What a request to the JSON side may carry; a docstring under a field is its description in `/openapi.json`."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from smokestack.web.newtable import NewSeat


def sent(**example: Any) -> ConfigDict:
    """How a body is described: its fields by their docstrings, and an example that works."""
    return ConfigDict(use_attribute_docstrings=True, json_schema_extra={"examples": [example]})


class NewTable(BaseModel):
    """A table to be set up."""

    model_config = sent(game="titans", seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "name": "easy"}])

    game: str
    """Its name in the list of games."""
    seats: list[NewSeat] = Field(max_length=12)
    """In their order; at least one is yours."""
    options: dict[str, int] = Field(default_factory=dict, max_length=20)
    """Values of the game's options; the others keep their default."""
    edition: str | None = Field(default=None, max_length=64)
    """One of the game's editions; its default when not given."""
    confirm: bool = True
    """Whether a turn waits for its player's confirmation before it is handed over."""
    seed: int | None = Field(default=None, ge=0, lt=2**62)
    """The same seed gives the same luck; chance is the system's when not given."""


class Act(BaseModel):
    """An action by id or text, and the last entry its chooser had seen."""

    model_config = sent(action="build lumber-camp")

    action: int | str
    """Its id, or its text."""
    n: int | None = None
    """When the table has moved on since this entry, the action is refused; always taken when not given."""


class TakeBack(BaseModel):
    """How far to take back."""

    model_config = sent()

    to: int | None = None
    """The first entry to be taken back; your last decision when not given."""


class Answer(BaseModel):
    """Whether you agree."""

    model_config = sent(yes=True)

    yes: bool


class Join(BaseModel):
    """The seat you want, and your name."""

    model_config = sent(seat=1, name="Bob")

    seat: int = Field(ge=0, lt=12)
    """Counted from 0."""
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]


class Admit(BaseModel):
    """The answer to a wish for a bot's seat."""

    model_config = sent(wish=1, yes=True)

    wish: int
    """Its number in `wishes`."""
    yes: bool


class Leave(BaseModel):
    """The seat you get up from."""

    model_config = sent(seat=0)

    seat: int = Field(ge=0, lt=12)
    """Counted from 0."""


class TakeOver(BaseModel):
    """A seat for a bot."""

    model_config = sent(seat=0, bot="easy")

    seat: int = Field(ge=0, lt=12)
    """Counted from 0."""
    bot: str = Field(default="greedy", max_length=40)
    """Its level: easy, normal or hard; or random, greedy, search:100 with its tries."""


class Declining(BaseModel):
    """How many offers in a move you want to hear."""

    model_config = sent(after=2)

    after: int | None = Field(default=0, ge=0, le=100)
    """Offers after so many are declined for you; null answers all yourself."""
