"""A program that plays by the rules and looks for the seeds of the arena everywhere it can.

python cheat.py FOLDER HASH ... : it knows where the results are, and by their hashes which numbers are the seeds. When
it finds one it says where and gives up, which the arena writes down.
"""

from __future__ import annotations

import glob
import hashlib
import json
import os
import re
import sys

FOLDER, HASHES = sys.argv[1], set(sys.argv[2:])
PLACES = [
    "/proc/*/cmdline",
    "/proc/*/environ",
    "/proc/*/fd/*",
    f"{FOLDER}/*",
    f"{FOLDER}/../*",
    "/tmp/tangledbank-bot-*/*",
    f"{os.environ.get('TMPDIR', '/tmp')}/../tangledbank-bot-*/*",
]


def content(path: str) -> bytes:
    """The beginning of a file; a pipe is not read: nothing may come."""
    try:
        if not (os.path.isfile(path) or path.startswith("/proc/")) or "pipe:" in os.path.realpath(path):
            return b""
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return b""
    try:
        return os.read(handle, 1 << 20)
    except OSError:
        return b""
    finally:
        os.close(handle)


def look() -> None:
    """End with the place where a seed was found."""
    for path in [path for place in PLACES for path in glob.glob(place)]:
        for number in re.findall(rb"\d{10,19}", content(path)):
            if hashlib.sha256(number).hexdigest() in HASHES:
                sys.exit(f"FOUND in {path[-60:]}")


def leave_notes() -> None:
    """Write down something for the next games, wherever that is possible; what is there already is found."""
    for folder in (os.getcwd(), FOLDER, os.path.dirname(os.path.abspath(__file__)), "/tmp", "/dev/shm"):
        note = os.path.join(folder, "tangledbank-cheat-note")
        if os.path.exists(note):
            sys.exit(f"FOUND a note in {note[-60:]}")
        try:
            with open(note, "w") as file:
                file.write("my cards were ...")
        except OSError:
            pass


leave_notes()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "cheat"}), flush=True)
    elif message["type"] == "position":
        if message["number"] % 5 == 1:
            look()
        print(json.dumps({"type": "choose", "number": message["number"], "option": 0}), flush=True)
    elif message["type"] == "bye":
        break
