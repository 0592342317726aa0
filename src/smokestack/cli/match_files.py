"""Where matches are kept when nobody names a file."""

import time
from pathlib import Path

import platformdirs


def new_file(game: str) -> Path:
    """A new name in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("smokestack")) / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
