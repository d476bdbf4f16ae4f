"""The bot in its image, run by the Docker engine that `.ci/container` found or started."""

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from loopback import LoopbackDiscord
from tests.e2e.conftest import Home, discord, friends
from tests.e2e.texts import ENGLISH, Texts

__all__ = ["discord", "friends"]

ROOT = Path(__file__).parents[2]
IMAGE = "brotherhood-hq"
USER = 10001
HARDENED = (
    "--read-only",
    *("--tmpfs", "/tmp"),  # noqa: S108
    *("--cap-drop", "ALL"),
    *("--security-opt", "no-new-privileges"),
    *("--network", "host"),  # where the loopback Discord is
)


def docker(*arguments: str, check: bool = True) -> str:
    """What Docker says to this."""
    done = subprocess.run(  # noqa: S603
        ["docker", *arguments],  # noqa: S607
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if check and done.returncode:
        pytest.fail(f"docker {' '.join(arguments)}: {done.stderr[-2000:]}", pytrace=False)
    return done.stdout.strip()


async def until_healthy(container: str, within: float = 60.0) -> None:
    """Wait until Docker's own health check says so."""
    for _ in range(round(within / 0.2)):
        if docker("inspect", "-f", "{{.State.Health.Status}}", container) == "healthy":
            return
        await asyncio.sleep(0.2)
    pytest.fail(docker("inspect", "-f", "{{json .State}}", container), pytrace=False)


@dataclass(frozen=True)
class ContainerHome(Home):
    """A folder that is the volume of one container after another."""

    @property
    def output(self) -> Path:
        return self.folder / "output.txt"

    @asynccontextmanager
    async def container(self, discord: LoopbackDiscord) -> AsyncIterator[str]:
        """A new container, ready and healthy, until the end of the block; then it is stopped."""
        name = f"brotherhood-hq-{os.getpid()}"
        led = ("-e", f"DISCORD_TOKEN={discord.token}", "-e", f"DISCORD_LOOPBACK_URL={discord.url}")
        volume = ("-v", f"{self.folder / 'data'}:/data")
        often = ("--health-interval", "1s")
        docker("run", "-d", "--name", name, *HARDENED, *often, *led, *volume, IMAGE)
        try:
            await discord.bot_ready()
            await until_healthy(name)
            yield name
            await asyncio.to_thread(docker, "stop", "-t", "5", name)
            assert docker("inspect", "-f", "{{.State.ExitCode}}", name) == "0"  # 137 if it was late
        finally:
            with self.output.open("a") as file:
                file.write(docker("logs", name, check=False))
            docker("rm", "-f", name)


@pytest.fixture(scope="session")
def image() -> str:
    """The image, built anew."""
    if "CONTAINER_CHECK" not in os.environ:
        pytest.skip("played by .ci/container, which finds or starts a Docker engine")
    docker("build", "-q", "-t", IMAGE, str(ROOT))
    return IMAGE


@pytest.fixture
def home(tmp_path: Path, image: str) -> ContainerHome:
    assert image
    data = tmp_path / "data"
    data.mkdir()
    os.chown(data, USER, USER)
    return ContainerHome(tmp_path, f"sqlite:///{data / 'brotherhood.db'}")


@pytest.fixture
def texts() -> Texts:
    return ENGLISH
