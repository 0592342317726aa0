"""Everything a manifest names is there: rooms can be entered, and the files of `data` be read."""

from smokestack.board.ui import GameBoard, board_of
from smokestack.bots.gamebot import GameBot, bot_of_game
from smokestack.gamekit.registry import spec
from smokestack.gamekit.words import GameWords
from smokestack.lab.gamelab import GameLab, lab_of
from smokestack.web.gallery import poster
from smokestack.web.lessons import has_lesson, new_lesson
from tests.laws.tables import every_game


@every_game
def test_every_room_can_be_entered(name: str) -> None:
    made = spec(name)
    rooms = (made.words, board_of(made), bot_of_game(made), lab_of(made))
    assert [type(room) for room in rooms] == [GameWords, GameBoard, GameBot, GameLab]


@every_game
def test_editions_clauses_lesson_and_poster_can_be_read(name: str) -> None:
    made = spec(name)
    assert {made.edition(each).name for each in made.editions()} == set(made.editions())
    assert made.default_edition in made.editions()
    assert made.clauses.title == made.title
    assert poster(name)
    assert not has_lesson(name) or new_lesson(name, "Ann").to_move == 0


@every_game
def test_options_of_the_manifest_can_be_agreed_on(name: str) -> None:
    made = spec(name)
    known = {option.name for option in made.options}
    assert {*made.first_options, *made.simulation, *made.short_games} <= known
    assert made.rare_verbs <= set(made.codec.verbs)
