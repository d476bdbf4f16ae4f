from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_defaults_need_no_environment() -> None:
    settings = Settings()
    assert settings.discord_token is None
    assert settings.database_url.get_secret_value() == "sqlite:///data/brotherhood.db"
    assert settings.log_file == Path("data/brotherhood.log")


def test_the_environment_wins_over_the_env_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=DEBUG\nOTHER=1\n")
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    settings = Settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "from-environment"
    assert settings.log_level == "DEBUG"


def test_the_token_can_come_from_a_secret_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("secret").write_text("the-token\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    token = Settings().discord_token
    assert token is not None
    assert token.get_secret_value() == "the-token"


def test_a_secret_file_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "nowhere")
    with pytest.raises(ValidationError, match="DISCORD_TOKEN_FILE cannot be read"):
        Settings()


def test_an_empty_token_is_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert Settings().discord_token is None


def test_secrets_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "the-token")
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:the-password@host/db")
    shown = repr(Settings())
    assert "the-token" not in shown
    assert "the-password" not in shown


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000/", "http://localhost:1", "http://[::1]:9"])
def test_a_loopback_discord_is_on_this_machine(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("DISCORD_LOOPBACK_URL", url)
    assert Settings().discord_loopback_url == url.rstrip("/")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org",
        "http://10.0.0.1:80",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1@example.org/",
        "ftp://127.0.0.1",
        "127.0.0.1",
    ],
)
def test_the_token_goes_to_no_other_machine(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("DISCORD_LOOPBACK_URL", url)
    with pytest.raises(ValidationError, match="this machine itself"):
        Settings()


@pytest.mark.parametrize("address", ["127.0.0.1:9464", "[::1]:9464", "localhost:80"])
def test_a_health_address_is_a_host_and_a_port(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("HEALTH_ADDRESS", address)
    assert str(Settings().health_address) == address


@pytest.mark.parametrize(
    "address",
    ["9464", "localhost", "localhost:many", "localhost:99999", "http://localhost:80", ":1"],
)
def test_what_is_no_health_address_is_refused(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("HEALTH_ADDRESS", address)
    with pytest.raises(ValidationError, match="a host and a port"):
        Settings()


def test_nothing_is_answered_unless_it_is_asked_for() -> None:
    assert Settings().health_address is None
