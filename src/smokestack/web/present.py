"""A table as a page or a program sees it: what is asked, what may be chosen, what happened, and the parts to draw."""

from collections.abc import Iterable, Mapping
from typing import Any

from smokestack.board.drawing import Part
from smokestack.board.ui import ONLOOKER, board_of, draw_position
from smokestack.gamekit.errors import SmokestackError
from smokestack.gamekit.position import Position
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.match.row import Json
from smokestack.match.seats import BOT
from smokestack.web.engine import engine_note
from smokestack.web.lessons import step_of
from smokestack.web.room import BEST, Room


def state(room: Room, seats: list[int]) -> Json:
    """Everything but the pictures."""
    match, position = room.match, room.match.position
    return {
        "id": room.id,
        "game": match.header.game,
        "options": dict(match.header.options),
        "lesson": lesson_step(room),
        "n": room.n,
        "over": match.over,
        "to_move": position.to_move,
        "waiting": match.waiting,
        "you": seats,
        "seats": seat_rows(room, seats),
        "ask": ask(room, seats, expected(room)),
        "choices": choices(room, seats),
        "can": possible(room, seats),
        "request": request(room),
        "scores": position.scores(),
        "ranks": position.ranks(),
        "view_only": match.view_only_from,
        "engine": engine_note(room),
    }


def lesson_step(room: Room) -> Json | None:
    """What a lesson asks for now."""
    return step_of(room.match) if room.lesson else None


def seat_rows(room: Room, seats: list[int]) -> list[Json]:
    """Who sits where; those who play with somebody that is away learn how long they have to wait."""
    return [
        {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "shape": SEAT_SHAPES[number],
            "held": number in room.holdings,
            "absence": room.absence(number) if seats and number not in seats else None,
        }
        for number, seat in enumerate(room.match.seats)
    ]


def expected(room: Room) -> str:
    """What the game expects now, in its own words."""
    if room.expected is None:
        match = room.match
        room.expected = match.game.spec.words.prompt(room.view(), room.story.names)
    return room.expected


def ask(room: Room, seats: list[int], expected: str) -> str:
    """What is expected of whom, in one sentence."""
    match, names = room.match, room.story.names
    if match.over:
        return expected
    if match.view_only_from is not None:
        return f"This match can only be looked at: today's rules refuse its entry {match.view_only_from}."
    if room.driver.trouble:
        return f"The table does not go on just now: {room.driver.trouble}."
    if match.waiting is not None:
        if match.waiting not in seats:
            return f"{names[match.waiting]} is about to confirm."
        then = "Confirm, and chance decides" if match.to_move < 0 else "Confirm to end your turn"
        return f"{then}; or take it back."
    if match.to_move < 0:
        return "Chance decides."
    mover = match.seats[match.to_move]
    if not mover.name:
        return f"Seat {match.to_move + 1} is open: somebody has to take it."
    if match.to_move in seats:
        return expected
    return f"{mover.name} is thinking." if mover.kind == BOT else f"{mover.name} decides: {expected}"


def choices(room: Room, seats: list[int]) -> list[Json]:
    """The legal actions of whoever looks, each with the targets to click and its label."""
    match = room.match
    if not deciding(room, seats):
        return []
    position = match.position
    path, edition, record = board_of(match.game.spec).path, match.game.edition, position.record()
    legal = position.legal()
    return [
        {
            "action": action,
            "text": match.game.text(action),
            "path": list(path(edition, record, action)),
            "group": label.group,
            "label": label.text,
            "detail": label.detail,
            "last": label.last,
        }
        for action, label in zip(legal, position.labels(legal, room.story.names), strict=True)
    ]


def possible(room: Room, seats: list[int]) -> Json:
    """What else whoever looks can do: take back, bring back, confirm."""
    match = room.match
    found: Json = {"undo": False, "undo_needs": [], "undo_seen": False, "redo": False, "confirm": False, "hint": False}
    if match.view_only_from is not None:
        return found
    found["confirm"] = match.waiting in seats
    found["hint"] = deciding(room, seats)
    found["redo"] = any(match.can_redo(seat) for seat in seats)
    for seat in taking_back(room, seats):
        try:
            found["undo_needs"] = match.undo_needs(seat)
            found["undo_seen"] = not match.undo_is_free(seat)
            found["undo"] = True
            break
        except SmokestackError:
            continue
    return found


def deciding(room: Room, seats: list[int]) -> bool:
    """Whether one of these seats has to decide now."""
    match = room.match
    return match.to_move in seats and match.waiting is None and not match.over and match.view_only_from is None


def taking_back(room: Room, seats: list[int]) -> list[int]:
    """Seats of one browser, the one that would take back first: who just decided, who decides, the others."""
    first = [seat for seat in (room.match.waiting, room.match.to_move) if seat in seats]
    return [seat for seat in first if seat is not None] + seats


def lesser_hint(bot: str) -> str:
    """A word to a hint that is not the best bot's."""
    return "" if bot == BEST else "This is what Easy would do; Hard gives hints when its engine is warm."


def request(room: Room) -> Json | None:
    """A take-back that waits for consent."""
    if room.request is None:
        return None
    seat, to, agreed = room.request
    return {"seat": seat, "to": to, "agreed": sorted(agreed), "needs": room.match.undo_needs(seat, to)}


def parts(room: Room, seats: list[int], known: Mapping[str, str]) -> list[Json]:
    """The table now, in parts in their order; those the page has already come without their picture."""
    looking = onlooker(room.match.to_move, seats)
    if looking not in room.drawn:
        room.drawn[looking] = board_of(room.match.game.spec).draw(room.view(), room.story.names, looking)
    return part_rows(room.drawn[looking], known)


def parts_at(room: Room, position: Position, seats: list[int]) -> list[Json]:
    """The table as it was."""
    return part_rows(draw_position(position, room.story.names, onlooker(position.to_move, seats)), {})


def onlooker(to_move: int, seats: list[int]) -> int:
    """Whose side of the table is shown."""
    return to_move if to_move in seats else seats[0] if seats else ONLOOKER


def part_rows(drawn: Iterable[Part], known: Mapping[str, str]) -> list[Json]:
    rows: list[Json] = []
    for part in drawn:
        row: dict[str, Any] = {"name": part.name, "area": part.area, "title": part.title, "digest": part.digest}
        if known.get(part.name) != part.digest:
            row["svg"] = part.svg
        rows.append(row)
    return rows
