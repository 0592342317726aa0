# Everything is set up by the targets themselves: Python 3.11 or later and make are all that is needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PEER := .bench/peer
GUIDE := src/smokestack/web/guide
GUIDE_SOURCES := mkdocs.yml $(shell find docs src/smokestack -type f -not -path '$(GUIDE)/*' -not -name '*.pyc')

.PHONY: play docs test soak check clauses bench format clean
.DELETE_ON_ERROR:

play: $(READY) docs
	$(BIN)/smokestack serve --warm

docs: $(GUIDE)/index.html

test: $(READY)
	$(BIN)/smokestack warm
	$(BIN)/pytest -n auto

soak: $(READY)
	SMOKESTACK_KILLS=100 $(BIN)/pytest tests/web -k kill
	SMOKESTACK_WHOLE_CORPUS=1 $(BIN)/pytest -n auto tests/corpus

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.clauses

clauses: $(READY)
	$(BIN)/python -m tests.clauses --table

bench: $(READY) $(PEER)/.ready
	$(BIN)/python -m bench

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .bench build dist $(GUIDE)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Smokestack needs Python 3.11 or later, this is " + sys.version.split()[0] + "; name another one with make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

$(GUIDE)/index.html: $(READY) $(GUIDE_SOURCES)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

$(PEER)/.ready: bench/peers/requirements.txt
	$(PYTHON) -m venv $(PEER)
	$(PEER)/bin/pip install --quiet --disable-pip-version-check -r bench/peers/requirements.txt
	touch $@
