# make play   sets everything up and opens the table
# make test   sets everything up and checks everything

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') pyproject.toml hatch_build.py

.PHONY: play test lint types unit pure format clean

play: $(VENV)/installed
	$(BIN)/serenissima play

test: lint types unit pure

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

types: $(VENV)/dev
	$(BIN)/mypy
	MYPYPATH=src:docs/examples $(BIN)/mypy docs/examples/regatta

# The tests run on the installed package, compiled if there is a C compiler, ...
unit: $(VENV)/installed $(VENV)/dev
	$(BIN)/pytest -n auto

# ... and those of the rules once more on the same package interpreted.
pure: $(VENV)/installed $(VENV)/dev
	SERENISSIMA_PURE=1 $(BIN)/pytest -n auto tests/games tests/core

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist

$(VENV)/made: tools/environment.sh
	rm -rf $(VENV)
	sh tools/environment.sh $(VENV)
	touch $@

$(VENV)/run: $(VENV)/made requirements/run.txt requirements/build.txt
	$(PIP) install -r requirements/run.txt -r requirements/build.txt
	touch $@

$(VENV)/dev: $(VENV)/run requirements/dev.txt
	$(PIP) install -r requirements/dev.txt
	touch $@

$(VENV)/installed: $(VENV)/run $(SOURCES)
	@echo "Building the package (compiled where there is a C compiler; about a minute) …"
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c "import serenissima; print('The games run', 'compiled.' if serenissima.is_compiled() else 'interpreted: no C compiler was found.')"
	touch $@
