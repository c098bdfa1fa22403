"""Programs that play without seeing anything but their position: what the arena keeps from them.

On Linux a program gets namespaces of its own: it sees no process but those that it started, no network, files that it
can read but not change, and nothing of the folders that are hidden from it. Unix sockets in the file system belong to
no namespace, so a filter of system calls (seccomp) refuses them; named pipes and terminals can be written to although
nothing else can, so Landlock refuses those, on kernels that have it. Where the system does not allow the rest, what is
left is a clean environment and a folder of its own, and `is_available` says so.

This file is also the launcher, which runs as `python -I -S isolation.py HIDDEN ... -- COMMAND` and needs nothing of the
package. Linux is spoken to directly: unshare(1) and mount(8) are not there on every system.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import signal
import struct
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

KEPT: Final = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "SYSTEMROOT")
"""Variables of the environment that a program gets; `cmd:env NAME=VALUE program` sets others."""
SCRATCH: Final = "TMPDIR"
CHECK_TIMEOUT_S: Final = 10.0

# Numbers of Linux: sched.h, mount.h, prctl.h, and the system call mount_setattr, the same on all machines.
NEW_USER, NEW_MOUNTS, NEW_PROCESSES, NEW_IPC, NEW_NETWORK = 0x10000000, 0x00020000, 0x20000000, 0x08000000, 0x40000000
NOSUID, NODEV, BIND, RECURSIVE, PRIVATE = 2, 4, 4096, 16384, 1 << 18
DEATH_SIGNAL, DUMPABLE, DROP_CAPABILITY, NO_NEW_PRIVILEGES = 1, 4, 24, 38
MOUNT_SETATTR, READ_ONLY, AT_RECURSIVE, AT_HERE = 442, 1, 0x8000, -100
MOST_CAPABILITIES: Final = 64

# What the filter knows: seccomp.h, filter.h, audit.h, and the numbers of system calls.
SET_SECCOMP, FILTER, ALLOW, REFUSE = 22, 2, 0x7FFF0000, 0x00050000
LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
CALL, MACHINE, FIRST_ARGUMENT, SECOND_ARGUMENT = 0, 4, 16, 24
MACHINES: Final = {"x86_64": (0xC000003E, 41, 53), "aarch64": (0xC00000B7, 198, 199), "riscv64": (0xC00000F3, 198, 199)}
"""By machine: its number, socket and socketpair. Programs are not isolated on others."""
OTHER_TABLE, IO_URING_SETUP = 0x40000000, 425
INTERNET, INTERNET_6, NETLINK, DATAGRAM_BIT = 2, 10, 16, 2

# Landlock: landlock.h, and the numbers of its system calls, the same on all machines.
NEW_RULES, ADD_RULE, OBEY_RULES, BELOW_A_PATH, WRITE_FILE = 444, 445, 446, 1, 2
SHARED_MEMORY: Final = "/dev/shm"
HARMLESS: Final = ("/dev/null", "/dev/zero", "/dev/full")
"""Devices that are written to and tell nobody."""


@dataclass(frozen=True, slots=True)
class Isolation:
    """How the programs of an arena are started; `hidden` are folders and files of which they see nothing."""

    hidden: tuple[str, ...] = ()

    def command(self, words: list[str]) -> list[str]:
        """The command that starts a program isolated; the command itself where that is not possible."""
        return [*LAUNCHER, *self.hidden, "--", *words] if is_available() else words


LAUNCHER: Final = [sys.executable, "-I", "-S", __file__]


@cache
def is_available() -> bool:
    """Whether programs can be isolated here; tried out once."""
    if sys.platform != "linux" or platform.machine() not in MACHINES:
        return False
    with tempfile.TemporaryDirectory() as folder:
        trial = [*LAUNCHER, folder, "--", sys.executable, "-I", "-S", "-c", ""]
        return runs_well(trial, environment(folder))


def runs_well(words: list[str], variables: dict[str, str]) -> bool:
    """Whether a program that needs no input ends in time and with exit code 0."""
    try:
        done = subprocess.run(
            words, env=variables, stdin=subprocess.DEVNULL, capture_output=True, timeout=CHECK_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def environment(scratch: str) -> dict[str, str]:
    """The variables of a program: nothing that others left there."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {**kept, "HOME": scratch, SCRATCH: scratch}


def keep_memory_private() -> None:
    """Nobody may look into this process, not even other processes of the same user; root still may."""
    if sys.platform == "linux":
        system().prctl(DUMPABLE, 0, 0, 0, 0)


# ---- the launcher ------------------------------------------------------------------------
def system() -> ctypes.CDLL:
    """The C library."""
    return ctypes.CDLL(None, use_errno=True)


