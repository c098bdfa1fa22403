"""Run by test_ray.py where nothing but loopback exists: a cluster of two nodes plays an arena and loses half of itself.

Usage: ray_cluster.py FOLDER. Prints one line of JSON: what was killed, and after how many games.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tangledbank.arena import Folder, plan, play_into

PORT = "6399"
PLAN = plan("evolution", ["beginner", "random"], 2, 16, 5, {"quick_play": True})
NODE = ["--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--node-ip-address=127.0.0.1"]


def start(*arguments: str) -> None:
    """One more node; it stays when the command ends, and ends with the namespace that it is in."""
    ray = Path(sys.executable).with_name("ray")
    subprocess.run([ray, "start", *arguments, *NODE], check=True, stdout=subprocess.DEVNULL)


def kill(is_victim: Callable[[str], bool]) -> int:
    """Kill the processes of this namespace with such a command line; how many there were."""
    killed = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) not in (1, os.getpid()):
            try:
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue
            if is_victim(command):
                os.kill(int(entry.name), signal.SIGKILL)
                killed += 1
    return killed


def is_worker(command: str) -> bool:
    return command.startswith("ray::play_some")


def is_second_node(command: str) -> bool:
    return "/raylet/raylet " in command and "second" in command


def main(path: str) -> None:
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    start("--head", f"--port={PORT}", "--include-dashboard=false")
    start(f"--address=127.0.0.1:{PORT}", "--node-name=second")
    killed: dict[int, int] = {}
    with Folder(Path(path), PLAN) as folder:
        for n, _ in enumerate(play_into(folder, 1, f"127.0.0.1:{PORT}"), 1):
            if n in (1, 4):
                killed[n] = kill(is_worker if n == 1 else is_second_node)
    print(json.dumps({"workers": killed[1], "nodes": killed[4]}))


if __name__ == "__main__":
    main(sys.argv[1])
