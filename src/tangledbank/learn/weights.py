"""Networks as files (.tbn): a line that says what they are for, then their weights.

A network fits one layout of observations, one set of sub-actions and one version of the rules. A file that was made for
others is refused: it would play, but badly.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from ..core.errors import BadInput
from ..core.message import Message
from ..env.encode.encoder import Encoder
from ..env.encode.table import standard
from ..games import rulebook
from .net import MOST_ACTIVE, MOST_SUM, Weights

MAGIC: Final = b"tangledbank net 1\n"
OTHERS: Final = 12
"""Results that are no sub-actions: for six seats what they can expect of winning, then of points."""
MAX_UNPACKED_BYTES: Final = 64 << 20
"""No file unpacks to more."""
SIZES: Final = ("inputs", "first", "second", "actions", "others")


class NetError(BadInput):
    """A network cannot be used: it cannot be read, or it was made for something else."""


@dataclass(frozen=True)
class NetFile:
    """What is in a file."""

    game: str
    rules: int
    layout: str
    sizes: list[int]
    parts: list[list[int]]
    """Weights and beginnings of the three layers, as learn/net.py wants them."""


def layout_of(encoder: Encoder) -> str:
    """A name for what an encoder writes and reads: every byte and every sub-action is in it."""
    fields = [[one.name, one.at, one.shape, one.most] for one in encoder.fields]
    blocks = [[block.word, block.at, block.names] for block in encoder.actions.blocks]
    text = json.dumps([encoder.version, fields, blocks])
    return blake2b(text.encode(), digest_size=12).hexdigest()


def lengths(sizes: list[int]) -> list[int]:
    """How many numbers the parts have."""
    inputs, first, second, actions, others = sizes
    results = actions + others
    return [inputs * first, first, first * second, second, results * second, results]


def kinds() -> list[str]:
    """By part the type of its numbers: weights have 16 bits, beginnings 32."""
    return ["h", "i", "h", "i", "h", "i"]


def packed(numbers: list[int], kind: str) -> bytes:
    """Numbers as bytes, the lowest first on every machine."""
    found = array(kind, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def unpacked(data: bytes, kind: str) -> list[int]:
    found = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def write(file: NetFile) -> bytes:
    """A file's bytes."""
    payload = b"".join([packed(part, kind) for part, kind in zip(file.parts, kinds(), strict=True)])
    header = {
        "game": file.game,
        "rules": file.rules,
        "layout": file.layout,
        **dict(zip(SIZES, file.sizes, strict=True)),
        "digest": digest(payload),
    }
    return MAGIC + json.dumps(header).encode() + b"\n" + zlib.compress(payload, 9)


def digest(payload: bytes) -> str:
    return blake2b(payload, digest_size=16).hexdigest()


def read(path: str) -> NetFile:
    """What is in a file; NetError if that is no network."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise NetError(Message("net-not-found", path=path[-80:])) from error
    if not data.startswith(MAGIC):
        raise NetError(Message("net-unreadable", path=path[-80:]))
    try:
        line, _, rest = data[len(MAGIC) :].partition(b"\n")
        return filled(json.loads(line), zlib.decompressobj().decompress(rest, MAX_UNPACKED_BYTES))
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise NetError(Message("net-damaged", path=path[-80:])) from error


def filled(header: Mapping[str, object], payload: bytes) -> NetFile:
    """A file's header with its weights; ValueError if they do not belong together."""
    sizes = [checked_size(header[name]) for name in SIZES]
    if header["digest"] != digest(payload):
        raise ValueError("the weights are not those that were written")
    parts, at = [], 0
    for n, kind in zip(lengths(sizes), kinds(), strict=True):
        end = at + n * array(kind).itemsize
        parts.append(unpacked(payload[at:end], kind))
        at = end
    if at != len(payload):
        raise ValueError("there are more or fewer weights than the header says")
    rules = header["rules"]
    if not isinstance(rules, int):
        raise TypeError("no version of the rules")
    return NetFile(str(header["game"]), rules, str(header["layout"]), sizes, parts)


def checked_size(size: object) -> int:
    """A number of units that can be."""
    if isinstance(size, bool) or not isinstance(size, int) or not 0 < size < 1 << 16:
        raise ValueError("not a size")
    return size


def fitting(file: NetFile, game: str) -> Weights:
    """The network of a file for a game; NetError if it is for another one, or for other observations or rules."""
    book, encoder = rulebook(game), encoder_of(game)
    if file.game != game:
        raise NetError(Message("net-game", got=file.game[:40], expected=game))
    expected = [encoder.size, file.sizes[1], file.sizes[2], encoder.actions.size, OTHERS]
    if file.layout != layout_of(encoder) or file.sizes != expected:
        raise NetError(Message("net-layout", game=game))
    if file.rules != book.rules:
        raise NetError(Message("net-rules", game=game, got=file.rules, expected=book.rules))
    if not fits(file, [one.most for one in encoder.fields for _ in range(one.size())]):
        raise NetError(Message("net-too-large", game=game))
    return Weights(file.sizes, file.parts)


def encoder_of(game: str) -> Encoder:
    """What writes the observations of a game that is played without options."""
    return standard(game)


def fits(file: NetFile, most: list[int]) -> bool:
    """Whether no sum can become too large, whatever is seen."""
    first, second = file.sizes[1], file.sizes[2]
    if first % 2 or second % 2:
        return False
    rows, begin, columns, second_begin = file.parts[:4]
    return bounded(rows, begin, most) and bounded(columns, second_begin, [MOST_ACTIVE] * first)


def bounded(weights: list[int], begin: list[int], most: list[int]) -> bool:
    """Whether all sums of a layer stay small: weights go input by input, `most` is the largest value of each."""
    n = len(begin)
    totals = [abs(number) for number in begin]
    for k, largest in enumerate(most):
        row = weights[k * n : (k + 1) * n]
        totals = [total + largest * abs(weight) for total, weight in zip(totals, row, strict=True)]
    return max(totals) < MOST_SUM
