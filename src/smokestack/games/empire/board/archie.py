"""Archie's table as it stands, the heart of solo play: what each of your icons makes him do, and why."""

from collections.abc import Iterator
from textwrap import wrap

from smokestack.board.drawing import Part, Svg, circle, lines, path, rect, text, use
from smokestack.board.pieces import preview, prose
from smokestack.games.empire.board.pieces import WIDTH, heading, panel
from smokestack.games.empire.view.archie import AnswerView
from smokestack.games.empire.view.table import EmpireView, IconView

ROW, TOP = 29.0, 52.0
CHOICE_LEFT, CHOICE_STEP = 176.0, 35.0
FOOT = 96.0
NAME = 21
"""The letters of a name that stand beside the choices."""
ORDINALS = ("first", "second", "third", "fourth")
RANKS = ("1st", "2nd", "3rd", "4th")


def draw_archie(view: EmpireView) -> Part:
    """A row for each kind of icon on the cards; pointing at an icon tells his answer under the table."""
    icons = [icon for card in view.cards for icon in card]
    rows = kinds(icons)
    height = TOP + len(rows) * ROW + FOOT
    ranks = (text(CHOICE_LEFT + at * CHOICE_STEP + 13, 44, rank, "mid note faint") for at, rank in enumerate(RANKS))
    table = (table_row(icon, TOP + at * ROW) for at, icon in enumerate(rows.values()))
    order = list(rows)
    stories = (story(icon, spot, TOP + order.index(icon.key) * ROW, height) for spot, icon in enumerate(icons, start=1))
    foot = prose(12, height - FOOT + 20, standing(view), 48)
    inside = (heading(12, 24, "Archie's table"), text(12, 44, "after your", "note faint"), *ranks, *table, foot)
    return panel("archie", "other", "Archie's table", height, *inside, *stories)


def kinds(icons: list[IconView]) -> dict[str, IconView]:
    """One icon of each kind on the cards, one that you may take where there is one."""
    found: dict[str, IconView] = {}
    for icon in icons:
        if icon.key not in found or not found[icon.key].answers:
            found[icon.key] = icon
    return found


def table_row(icon: IconView, y: float) -> Svg:
    """Your icon, then his four choices; the one he would take is ringed, those he would pass over are struck."""
    name = use(f"empire-{icon.key}", 12, y + 3, 22) + row_name(icon.name, y)
    answer = icon.answers[0] if icon.answers else None
    cells = (choice_cell(key, at, y, answer) for at, key in enumerate(icon.row))
    line = path(f"M12 {y:.0f}H{WIDTH - 12:.0f}", "hair")
    return line + name + "".join(cells)


def row_name(name: str, y: float) -> Svg:
    """The icon's name as its card has it, in two lines where it is long."""
    words = wrap(name, NAME)
    return lines(42, y + (19 if len(words) == 1 else 13), words, 12, "note")


def choice_cell(key: str, at: int, y: float, answer: AnswerView | None) -> Svg:
    x = CHOICE_LEFT + at * CHOICE_STEP
    picture = use(f"empire-{key}", x + 3, y + 4, 20)
    if answer is None:
        return picture
    if answer.rank == at:
        return circle(x + 13, y + 14, 13.5, "badge") + use(f"empire-{key}", x + 4, y + 5, 18, "icon on-accent")
    if answer.choices[at].passed is not None:
        return use(f"empire-{key}", x + 3, y + 4, 20, "icon dim") + path(f"M{x + 2:.0f} {y + 24:.0f}l22-20", "strike")
    return use(f"empire-{key}", x + 3, y + 4, 20, "icon dim")


def standing(view: EmpireView) -> str:
    """What he is about to do, or how to read the table."""
    if view.archie_answer is not None:
        return f"Now: {told(view.archie_answer)}"
    if any(icon.answers for card in view.cards for icon in card):
        return "Blue: what he would do after that icon. Struck out: what he cannot. Point at an icon for the reasons."
    return "He takes the first choice that is free and of use to him."


def story(icon: IconView, spot: int, y: float, height: float) -> Svg:
    """While an icon is pointed at: its row is marked, and his answer told with the reasons."""
    if not icon.answers:
        return ""
    mark = rect(4, y + 1, WIDTH - 8, ROW - 2, "marked", 4)
    ground = rect(4, height - FOOT + 4, WIDTH - 8, FOOT - 8, "shade", 4)
    words = prose(12, height - FOOT + 20, " ".join(answers_told(icon)), 48, most=6)
    return preview(f"icon:{spot}", mark, ground, words)


def answers_told(icon: IconView) -> Iterator[str]:
    first, *others = icon.answers
    yield told(first)
    if others:
        further = "; ".join(f"{other.icon}: {other.effect}" for other in others[:2])
        yield f"Or, by how you do it: {further}."


def told(answer: AnswerView) -> str:
    """What he does and why."""
    passed = "; ".join(f"{choice.name}: {choice.passed}" for choice in answer.choices if choice.passed)
    why = f" Passed over: {passed}." if passed else ""
    if answer.rank is None:
        return f"Nothing in his row fits: his cube goes to {answer.icon}, without effect.{why}"
    return f"{answer.icon}, his {ORDINALS[answer.rank]} choice: {answer.effect}.{why}"
