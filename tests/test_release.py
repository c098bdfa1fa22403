"""The release script, in a clone that is thrown away."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KEPT = ("src/tangledbank", "scripts", "CHANGELOG.md", "tests/games/evolution/records/01-*.tbr")


def git(clone: Path, *words: str) -> str:
    identity = ["-c", "user.name=Somebody", "-c", "user.email=somebody@b.example"]
    return subprocess.run(["git", *identity, *words], cwd=clone, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with the sources and one record."""
    for pattern in KEPT:
        for path in ROOT.glob(pattern):
            to = tmp_path / path.relative_to(ROOT)
            if path.is_dir():
                shutil.copytree(path, to, ignore=shutil.ignore_patterns("__pycache__", "web"))
            else:
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, to)
    (tmp_path / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")
    git(tmp_path, "init", "-q")
    committed(tmp_path)
    return tmp_path


def committed(clone: Path) -> None:
    git(clone, "add", "-A")
    git(clone, "commit", "-q", "-m", "everything")


def release(clone: Path, *words: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "scripts.packaging.release", *words]
    done = subprocess.run(command, cwd=clone, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def change(path: Path, pattern: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.search(pattern, text, re.DOTALL)
    path.write_text(re.sub(pattern, new, text, count=1, flags=re.DOTALL), encoding="utf-8")


def test_a_release_sets_the_version_and_dates_the_changelog(clone: Path) -> None:
    code, said = release(clone, "9.0.0", "--dry-run")
    assert (code, git(clone, "status", "--porcelain")) == (0, ""), said
    code, said = release(clone, "9.0.0", "--no-packages")
    assert code == 0, said
    assert "git tag -a v9.0.0" in said
    assert git(clone, "diff", "--name-only").split() == ["CHANGELOG.md", "src/tangledbank/version.py"]
    assert '"9.0.0"' in (clone / "src" / "tangledbank" / "version.py").read_text(encoding="utf-8")
    head = (clone / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"## \[Unreleased\]\n\n## \[9\.0\.0\] - \d{4}-\d\d-\d\d\n", head)


def test_what_is_not_ready_is_named_and_changes_nothing(clone: Path) -> None:
    change(clone / "CHANGELOG.md", r"(## \[Unreleased\]\n).*", r"\1")
    change(next(clone.glob("tests/games/*/records/*.tbr")), r"seed \d+", "seed 5")
    code, said = release(clone, "0.0.1")
    assert code == 1
    for problem in ("does not follow", "the tree has changes", "nothing under [Unreleased]", "01-"):
        assert problem in said
    assert release(clone, "1.0")[1].count("is not a version") == 1
    assert "0.0.1" not in (clone / "src" / "tangledbank" / "version.py").read_text(encoding="utf-8")
