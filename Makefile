# make play   sets everything up, starts the server and opens your browser
# make test   sets everything up and runs every check
# make quick  checks style, types, core and rules, interpreted: for while you work
# make dist   builds the source archive and the wheel in dist/
# make docs   builds the documentation site in build/site
# make soak   kills and floods servers during play; MINUTES=60 sets how long; then more games and every page at every size
# make weigh  measures how much work the client gives a slow device, and fails if it is too much

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
NPM := sh tools/npm.sh $(CURDIR)/$(BIN)
CLIENT := src/serenissima/server/web/index.html
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path 'src/serenissima/server/web/*') pyproject.toml hatch_build.py
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Many tests wait for servers, browsers and databases: with more workers than cores no core is idle meanwhile.
WORKERS := $(shell echo $$(($(CORES) + 2)))
# For steps that do not depend on each other; the output of each command stays in one piece.
SIDE_BY_SIDE := $(MAKE) -j$(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)
WEB := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.json web/*.html) $(shell find src/serenissima -name '*.ftl')

# The tests start many processes: those that cannot store bytecode compile the same modules over and over.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick lint types client unit pure speed weigh soak dist docs format clean

play: $(VENV)/installed
	$(BIN)/serenissima serve --no-first-run

# Building the package keeps only one core busy for much of the time; meanwhile the other one checks style and types.
test:
	+$(SIDE_BY_SIDE) $(VENV)/installed lint types client
	$(MAKE) unit
	+$(SIDE_BY_SIDE) pure speed

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

types: $(VENV)/dev $(VENV)/docs
	$(BIN)/mypy
	MYPYPATH=src:tests $(BIN)/mypy tools
	MYPYPATH=src:docs/examples/regatta $(BIN)/mypy docs/examples/regatta/regatta

client: web/node_modules/installed
	$(NPM) --prefix web run lint
	$(NPM) --prefix web run check
	$(NPM) --prefix web test

# Tests the installed package (compiled if there is a C compiler) in a real browser and on real databases.
unit: $(VENV)/installed $(VENV)/dev $(VENV)/docs
	sh tools/system.sh
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Runs the tests of the rules again on the same package, interpreted.
pure: $(VENV)/installed $(VENV)/dev
	SERENISSIMA_PURE=1 $(BIN)/pytest -n $(CORES) --dist worksteal tests/games tests/core tests/golden

# Warns about games that are slower than in the previous commit; never fails.
speed: $(VENV)/installed $(VENV)/dev
	$(BIN)/python tools/compare_speed.py

# The package has to be installed once, so that its games are found; the tests then run on the sources.
quick:
	+$(SIDE_BY_SIDE) lint types
	test -e $(VENV)/installed || $(MAKE) $(VENV)/installed
	PYTHONPATH=src $(BIN)/pytest -n $(CORES) --dist worksteal tests/core tests/games tests/table

dist: $(VENV)/run $(CLIENT)
	$(BIN)/python -m hatchling build -d dist

# Kills and floods servers under load and writes a report; fails if anything was lost or a table stalled. Then checks more
# games against the laws, looks at the tables of every game and mode at every size of screen, walks over all pages in all
# languages and themes, and lets three people play a whole game by notifications.
MINUTES := 10
DEALS := 1,2,3,4,5,6,7,8
soak: $(VENV)/installed $(VENV)/dev
	sh tools/system.sh
	$(BIN)/serenissima soak --minutes $(MINUTES)
	SEEDS=20 $(BIN)/pytest -n $(CORES) tests/laws/test_laws.py
	LAYOUT=all DEALS=$(DEALS) LANGUAGES=en,fr $(BIN)/pytest tests/browser/test_layout.py
	CONSOLE=all $(BIN)/pytest tests/browser/test_quiet_console.py
	AXE=all $(BIN)/pytest tests/browser/test_axe_sizes.py
	WHOLE=1 $(BIN)/pytest tests/browser/test_three_friends.py

# Measures the work of the client's main thread against its budgets; run it while nothing else runs.
weigh: $(VENV)/installed $(VENV)/dev
	sh tools/system.sh
	PYTHONPATH=tests $(BIN)/python tests/browser/weigh.py

docs: $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The documentation is in build/site/index.html."

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist web/node_modules src/serenissima/server/web

$(VENV)/made: tools/environment.sh
	rm -rf $(VENV)
	sh tools/environment.sh $(VENV)
	touch $@

$(VENV)/run: $(VENV)/made requirements/run.txt requirements/build.txt
	$(PIP) install -r requirements/run.txt -r requirements/build.txt
	touch $@

$(VENV)/dev: $(VENV)/run requirements/dev.txt requirements/lab.txt
	$(PIP) install -r requirements/dev.txt -r requirements/lab.txt
	touch $@

# After dev, not beside it: both would install the packages that they share.
$(VENV)/docs: $(VENV)/dev requirements/docs.txt
	$(PIP) install -r requirements/docs.txt
	touch $@

# (`npm ci` requires the packages of every platform, and not every registry mirror has them all.)
web/node_modules/installed: $(VENV)/made web/package-lock.json tools/npm.sh
	$(NPM) --prefix web install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): web/node_modules/installed $(WEB)
	$(NPM) --prefix web run build --loglevel=error

$(VENV)/installed: $(VENV)/run $(CLIENT) $(SOURCES)
	@echo "Building the package (compiled if there is a C compiler; this takes a few minutes) …"
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c "import serenissima; print('The games run', 'compiled.' if serenissima.is_compiled() else 'interpreted: no C compiler was found.')"
	touch $@
