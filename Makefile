# make play   sets everything up and opens the table in the browser
# make test   sets everything up and checks everything
# make quick  checks style, types, core and rules, interpreted: for while you work
# make dist   builds the source archive and the wheel into dist/
# make soak   kills and floods servers while people play on them: make soak MINUTES=60

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
NPM := sh tools/npm.sh $(CURDIR)/$(BIN)
CLIENT := src/serenissima/server/web/index.html
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path 'src/serenissima/server/web/*') pyproject.toml hatch_build.py
WEB := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.json web/*.html) $(shell find src/serenissima -name '*.ftl')

.PHONY: play test quick lint types client unit pure speed soak dist format clean

play: $(VENV)/installed
	$(BIN)/serenissima serve

test: lint types client unit pure speed

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

types: $(VENV)/dev
	$(BIN)/mypy
	MYPYPATH=src $(BIN)/mypy tools
	MYPYPATH=src:docs/examples/regatta $(BIN)/mypy docs/examples/regatta/regatta

client: web/node_modules/installed
	$(NPM) --prefix web run check
	$(NPM) --prefix web test

# The tests run on the installed package, compiled if there is a C compiler, in a real browser and on real databases, ...
unit: $(VENV)/installed $(VENV)/dev
	sh tools/system.sh
	$(BIN)/pytest -n auto

# ... and those of the rules once more on the same package interpreted.
pure: $(VENV)/installed $(VENV)/dev
	SERENISSIMA_PURE=1 $(BIN)/pytest -n auto tests/games tests/core tests/golden

# Warns, and no more, of games that have become slower than in the commit before.
speed: $(VENV)/installed $(VENV)/dev
	$(BIN)/python tools/compare_speed.py

# The package has to be installed once, so that its games are found; the tests then run on the sources.
quick: lint types
	test -e $(VENV)/installed || $(MAKE) $(VENV)/installed
	PYTHONPATH=src $(BIN)/pytest -n auto tests/core tests/games tests/table

dist: $(VENV)/run $(CLIENT)
	$(BIN)/python -m hatchling build -d dist

# Chaos under load, with a report; fails if anything was lost or stands still.
MINUTES := 10
soak: $(VENV)/installed
	sh tools/system.sh
	$(BIN)/serenissima soak --minutes $(MINUTES)

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

# (`npm ci` insists on packages for every platform, which not every registry mirror holds.)
web/node_modules/installed: $(VENV)/made web/package-lock.json tools/npm.sh
	$(NPM) --prefix web install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): web/node_modules/installed $(WEB)
	$(NPM) --prefix web run build --loglevel=error

$(VENV)/installed: $(VENV)/run $(CLIENT) $(SOURCES)
	@echo "Building the package (compiled where there is a C compiler; some minutes) …"
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c "import serenissima; print('The games run', 'compiled.' if serenissima.is_compiled() else 'interpreted: no C compiler was found.')"
	touch $@
