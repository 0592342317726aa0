"""Above the table: the round with its three phase lamps, the tracks, and the score if it ended now."""

from collections.abc import Callable, Iterator, Sequence

from smokestack.board.drawing import Part, Svg, circle, group, path, rect, seat_mark, tag, target, text, use, words
from smokestack.board.pieces import edge, place, preview
from smokestack.games.empire.board.pieces import WIDTH, called, panel
from smokestack.games.empire.view.player import PlayerView
from smokestack.games.empire.view.table import EmpireView

HEIGHT = 132.0
PHASES = {
    "Building": ("roll", "build", "take", "split", "archie_roll"),
    "Actions": ("market", "icon", "exchange", "train", "board", "move", "make", "raise", "spend", "reduce", "release"),
    "Gains": ("draw",),
}
TRACK_LEFT, TRACK_WIDTH = 92.0, 214.0


def draw_head(view: EmpireView, names: Sequence[str]) -> Iterator[Part]:
    yield draw_round(view, names)
    yield draw_tracks(view)
    yield draw_score(view, names)


def draw_round(view: EmpireView, names: Sequence[str]) -> Part:
    """Where the game stands and who is to move."""
    band = path(f"M1 46V7q0-6 6-6H{WIDTH - 7:.0f}q6 0 6 6V46z", "band")
    inside = (band, round_words(view), mover(view, names), round_pips(view), lamps(view))
    return panel("round", "head", f"Round {view.round} of {view.rounds}", HEIGHT, *inside)


def round_words(view: EmpireView) -> Svg:
    if view.round == 0:
        return text(12, 33, "Setting up", "big on-accent")
    years = view.year // view.round * view.rounds
    rest = tag("tspan", words(f" of {view.rounds}"), class_="mark on-accent")
    told = tag("text", words(f"Round {view.round}"), rest, x=12, y=33, class_="big on-accent")
    return told + text(WIDTH - 12, 32, f"year {view.year} of {years}", "end mark bold on-accent")


def mover(view: EmpireView, names: Sequence[str]) -> Svg:
    """Whose turn it is, or who won."""
    if view.phase == "over":
        return text(12, 66, f"Won by {' and '.join(names[seat] for seat in view.winners)}", "head accent")
    if view.round == 0:
        return text(12, 66, "Cards are dealt", "head")
    first = text(WIDTH - 34, 66, "first", "end note faint") + seat_mark(WIDTH - 21, 61, view.first, 16)
    says = "is to move" if view.to_move >= 0 else "rolls"
    if view.phase == "draw":
        return text(12, 66, "New Action cards", "head") + first
    return (
        group(seat_mark(21, 60, view.seat, 20), css="mover")
        + text(36, 66, f"{called(names[view.seat], 13)} {says}", "head mover")
        + first
    )


def round_pips(view: EmpireView) -> Svg:
    """A pip for each round; a roof on those in which Archie builds."""
    step = (WIDTH - 24) / view.rounds
    found = []
    for number in range(1, view.rounds + 1):
        x = 12 + step * (number - 0.5)
        lit = "lit" if number == view.round and view.phase != "over" else ""
        css = "past" if number < view.round or view.phase == "over" else f"lamp {lit}".rstrip()
        found.append(circle(x, 89, 6, css))
        if number in view.archie_builds:
            found.append(path(f"M{x - 7:.1f} 80 {x:.1f} 75 {x + 7:.1f} 80", "hair"))
    return "".join(found)


def lamps(view: EmpireView) -> Svg:
    """The three phases of a round."""
    found = []
    for at, (name, phases) in enumerate(PHASES.items()):
        x, lit = 12 + at * 102, view.phase in phases and view.round > 0
        found.append(circle(x + 9, 115, 8, "lamp lit" if lit else "lamp"))
        found.append(text(x + 24, 120, name, "mark bold" if lit else "mark faint"))
    return "".join(found)


def draw_tracks(view: EmpireView) -> Part:
    """Profit, Capital and Pollution, the first two with both players."""
    inside = (
        money_track(view, 26, "Profit", lambda player: player.profit, None),
        money_track(view, 69, "Capital", lambda player: player.capital, view.capital_limit),
        place("pollution", pollution_target(view, 108)),
    )
    return panel("tracks", "score", "Tracks", HEIGHT, *inside)


