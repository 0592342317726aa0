"""Lessons: a prepared game in 8 to 12 steps. Each step says what to do and why; chance and the others are written down.

A lesson is a file `lesson.toml` in the game's `data` room: the `edition` it was written for, who else sits there
(`others`), the `options`, and the steps, each with what happens `before` it by itself, the words to `say`, and the
`actions` it asks for, one after another. What happens `after` the last step leads to the `farewell`.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache

from smokestack.board.ui import board_of
from smokestack.gamekit.errors import MatchError, UnknownName
from smokestack.gamekit.registry import names, spec
from smokestack.match import Match, Seat
from smokestack.match.entry import Decision
from smokestack.match.seats import bot_seat
from smokestack.web.answers.table import LessonState

LEARNER = 0
SCRIPTED = "greedy"
"""Who sits at the others' seats; in a lesson the script decides for them."""
FILE = "lesson.toml"
"""In the game's `data`."""


@dataclass(frozen=True)
class LessonStep:
    """The words of a step, and the actions that do it."""

    before: tuple[str, ...]
    say: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    game: str
    edition: str
    options: dict[str, int]
    others: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    after: tuple[str, ...]
    farewell: str


def has_lesson(game: str) -> bool:
    """A small game may do without one."""
    return spec(game).has_data(FILE)


@lru_cache
def lesson_of(game: str) -> Lesson:
    """A game's lesson, or an UnknownName that lists the games with one."""
    found = spec(game)
    if not has_lesson(game):
        raise UnknownName("lesson", game, filter(has_lesson, names()))
    text = found.data(FILE)
    try:
        return read_lesson(game, text)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise found.fault(FILE, error) from error


def read_lesson(game: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    steps = tuple(LessonStep(tuple(row.get("before", ())), row["say"], tuple(row["actions"])) for row in data["step"])
    after = tuple(data.get("after", ()))
    options, others = data.get("options", {}), tuple(data["others"])
    return Lesson(game, data["edition"], options, others, steps, after, data["farewell"])


def new_lesson(game: str, name: str) -> Match:
    """The table of a lesson, up to its first step."""
    lesson = lesson_of(game)
    seats = [Seat(name or "Player"), *(bot_seat(SCRIPTED, other) for other in lesson.others)]
    match = Match.new(game, edition=lesson.edition, seats=seats, options=lesson.options, confirm=False)
    play_script(match, lesson.steps[0].before)
    return match


def play_script(match: Match, script: tuple[str, ...]) -> None:
    """What happens by itself: outcomes of chance and the others' decisions, as written."""
    for text in script:
        if match.to_move < 0:
            match.enter_chance(text)
        else:
            match.act(match.to_move, text)


def progress(match: Match) -> tuple[int, int]:
    """The step the learner is at, and how many of its actions are done; past the last step when all is done."""
    standing = (match.entries[n - 1] for n in match.standing())
    done = sum(isinstance(entry, Decision) and entry.seat == LEARNER for entry in standing)
    steps = lesson_of(match.header.game).steps
    for number, step in enumerate(steps):
        if done < len(step.actions):
            return number, done
        done -= len(step.actions)
    return len(steps), 0


def step_of(match: Match) -> LessonState:
    """What a lesson asks for now, and where to point."""
    lesson, (number, done) = lesson_of(match.header.game), progress(match)
    total = len(lesson.steps)
    if number == total:
        return {"step": total, "of": total, "say": lesson.farewell, "point": [], "action": None, "over": True}
    step = lesson.steps[number]
    asked = step.actions[done]
    path = board_of(match.game.spec).path(match.game.edition, match.position.record(), match.game.number(asked))
    return {
        "step": number + 1,
        "of": total,
        "say": step.say,
        "point": list(path),
        "action": match.game.text(asked),
        "over": False,
    }


def act_in_lesson(match: Match, action: int | str) -> None:
    """The asked action and no other, and what the script lets happen before the next step."""
    lesson, (number, done) = lesson_of(match.header.game), progress(match)
    if number == len(lesson.steps):
        raise MatchError("the lesson is over; start a real game with Play now")
    step = lesson.steps[number]
    if match.game.number(action) != match.game.number(step.actions[done]):
        raise MatchError(f"not that one now: {step.say}")
    match.act(LEARNER, action)
    if done + 1 == len(step.actions):
        following = lesson.steps[number + 1].before if number + 1 < len(lesson.steps) else lesson.after
        play_script(match, following)
