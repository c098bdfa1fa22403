"""What a session's device is called, for whoever looks through their own: browser and system, never more."""

from __future__ import annotations

from typing import Final

MAX_AGENT_CHARS: Final = 400
BROWSERS: Final = {
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""The first that is named is it: nearly all claim to be Chrome and Safari, too."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """The device of a User-Agent, as far as its owner would know it again; empty: a program."""
    shown = agent[:MAX_AGENT_CHARS]
    found = [next((name for sign, name in known.items() if sign in shown), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
