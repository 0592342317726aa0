"""The story of a table: where its great moments begin."""

from pathlib import Path

from smokestack.match.save import load
from smokestack.web.story import story_so_far

GOLDEN = Path(__file__).parent.parent / "golden"


def scenes(file: str) -> list[str]:
    news = story_so_far(load(GOLDEN / file)).news
    return [each.sentences[each.scene][0] for each in news if each.scene is not None]


def test_every_age_of_titans_ends_in_a_scene() -> None:
    assert scenes("titans/three-ages.jsonl") == ["Age I ends.", "Age II ends.", "Age III ends."]


def test_other_games_are_told_without_scenes() -> None:
    assert scenes("empire/two-players.jsonl") == []