def money_track(view: EmpireView, y: float, name: str, value: Callable[[PlayerView], int], limit: int | None) -> Svg:
    """A line from 0; the first seat stands above it and the second below."""
    top = max(50, *(-(-value(player) // 25) * 25 for player in view.players))
    found = [use(f"empire-{name.lower()}", 10, y - 10, 20), text(34, y + 4, name, "note")]
    found.append(rect(TRACK_LEFT, y - 2, TRACK_WIDTH, 4, "shade"))
    for tick in range(0, top + 1, 25):
        x = TRACK_LEFT + TRACK_WIDTH * tick / top
        found.append(rect(x - 0.5, y - 5, 1, 10, "smoke"))
    if limit is not None and limit <= top:
        found.append(rect(TRACK_LEFT + TRACK_WIDTH * limit / top - 1, y - 13, 2, 26, "badge"))
    for player in view.players:
        x = TRACK_LEFT + TRACK_WIDTH * max(0, value(player)) / top
        side = -1 if player.seat == 0 else 1
        found.append(seat_mark(x, y + side * 10, player.seat, 17))
        far = x > TRACK_LEFT + TRACK_WIDTH - 34
        found.append(
            text(x + (-12 if far else 12), y + side * 9 + 4, value(player), f"note bold{' end' if far else ''}")
        )
    return "".join(found)


def pollution_target(view: EmpireView, y: float) -> Svg:
    """E4.14: the track, to be clicked when it may be lowered; pointed at, it shows the box that would be emptied."""
    track = target(
        "pollution", f"Pollution, {view.pollution}", pollution_track(view, y), edge(6, y - 14, WIDTH - 12, 28)
    )
    if view.phase != "reduce":
        return track
    return track + preview("pollution", pollution_box(view, view.pollution, y, "ring"))


def pollution_track(view: EmpireView, y: float) -> Svg:
    """A box for each value; filled up to the present one."""
    found = [use("empire-pollution", 10, y - 11, 22), text(34, y + 4, "Pollution", "note")]
    for value in range(1, view.pollution_top + 1):
        found.append(pollution_box(view, value, y, "smoke" if value <= view.pollution else "slot"))
    found.append(text(TRACK_LEFT + TRACK_WIDTH, y + 7, view.pollution, "end num"))
    return "".join(found)


def pollution_box(view: EmpireView, value: int, y: float, css: str) -> Svg:
    """The place of one value on the track."""
    step = (TRACK_WIDTH - 26) / view.pollution_top
    return rect(TRACK_LEFT + step * (value - 1) + 1, y - 7, step - 2, 14, css, 2)


def draw_score(view: EmpireView, names: Sequence[str]) -> Part:
    """Where each player's points would come from; the leader's sum is set in the accent."""
    over = view.phase == "over"
    title = "Final score" if over else "If it ended now"
    best = max(player.if_ended_now for player in view.players)
    found = [
        text(12, 22, title, "head"),
        *(text(12, 54 + row * 15, word, "") for row, word in enumerate(reasons(view))),
    ]
    found.append(path(f"M12 106H{WIDTH - 12:.0f}", "hair") + text(12, 124, "Total", "bold"))
    for player in view.players:
        x = 236 + 72 * player.seat
        found.append(seat_mark(x - 10, 17, player.seat, 18) + text(x, 39, called(names[player.seat], 9), "end note"))
        found.extend(text(x, 54 + row * 15, what, "end") for row, what in enumerate(sources(player)))
        leads = player.seat in view.winners if over else player.if_ended_now == best
        found.append(text(x, 125, player.if_ended_now, f"end num{' accent' if leads else ''}"))
    return panel("score", "score", title, HEIGHT, *found)


def reasons(view: EmpireView) -> tuple[str, ...]:
    """The sources of points, with what decides the majorities."""
    leisure, works = (
        " : ".join(str(count(player)) for player in view.players)
        for count in (lambda player: player.leisure, lambda player: len(player.factories))
    )
    return "Profit", "Buildings", f"Leisure, {leisure} owned", f"Pollution, {works} works"


def sources(player: PlayerView) -> tuple[str, ...]:
    money = f"+${player.from_capital}" if player.from_capital else ""
    return (
        f"{player.from_profit}{money}",
        f"+{player.from_buildings}",
        f"+{player.from_leisure}",
        f"−{player.to_pollution}",
    )
