"""The counts of a run in words people read."""

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.spec import GameSpec
from smokestack.lab.gamelab import lab_of
from smokestack.lab.meta import Measure


def phrase(spec: GameSpec, edition: Edition, measure: Measure) -> str:
    """What a measure counts; one we have no words for is told by its own name."""
    told = lab_of(spec).phrases.get(measure.name)
    named = [name_of(edition, word) for word in measure.of]
    return told.format(*named) if told else " ".join([measure.name, *named])


def name_of(edition: Edition, word: str) -> str:
    """The printed name of a thing by its short word."""
    for slot, known in edition.words.items():
        if word in known and slot in edition.names:
            return edition.names[slot][known.index(word)]
    return word.replace("_", " ").replace("-", " ")
