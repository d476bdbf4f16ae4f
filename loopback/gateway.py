"""The gateway: sockets on which the bot is told what happens.

A session outlives its socket. What happens meanwhile is kept and replayed when the bot resumes.
"""

import asyncio
import contextlib
import secrets
import sys
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import to_json

from loopback.wire.base import JsonObject
from loopback.world import Intents, World

PRIVILEGED: Final = Intents.GUILD_MEMBERS | Intents.GUILD_PRESENCES | Intents.MESSAGE_CONTENT
ALL_INTENTS: Final = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
BACKLOG: Final = 2000  # events that a session can replay

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SHARD, INVALID_VERSION = 4005, 4010, 4012
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014


class _Payload(BaseModel):
    model_config = ConfigDict(strict=True)
    op: int
    d: object = None


class Identify(BaseModel):
    """What the bot says when it logs in."""

    model_config = ConfigDict(strict=True)
    token: str
    intents: int
    properties: dict[str, object]
    shard: tuple[int, int] = (0, 1)


class _Resume(BaseModel):
    model_config = ConfigDict(strict=True)
    token: str
    session_id: str
    seq: int | None


class _Refused(Exception):
    """The socket must be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(eq=False)
class Session:
    """One logged-in shard of the bot."""

    identify: Identify
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    backlog: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=BACKLOG))
    connection: "Connection | None" = None

    def wants(self, guild_id: int | None, needs: Intents) -> bool:
        """Whether an event of this guild (None: a direct message) is this shard's to hear."""
        shard, shards = self.identify.shard
        mine = shard == (0 if guild_id is None else (guild_id >> 22) % shards)
        return mine and self.identify.intents & needs.value == needs.value

    def send(self, event: str, data: JsonObject) -> None:
        """Tell the bot now, or when it resumes."""
        self.sequence += 1
        text = to_json({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.backlog.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send(text)


class Connection:
    """One socket. What is sent goes out in order, by the one task that writes."""

    def __init__(self, socket: web.WebSocketResponse, drop: Callable[[], None], how: str) -> None:
        self.socket = socket
        self.drop = drop  # cut the line without a word
        self.session: Session | None = None
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._compress = _compressor(how)

    def send(self, text: bytes) -> None:
        self._outgoing.put_nowait(text)

    def send_op(self, op: int, data: object = None) -> None:
        self.send(to_json({"op": op, "d": data, "s": None, "t": None}))

    async def write(self) -> None:
        """Send until cancelled or cut off."""
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self._outgoing.get()
                if self._compress is None:
                    await self.socket.send_str(text.decode())
                else:
                    await self.socket.send_bytes(self._compress(text))


def _compressor(how: str) -> Callable[[bytes], bytes] | None:
    if how == "zlib-stream":
        stream = zlib.compressobj(level=1)
        return lambda text: stream.compress(text) + stream.flush(zlib.Z_SYNC_FLUSH)
    if how == "zstd-stream":
        # A client asks for this only where it has the one or the other itself.
        if sys.version_info >= (3, 14):
            zstd = import_module("compression.zstd").ZstdCompressor()
            return lambda text: bytes(zstd.compress(text, mode=zstd.FLUSH_BLOCK))
        package = import_module("zstandard")
        chunks = package.ZstdCompressor().compressobj()
        block = package.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: bytes(chunks.compress(text) + chunks.flush(block))
    return None


class Gateway:
    """All sessions, and the handler of their sockets.

    Args:
        world: what is told of.
        token: what a bot must log in with.
        heartbeat: seconds between heartbeats.
    """

    def __init__(self, world: World, token: str, heartbeat: float) -> None:
        self._world = world
        self._token = token
        self._heartbeat = heartbeat
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies: list[Identify] = []
        self.resumes = 0

    @property
    def connected(self) -> tuple[Session, ...]:
        """The sessions that have a socket now."""
        return tuple(found for found in self.sessions.values() if found.connection is not None)

    def broadcast(
        self, event: str, data: Callable[[], JsonObject], guild_id: int | None, needs: Intents
    ) -> None:
        """Tell every session that is to hear of it. `data` is made at most once."""
        made: JsonObject | None = None
        for session in self.sessions.values():
            if session.wants(guild_id, needs):
                made = data() if made is None else made
                session.send(event, made)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=16 * 1024)
        await socket.prepare(request)

        def drop() -> None:
            if request.transport is not None:
                request.transport.abort()

        connection = Connection(socket, drop, request.query.get("compress", ""))
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        try:
            self._greet(connection, request)
            await self._read(connection)
        except _Refused as refusal:
            await socket.close(code=refusal.code, message=str(refusal).encode())
        finally:
            self.connections.discard(connection)
            self._leave(connection)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return socket

    def _greet(self, connection: Connection, request: web.Request) -> None:
        if request.query.get("v") != "10" or request.query.get("encoding", "json") != "json":
            raise _Refused(INVALID_VERSION, "Invalid API version")
        interval = int(self._heartbeat * 1000)
        connection.send_op(HELLO, {"heartbeat_interval": interval, "_trace": []})

    async def _read(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type is not WSMsgType.TEXT:
                raise _Refused(DECODE_ERROR, "Error while decoding payload.")
            try:
                payload = _Payload.model_validate_json(frame.data)
            except ValidationError:
                raise _Refused(DECODE_ERROR, "Error while decoding payload.") from None
            self._receive(connection, payload)

    def _receive(self, connection: Connection, payload: _Payload) -> None:
        if payload.op == HEARTBEAT:
            connection.send_op(HEARTBEAT_ACK)
        elif payload.op in (IDENTIFY, RESUME):
            if connection.session is not None:
                raise _Refused(ALREADY_AUTHENTICATED, "Already authenticated.")
            try:
                if payload.op == IDENTIFY:
                    self._identify(connection, Identify.model_validate_json(to_json(payload.d)))
                else:
                    self._resume(connection, _Resume.model_validate_json(to_json(payload.d)))
            except ValidationError:
                raise _Refused(DECODE_ERROR, "Error while decoding payload.") from None
        elif connection.session is None:
            raise _Refused(NOT_AUTHENTICATED, "Not authenticated.")
        elif payload.op not in (PRESENCE, VOICE, REQUEST_MEMBERS):
            raise _Refused(UNKNOWN_OPCODE, "Unknown opcode.")

    def _identify(self, connection: Connection, identify: Identify) -> None:
        shard, shards = identify.shard
        if identify.token != self._token:
            raise _Refused(AUTHENTICATION_FAILED, "Authentication failed.")
        if not 0 <= shard < shards:
            raise _Refused(INVALID_SHARD, "Invalid shard.")
        if identify.intents & ~ALL_INTENTS:
            raise _Refused(INVALID_INTENTS, "Invalid intent(s).")
        if identify.intents & PRIVILEGED:
            raise _Refused(DISALLOWED_INTENTS, "Disallowed intent(s).")
        for old in list(self.sessions.values()):
            if old.connection is None and old.identify.shard == identify.shard:
                del self.sessions[old.id]  # its process is gone: nobody will resume it
        session = Session(identify)
        self.identifies.append(identify)
        self.sessions[session.id] = session
        self._join(connection, session)
        guilds = [
            guild
            for guild in self._world.guilds.values()
            if session.wants(guild.id, Intents.GUILDS)
        ]
        session.send(
            "READY",
            {
                "v": 10,
                "user": self._world.bot.wire(),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self._world.url.replace("http", "ws", 1) + "/gateway",
                "shard": identify.shard,
                "application": {"id": str(self._world.bot.id), "flags": 0},
            },
        )
        for guild in guilds:
            session.send("GUILD_CREATE", guild.wire())

    def _resume(self, connection: Connection, resume: _Resume) -> None:
        if resume.token != self._token:
            raise _Refused(AUTHENTICATION_FAILED, "Authentication failed.")
        session = self.sessions.get(resume.session_id)
        heard = resume.seq or 0
        missed = [] if session is None else [e for e in session.backlog if e[0] > heard]
        if session is None or session.sequence - heard != len(missed):
            connection.send_op(INVALID_SESSION, data=False)
            return
        self.resumes += 1
        self._join(connection, session)
        for _, text in missed:
            connection.send(text)
        session.send("RESUMED", {"_trace": []})

    def _join(self, connection: Connection, session: Session) -> None:
        session.connection = connection
        connection.session = session
        self._world.pulse.beat()

    def _leave(self, connection: Connection) -> None:
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            # A client that closes with one of these two codes ends its session.
            if connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
                self.sessions.pop(session.id, None)
        self._world.pulse.beat()

    async def close(self) -> None:
        """Close all sockets as a server that goes down does."""
        for connection in list(self.connections):
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)
