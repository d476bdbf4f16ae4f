"""The server of the page: for this machine and this page alone."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from loopback import LoopbackDiscord
from loopback.table import Table
from loopback.web import Site


@pytest.fixture
async def site() -> AsyncIterator[tuple[str, Site]]:
    site = Site()
    async with LoopbackDiscord(routes=site.routes()) as discord:
        site.table = Table(discord, "en-GB")
        yield discord.url + site.path, site


async def test_the_page_needs_nothing_from_elsewhere(site: tuple[str, Site]) -> None:
    address, _ = site
    async with aiohttp.ClientSession() as client, client.get(address) as answer:
        assert answer.status == 200
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        page = await answer.text()
    assert "http" not in page


async def test_without_its_secret_there_is_no_page(site: tuple[str, Site]) -> None:
    address, own = site
    wrong = address.replace(own.key, "guessed")
    async with aiohttp.ClientSession() as client, client.get(wrong) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Origin": "https://evil.example"}],
    ids=["another name for this machine", "another site"],
)
async def test_other_sites_do_not_reach_it(site: tuple[str, Site], headers: dict[str, str]) -> None:
    address, _ = site
    async with aiohttp.ClientSession() as client:
        async with client.get(address, headers=headers) as answer:
            assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await client.ws_connect(address + "socket", headers=headers)


async def test_what_is_no_deed_is_said_to_be_none(site: tuple[str, Site]) -> None:
    address, _ = site
    async with aiohttp.ClientSession() as client, client.ws_connect(address + "socket") as socket:
        view = (await socket.receive_json())["view"]
        assert view["me"]["name"] == "Alice"
        await socket.send_str('{"id": 1, "deed": {"do": "fly"}}')
        assert "error" in await socket.receive_json()
        await socket.send_json({"id": 2, "deed": {"do": "press", "message": 5, "custom_id": "x"}})
        said = await socket.receive_json()
        assert said == {
            "id": 2,
            "done": {"error": "that message is gone", "modal": None, "choices": []},
        }
