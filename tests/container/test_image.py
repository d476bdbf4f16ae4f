"""What the image is, and a round played in containers that are stopped and replaced."""

import json
import re
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from core.campaign import Building, Contract, HqLevel
from tests.container.conftest import HARDENED, ROOT, ContainerHome, docker
from tests.e2e import test_two_rounds as rounds
from tests.e2e.friends import Friends, working

THERE = {"python_version": "3.13", "python_full_version": "3.13.0"}


def locked(lock: Path) -> set[str]:
    """The packages of a lock that this image's platform takes, with their versions."""
    found = set()
    for line in lock.read_text().splitlines():
        if re.match(r"[a-z]", line):
            one = Requirement(line.rstrip(" \\"))
            if one.marker is None or one.marker.evaluate(THERE):
                found.add(f"{canonicalize_name(one.name)}{one.specifier}")
    return found


def test_it_is_what_the_bot_needs_and_not_root(image: str) -> None:
    config = json.loads(docker("image", "inspect", "-f", "{{json .Config}}", image))
    assert config["User"] == "10001:10001"
    assert config["Entrypoint"] == ["python", "-m", "bot"]
    assert config["Volumes"].keys() == {"/data", "/backups"}
    assert config["Healthcheck"]["Test"][0] == "CMD"

    ask = ("run", "--rm", *HARDENED, "--entrypoint", "sh", image, "-c")
    frozen = docker(*ask, "pip freeze --path /opt/venv/lib/python3*/site-packages").splitlines()
    pairs = [line.split("==") for line in frozen if "==" in line]
    installed = {f"{canonicalize_name(name)}=={version}" for name, version in pairs}
    assert installed == locked(ROOT / "requirements.lock")
    assert docker(*ask, "id -u; touch /opt/venv/x 2>/dev/null || echo cannot be changed") == (
        "10001\ncannot be changed"
    )
    files = docker(*ask, "ls /opt/venv/lib/python3*/site-packages").split()
    assert {"bot", "core", "storage"} <= set(files)
    assert not {"tests", "loopback", "web", "pytest", "pip"} & set(files)
    assert int(docker(*ask, "du -sm /opt/venv").split()[0]) < 150  # README: 130 MB


async def test_a_round_survives_a_stop_and_a_new_container(
    friends: Friends, home: ContainerHome
) -> None:
    discord, table = friends.discord, friends.table
    async with home.container(discord):
        await rounds.found(friends)
        await rounds.open_the_headquarters(friends)
        await rounds.enter_the_roster(friends)
        await rounds.assign_for_the_first_memory(friends)
        await rounds.fail_once_then_succeed(friends)
        payment = await rounds.resolve_until_the_workshop(friends)
    await discord.bot_gone()

    async with home.container(discord) as container:
        await rounds.build_at_full_price(friends, payment)
        await rounds.shop(friends)
        await rounds.try_the_contract(friends)
        checked = docker("exec", container, "python", "-m", "bot", "check")
        assert checked == "1 campaigns, no fault."

    campaign = home.campaign(table)
    assert campaign == home.replayed(table)
    assert campaign.contract == Contract(position=1, number=3, tries=1)
    assert campaign.level is HqLevel.ZERO
    assert not any(working(campaign, building) for building in Building)
