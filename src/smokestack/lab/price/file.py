"""The file of a list of prices: begun or found again, and written whole after every thing."""

import json
from pathlib import Path

from smokestack.lab.errors import LabError
from smokestack.lab.folder import write_file
from smokestack.lab.meta import Meta
from smokestack.lab.price.listing import PriceList
from smokestack.lab.price.plain import as_csv, as_json, read_price, settings
from smokestack.lab.price.price import Priced

SUFFIXES = (".json", ".csv")


def begin(file: Path | None, meta: Meta, when: str) -> PriceList:
    """A new list, or the one in the file if it was measured alike."""
    found = PriceList(meta, when)
    if file is None:
        return found
    if file.suffix not in SUFFIXES:
        raise LabError(f"--out {file}: prices are kept as {' or '.join(SUFFIXES)}; let the name end so")
    if not file.resolve().parent.is_dir():
        raise LabError(f"--out {file}: there is no folder {file.resolve().parent}; make it first")
    if file.suffix == ".json" and file.exists():
        found.prices.extend(go_on_with(file, found))
    return found


def go_on_with(file: Path, found: PriceList) -> list[Priced]:
    """What is in a file, which has to be a list with the same settings."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        theirs = {name: data[name] for name in settings(found)}
        prices = [read_price(each) for each in data["prices"]]
    except OSError as error:
        raise LabError(f"{file} cannot be read: {error.strerror}. Choose another name.") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise LabError(f"{file} is there already and no list of prices; choose another name") from None
    mine = settings(found)
    other = [f"{name} {mine[name]} instead of {theirs[name]}" for name in mine if mine[name] != theirs[name]]
    if other:
        raise LabError(
            f"{file} holds prices with other settings: asked for is {'; '.join(other)}. "
            "Go on with the same settings, or choose another name."
        )
    return prices


def keep(file: Path, found: PriceList) -> None:
    """Write the list as its name asks, whole."""
    text = json.dumps(as_json(found), indent=1, ensure_ascii=False) + "\n" if file.suffix == ".json" else as_csv(found)
    write_file(file, text.encode())
