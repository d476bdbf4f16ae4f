import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "core", "storage")


def test_the_wheel_carries_every_file_of_the_packages(tmp_path: Path) -> None:
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", tmp_path],
        cwd=ROOT,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(ZipFile(wheel).namelist())

    files = {
        file.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for file in (ROOT / package).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert any(file.endswith(".ftl") for file in files)
    assert any("/versions/" in file for file in files)
    assert files <= carried
