# Every target sets itself up: Python 3.11 or newer, make and a package registry are all it takes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
EXTRAS := dev,envs

.PHONY: play test check setup bench docs data lock format clean

play: setup
	$(BIN)/twofold play dualis

test: setup
	$(BIN)/python -m pytest

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.generated --check

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(UV) pip install -q --python $(BIN)/python -c requirements.lock -e ".[bench]"
	$(BIN)/python -m bench

docs: setup
	$(BIN)/python -m tools.generated

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(UV) || $(BIN)/python -m pip install -q "$$(grep -o '^uv==[^ ]*' requirements.lock)"
	$(UV) pip install -q --python $(BIN)/python -c requirements.lock -e ".[$(EXTRAS)]"
	touch $@

lock:
	$(UV) pip compile -q --python-version 3.11 --universal --all-extras --generate-hashes \
	  --no-annotate --no-header pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist src/twofold/web
