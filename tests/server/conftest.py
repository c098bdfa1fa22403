"""The two databases: a file, and a real PostgreSQL that is started once, if this machine has one."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from tangledbank.server.store.database import Database
from tangledbank.server.store.postgres import PostgresDatabase
from tangledbank.server.store.sqlite import SqliteDatabase

from .serving import same_games

NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def _same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    same_games(request.config, monkeypatch)


class Cluster:
    """A PostgreSQL server that listens nowhere but in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def address(self, name: str = "postgres") -> str:
        return f"postgresql:///{name}?host={self.folder}&user=postgres"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(NUMBERS)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def execute(self, sql: str) -> list[tuple[object, ...]]:
        with psycopg.connect(self.address(), autocommit=True) as raw:
            cursor = raw.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def connections(self, address: str) -> list[tuple[object, ...]]:
        """Who is connected with a database."""
        name = address.partition("?")[0].rpartition("/")[2]
        return self.execute(f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}'")


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, which Debian does not put on the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve()] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


def as_postgres(*command: str) -> None:
    """Run something as the user that PostgreSQL accepts: anybody but root."""
    who = [shutil.which("runuser") or "/usr/sbin/runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*who, *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60, check=False)
    if done.returncode:
        raise OSError(done.stderr.decode(errors="replace")[-300:])


@contextmanager
def running_cluster(where: Path, *settings: str) -> Iterator[Cluster]:
    """A cluster made and started with the programs of a folder; it is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="tb-pg-"))
    data, log = str(folder / "data"), str(folder / "log")
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        options = " ".join([f"-k {folder} -c listen_addresses= -c max_connections=60", *[f"-c {s}" for s in settings]])
        as_postgres(str(where / "initdb"), "--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "-D", data)
        try:
            as_postgres(str(where / "pg_ctl"), "-w", "-D", data, "-l", log, "-o", options, "start")
            yield Cluster(folder)
        finally:
            with suppress(OSError):  # it never came so far
                as_postgres(str(where / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Skips where no PostgreSQL can be started; scripts/install-system installs it."""
    where = programs()
    if where is None:
        pytest.skip("no PostgreSQL here: initdb is missing (scripts/install-system installs it, as root)")
    with ExitStack() as stack:
        try:
            found = stack.enter_context(running_cluster(where, "fsync=off"))
        except (OSError, LookupError, subprocess.SubprocessError) as error:
            pytest.skip(f"PostgreSQL does not start here: {error}")
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new database is: a path, or an address of PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "tangledbank.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh()


Opening = Callable[[], Database]


def open_at(address: str) -> Database:
    return PostgresDatabase(address) if address.startswith("postgresql:") else SqliteDatabase(Path(address))


@pytest.fixture
def opening(address: str) -> Iterator[Opening]:
    """Opens the database as one process more would; a file has only one process."""
    found: list[Database] = []

    def another() -> Database:
        if not found or address.startswith("postgresql:"):
            found.append(open_at(address))
        return found[-1]

    yield another
    for database in found:
        database.close()
