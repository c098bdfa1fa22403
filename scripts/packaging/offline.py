"""What a browser needs to play without a server.

`python -m scripts.packaging.offline FOLDER` adds it to the built client there.

In `offline/VERSION/` lie Python for the browser (npm's `pyodide`), the package with what it imports as one archive, and
what is read: games, rules, cards, lessons, in all languages. The version is a hash of all of it, so that two releases
never mix. The page itself says which it is and how much comes over the line; `sw.js` knows all files by name.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tangledbank import __version__
from tangledbank.games import names
from tangledbank.i18n import LANGUAGES
from tangledbank.lessons import lesson_names
from tangledbank.local.page import Page

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "tangledbank"
WHEELS = ROOT / "build" / "offline" / "wheels"
ENGINE = ROOT / "build" / "wasm" / "engine"
"""What scripts/wasm has compiled, if it could."""
LIBRARY = Path(__file__).parent / "wasm_library.py"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
NOT_PLAYED = {"arena", "cli", "env", "learn", "web", "locale", "words", "terminal"}
"""Folders of the package without which one plays."""
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The same sources make the same archive."""
TEMPLATE = ROOT / "web" / "sw.js"
COMPRESSED = (".gz", ".br")
LEAST = 1024
"""Bytes: what is shorter fits into one packet anyway."""
WORTH = 0.95
"""What is not shorter by that, as archives, is left as it is."""
OFFER = re.compile(r'<meta name="offline"[^>]*>')


# ---- the archive ----------------------------------------------------------------------------
def sources() -> Iterator[tuple[str, bytes]]:
    """The modules and data of the package, and what they import."""
    compiled = compiled_modules()
    yield "tangledbank_engine_modules.py", LIBRARY.read_bytes()
    for path in sorted(PACKAGE.rglob("*")):
        parts = path.relative_to(PACKAGE).parts
        if path.suffix in (".py", ".json") and not NOT_PLAYED & set(parts[:-1]) and "__pycache__" not in parts:
            name = f"tangledbank/{'/'.join(parts)}"
            if path.name != "glossary.json" and name not in compiled:
                yield name, path.read_bytes()
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            for name in sorted(packed.namelist()):
                if name.endswith((".py", ".so")) and (compiled or not name.startswith("librt/")):
                    yield name, packed.read(name)


def is_compiled() -> bool:
    """Whether there is a compiled engine."""
    return (ENGINE / "engine.wasm").exists()


def compiled_modules() -> set[str]:
    """Sources that nobody runs; those of packages stay, as a sign that there is one."""
    listed = ENGINE / "modules.json"
    names = json.loads(listed.read_text(encoding="utf-8")) if listed.exists() else []
    return {f"{name.replace('.', '/')}.py" for name in names}


def engine(folder: Path) -> None:
    """Modules and data as an archive; the compiled engine apart, as it compresses better so, or an empty file."""
    (folder / "engine.wasm").write_bytes((ENGINE / "engine.wasm").read_bytes() if is_compiled() else b"")
    with zipfile.ZipFile(folder / "engine.zip", "w") as packed:
        for name, content in sources():
            packed.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)


# ---- what is read ---------------------------------------------------------------------------
class NoDisk:
    """Nothing is played here."""

    async def rows(self) -> str:
        return "[]"

    async def entries(self, table: str, after: int) -> str:
        return "[]"

    async def write(self, wanted: str) -> str:
        return "nothing is written here"

    async def remove(self, table: str) -> str:
        return "nothing is written here"


async def no_thought(job: str) -> str:
    return ""


def readings() -> list[tuple[str, str, str]]:
    """Languages, addresses and files of everything that is only read."""
    spoken = [(lang, "games") for lang in LANGUAGES]
    spoken += [(lang, f"rules/{game}") for lang in LANGUAGES for game in names()]
    plain = ["ladder", *[f"{what}/{game}" for what in ("cards", "lessons") for game in names()]]
    plain += [f"lessons/{game}/{lesson}" for game in names() for lesson in lesson_names(game)]
    found = [(lang, f"/api/{name}", f"{lang}/{name}.json") for lang, name in spoken]
    return found + [("en", f"/api/{name}", f"{name}.json") for name in plain]


