# Everything here sets up what it needs in .venv, from locks with hashes, and does so once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DATABASE := sqlite
UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11

.DEFAULT_GOAL := help
.PHONY: help page screenshots play run test bench container lint format lock clean

help: ## List these targets
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(VENV)/.development ## Try the bot without a token, on a page in your browser (ARGS=--terminal)
	$(BIN)/python -m loopback $(ARGS)

run: $(VENV)/.runtime ## Run the bot on Discord (settings: see .env.example)
	$(BIN)/python -m bot

test: $(VENV)/.development ## Run all tests (ARGS="-k shop" for some, DATABASE=postgresql)
	$(BIN)/pytest -q -n auto --database $(DATABASE) $(ARGS)

bench: $(VENV)/.development ## Measure how fast the bot is, for docs/performance.md (ARGS="--only ratios")
	$(BIN)/python -m benchmarks $(ARGS)

container: ## Check the image and compose.yaml with a Docker engine
	.ci/container

lint: $(VENV)/.development ## Check style, types, layers, locks and the Dockerfile
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint Dockerfile
	@# The locks must fit everywhere, so no address in them; and they must fit pyproject.toml.
	! grep -nE '(https?|file)://|^--(extra-)?index|^--find-links' requirements.lock requirements-dev.lock
	$(BIN)/uv pip install --quiet --dry-run --no-index --python $(BIN)/python -r pyproject.toml --extra dev

format: $(VENV)/.development ## Format the code and repair what ruff can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

page: ## Build the page of `make play` anew (needs Node)
	cd web && npm ci --silent && npm run build --silent

screenshots: $(VENV)/.development ## Take the pictures of the documentation anew (needs Chromium)
	$(BIN)/python -m tests.page.screenshots

lock: $(VENV)/.development ## Write the locks anew after pyproject.toml changed (ARGS=--upgrade)
	$(UV_COMPILE) $(ARGS) pyproject.toml -o requirements.lock
	$(UV_COMPILE) $(ARGS) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock

clean: ## Remove what these targets made; data/ stays
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.runtime: requirements.lock
$(VENV)/.development: requirements-dev.lock
$(VENV)/.runtime $(VENV)/.development:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.13 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $<
	@touch $@
