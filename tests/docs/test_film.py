"""The picture in motion of the README: its file is well-formed, small, and moves."""

from __future__ import annotations

import struct
from pathlib import Path

from scripts.generate.film import PICTURE, Frame, animated, chunk, chunks

ROOT = Path(__file__).parents[2]
MOST_BYTES = 1_500_000


def still(data: bytes) -> bytes:
    """A WebP as a browser makes it."""
    return chunk(b"RIFF", b"WEBP" + chunk(b"VP8 ", data))


def number(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 3], "little")


def test_frames_are_put_in_a_row_with_their_places_and_times() -> None:
    made = animated([Frame(0, 0, 40, 30, still(b"odd")), Frame(6, 4, 10, 8, still(b"even"), 700)], 40, 30)
    assert struct.unpack_from("<4sI4s", made) == (b"RIFF", len(made) - 8, b"WEBP")
    (head, canvas), (loop, _), *frames = chunks(made)
    assert (head, loop, number(canvas, 4) + 1, number(canvas, 7) + 1) == (b"VP8X", b"ANIM", 40, 30)
    assert [[number(data, at) for at in (0, 3, 6, 9, 12)] for _, data in frames] == [
        [0, 0, 39, 29, 100],
        [3, 2, 9, 7, 700],
    ]
    assert [data[16:] for _, data in frames] == [chunk(b"VP8 ", b"odd"), chunk(b"VP8 ", b"even")]


def test_the_picture_of_the_readme_moves_and_is_small() -> None:
    assert "docs/img/evolution.webp" in (ROOT / "README.md").read_text(encoding="utf-8")
    picture = (ROOT / "docs" / "img" / "evolution.webp").read_bytes()
    assert len(picture) <= MOST_BYTES
    frames = [data for name, data in chunks(picture) if name == b"ANMF"]
    assert len(frames) >= 60
    for data in frames:
        right, bottom = 2 * number(data, 0) + number(data, 6) + 1, 2 * number(data, 3) + number(data, 9) + 1
        assert right <= PICTURE[0]
        assert bottom <= PICTURE[1]