async def write_readings(folder: Path) -> None:
    """The answers of a server, word for word."""
    page = Page(NoDisk(), no_thought, "")
    for lang, address, name in readings():
        status, _, answer = (await page.ask("GET", address, lang, "")).partition(" ")
        if status != "200":
            raise SystemExit(f"{address}: {answer}")
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(answer, encoding="utf-8")


# ---- the folder -----------------------------------------------------------------------------
def runtime(folder: Path) -> None:
    """Python for the browser, without the list of packages that it could fetch elsewhere."""
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")


def files_of(folder: Path) -> list[Path]:
    """All files but the compressed forms of others."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in COMPRESSED]


def version_of(folder: Path) -> str:
    """A name for exactly these files."""
    found = hashlib.sha256()
    for path in files_of(folder):
        found.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def compress(folder: Path) -> None:
    """Beside each file its compressed forms, if they are shorter."""
    found = [path for path in files_of(folder) if path.stat().st_size >= LEAST]
    for path in found:
        raw = path.read_bytes()
        packed = gzip.compress(raw, 9, mtime=0)
        if len(packed) < WORTH * len(raw):
            path.with_name(f"{path.name}.gz").write_bytes(packed)
    in_node("brotli.mjs", *found)


def in_node(script: str, *arguments: str | Path, **environment: str) -> None:
    """Whatever brought Pyodide has brought Node.js."""
    command = ["node", str(Path(__file__).with_name(script)), *map(str, arguments)]
    subprocess.run(command, check=True, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)


def begin_quickly(folder: Path) -> None:
    """Bytecode instead of sources, as the browser's Python makes it."""
    in_node("wasm.mjs", Path(__file__).with_name("bytecode.py"), OFFLINE=str(folder))


def carried(path: Path) -> int:
    """The bytes of a file as it goes over the line."""
    forms = [path.with_name(path.name + suffix) for suffix in COMPRESSED]
    return min([form.stat().st_size for form in [path, *forms] if form.exists()])


def add(web: Path) -> str:
    """Put everything into the folder of the built client; the version."""
    offline = web / "offline"
    shutil.rmtree(offline, ignore_errors=True)
    scratch = offline / "new"
    scratch.mkdir(parents=True)
    runtime(scratch)
    engine(scratch)
    begin_quickly(scratch)
    asyncio.run(write_readings(scratch / "reading"))
    compress(scratch)
    folder = scratch.rename(offline / version_of(scratch))
    offer(web, folder.name)
    (web / "sw.js").write_text(service_worker(web), encoding="utf-8")
    return folder.name


def offer(web: Path, version: str) -> None:
    """Let the page say what there is: nothing needs to be asked for."""
    index = web / "index.html"
    for suffix in COMPRESSED:  # short, and not what they were any more
        index.with_name(index.name + suffix).unlink(missing_ok=True)
    told = html.escape(json.dumps(described(web, version)))
    text = OFFER.sub("", index.read_text(encoding="utf-8"))
    index.write_text(text.replace("</head>", f'<meta name="offline" content="{told}" /></head>'), encoding="utf-8")


def described(web: Path, version: str) -> dict[str, object]:
    """What a page is told before anything is loaded."""
    sizes = {path: carried(path) for path in files_of(web) if path.name != "sw.js"}
    return {"version": version, "release": __version__, "bytes": sum(sizes.values())}


def service_worker(web: Path) -> str:
    """The client's keeper with the names of all files; it is another one as soon as one of them is."""
    left_out = {"/sw.js", "/index.html"}
    found = [f"/{path.relative_to(web).as_posix()}" for path in files_of(web)]
    files = ["/", *[name for name in found if name not in left_out]]
    release = hashlib.sha256()
    for path in files_of(web):
        if path.name != "sw.js":
            release.update(path.read_bytes())
    text = TEMPLATE.read_text(encoding="utf-8")
    return text.replace('"FILES"', json.dumps(files)).replace("RELEASE", release.hexdigest()[:16])


def main(folder: str) -> None:
    if not (PYODIDE / "pyodide.mjs").exists() or not list(WHEELS.glob("*.whl")):
        raise SystemExit("scripts/offline fetches what is missing")
    web = Path(folder)
    version = add(web)
    print(f"offline: {version}, {described(web, version)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
