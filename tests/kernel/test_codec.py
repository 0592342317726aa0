"""The codec by itself, on a made-up game."""

import pytest

from smokestack.gamekit.codec import Action, Codec, Slot, Verb
from smokestack.gamekit.errors import NotationError, UnknownName
from smokestack.kernel.compile import KernelError

CODEC = Codec(
    Verb("wait"),
    Verb("sail", Slot("port", 3), Slot("days", 2, first=1)),
    Verb("trade", Slot("port", 3)),
)
WORDS = {"port": ["lisbon", "porto"]}


def test_ids_run_on_from_verb_to_verb() -> None:
    assert len(CODEC) == 1 + 6 + 3
    assert [CODEC.base(verb) for verb in ("wait", "sail", "trade")] == [0, 1, 7]
    assert CODEC.decode(1 + 1 * 2 + 1) == Action("sail", (1, 1))
    assert [CODEC.encode(CODEC.decode(k)) for k in range(10)] == list(range(10))


def test_every_id_has_its_kind_and_its_place_among_its_kind() -> None:
    assert list(CODEC.kinds) == [0, 1, 1, 1, 1, 1, 1, 2, 2, 2]
    assert list(CODEC.choices) == [0, 0, 1, 2, 3, 4, 5, 0, 1, 2]
    assert list(CODEC.bases) == [0, 1, 7]
    assert [CODEC.kind(verb) for verb in ("wait", "sail", "trade")] == [0, 1, 2]
    assert [CODEC.bases[CODEC.kinds[k]] + CODEC.choices[k] for k in range(10)] == list(range(10))


def test_a_kind_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="no action named 'swim'; there is: sail, trade, wait"):
        CODEC.kind("swim")


def test_a_table_by_kind_forgets_no_verb() -> None:
    assert list(CODEC.by_kind({2: 7, 0: 5, 1: 6})) == [5, 6, 7]
    with pytest.raises(KernelError, match="this has none for wait, trade"):
        CODEC.by_kind({1: 6})


def test_words_come_from_the_edition_and_numbers_from_first() -> None:
    assert [CODEC.text(k, WORDS) for k in (0, 1, 4, 7)] == ["wait", "sail lisbon 1", "sail porto 2", "trade lisbon"]


def test_words_may_depend_on_the_word_before() -> None:
    words = WORDS | {"days porto": ["short", "long"]}
    assert [CODEC.text(k, words) for k in (1, 2, 3, 4)] == [
        *("sail lisbon 1", "sail lisbon 2", "sail porto short", "sail porto long")
    ]
    assert [CODEC.parse(CODEC.text(k, words), words) for k in range(10)] == list(range(10))
    with pytest.raises(NotationError, match="'2' is no days; it is one of: short, long"):
        CODEC.parse("sail porto 2", words)


def test_values_the_edition_has_no_word_for_still_have_a_text() -> None:
    assert CODEC.text(9, WORDS) == "trade port#3"
    assert CODEC.parse("trade port#3", WORDS) == 9


def test_every_text_reads_back() -> None:
    assert [CODEC.parse(CODEC.text(k, WORDS), WORDS) for k in range(10)] == list(range(10))
    assert CODEC.parse("  SAIL   Porto 2 ", WORDS) == 4


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sail", "'sail' has 0 words after 'sail'; the form is: sail PORT DAYS"),
        ("wait here", "'wait here' has 1 words after 'wait'; the form is: wait"),
        ("sail paris 1", "'paris' is no port; it is one of: lisbon, porto"),
        ("sail porto 3", "'3' is no days; it is one of: 1, 2"),
        ("sail porto -1", "'-1' is no days; it is one of: 1, 2"),
    ],
)
def test_a_text_that_is_no_action_says_what_would_be(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        CODEC.parse(text, WORDS)
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["", "swim porto"])
def test_an_unknown_verb_lists_the_known_ones(text: str) -> None:
    with pytest.raises(UnknownName, match="there is: sail, trade, wait"):
        CODEC.parse(text, WORDS)


@pytest.mark.parametrize("number", [-1, 10])
def test_ids_outside_are_refused(number: int) -> None:
    with pytest.raises(NotationError, match=f"{number} is no action; ids go from 0 to 9"):
        CODEC.decode(number)


@pytest.mark.parametrize("action", [Action("swim"), Action("sail", (0,)), Action("sail", (3, 0)), Action("wait", (0,))])
def test_other_objects_are_refused(action: Action) -> None:
    with pytest.raises(NotationError, match="is no action of this game"):
        CODEC.encode(action)
