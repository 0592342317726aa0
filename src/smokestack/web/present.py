"""A table as a page or a program sees it: what is asked, what may be chosen, what happened, and the parts to draw."""

from collections.abc import Iterable, Mapping
from typing import cast

from smokestack.board.drawing import Part
from smokestack.board.ui import ONLOOKER, board_of, draw_position
from smokestack.gamekit.errors import SmokestackError
from smokestack.gamekit.position import Position
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.match.seats import BOT, OPEN
from smokestack.web.answers.past import PartRow
from smokestack.web.answers.table import (
    Choice,
    LessonState,
    OwnWish,
    Possible,
    SeatKind,
    SeatRow,
    TableState,
    TakeBackRequest,
    WishRow,
)
from smokestack.web.engine import engine_note
from smokestack.web.lessons import step_of
from smokestack.web.newtable import special_bot
from smokestack.web.room import BEST, Room


def state(room: Room, seats: list[int], guest: str = "") -> TableState:
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
        "ask": ask(room, seats),
        "choices": choices(room, seats),
        "can": possible(room, seats),
        "request": request(room),
        "wishes": wish_rows(room) if seats else [],
        "wish": own_wish(room, guest),
        "scores": position.scores(),
        "ranks": position.ranks(),
        "view_only": match.view_only_from,
        "engine": engine_note(room),
    }


def lesson_step(room: Room) -> LessonState | None:
    """What a lesson asks for now."""
    return step_of(room.match) if room.lesson else None


def seat_rows(room: Room, seats: list[int]) -> list[SeatRow]:
    """Who sits where; those who play with somebody that is away learn how long they have to wait."""
    return [
        {
            "seat": number,
            "name": seat.name,
            "kind": cast(SeatKind, seat.kind),
            "bot": seat.bot,
            "shape": SEAT_SHAPES[number],
            "held": number in room.holdings,
            "free": is_free(room, number),
            "absence": room.absence(number) if seats and number not in seats else None,
        }
        for number, seat in enumerate(room.match.seats)
    ]


def is_free(room: Room, seat: int) -> bool:
    """Whether somebody may sit down there, perhaps with the word of those at the table."""
    kind, options = room.match.seats[seat].kind, room.match.header.options
    if room.lesson or seat in room.holdings:
        return False
    return kind == OPEN or (kind == BOT and special_bot(seat, options) is None)


def ask(room: Room, seats: list[int]) -> str:
    """What is expected of whom, in one sentence."""
    match = room.match
    if match.over:
        return room.prompt()
    if match.why_view_only:
        return f"{match.why_view_only[0].upper()}{match.why_view_only[1:]}."
    if room.driver.trouble:
        return f"The table does not go on just now: {room.driver.trouble}."
    if match.waiting is not None:
        if match.waiting not in seats:
            return f"{match.names[match.waiting]} is about to confirm."
        then = "Confirm, and chance decides" if match.to_move < 0 else "Confirm to end your turn"
        return f"{then}; or take it back."
    if match.to_move < 0:
        return "Chance decides."
    mover = match.seats[match.to_move]
    if not mover.name:
        return f"Seat {match.to_move + 1} is open: somebody has to take it."
    if match.to_move in seats:
        return room.prompt()
    return f"{mover.name} is thinking." if mover.kind == BOT else f"{mover.name} decides: {room.prompt()}"


def choices(room: Room, seats: list[int]) -> list[Choice]:
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
        for action, label in zip(legal, position.labels(legal, match.names), strict=True)
    ]


def possible(room: Room, seats: list[int]) -> Possible:
    """What else whoever looks can do: take back, bring back, confirm."""
    match = room.match
    found = Possible(undo=False, undo_needs=[], undo_seen=False, redo=False, confirm=False, hint=False)
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


def request(room: Room) -> TakeBackRequest | None:
    """A take-back that waits for consent."""
    if room.request is None:
        return None
    seat, to, agreed = room.request
    return {"seat": seat, "to": to, "agreed": sorted(agreed), "needs": room.match.undo_needs(seat, to)}


def wish_rows(room: Room) -> list[WishRow]:
    """Who would like to play instead of which bot, for those who may agree."""
    return [{"wish": wish.number, "seat": wish.holding.seat, "name": wish.name} for wish in room.wishes.open()]


def own_wish(room: Room, guest: str) -> OwnWish | None:
    """The seat whoever looks has wished for, and whether somebody refused it."""
    wish = room.wishes.of_guest(guest)
    return None if wish is None else {"seat": wish.holding.seat, "name": wish.name, "refused": wish.refused}


def parts(room: Room, seats: list[int], known: Mapping[str, str]) -> list[PartRow]:
    """The table now, in parts in their order; those the page has already come without their picture."""
    return part_rows(room.drawn(onlooker(room.match.to_move, seats)), known)


def parts_at(room: Room, position: Position, seats: list[int]) -> list[PartRow]:
    """The table as it was."""
    return part_rows(draw_position(position, room.match.names, onlooker(position.to_move, seats)), {})


def onlooker(to_move: int, seats: list[int]) -> int:
    """Whose side of the table is shown."""
    return to_move if to_move in seats else seats[0] if seats else ONLOOKER


def part_rows(drawn: Iterable[Part], known: Mapping[str, str]) -> list[PartRow]:
    rows: list[PartRow] = []
    for part in drawn:
        row = PartRow(name=part.name, area=part.area, title=part.title, digest=part.digest)
        if known.get(part.name) != part.digest:
            row["svg"] = part.svg
        rows.append(row)
    return rows
