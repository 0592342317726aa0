"""The folder of a search: which search it is, so that only the same one goes on there."""

import hashlib
import json
from pathlib import Path

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.spec import GameSpec
from smokestack.lab.errors import LabError
from smokestack.lab.folder import write_file
from smokestack.lab.seek.goals import Goals

SEARCH_FILE = "search.json"
RESULTS_FILE = "results.jsonl"


def open_search(folder: Path, spec: GameSpec, start: Edition, goals: Goals, seed: int) -> Path:
    """Make the folder, or find the same search in it; where its results are kept. One without any may be replaced."""
    wanted = {
        "game": spec.name,
        "rules version": spec.version,
        "start edition": start.digest,
        "goals": hashlib.sha256(goals.text.encode()).hexdigest()[:16],
        "seed": seed,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh = {entry.name for entry in folder.iterdir()} <= {SEARCH_FILE}
    except OSError as error:
        raise LabError(f"{folder} cannot be the folder of a search: {error.strerror}. Choose another place.") from None
    if fresh:
        write_file(folder / SEARCH_FILE, (json.dumps(wanted, indent=1) + "\n").encode())
    else:
        require_same(folder, wanted)
    return folder / RESULTS_FILE


def require_same(folder: Path, wanted: dict[str, object]) -> None:
    try:
        found = json.loads((folder / SEARCH_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise LabError(f"{folder} holds other files and no search; choose a new folder") from None
    odd = [name for name in wanted if found.get(name) != wanted[name]]
    if odd:
        raise LabError(
            f"{folder} holds another search: {', '.join(odd)} differ. Go on with what it was begun with, or choose a "
            "new folder."
        )
