# Three commands to know: `make play`, `make quick` and `make test`. All set up everything they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
# what playing needs, and nothing else
PLAY := .venv-play
PLAY_COMPILED := .venv-play-compiled
GAME ?= evolution
JOBS ?= 2
# browsers and servers leave a good part of their core idle
WORKERS ?= 3
SEED ?= 1859
# one of several cases of a kind: test-all runs all of them
CASES ?= -m "not thorough"
# Tests start Python hundreds of times: without its cache each would parse all it imports anew.
export PYTHONDONTWRITEBYTECODE =

.PHONY: help play wheels test test-all quick check install compiled web test-web test-wheels test-pure test-compiled test-quick coverage bench offline wasm screenshots layouts ladder crash load soak flood fair fuzz fuzz-positions docs film site release mutants rings requirements clean

help:
	@echo "make play     the games in the browser, at http://127.0.0.1:8000 (ARGS='--port 8001')"
	@echo "make wheels   a source distribution, and a compiled wheel for every Python that is here (make test-wheels tries one)"
	@echo "make quick    what changed since the last commit: format, lint, types and the nearest tests"
	@echo "make test     all checks and tests; of the compiled engine those that compiling can break (SEED=... another order)"
	@echo "make test-all the same with every case, the coverage, and the rules with the engine as it is released"
	@echo "make check    format, lint, types"
	@echo "make coverage the tests, and which lines none of them runs"
	@echo "make fuzz     20,000 random games with both builds (GAME=... GAMES=... EVERY=...)"
	@echo "make fuzz-positions  damage 100,000 positions of each game (POSITIONS=... SEED=...)"
	@echo "make mutants  break the code of the rules: their tests must notice (RULE=... or GAME=... or SAMPLE=40 SEED=...)"
	@echo "make rings    break 40 rules in their one place: judges, hints, terminal and pages follow, or a test fails (RULE=...)"
	@echo "make bench    speed beside other engines, in one run"
	@echo "make ladder   measure the bots against each other, for docs/bots.md (an hour or two)"
	@echo "make crash    kill the server again and again while people play: no move may be lost"
	@echo "make fair     60 tables of experts beside somebody who plays: how long their bot takes to answer"
	@echo "make load     500 tables with 2,000 sockets, and the most moves a second, beside boardgame.io"
	@echo "make soak     500 tables at 20 times the speed of people for 24 hours: nothing grows (ARGS='--hours 1')"
	@echo "make flood    one guest floods the server, a long game is opened, 10,000 sockets are dropped: others go on"
	@echo "make screenshots  every page in two sizes and all palettes"
	@echo "make layouts  every game, number of players and language in windows of all sizes: nothing overlaps or is cut (ARGS='--game marine')"
	@echo "make offline  what a browser needs to play without a server, added to the built client"
	@echo "make wasm     the engine for browsers, compiled; make offline takes it along"
	@echo "make docs     generated pages: rules and their tests, the pictures"
	@echo "make film     the picture in motion of the README, from the pages in a browser"
	@echo "make site     the games without a server and the documentation, as folders for any web server: build/site"
	@echo "make release  VERSION=... checks, sets the version, dates the changelog, builds the packages"

play: $(PLAY)/.installed
	@scripts/web build
	@scripts/play $(PLAY) $(PLAY_COMPILED) serve $(ARGS)

$(PLAY)/.installed: requirements/play.txt pyproject.toml
	scripts/install $(PYTHON) $(PLAY) requirements/play.txt build

# dist/: nobody needs a compiler or Node.js to install these; what a browser plays with travels in them
wheels: offline
	scripts/wheels $(PYTHON)

test-wheels: wheels
	scripts/test-wheel $(PYTHON)

# Two things at a time, the longest first. The C of the compiled engine is optimised less than where it is played with:
# that takes half as long.
test: export TANGLEDBANK_OPTIMIZE = 1
test: $(VENV)/.tested
	$(MAKE) --jobs=2 test-pure compiled check test-web test-quick

# before a release: every case, the coverage, the engine as it is released
test-all: $(VENV)/.tested
	$(MAKE) --jobs=2 coverage compiled check test-web test-compiled CASES=

# all lines of core, earth and the rules, nine in ten of the rest
coverage:
	$(MAKE) test-pure CASES="--cov=tangledbank --cov-report=json:build/coverage.json"
	$(BIN)/python -m scripts.checks.coverage build/coverage.json

quick: $(VENV)/.installed
	$(BIN)/python -m scripts.checks.quick $(BIN)

web: $(VENV)/.installed
	scripts/web

test-web: web
	scripts/test-web

install: $(VENV)/.installed

$(VENV)/.installed: requirements/dev.txt pyproject.toml
	scripts/install $(PYTHON) $(VENV) requirements/dev.txt

# PostgreSQL, Chromium, torch: for tests alone
$(VENV)/.tested: requirements/dev.txt pyproject.toml
	scripts/install-test $(PYTHON) $(VENV)

