"""Which database the tests of the bot run on: `pytest --database postgresql`.

Those of the storage run on both in any case.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.databases import POSTGRESQL, SQLITE, Databases, PostgresServer, postgres_server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=[SQLITE, POSTGRESQL],
        default=SQLITE,
        help="what the bot keeps its campaigns in during the tests (default: sqlite)",
    )


@pytest.fixture(scope="session")
def kind_of_database(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--database"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # Not in pytest's own folder, which PostgreSQL's user may not enter when root runs the tests.
    with (
        TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder,
        postgres_server(Path(folder) / "data") as server,
    ):
        yield server


@pytest.fixture(scope="session")
def databases(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Databases:
    def server() -> PostgresServer:
        found = request.getfixturevalue("postgres")
        assert isinstance(found, PostgresServer)
        return found

    return Databases(tmp_path_factory.mktemp("databases"), server)
