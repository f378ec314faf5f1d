# Passgo: what people do with this repository. `make help` lists it.
PYTHON ?= python3
BIN := .venv/bin
STAMPS := build/stamps
SOAK := build/soak
QUIET := $(MAKE) --no-print-directory
TIMED := $(PYTHON) .ci/timed
RULES := $(wildcard $(addprefix src/passgo/,rules/*.py bots/*.py bots/*/*.py compiling/*.py))

.DEFAULT_GOAL := help
.PHONY: help play test game install node client check check-python check-client ready vitest engine server browser clauses mutants soak load \
  bench screenshots docs compiled checked clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: game  ## Play in the browser; PORT=8418 or DATABASE=FILE if the usual one is taken
	@$(BIN)/python tools/client.py play
	$(BIN)/passgo $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database $(DATABASE))

test:  ## Run all that must be green: install and check, engine, server, browser
	@$(QUIET) node
	@$(TIMED) "install and check" $(QUIET) -j 2 ready
	@$(TIMED) engine $(QUIET) engine
	@$(TIMED) server $(QUIET) server
	@$(TIMED) browser $(QUIET) browser

# In this order pip works on one core while the other builds, checks and tries the client.
ready: install client check-client vitest compiled check-python

game: .venv/game  ## Make .venv with what players need in it, and nothing else

install: .venv/tools  ## Add the tools of developers

# Apart from pip, so that the client may be built while the game is installed.
node: $(BIN)/python
	@$(BIN)/python tools/client.py node

client: node  ## Build the browser client into the package
	@$(BIN)/python tools/client.py

check: check-python check-client  ## Look at format, style and types without running anything

check-python: install
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(TIMED) mypy $(BIN)/mypy

check-client: client
	@$(TIMED) check-client $(BIN)/python tools/client.py check

vitest: client  ## Run the tests of the client that need no browser
	@$(TIMED) vitest $(BIN)/python tools/client.py test

engine: install compiled  ## Run the tests of the engine
	$(BIN)/python -m pytest --ignore tests/server --ignore tests/browser

server: install compiled client  ## Run the tests of the server, on SQLite and PostgreSQL
	$(BIN)/python -m pytest tests/server -n 4  # they wait more than they work

browser: install compiled client  ## Play in Chromium
	$(BIN)/python -m pytest tests/browser

screenshots: install compiled client  ## Photograph the client in every state of the list, and film what moves
	$(BIN)/python tests/browser/screenshots.py
	$(BIN)/python tests/browser/films.py

clauses: install  ## Say which clauses of the rulebooks have a test
	$(BIN)/python -m passgo.scenarios.coverage

mutants: install  ## Break the rules on purpose and see the tests notice
	$(BIN)/python tests/mutants.py

# What is done of the campaigns is kept: a soak that was interrupted goes on where it was.
soak: install compiled checked client  ## Long campaigns: rules, crashes, worlds, fuzz, every screen
	@mkdir -p $(SOAK)
	$(BIN)/python tests/soak.py
	$(BIN)/python tests/combinations/campaign.py
	$(BIN)/python tests/server/crash.py --kills 200 --database sqlite --kept $(SOAK)/sqlite.json
	$(BIN)/python tests/server/crash.py --kills 200 --database postgresql --kept $(SOAK)/postgresql.json
	$(BIN)/python tests/server/crash.py --kills 100 --database postgresql --nodes 2 \
	  --kept $(SOAK)/nodes.json
	$(BIN)/python tests/server/crash.py --kills 100 --database sqlite --fronts 2 \
	  --kept $(SOAK)/fronts.json
	$(BIN)/python tests/world/run.py --seeds 1-1000 --jobs 2 --kept $(SOAK)/worlds.json
	$(BIN)/python tests/world/run.py --hunt --seeds 1-100
	$(BIN)/python tests/server/fuzz.py --messages 100000 --kept $(SOAK)/fuzz.json
	$(BIN)/python tests/server/fuzz.py --messages 20000 --database postgresql --fronts 2 \
	  --kept $(SOAK)/fuzz-fronts.json
	PASSGO_TEST_EXAMPLES=500 $(BIN)/python -m pytest tests/server/test_schemathesis.py
	$(BIN)/python tests/server/growth.py
	$(BIN)/python -m pip install --quiet --editable .[fuzz] --constraint constraints.txt
	cd build && ../$(BIN)/python ../tests/server/wire_fuzz.py -runs=1000000
	$(BIN)/python tests/server/bidding.py --seconds 60
	$(BIN)/python tests/server/told_games.py --games 1000
	$(BIN)/python -m pytest tests -m long
	$(BIN)/python tests/browser/matrix.py
	@rm -r $(SOAK)

load: install compiled  ## Measure the server with many tables
	$(BIN)/python tests/server/load.py

bench: install compiled  ## Measure games per second
	$(BIN)/python benchmarks/run.py

docs: install  ## Check the documentation
	$(BIN)/python docs/check.py

compiled: $(STAMPS)/compiled  ## Compile the rules

checked: $(STAMPS)/checked  ## Compile the rules with every index and belief checked

clean:  ## Remove what can be made again
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	rm -f src/passgo/_compiled.* src/passgo/_checked.* src/passgo/_build_report.json
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Passgo needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Passgo needs Python's venv, on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv

# What is installed is noted in .venv itself, and goes with it.
.venv/game: pyproject.toml setup.py constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable . --constraint constraints.txt
	@touch $@

.venv/tools: .venv/game
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"] \
	  ["optional-dependencies"]["dev"], sep="\n")' > .venv/tools.txt
	$(BIN)/python -m pip install --quiet --requirement .venv/tools.txt --constraint constraints.txt
	@touch $@

$(STAMPS)/compiled: $(RULES) .venv/tools
	$(BIN)/python -m passgo.compiling
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/checked: $(RULES) .venv/tools
	$(BIN)/python -m passgo.compiling --checked
	@mkdir -p $(STAMPS) && touch $@