check: web
	scripts/check $(BIN)

test-pure: offline $(VENV)/.tested
	TANGLEDBANK_EXPECT=pure $(BIN)/python -m pytest -n $(WORKERS) --dist=worksteal --randomly-seed=$(SEED) $(CASES)

compiled: web
	scripts/install-compiled $(BIN) $(COMPILED)

AROUND := tests/bots/test_search.py tests/bots/test_eval_*.py tests/env/test_encode.py tests/env/test_vector.py tests/env/test_copying.py

test-compiled: compiled
	TANGLEDBANK_EXPECT=compiled $(COMPILED)/bin/python -m pytest -n $(JOBS) --randomly-seed=$(SEED) tests/core tests/games $(AROUND)

# not the cases of the rules: digests, records and laws play all of them, and test-pure has looked at each
test-quick: compiled
	TANGLEDBANK_EXPECT=compiled $(COMPILED)/bin/python -m pytest -n $(JOBS) --randomly-seed=$(SEED) $(CASES) tests/core tests/games/test_*.py tests/games/*/test_*.py tests/games/*/properties $(AROUND)

fuzz: GAMES ?= 20000
fuzz: EVERY ?= 100
fuzz: compiled
	$(COMPILED)/bin/tangledbank fuzz $(GAME) --games $(GAMES) --jobs $(JOBS) --every $(EVERY)
	$(BIN)/tangledbank fuzz $(GAME) --games $(GAMES) --jobs $(JOBS) --every $(EVERY)

fuzz-positions: POSITIONS ?= 100000
fuzz-positions: compiled
	for game in evolution dominant-species marine; do \
	    $(COMPILED)/bin/tangledbank fuzz $$game --positions $(POSITIONS) --every 100 --seed $(SEED) --jobs $(JOBS) || exit 1; \
	done

mutants: $(VENV)/.installed
	$(BIN)/python -m scripts.mutants --jobs $(JOBS) $(if $(RULE),--rule $(RULE)) $(if $(filter command,$(origin GAME)),--game $(GAME)) $(if $(SAMPLE),--sample $(SAMPLE)) --seed $(SEED) $(ARGS)

rings: $(VENV)/.installed
	$(BIN)/python -m tests.rings --jobs $(JOBS) $(if $(RULE),--rule $(RULE))

bench: web
	$(BIN)/python -m scripts.bench.engines $(ARGS)
	$(BIN)/python -m scripts.bench.research $(ARGS)
	$(BIN)/python -m scripts.bench.before $(ARGS)
	$(BIN)/python -m scripts.bench.client

ladder: compiled
	$(COMPILED)/bin/python -m scripts.bots.ladder --jobs $(JOBS) $(ARGS)

crash: $(VENV)/.installed
	$(BIN)/python -m scripts.server.crash $(ARGS)

flood: compiled
	$(COMPILED)/bin/python -m scripts.server.spectate
	$(COMPILED)/bin/python -m scripts.server.idle
	$(COMPILED)/bin/python -m scripts.server.flood $(ARGS)

fair: $(VENV)/.installed
	$(BIN)/python -m scripts.server.fair $(ARGS)

load: compiled bench/boardgameio/node_modules
	$(COMPILED)/bin/python -m scripts.server.load $(ARGS)

soak: compiled
	$(COMPILED)/bin/python -m scripts.server.soak $(ARGS)

bench/boardgameio/node_modules: bench/boardgameio/package-lock.json
	-cd bench/boardgameio && npm ci --no-audit --no-fund && touch node_modules

screenshots: web
	$(BIN)/python -m scripts.generate.screenshots $(ARGS)

layouts: web
	$(BIN)/python -m scripts.checks.layouts $(ARGS)

docs: $(VENV)/.installed
	$(BIN)/python -m scripts.generate.traceability
	$(BIN)/python -m scripts.generate.picture
	$(BIN)/python -m scripts.generate.catalogue
	$(BIN)/python -m scripts.generate.frames
	$(BIN)/python -m tangledbank.env.document docs/env.md

film: web
	$(BIN)/python -m scripts.generate.film $(ARGS)

offline: web
	scripts/offline $(BIN)

# the compiler comes from PyPI, headers from Debian; without them browsers play with the engine in Python
wasm: web
	scripts/wasm $(BIN)

# build/site: the games as static pages, below docs/ every document and the API reference, for any web server
site: offline
	$(BIN)/python -m scripts.packaging.static build/site
	$(BIN)/python -m scripts.packaging.site build/site/docs

# VERSION=0.2.0: checks, version, changelog, packages; it publishes nothing
release: $(VENV)/.installed
	$(BIN)/python -m scripts.packaging.release $(VERSION) $(ARGS)

requirements: $(VENV)/.installed
	scripts/requirements $(BIN)

clean:
	rm -rf $(VENV) .venv-* build dist .cache
