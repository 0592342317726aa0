"""`smokestack replay FILE --svg/--html`: a match as a picture, or as one page that needs nothing else."""

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path

from rich.console import Console

from smokestack.board.drawing import Part
from smokestack.board.ui import board_of, draw_position, picture_of, stylesheet_of
from smokestack.cli.show import console
from smokestack.gamekit.errors import MatchError
from smokestack.match import Match
from smokestack.match.entry import Decision
from smokestack.match.save import load

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{css}
body {{ margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font-family: sans-serif; }}
#parts {{ display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: flex-start; }}
#parts > div {{ flex: 1 1 20rem; max-width: 44rem; }}
#parts svg {{ width: 100%; height: auto; display: block; }}
#slider {{ width: 100%; }} .sheet {{ position: absolute; width: 0; height: 0; }}
</style></head><body class="{game}"><h1>{title}</h1><p>{players}</p>
<label>Moment <input id="slider" type="range" min="0" max="{last}" value="{last}"></label>
<p id="said" aria-live="polite"></p>
<svg class="sheet" aria-hidden="true"><defs>{symbols}</defs></svg><div id="parts"></div>
<script type="application/json" id="data">{data}</script>
<script>
const {{ parts, moments }} = JSON.parse(document.getElementById("data").textContent);
const show = (k) => {{
  document.getElementById("said").textContent = moments[k].said;
  document.getElementById("parts").innerHTML = moments[k].parts.map((part) => `<div>${{parts[part]}}</div>`).join("");
}};
const slider = document.getElementById("slider");
slider.addEventListener("input", () => show(Number(slider.value)));
show(moments.length - 1);
</script></body></html>
"""


def export_replay(file: Path, at: int | None, svg: Path | None, html: Path | None) -> None:
    """Write the pictures asked for."""
    match = load(file)
    if svg is not None:
        position = match.position if at is None else match.at(at)
        write(svg, picture_of(position, match.names))
    if html is not None:
        write(html, replay_page(match))


def write(file: Path, text: str, say: Console = console) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MatchError(f"{file} cannot be written: {error.strerror}; choose another place") from None
    say.print(f"Written: {file}", soft_wrap=True)


def replay_page(match: Match) -> str:
    """A page with a slider over the ends of turns; equal parts are kept once."""
    parts: dict[str, str] = {}
    moments = []
    for said, drawn in scenes(match):
        parts.update((part.digest, part.svg) for part in drawn)
        moments.append({"said": said, "parts": [part.digest for part in drawn]})
    spec, data = match.game.spec, json.dumps({"parts": parts, "moments": moments}, ensure_ascii=False)
    return PAGE.format(
        title=escape(spec.title),
        players=escape(", ".join(match.names)),
        game=spec.name,
        css=stylesheet_of(spec),
        last=len(moments) - 1,
        symbols=board_of(spec).symbols,
        data=data.replace("</", "<\\/"),
    )


def scenes(match: Match) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """The table whenever somebody else comes to decide, with what was said since."""
    names, said = match.names, []
    for moment in match.moments():
        if isinstance(moment.entry, Decision):
            said.append(str(moment.telling(names)))
            if moment.after.to_move != moment.entry.seat:
                yield f"After entry {moment.entry.n}. {' '.join(said)}", draw_position(moment.after, names)
                said = []
    if said or not match.entries:
        yield " ".join(said), draw_position(match.position, names)
