"""Files of networks: what is written is read, and what does not fit is refused in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tangledbank.i18n import LANGUAGES, say
from tangledbank.learn.weights import MAGIC, NetError, NetFile, fitting, read, write

from .nets import random_file


def kept(tmp_path: Path, data: bytes) -> str:
    path = tmp_path / "net.tbn"
    path.write_bytes(data)
    return str(path)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = random_file("evolution")
    assert read(kept(tmp_path, write(file))) == file


def test_a_network_fits_its_game() -> None:
    file = random_file("marine")
    net = fitting(file, "marine")
    assert [net.inputs, net.first, net.second] == file.sizes[:3]


def broken(data: bytes) -> bytes:
    """The same with one byte of the weights changed."""
    return data[:-40] + bytes([data[-40] ^ 1]) + data[-39:]


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"something else", "net-unreadable"),
        (MAGIC, "net-damaged"),
        (MAGIC + b"{}\n", "net-damaged"),
        (MAGIC + b'{"inputs": -1}\n', "net-damaged"),
        (MAGIC + b"[1]\nweights", "net-damaged"),
        (broken(write(random_file("evolution"))), "net-damaged"),
        (write(random_file("evolution"))[:-100], "net-damaged"),
    ],
)
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, data: bytes, key: str) -> None:
    with pytest.raises(NetError) as refused:
        read(kept(tmp_path, data))
    assert refused.value.message.key == key


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetError) as refused:
        read(str(tmp_path / "none.tbn"))
    assert refused.value.message.key == "net-not-found"


FILE = random_file("evolution")
WIDE = random_file("evolution", first=64)
LARGE = [*WIDE.parts[:2], [32_767] * len(WIDE.parts[2]), *WIDE.parts[3:]]
ODD = random_file("evolution", first=7)


@pytest.mark.parametrize(
    ("file", "game", "key"),
    [
        (FILE, "marine", "net-game"),
        (replace(FILE, layout="other"), "evolution", "net-layout"),
        (replace(FILE, sizes=[1, *FILE.sizes[1:]]), "evolution", "net-layout"),
        (replace(FILE, rules=FILE.rules + 1), "evolution", "net-rules"),
        (replace(WIDE, parts=LARGE), "evolution", "net-too-large"),
        (ODD, "evolution", "net-too-large"),
    ],
)
def test_a_network_that_was_made_for_something_else_is_refused(file: NetFile, game: str, key: str) -> None:
    with pytest.raises(NetError) as refused:
        fitting(file, game)
    assert refused.value.message.key == key
    assert len({say(refused.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)
