"""The story of a table: where its great moments begin, and that it grows without holding on to positions."""

import gc
import weakref
from pathlib import Path
from typing import Any

from smokestack.gamekit.applied import Applied
from smokestack.match import Happening
from smokestack.match.save import load
from smokestack.web.story import story_so_far
from tests.web.rooms import act_first, hotseat

GOLDEN = Path(__file__).parent.parent / "golden"


def scenes(file: str) -> list[str]:
    news = story_so_far(load(GOLDEN / file)).news
    return [each.sentences[each.scene][0] for each in news if each.scene is not None]


def test_every_age_of_titans_ends_in_a_scene() -> None:
    assert scenes("titans/three-ages.jsonl") == ["Age I ends.", "Age II ends.", "Age III ends."]


def test_other_games_are_told_without_scenes() -> None:
    assert scenes("empire/two-players.jsonl") == []


def test_a_story_grows_with_its_match_and_keeps_only_words() -> None:
    seen: list[weakref.ref[Applied[Any]]] = []

    def notice(happening: Happening) -> None:
        if happening.applied is not None:
            seen.append(weakref.ref(happening.applied))

    match = hotseat()
    match.listen(notice)
    story = story_so_far(match)
    for _ in range(5):
        act_first(match)
    gc.collect()
    assert [news.n for news in story.news] == [entry.n for entry in match.entries]
    assert len(seen) == 5
    assert not any(each() for each in seen)
