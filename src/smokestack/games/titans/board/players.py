"""The players: money and share in large figures, what they own, and what each would get if the age ended now."""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part, Svg, group, lines, rect, seat_mark, text, use
from smokestack.board.pieces import fit_bold, head, paper, paragraph, place
from smokestack.games.titans.board.pieces import MARKETS, ORDINALS, facility_icon
from smokestack.games.titans.view.table import PlayerView, TitansView

WIDTH = 400.0
LINE, OWNED = 17.0, 150.0
RACE_ROW = 28.0
RACE = {"consumables": "Consumables", "durables": "Durables", "energy": "Energy", "estates": "Real estate"}


def draw_players(view: TitansView, names: Sequence[str], seat: int) -> Iterator[Part]:
    """My own panel first, then the others in the order of their seats from mine."""
    first = max(seat, 0)
    for step in range(len(view.players)):
        player = view.players[(first + step) % len(view.players)]
        yield draw_player(view, player, names[player.seat], "me" if player.seat == seat else "rivals")


def draw_player(view: TitansView, player: PlayerView, name: str, area: str) -> Part:
    estates = paragraph(", ".join(player.estates), WIDTH - 54, 13.5)
    cards = paragraph(", ".join(player.advancements), WIDTH - 54, 13.5)
    height = (
        144
        + (6 if estates or cards else 0)
        + LINE * (len(estates) + len(cards))
        + (4 if estates else 0)
        + (4 if cards else 0)
    )
    owned = listed("titans-residential", estates, 150)
    owned += listed("titans-research", cards, 150 + LINE * len(estates) + (4 if estates else 0))
    body = place(
        f"seat:{player.seat}",
        paper(WIDTH, height),
        draw_name(view, player, name),
        draw_figures(view, player),
        *(draw_works(view, player)),
        owned,
    )
    title = f"{name}: ${player.cash}, {player.share} share"
    return Part(f"player-{player.seat}", area, title, WIDTH, height, body)


def draw_name(view: TitansView, player: PlayerView, name: str) -> Svg:
    """Who it is, whether it is their turn, and how they stand."""
    moving = player.seat == view.to_move
    band = head(WIDTH, 32, "band" if moving else "shade")
    css = "head on-accent" if moving else "head"
    turn = text(200, 22, "to move", "mid label bold on-accent mover") if moving else ""
    return (
        band
        + rect(5, 4, 26, 25, "core", 4)
        + seat_mark(18, 17, player.seat, 19)
        + text(40, 22, fit_bold(name, 110, 15), css)
        + turn
        + draw_rank(view, player, css)
    )


def draw_rank(view: TitansView, player: PlayerView, css: str) -> Svg:
    tied = sum(other.rank == player.rank for other in view.players) > 1
    if tied and player.rank == 0 and len({other.rank for other in view.players}) == 1:
        return ""
    crown = rect(322, 4, 26, 25, "core", 4) + use("titans-crown", 325, 6, 20) if player.rank == 0 else ""
    return crown + text(390, 22, f"{ORDINALS[player.rank]}{'=' if tied else ''}", f"end {css}")


def draw_figures(view: TitansView, player: PlayerView) -> Svg:
    """Money and share, and what the age's end would add to them."""
    coming = player.forecast
    add_cash = text(116, 86, f"+${coming.cash}", "end label bold good") if coming.cash else ""
    add_share = text(390, 86, f"+{coming.share}", "end label bold good") if coming.share else ""
    note = text(204, 86, "if the age ended now", "mid faint") if coming.cash or coming.share else ""
    return (
        text(12, 68, f"${player.cash}", "grand")
        + text(282, 64, "share", "end label faint")
        + use("titans-share", 290, 40, 30)
        + text(390, 68, player.share, "end grand")
        + add_cash
        + add_share
        + note
    )


def draw_works(view: TitansView, player: PlayerView) -> Iterator[Svg]:
    """A box for each type of facility, in the same place for everybody."""
    pitch = (WIDTH - 20) / len(view.facilities)
    for k, facility in enumerate(view.facilities):
        size, x = facility.size[player.seat], 10 + pitch * k
        if size:
            owned = facility_icon(view, facility, x + 4, 105, 24) + text(x + pitch - 8, 125, size, "end figure")
            yield rect(x, 98, pitch - 3, 38, "card", 4) + owned
        else:
            icon = group(facility_icon(view, facility, x + pitch / 2 - 12, 106, 21), css="pale")
            yield rect(x, 98, pitch - 3, 38, "slot", 4) + icon


def listed(icon: str, rows: Sequence[str], y: float) -> Svg:
    return use(icon, 12, y - 3, 17) + lines(38, y + 11, rows, LINE, "label") if rows else ""


def draw_race(view: TitansView, names: Sequence[str]) -> Part:
    """Who would win each bonus if the age ended now, and what it would bring in all."""
    seats = len(view.players)
    pitch = 246 / seats
    marks = [seat_mark(150 + pitch * (seat + 0.5), 16, seat, 19) for seat in range(seats)]
    rows = [draw_race_row(view, row, key, pitch) for row, key in enumerate(RACE)]
    totals = [draw_total(view, seat, 150 + pitch * (seat + 0.5)) for seat in range(seats)]
    height = 40 + RACE_ROW * (len(RACE) + 2)
    body = (
        paper(WIDTH, height)
        + head(WIDTH, 30, "shade")
        + text(10, 21, "If it ended now", "label bold")
        + "".join(marks)
        + "".join(rows)
        + text(12, 35 + RACE_ROW * 4.66, "Share in all", "label bold")
        + text(12, 35 + RACE_ROW * 5.66, "Money in all", "label bold")
        + "".join(totals)
    )
    return Part("race", "race", race_title(view, names), WIDTH, height, body)


def race_title(view: TitansView, names: Sequence[str]) -> str:
    led = [
        f"{names[player.seat]} leads {RACE[key].lower()}" for player in view.players for key in player.forecast.bonuses
    ]
    return f"If the age ended now: {', '.join(led) or 'nobody leads alone'}"


def draw_race_row(view: TitansView, row: int, key: str, pitch: float) -> Svg:
    y = 34 + RACE_ROW * row
    icon = "titans-residential" if key == "estates" else f"titans-{key}"
    found = [use(icon, 10, y + 3, 20), text(36, y + 19, RACE[key], "label")]
    for player in view.players:
        x = 150 + pitch * player.seat
        count = len(player.estates) if key == "estates" else sold(player, key)
        leads = key in player.forecast.bonuses
        if leads:
            tint = "shade" if key == "estates" else f"tint-{key}"
            found.append(rect(x + 1, y + 1, pitch - 2, RACE_ROW - 3, f"{tint}", 4))
            found.append(rect(x + 1, y + 1, pitch - 2, RACE_ROW - 3, "outline", 4))
        found.append(text(x + pitch / 2, y + 20, count or "·", "mid figure" if leads else "mid label faint"))
    return "".join(found)


def sold(player: PlayerView, market: str) -> int:
    """Nothing is left to sell once the game is over."""
    return player.forecast.sold[MARKETS.index(market)] if player.forecast.sold else 0


def draw_total(view: TitansView, seat: int, x: float) -> Svg:
    coming, y = view.players[seat].forecast, 35 + RACE_ROW * 4.66
    return text(x, y, coming.share, "mid figure") + text(x, y + RACE_ROW, f"${coming.cash}", "mid label bold")
