"""`python -m bot health`: ask the bot that runs on this machine whether it is alive."""

from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from json import JSONDecodeError, loads

from bot.settings import Address

WITHIN = 4.0  # seconds
ALIVE, NOT_ALIVE = 0, 1  # exit codes; a container's HEALTHCHECK knows no others
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - asked, not listened at


def ask(address: Address | None) -> tuple[int, str]:
    """The exit code, and what to tell."""
    if address is None:
        return NOT_ALIVE, "Set HEALTH_ADDRESS for the bot and for this, such as 127.0.0.1:9464."
    connection = HTTPConnection(
        _EVERYWHERE.get(address.host, address.host), address.port, timeout=WITHIN
    )
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        parts = loads(answer.read())
    except (OSError, HTTPException, JSONDecodeError) as error:
        return NOT_ALIVE, f"No bot answers at {address}: {error}"
    finally:
        connection.close()
    if answer.status == HTTPStatus.OK:
        return ALIVE, "alive"
    return NOT_ALIVE, "not there: " + ", ".join(name for name, there in parts.items() if not there)
