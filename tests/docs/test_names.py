"""What `import smokestack` offers: it is light, and every name says what it is with an example that runs."""

import doctest
from pathlib import Path

import griffe
import pytest

import smokestack
from tests.kernel.processes import run

SOURCES = Path(smokestack.__file__).parents[1]
HEAVY = ("numba", "polars", "fastapi", "sqlalchemy", "ray")

IMPORT = f"""
import sys
import smokestack

print(sorted({set(HEAVY)} & set(sys.modules)), "smokestack.bots" in sys.modules)
print(set(smokestack.__all__) <= set(dir(smokestack)))
"""

ASK_FOR_ALL = f"""
import sys
import smokestack

found = [getattr(smokestack, name) for name in smokestack.__all__]
print(len(found) > 20, sorted({set(HEAVY)} & set(sys.modules)))
"""


@pytest.fixture(scope="module")
def package() -> griffe.Module:
    """The sources as the reference reads them."""
    loaded = griffe.load("smokestack", search_paths=[SOURCES], resolve_aliases=True)
    assert isinstance(loaded, griffe.Module)
    return loaded


def test_importing_the_package_is_light() -> None:
    assert run(IMPORT).splitlines() == ["[] False", "True"]


def test_none_of_its_names_brings_anything_heavy() -> None:
    assert run(ASK_FOR_ALL) == "True []"


def test_a_name_that_is_not_there_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'knit'"):
        getattr(smokestack, "knit")  # noqa: B009  # mypy knows that the plain form cannot be


@pytest.mark.parametrize("name", smokestack.__all__)
def test_every_name_shows_what_it_does(
    name: str, package: griffe.Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    docstring = package[name].docstring
    assert docstring is not None, "it has a docstring"
    example = doctest.DocTestParser().get_doctest(docstring.value, {}, name, name, 0)
    assert len(example.examples) >= 2, "an example imports the package and does something"
    said: list[str] = []
    doctest.DocTestRunner().run(example, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("name", smokestack.__all__)
def test_every_part_of_a_name_is_explained(name: str, package: griffe.Module) -> None:
    """The reference leaves out what has no docstring."""
    assert not [part.path for part in parts_of(package[name]) if part.docstring is None]


@pytest.mark.parametrize("name", smokestack.__all__)
def test_whoever_explains_parameters_explains_all(name: str, package: griffe.Module) -> None:
    for part in (package[name], *parts_of(package[name])):
        if (explained := explained_parameters(part)) or (part is package[name] and part.is_function):
            there = [each.name for each in part.parameters if each.name not in ("self", "cls")]
            assert explained == there, part.path


def parts_of(found: griffe.Object | griffe.Alias) -> list[griffe.Object | griffe.Alias]:
    """The methods and properties that anybody may use."""
    members = [part for name, part in found.members.items() if not name.startswith("_")]
    return [part for part in members if part.is_function or "property" in part.labels]


def explained_parameters(part: griffe.Object | griffe.Alias) -> list[str]:
    sections = part.docstring.parse("google") if part.docstring else []
    listed = [each for each in sections if isinstance(each, griffe.DocstringSectionParameters)]
    return [parameter.name.lstrip("*") for section in listed for parameter in section.value]
