"""What the bot is told from outside: environment, `.env`, secret files."""

from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


def _is_loopback(url: str) -> bool:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or parts.hostname is None:
        return False
    if parts.hostname == "localhost":
        return True
    try:
        return ip_address(parts.hostname).is_loopback
    except ValueError:
        return False


def _loopback_only(url: str) -> str:
    """The token goes to this address, so it may not be anybody else's."""
    if not _is_loopback(url):
        raise ValueError("must be an address of this machine itself, such as http://127.0.0.1:8000")
    return url.rstrip("/")


class Address(NamedTuple):
    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def _address(text: object) -> Address:
    parts = urlsplit(f"//{text}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if host is None or port is None or parts.netloc != str(text):
        raise ValueError("must be a host and a port, such as 127.0.0.1:9464")
    return Address(host, port)


class Settings(BaseSettings):
    """The settings of one process, each from the environment variable of its name.

    Attributes:
        discord_token: the bot's token.
        discord_token_file: a file that holds it, as container secrets do; used instead of it.
        database_url: `sqlite:///folder/file.db` or `postgresql://user:password@host/database`.
        discord_loopback_url: a Discord on this machine, for tests and `make play`.
        log_file: where the log goes besides standard error.
        log_level: the least level that is logged.
        health_address: where `/healthz` and `/metrics` are answered, such as 127.0.0.1:9464.
    """

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", hide_input_in_errors=True
    )

    discord_token: SecretStr | None = None
    discord_token_file: Path | None = None
    database_url: SecretStr = SecretStr("sqlite:///data/brotherhood.db")
    discord_loopback_url: Annotated[str, AfterValidator(_loopback_only)] | None = None
    log_file: Path = Path("data/brotherhood.log")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    health_address: Annotated[Address, BeforeValidator(_address)] | None = None

    @model_validator(mode="after")
    def _read_token_file(self) -> Self:
        if self.discord_token_file is not None:
            try:
                token = self.discord_token_file.read_text(encoding="utf-8").strip()
            except OSError as error:
                reason = error.strerror
                raise ValueError(f"DISCORD_TOKEN_FILE cannot be read: {reason}") from error
            self.discord_token = SecretStr(token) if token else None
        return self


class NotSetUp(Exception):
    """The bot cannot run as it is set up; the message says what to change."""


def read_settings() -> Settings:
    """The settings as they are.

    Raises:
        NotSetUp: one of them is wrong.
    """
    try:
        return Settings()
    except ValidationError as error:
        problems = (
            f"{'.'.join(map(str, problem['loc'])).upper()}: {problem['msg']}".removeprefix(": ")
            for problem in error.errors(include_input=False, include_url=False)
        )
        raise NotSetUp("\n".join(problems)) from error
