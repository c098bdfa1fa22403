"""Makes a release: `python -m scripts.packaging.release 0.2.0 [--dry-run]`.

It publishes nothing; it says what is left to do.

Refused are a tree with changes, a version that does not follow, a changelog with nothing unreleased, and records of
games that do not verify. Then the version is set, the changelog dated, and sdist and wheel are built into dist/.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
VERSION = ROOT / "src" / "tangledbank" / "version.py"
CHANGELOG = ROOT / "CHANGELOG.md"
RECORDS = "tests/games/*/records/*.tbr"
UNRELEASED = "## [Unreleased]\n"
NEXT = """Next:
  git commit -am "release: {version}" && git tag -a v{version} -m "{version}"
  git push --follow-tags
  python -m twine upload dist/tangledbank-{version}*
  podman build -t tangledbank:{version} -f deploy/Containerfile .
"""


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def current() -> str:
    """The version in the sources."""
    found = re.search(r'__version__ = "(.*)"', VERSION.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def unreleased() -> str:
    """What the changelog says about the time since the last release."""
    text = CHANGELOG.read_text(encoding="utf-8").partition(UNRELEASED)[2]
    return re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0].strip()


def problems(version: str) -> Iterator[str]:
    """Why there can be no release; the quickest checks first."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version} is not a version like 1.2.3"
    elif numbers(version) < numbers(current()) or git("tag", "--list", f"v{version}"):
        yield f"{version} does not follow {current()}, or is tagged already"
    if changes := git("status", "--porcelain"):
        yield f"the tree has changes:\n{changes}"
    if not unreleased():
        yield "CHANGELOG.md has nothing under [Unreleased]"
    yield from broken_records()


def broken_records() -> Iterator[str]:
    """Records that do not verify with the sources as they are."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    paths = sorted(ROOT.glob(RECORDS))
    if not paths:
        yield f"no records at {RECORDS}"
    for path in paths:
        command = [sys.executable, "-m", "tangledbank", "verify", str(path)]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            yield f"{path.relative_to(ROOT)}: {(done.stderr or done.stdout).strip()}"


def write(version: str, day: str) -> None:
    """The version into the sources, the day into the changelog."""
    text = VERSION.read_text(encoding="utf-8")
    VERSION.write_text(text.replace(f'"{current()}"', f'"{version}"'), encoding="utf-8")
    text = CHANGELOG.read_text(encoding="utf-8")
    CHANGELOG.write_text(text.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {day}\n", 1), encoding="utf-8")


def build() -> None:
    """The source distribution, and compiled wheels for the Pythons of this machine; browsers play with all of them."""
    subprocess.run(["make", "offline"], cwd=ROOT, check=True)
    subprocess.run(["scripts/wheels", sys.executable], cwd=ROOT, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", help="like 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="check everything, change nothing")
    parser.add_argument("--no-packages", action="store_true", help="build nothing")
    args = parser.parse_args()
    if found := list(problems(args.version)):
        print("\n".join(["no release:", *found]), file=sys.stderr)
        return 1
    if args.dry_run:
        print(f"{args.version} can be released; changed would be {VERSION.name} and {CHANGELOG.name}")
        return 0
    write(args.version, datetime.datetime.now(datetime.UTC).date().isoformat())
    if not args.no_packages:
        build()
    print(NEXT.format(version=args.version))
    return 0


if __name__ == "__main__":
    sys.exit(main())
