"""Misbehaviour on order: what a test wants to go wrong next."""

import re
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from loopback.errors import KNOWN
from loopback.gateway import INVALID_SESSION, RECONNECT, Gateway
from loopback.wire.base import JsonObject

_STATUS_TEXTS: Final = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Unavailable"}


@dataclass(slots=True)
class Fault:
    """What happens to the next requests that match.

    Args:
        method: HTTP method.
        path: regular expression, searched in the path.
        times: how many requests it happens to.
        delay: seconds to wait first.
        answer: what to answer instead of the truth: status, headers, body.
        drop: cut the line instead of answering.
        after: let the request take effect first (the bot only does not hear of it).
    """

    method: str
    path: re.Pattern[str]
    times: int = 1
    delay: float = 0.0
    answer: tuple[int, dict[str, str], JsonObject | str] | None = None
    drop: bool = False
    after: bool = False
    hits: int = 0

    def matches(self, request: web.BaseRequest) -> bool:
        return request.method == self.method and self.path.search(request.path) is not None


@dataclass
class Mischief:
    """Orders for the server to misbehave; each is used up by what it happens to."""

    gateway: Gateway
    faults: list[Fault] = field(default_factory=list)
    deliveries: deque[int] = field(default_factory=deque)
    lateness: deque[float] = field(default_factory=deque)

    def rate_limit(
        self, method: str, path: str, retry_after: float = 0.05, *, times: int = 1, via: bool = True
    ) -> Fault:
        """Answer 429. Without `via` it looks like a ban by Cloudflare."""
        headers = {"Retry-After": f"{retry_after:g}", "X-RateLimit-Scope": "user"}
        if via:
            headers["Via"] = "1.1 google"
        body: JsonObject = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": False,
        }
        return self._add(Fault(method, re.compile(path), times, answer=(429, headers, body)))

    def server_error(
        self, method: str, path: str, status: int = 500, *, times: int = 1, after: bool = False
    ) -> Fault:
        """Answer 5xx as the proxies before Discord do, in plain text."""
        text = f"{status}: {_STATUS_TEXTS.get(status, 'Server Error')}"
        return self._add(
            Fault(method, re.compile(path), times, answer=(status, {}, text), after=after)
        )

    def error(self, method: str, path: str, code: int, *, times: int = 1) -> Fault:
        """Answer one of Discord's errors, by its code."""
        status, message = KNOWN[code]
        body: JsonObject = {"message": message, "code": code}
        return self._add(Fault(method, re.compile(path), times, answer=(status, {}, body)))

    def delay(self, method: str, path: str, seconds: float, *, times: int = 1) -> Fault:
        """Wait, then answer as usual."""
        return self._add(Fault(method, re.compile(path), times, delay=seconds))

    def drop(self, method: str, path: str, *, times: int = 1, after: bool = False) -> Fault:
        """Cut the connection instead of answering."""
        return self._add(Fault(method, re.compile(path), times, drop=True, after=after))

    def drop_gateway(self) -> None:
        """Cut every socket without a word; the sessions can be resumed."""
        for connection in list(self.gateway.connections):
            connection.drop()

    def ask_to_reconnect(self) -> None:
        """Op 7: ask every socket to come again and resume."""
        for connection in list(self.gateway.connections):
            connection.send_op(RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Op 9 to every session; those that cannot be resumed are forgotten."""
        for session in list(self.gateway.connected):
            if not resumable:
                del self.gateway.sessions[session.id]
            if session.connection is not None:
                session.connection.send_op(INVALID_SESSION, resumable)

    def deliver_times(self, times: int) -> None:
        """Deliver the next interaction so many times (0: lose it)."""
        self.deliveries.append(times)

    def deliver_late(self, seconds: float) -> None:
        """The next interaction is `seconds` old when it reaches the bot; nobody waits for it."""
        self.lateness.append(seconds)

    def clear(self) -> None:
        """Take back every order that has not happened yet."""
        self.faults.clear()
        self.deliveries.clear()
        self.lateness.clear()

    def next_fault(self, request: web.BaseRequest) -> Fault | None:
        """The order that this request falls under, if any; it is used up."""
        for fault in self.faults:
            if fault.matches(request):
                fault.times -= 1
                fault.hits += 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                return fault
        return None

    def _add(self, fault: Fault) -> Fault:
        self.faults.append(fault)
        return fault
