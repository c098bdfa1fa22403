"""The picture in motion of the README, filmed in a browser: `python -m scripts.generate.film [evolution]`.

Somebody goes on from the middle of a game of bots. Time in the page is slowed down, so that a busy machine misses
nothing; the browser encodes every frame as WebP, only the part of it that has changed; here they are put in a row.
"""

from __future__ import annotations

import base64
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.server.serving import Served
from tests.web.browsing import Person, chromium

FOLDER: Final = Path(__file__).parent.parent.parent / "docs" / "img"
WINDOW: Final = {"width": 1280, "height": 800}
PICTURE: Final = (800, 500)
QUALITY: Final = 0.5
SLOWER: Final = 12
FRAME_MS: Final = 100
FRAMES: Final = 140
LAST_FRAME_MS: Final = 2_500
THINKING: Final = 6
"""Frames before somebody answers."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A game of bots, and the seat that somebody takes after so many answers."""

    game: str
    seed: int
    ply: int
    seat: int
    likes: tuple[str, ...]
    """How the answers begin that are preferred, the best one first."""


SCENES: Final = {"evolution": Scene("evolution", seed=11, ply=122, seat=0, likes=("attack", "feed"))}

SLOW_TIME: Final = """
(() => {
  const [timeout, interval, frame] = [window.setTimeout, window.setInterval, window.requestAnimationFrame];
  const clocks = [[performance, performance.now.bind(performance)], [Date, Date.now.bind(Date)]];
  let slower = 1;
  window.setTimeout = (act, ms = 0, ...more) => timeout(act, ms * slower, ...more);
  window.setInterval = (act, ms = 0, ...more) => interval(act, ms * slower, ...more);
  window.requestAnimationFrame = (act) => frame(() => act(performance.now()));
  const starts = clocks.map(([, now]) => [now(), now()]);
  clocks.forEach(([clock, now], k) => {
    clock.now = () => starts[k][1] + (now() - starts[k][0]) / slower;
  });
  window.slowDown = (factor) => {
    clocks.forEach(([clock, now], k) => (starts[k] = [now(), clock.now()]));
    slower = factor;
  };
})();
"""
"""Timers and clocks of a page; its animations are slowed down by the browser."""

CHANGED: Final = """
async ([png, width, height, quality]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = window.before;
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  for (let k = 0; before && k < now.length; k += 1) {
    if (now[k] === before[k]) continue;
    const [x, y] = [k % width, Math.floor(k / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  window.before = now;
  if (left >= right) return null;
  [left, top] = [left & ~1, top & ~1];  // the places of frames are counted in pairs of pixels
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return { left, top, width: part.width, height: part.height, webp: btoa(letters) };
}
"""
"""The part of a picture that differs from the one before, as WebP."""


@dataclass(slots=True)
class Frame:
    """A part of the picture that has changed, and how long it stays."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes
    milliseconds: int = FRAME_MS


# ---- the file -----------------------------------------------------------------------------------
def animated(frames: list[Frame], width: int, height: int) -> bytes:
    """An animated WebP that begins again for ever: RFC 9649, section 2.7."""
    head = chunk(b"VP8X", struct.pack("<I", 2) + triple(width - 1) + triple(height - 1))
    loop = chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    body = b"WEBP" + head + loop + b"".join([chunk(b"ANMF", placed(frame)) for frame in frames])
    return chunk(b"RIFF", body)


def placed(frame: Frame) -> bytes:
    """Where a frame is, how long it stays, and its picture, which replaces what was there."""
    numbers = (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, frame.milliseconds)
    return b"".join([triple(n) for n in numbers]) + b"\x02" + chunk(b"VP8 ", lossy(frame.webp))


def lossy(webp: bytes) -> bytes:
    """The data of a picture in a WebP of its own."""
    return next(data for name, data in chunks(webp) if name == b"VP8 ")


def chunks(webp: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a WebP file."""
    found, at = [], 12
    while at < len(webp):
        name, size = struct.unpack_from("<4sI", webp, at)
        found.append((name, webp[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def triple(n: int) -> bytes:
    """A number in three bytes."""
    return n.to_bytes(3, "little")


# ---- the camera ---------------------------------------------------------------------------------
class Camera:
    """Takes a picture of a page at every tick of its slowed-down time."""

    def __init__(self, person: Person) -> None:
        self.page: Final = person.page
        self.studio: Final[Page] = person.context.new_page()
        self.browser: Final = person.context.new_cdp_session(self.page)
        self.frames: Final[list[Frame]] = []
        self.began = 0.0

    def starts(self) -> None:
        """Time goes slowly from now on."""
        self.page.bring_to_front()
        self.browser.send("Animation.enable")
        self.browser.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        self.page.evaluate("slower => slowDown(slower)", SLOWER)
        self.began = time.monotonic()

    def shoots(self, n: int) -> None:
        """The n-th picture."""
        due = self.began + n * FRAME_MS * SLOWER / 1000
        self.page.wait_for_timeout(max(0.0, due - time.monotonic()) * 1000)
        taken = base64.b64encode(self.page.screenshot()).decode()
        changed: dict[str, Any] | None = self.studio.evaluate(CHANGED, [taken, *PICTURE, QUALITY])
        if changed is None:
            self.frames[-1].milliseconds += FRAME_MS
        else:
            self.frames.append(Frame(**{**changed, "webp": base64.b64decode(changed["webp"])}))


ANSWER: Final = """
(likes) => {
  const moving = document.getAnimations().some(
    (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity);
  if (moving || document.querySelector(".ghost, [data-playing]")) return false;
  const found = [...document.querySelectorAll("button[data-action]:enabled")];
  const liked = likes.flatMap((verb) => found.filter((one) => one.dataset.action.startsWith(verb)));
  [...liked, ...found][0]?.click();
  return found.length > 0;
}
"""
"""Once nothing moves, an answer is given."""


def film(scene: Scene, person: Person, folder: Path) -> bytes:
    """What somebody at the table sees."""
    person.context.add_init_script(SLOW_TIME)
    person.resizes(WINDOW)
    game = person.asks("/api/records", {"record": played(scene, folder / "game.tbr")})["id"]
    table = person.asks(f"/api/tables/{game}/fork", {"ply": scene.ply, "seat": scene.seat})["id"]
    page = person.sits_at(table)
    page.wait_for_load_state("networkidle")
    camera = Camera(person)
    camera.starts()
    answered = 0
    for n in range(FRAMES):
        camera.shoots(n)
        if n - answered >= THINKING and page.evaluate(ANSWER, scene.likes):
            answered = n
    camera.frames[-1].milliseconds = LAST_FRAME_MS
    return animated(camera.frames, *PICTURE)


def played(scene: Scene, path: Path) -> str:
    """The record of a whole game."""
    how = ["--players", "4", "--bots", "greedy", "--seat", "none", "--seed", str(scene.seed), "--save", str(path)]
    command = [sys.executable, "-m", "tangledbank", "play", scene.game, *how]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return path.read_text(encoding="utf-8")


def main(games: list[str]) -> None:
    for game in games:
        with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
            person = Person(browser, served)
            (FOLDER / f"{game}.webp").write_bytes(film(SCENES[game], person, Path(folder)))
            person.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(SCENES))
