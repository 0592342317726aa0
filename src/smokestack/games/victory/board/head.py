"""Above the table: the round and the turn, and how everybody stands."""

from collections.abc import Sequence

from smokestack.board.drawing import Part, Svg, circle, group, path, rect, seat_mark, target, text, use
from smokestack.board.pieces import edge, fit_bold, place, plural
from smokestack.games.victory.board.pieces import WIDTH, banner, panel
from smokestack.games.victory.view.table import PlayerView, VictoryView

HEIGHT = 96.0
BAND = 122.0
ROW = 34.0
BAR_LEFT, BAR_WIDTH = 126.0, 150.0


def draw_round(view: VictoryView, names: Sequence[str]) -> Part:
    """Where the game stands, whose turn it is and how far it has come."""
    headline = "Over" if view.phase == "over" else f"Round {view.round}" if view.round else "Set-up"
    limit = f"of {view.round_limit}" if view.round_limit and view.round and view.phase != "over" else ""
    band = path(f"M{BAND} 1.7H7a5.3 5.3 0 0 0-5.3 5.3V{HEIGHT - 7}a5.3 5.3 0 0 0 5.3 5.3H{BAND}z", "band")
    inside = (
        band,
        text(BAND / 2, 46 if limit else 56, headline, f"mid {'num' if len(headline) > 7 else 'title'} on-accent"),
        text(BAND / 2, 72, limit, "mid label on-accent"),
        draw_turn(view, names),
        draw_steps(view),
    )
    return panel("round", "head", f"{headline} {limit}".strip(), HEIGHT, *inside)


def draw_turn(view: VictoryView, names: Sequence[str]) -> Svg:
    """Whose turn it is; somebody else may have to answer or settle something in it."""
    if view.phase == "over":
        ended = text(BAND + 14, 74, f"round {view.round}: {view.end_reason}", "label")
        first = next(player.seat for player in view.players if player.rank == 0)
        won = "shares the win" if sum(player.rank == 0 for player in view.players) > 1 else "wins"
        return named(names, first, won) + ended
    if view.to_move < 0:
        return text(BAND + 14, 34, "Chance decides", "head")
    verb = "decides" if view.round and view.to_move != view.mover else "is to move"
    return group(named(names, view.to_move, verb), css="mover")


def named(names: Sequence[str], seat: int, verb: str) -> Svg:
    name = fit_bold(names[seat], WIDTH - BAND - 54 - len(verb) * 11, 17)
    return seat_mark(BAND + 24, 29, seat, 24) + text(BAND + 44, 35, f"{name} {verb}", "figure")


def draw_steps(view: VictoryView) -> Svg:
    """Lamps for fulfilment and the moves of a turn."""
    if view.phase == "over" or view.round == 0:
        return ""
    fulfilling = view.phase == "fulfil" or bool(view.due)
    steps = [("Fulfil", fulfilling, False)]
    for number in range(1, view.moves + 1):
        steps.append((f"Move {number}", number == view.move and not fulfilling, number < view.move))
    found = []
    for k, (name, lit, past) in enumerate(steps):
        x = BAND + 14 + 88 * k
        found.append(circle(x + 9, 69, 8, "past" if past else f"lamp{' lit' if lit else ''}"))
        found.append(text(x + 22, 74, name, "label bold" if lit else "label faint"))
    return "".join(found)


def draw_standings(view: VictoryView, names: Sequence[str]) -> Part:
    """Everybody's score as a bar: contracts full, products light; the leader wears the crown."""
    most = max(1, *(player.score for player in view.players))
    rows = [draw_standing(view, names, player, 37 + ROW * k, most) for k, player in enumerate(view.players)]
    ends = f"{view.rates.most_contracts} contracts end the game"
    height = 37 + ROW * len(rows) + 26
    key = (
        rect(12, height - 19, 11, 11, "band", 2)
        + text(28, height - 9, "contracts", "note faint")
        + rect(98, height - 19, 11, 11, "lightbar", 2)
        + text(114, height - 9, "products", "note faint")
        + text(WIDTH - 12, height - 9, f"or {view.rates.fulfilled_end} fulfilled at once", "end note faint")
    )
    title = ", ".join(f"{names[player.seat]} {player.score}" for player in view.players)
    return panel(
        "standings",
        "score",
        f"Standings: {title}",
        height,
        banner("Final score" if view.phase == "over" else "If it ended now", ends),
        *rows,
        key,
    )


def draw_standing(view: VictoryView, names: Sequence[str], player: PlayerView, y: float, most: int) -> Svg:
    leads = player.rank == 0 and len({other.rank for other in view.players}) > 1
    moving = player.seat == view.to_move
    held = sum(contract.count for contract in player.contracts)
    full = BAR_WIDTH * player.contract_score / most
    light = BAR_WIDTH * player.product_score / most
    inside = (
        rect(6, 0, WIDTH - 12, ROW - 3, "shade" if moving else "plain", 5),
        seat_mark(20, 15, player.seat, 19),
        text(34, 20, fit_bold(names[player.seat], 84, 13.5), "label bold"),
        rect(BAR_LEFT, 7, full, 16, "band", 2) if full else "",
        rect(BAR_LEFT + full, 7, light, 16, "lightbar", 2) if light else "",
        use("victory-contract", 284, 6, 17),
        text(303, 20, held, "label bold"),
        use("victory-token", 316, 5, 20) if player.tokens else "",
        use("victory-crown", 338, 6, 17) if leads else "",
        text(WIDTH - 13, 22, player.score, "end num"),
        edge(6, 0, WIDTH - 12, ROW - 3, 5),
    )
    label = (
        f"{names[player.seat]}: {plural(player.score, 'point')}, {player.contract_score} by {plural(held, 'contract')}"
        f"{', holds the token' if player.tokens else ''}"
    )
    return group(place(f"seat:{player.seat}", target(f"seat:{player.seat + 1}", label, *inside)), at=(0, y))
