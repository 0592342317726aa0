"""The counts of a run in words people read."""

from smokestack.kernel.edition import Edition
from smokestack.lab.meta import Measure

PHRASES = {
    "titans": {
        "sold": "cubes sold on {} in Age {}",
        "unsold": "cubes left unsold on {} in Age {}",
        "paid": "dollars paid on {} in Age {}",
        "facility": "cards of {} at the end",
        "estates": "real-estate cards at the end",
        "advancements": "advancements at the end",
    },
    "victory": {
        "revealed": "contracts for {} on the table",
        "built": "{} built",
        "produced": "{} produced",
        "claimed": "contracts for {} claimed",
        "fulfilled": "contracts for {} fulfilled",
        "offered": "trades offered",
        "accepted": "trades accepted",
        "fed": "{} fed into {}",
    },
    "empire": {
        "pollution": "pollution at the end",
        "building": "{} buildings at the end",
        "pips": "pips on {} buildings",
        "factories": "Factory cards at the end",
        "trains": "trains sent off",
        "icon": "{} icons taken",
    },
}


def phrase(edition: Edition, measure: Measure) -> str:
    """What a measure counts; one we have no words for is told by its own name."""
    told = PHRASES.get(edition.game, {}).get(measure.name)
    named = [name_of(edition, word) for word in measure.of]
    return told.format(*named) if told else " ".join([measure.name, *named])


def name_of(edition: Edition, word: str) -> str:
    """The printed name of a thing by its short word."""
    for slot, known in edition.words.items():
        if word in known and slot in edition.names:
            return edition.names[slot][known.index(word)]
    return word.replace("_", " ").replace("-", " ")
