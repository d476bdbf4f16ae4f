"""The server as a whole: REST, gateway and state on one loopback port."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self, TypeVar

from aiohttp import web

from loopback import description
from loopback.errors import ApiError
from loopback.gateway import Gateway
from loopback.judges import Disagreement, Judges, Refusal
from loopback.mischief import Fault, Mischief
from loopback.people import Guild, Person
from loopback.rest import BASE, Rest, answer_json
from loopback.snowflakes import Clock
from loopback.wire.commands import Command
from loopback.world import (
    ANSWER_WITHIN,
    ORDINARY,
    Channel,
    Intents,
    Interaction,
    User,
    World,
)

_log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Found = TypeVar("Found")

TOKEN: Final = "bG9vcGJhY2s.loopback.not-a-secret"
REMEMBERED: Final = 10_000
# Routes that are reached with an interaction's own token, or with none.
_OPEN: Final = (f"{BASE}/interactions/", f"{BASE}/webhooks/", "/gateway", "/attachments/")


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot's, as it was answered (status 0: the line was cut)."""

    method: str
    path: str
    status: int


class LoopbackDiscord:
    """A Discord on 127.0.0.1 for an unmodified discord.py.

    Args:
        port: where to listen; 0 takes any free one.
        second_judge: judge by Discord's description too, where it is at hand; it takes about a
            millisecond a body, so benchmarks do without.
        shards: how many shards to recommend.
        max_concurrency: how many shards may log in at once.
        heartbeat: seconds between heartbeats.
        patience: seconds that people wait for a deferred answer.
        routes: other pages to serve, which no bot asks for; all under `/play/`.
        remember: how many messages a channel, interactions and requests are kept.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        second_judge: bool = True,
        shards: int = 1,
        max_concurrency: int = 1,
        heartbeat: float = 41.25,
        patience: float = 10.0,
        remember: int = REMEMBERED,
        routes: Iterable[web.RouteDef] = (),
    ) -> None:
        self.clock = Clock()
        self.world = World(self.clock, remember)
        self.token = TOKEN
        self.patience = patience
        self.judges = Judges(description.load() if second_judge else None)
        self.gateway = Gateway(self.world, self.token, heartbeat)
        self.mischief = Mischief(self.gateway)
        self.refusals: list[Refusal] = []
        self.requests: deque[Request] = deque(maxlen=remember)
        self._routes = tuple(routes)
        self._shards = shards
        self._max_concurrency = max_concurrency
        self._port = port
        self._in_flight = 0
        self._answered = 0
        self._runner: web.AppRunner | None = None
        self.world.broadcast = self.gateway.broadcast

    # -- life -----------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        application = web.Application(client_max_size=64 * 1024 * 1024)
        application.middlewares.append(self._middleware)
        application.router.add_routes(Rest(self.world, self.judges).routes())
        application.router.add_get(f"{BASE}/gateway/bot", self._gateway_bot)
        application.router.add_get("/gateway", self.gateway.handle)
        application.router.add_get("/attachments/{id}/{filename}", self._attachment)
        application.router.add_routes(self._routes)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        """Where the server is, without a path."""
        return self.world.url

    def deliver(self, interaction: Interaction) -> None:
        """Tell the bot of an interaction, or not, or twice, as mischief has it."""
        self.world.add_interaction(interaction)
        if self.mischief.lateness:
            interaction.created -= self.mischief.lateness.popleft()
        times = self.mischief.deliveries.popleft() if self.mischief.deliveries else 1
        guild = interaction.channel.guild
        for _ in range(times):
            self.gateway.broadcast(
                "INTERACTION_CREATE",
                lambda: interaction.payload,
                None if guild is None else guild.id,
                Intents.NONE,
            )

    # -- what there is --------------------------------------------------------------------

    def add_guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        bot_permissions: int = ORDINARY,
        number: int | None = None,
    ) -> Guild:
        """A new server in which the bot is; `number` is its id, if it must be a certain one."""
        number = self.world.snowflakes.next_guild() if number is None else number
        guild = Guild(self.world, number, name, locale, bot_permissions, discord=self)
        self.world.guilds[number] = guild
        self.world.broadcast("GUILD_CREATE", guild.wire, number, Intents.GUILDS)
        return guild

    def add_user(self, name: str, *, locale: str = "en-GB", number: int | None = None) -> User:
        """An account that is in no guild."""
        number = self.world.snowflakes.next() if number is None else number
        user = User(number, name, locale)
        self.world.users[number] = user
        return user

    def add_dm(self, name: str, *, locale: str = "en-GB") -> tuple[Channel, Person]:
        """Somebody new who writes to the bot directly, and the channel for it."""
        person = Person(self, self.add_user(name, locale=locale), None)
        return person.dm, person

    @property
    def commands(self) -> tuple[Command, ...]:
        """The global commands that the bot has registered."""
        return tuple(self.world.commands.values())

    @property
    def disagreements(self) -> list[Disagreement]:
        """Bodies that one judge would have let pass and the other not."""
        return self.judges.disagreements

    @property
    def busy(self) -> bool:
        """Whether a request of the bot's is under way."""
        return self._in_flight > 0

    # -- waiting --------------------------------------------------------------------------

    async def until(
        self, look: Callable[[], Found | None], within: float = 10.0, what: str = "what was awaited"
    ) -> Found:
        """The first true thing that `look` gives; it looks at every change.

        Raises:
            TimeoutError: if it does not come in time.
        """
        return await self.world.pulse.until(look, within, what)

    async def bot_ready(self, *, sessions: int = 1, within: float = 20.0) -> None:
        """Wait until so many shards are logged in and commands are registered."""
        await self.until(
            lambda: len(self.gateway.connected) >= sessions and bool(self.world.commands),
            within,
            "a bot with its commands",
        )

    async def bot_gone(self, *, within: float = 20.0) -> None:
        """Wait until no socket is left, as after the bot's process has ended."""
        await self.until(lambda: not self.gateway.connections, within, "the bot's end")

    async def settled(
        self,
        quiet: float = 0.05,
        within: float = 10.0,
        doings: Callable[[], object] = lambda: None,
    ) -> None:
        """Wait until the bot does nothing.

        No request under way or new for `quiet` seconds, no interaction that it could still answer;
        and `doings`, if somebody knows more of the bot, equal before and after those seconds.
        """
        async with asyncio.timeout(within):
            seen = None
            while True:
                busy = self.busy or any(
                    interaction.answer is None
                    and self.clock.now() - interaction.created < ANSWER_WITHIN
                    for interaction in self.world.interactions.values()
                )
                now = self._answered, doings()
                if not busy and now == seen:
                    return
                seen = now
                await asyncio.sleep(quiet)

    # -- every request --------------------------------------------------------------------

    @web.middleware
    async def _middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path == "/gateway" or request.path.startswith("/play/"):
            return await handler(request)
        self._in_flight += 1
        status = 0
        try:
            response = await self._answer(request, handler)
            status = response.status
            return response
        finally:
            self._in_flight -= 1
            self._answered += 1
            self.requests.append(Request(request.method, request.path, status))
            self.world.pulse.beat()

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        fault = self.mischief.next_fault(request) if self.mischief.faults else None
        if fault is None:
            return await self._honest(request, handler)
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.after or not (fault.drop or fault.answer):
            response = await self._honest(request, handler)
            if not (fault.drop or fault.answer):
                return response
        else:
            await request.read()
        return _misbehave(fault, request)

    async def _honest(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if not request.path.startswith(_OPEN):
                self._authorise(request)
            return await handler(request)
        except web.HTTPException as error:
            return self._refuse(request, ApiError(error.status, 0, f"{error.status}: {error}"), b"")
        except ApiError as error:
            body = b"" if request.content_type.startswith("multipart/") else await request.read()
            return self._refuse(request, error, body)

    def _authorise(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    def _refuse(self, request: web.Request, error: ApiError, body: bytes) -> web.Response:
        text = body.decode(errors="replace")
        refusal = Refusal(
            request.method,
            request.path,
            error.status,
            error.code,
            error.message,
            error.errors,
            text,
        )
        self.refusals.append(refusal)
        _log.info("refused %s", refusal)
        return answer_json(error.wire(), error.status)

    async def _gateway_bot(self, _request: web.Request) -> web.Response:
        limit = {
            "total": 1000,
            "remaining": 1000 - len(self.gateway.identifies),
            "reset_after": 0,
            "max_concurrency": self._max_concurrency,
        }
        url = self.url.replace("http", "ws", 1) + "/gateway"
        return answer_json({"url": url, "shards": self._shards, "session_start_limit": limit})

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self.world.attachments.get(int(request.match_info["id"]))
        if found is None:
            raise ApiError(404, 0, "404: Not Found")
        return web.Response(body=found.upload.data, content_type=found.upload.content_type)


def _misbehave(fault: Fault, request: web.Request) -> web.Response:
    if fault.drop or fault.answer is None:
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)
    status, headers, body = fault.answer
    if isinstance(body, str):
        return web.Response(status=status, headers=headers, text=body)
    response = answer_json(body, status)
    response.headers.update(headers)
    return response