def checked(result: int) -> int:
    """What a call returned; OSError if it failed."""
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def mount(source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
    """mount(2)"""
    kinds = None if kind is None else kind.encode()
    checked(system().mount(source.encode(), os.fsencode(target), kinds, ctypes.c_ulong(flags), data.encode()))


def leave_the_others() -> None:
    """Namespaces of its own, in which the user stays the same."""
    user, group = os.getuid(), os.getgid()
    checked(system().unshare(NEW_USER | NEW_MOUNTS | NEW_PROCESSES | NEW_IPC | NEW_NETWORK))
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1")


def close_the_files(hidden: list[str], scratch: str) -> None:
    """All files can only be read, hidden ones are empty, and the scratch folder and shared memory are its own."""
    mount("none", "/", None, RECURSIVE | PRIVATE)
    attributes = (ctypes.c_uint64 * 4)(READ_ONLY, 0, 0, 0)
    arguments = [ctypes.c_long(MOUNT_SETATTR), AT_HERE, b"/", AT_RECURSIVE, attributes, ctypes.c_size_t(32)]
    checked(system().syscall(*arguments))
    for path in hidden:
        hide(path)
    for path in (scratch, SHARED_MEMORY):
        if os.path.isdir(path):
            mount("tmpfs", path, "tmpfs", NOSUID | NODEV, "size=256m,mode=700")


def hide(path: str) -> None:
    """An empty folder, or an empty file, in the place of one."""
    if os.path.isdir(path):
        mount("tmpfs", path, "tmpfs", NOSUID | NODEV | READ_ONLY, "size=4k,mode=500")
    elif os.path.exists(path):
        mount("/dev/null", path, None, BIND)


def hide_processes() -> None:
    """Only its own processes; where a new /proc is refused (in some containers), none at all."""
    try:
        mount("proc", "/proc", "proc", NOSUID | NODEV)
    except OSError:
        mount("tmpfs", "/proc", "tmpfs", NOSUID | NODEV | READ_ONLY, "size=4k,mode=555")


def give_up_privileges() -> None:
    """The process that made the mounts could undo them; the program cannot. It ends when the launcher does."""
    library = system()
    for capability in range(MOST_CAPABILITIES):
        library.prctl(DROP_CAPABILITY, capability, 0, 0, 0)  # fails for those that this kernel does not know
    checked(library.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    checked(library.prctl(DEATH_SIGNAL, int(signal.SIGKILL), 0, 0, 0))


def instruction(code: int, k: int, if_so: int = 0, if_not: int = 0) -> bytes:
    """One step of a filter; a comparison says how many steps are left out then."""
    return struct.pack("=HBBI", code, if_so, if_not, k)


def socket_filter(machine: str) -> bytes:
    """Sockets only of families that end at the network namespace, and pairs that nobody else can be sent anything by.

    A pair of datagram sockets can send to any address. What makes calls in other ways (calls of a 32-bit machine or of
    the table x32, and io_uring) would get past, so that is refused, too.
    """
    number, socket, socketpair = MACHINES[machine]
    steps = [
        instruction(LOAD, MACHINE),
        instruction(EQUAL, number, 0, 12),
        instruction(LOAD, CALL),
        instruction(AT_LEAST, OTHER_TABLE, 10),
        instruction(EQUAL, IO_URING_SETUP, 9),
        instruction(EQUAL, socketpair, 5),
        instruction(EQUAL, socket, 0, 6),
        instruction(LOAD, FIRST_ARGUMENT),
        instruction(EQUAL, INTERNET, 4),
        instruction(EQUAL, INTERNET_6, 3),
        instruction(EQUAL, NETLINK, 2, 3),
        instruction(LOAD, SECOND_ARGUMENT),
        instruction(ANY_BIT, DATAGRAM_BIT, 1),
        instruction(RETURN, ALLOW),
        instruction(RETURN, REFUSE | errno.EACCES),
    ]
    return b"".join(steps)


def close_the_sockets() -> None:
    """No Unix socket, from here on and in all processes that this one starts."""
    steps = socket_filter(platform.machine())
    kept = ctypes.create_string_buffer(steps, len(steps))
    program = struct.pack("@HP", len(steps) // 8, ctypes.addressof(kept))
    checked(system().prctl(SET_SECCOMP, FILTER, program, 0, 0))


def close_the_pipes(open_to: list[str]) -> None:
    """Only what lies below these can be opened for writing, also by all processes that this one starts."""
    rules = system().syscall(ctypes.c_long(NEW_RULES), struct.pack("=Q", WRITE_FILE), ctypes.c_size_t(8), 0)
    if rules < 0:
        return  # this kernel has no Landlock
    for path in filter(os.path.exists, open_to):
        found = os.open(path, os.O_PATH | os.O_CLOEXEC)
        allowed = struct.pack("=Qi", WRITE_FILE, found)
        checked(system().syscall(ctypes.c_long(ADD_RULE), rules, BELOW_A_PATH, allowed, 0))
        os.close(found)
    checked(system().syscall(ctypes.c_long(OBEY_RULES), rules, 0))
    os.close(rules)


def become(words: list[str], here: str) -> None:
    """The program itself, as the first process of its namespace; mounts have changed, so its folder is entered anew."""
    try:
        hide_processes()
        os.chdir(here)
        give_up_privileges()
        close_the_pipes([os.environ[SCRATCH], SHARED_MEMORY, *HARMLESS])
        close_the_sockets()
        os.execvp(words[0], words)
    except OSError as error:
        print(error, file=sys.stderr)
    os._exit(127)


def launch(hidden: list[str], words: list[str]) -> int:
    """Start a program isolated and wait for it; its exit code, or that of its signal."""
    here = os.getcwd()
    leave_the_others()
    close_the_files(hidden, os.environ[SCRATCH])
    child = os.fork()
    if not child:
        become(words, here)
    for stream in (0, 1, 2):
        os.close(stream)  # they are the program's: when it closes its output, nobody else holds it open
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    end = sys.argv.index("--")
    sys.exit(launch(sys.argv[1:end], sys.argv[end + 1 :]))
