"""The clauses of Victory: all there, each with what its marks ask for."""

import pytest

from smokestack.gamekit.clauses import Clause, read_clauses
from smokestack.gamekit.edition import SOURCES
from smokestack.gamekit.registry import spec
from tests.clauses import mentioned

CLAUSES = read_clauses(spec("victory").data("clauses.toml"))
IDS = [clause.id for clause in CLAUSES.all]
COUNTS = {"V1": 6, "V2": 4, "V3": 1, "V4": 4, "V5": 9, "V6": 3, "V7": 6}


def test_every_clause_is_there_in_order() -> None:
    assert {chapter.id: len(chapter.clauses) for chapter in CLAUSES.chapters} == COUNTS
    assert [f"{chapter}.{k + 1}" for chapter, count in COUNTS.items() for k in range(count)] == IDS


@pytest.mark.parametrize("clause", CLAUSES.all, ids=IDS)
def test_a_clause_says_where_it_comes_from(clause: Clause) -> None:
    assert clause.marks
    assert set(clause.marks) <= set(SOURCES)
    assert sorted(clause.marks, key=SOURCES.index) == list(clause.marks)
    assert ("ruling" in clause.marks) == bool(clause.why)


@pytest.mark.parametrize("clause", CLAUSES.all, ids=IDS)
def test_a_clause_is_written_in_whole_sentences(clause: Clause) -> None:
    for text in (clause.text, clause.why or "None."):
        assert text[0].isupper()
        assert text.endswith(".")
        assert "  " not in text
    assert clause.title[0].isupper()
    assert not clause.title.endswith(".")


@pytest.mark.parametrize("clause", CLAUSES.all, ids=IDS)
def test_clauses_refer_to_clauses_that_exist(clause: Clause) -> None:
    assert mentioned(clause.text + clause.why, IDS) <= set(IDS) - {clause.id}


def test_titles_differ() -> None:
    titles = [clause.title for clause in CLAUSES.all]
    assert len(set(titles)) == len(titles)
