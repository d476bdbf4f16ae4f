"""Every test that asks for `url`, `store` or `open_store` runs on both databases, the real ones."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from storage import Store, migrate
from tests.databases import POSTGRESQL, SQLITE, Databases

only_on_postgresql = pytest.mark.parametrize("empty_url", [POSTGRESQL], indirect=True)

OpenStore = Callable[..., Store]


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def empty_url(request: pytest.FixtureRequest, databases: Databases) -> Iterator[str]:
    """The URL of a database with nothing in it."""
    with databases.empty(request.param) as url:
        yield url


@pytest.fixture
def url_of_other_kind(empty_url: str, databases: Databases) -> Iterator[str]:
    """Where `url` is in SQLite, one in PostgreSQL, and the other way round."""
    with databases.ready(POSTGRESQL if empty_url.startswith("sqlite") else SQLITE) as url:
        yield url


@pytest.fixture
def store_of_other_kind(url_of_other_kind: str) -> Iterator[Store]:
    """Where `store` is in SQLite, one in PostgreSQL, and the other way round."""
    with closing(Store(url_of_other_kind)) as other:
        yield other


@pytest.fixture
def url(empty_url: str) -> str:
    """The URL of a database that is ready for use."""
    migrate(empty_url)
    return empty_url


@pytest.fixture
def open_store(url: str) -> Iterator[OpenStore]:
    """Open as many stores on the same database as a test wants."""
    opened: list[Store] = []

    def open_one(**options: float) -> Store:
        store = Store(url, **options)
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: OpenStore) -> Store:
    return open_store()
