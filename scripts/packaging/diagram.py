"""Flowcharts of documents as tables: the site draws nothing with scripts."""

from __future__ import annotations

import html
import re
from collections import defaultdict

NODE = re.compile(r'^(\w+)\["(.*)"\]$')
EDGE = re.compile(r'^(\w+) (?:-- "(.*)" -->|-\.->|-->) (\w+)$')


def table(flowchart: str) -> str:
    """Each part with what it is and what its arrows lead to."""
    parts: dict[str, tuple[str, str]] = {}
    arrows: defaultdict[str, list[str]] = defaultdict(list)
    for line in map(str.strip, flowchart.splitlines()[1:]):
        if node := NODE.match(line):
            name, _, text = node[2].partition("<br/>")
            parts[node[1]] = name, text.replace("<br/>", "; ")
        elif edge := EDGE.match(line):
            arrows[edge[1]].append(f"{edge[3]} ({edge[2]})" if edge[2] else edge[3])
        elif line:
            raise ValueError(f"a flowchart says {line}")
    rows = [(name, text, ", ".join(arrows[key])) for key, (name, text) in parts.items()]
    cells = ["".join(f"<td>{html.escape(cell)}</td>" for cell in row) for row in rows]
    return "<table><tr><th></th><th></th><th>→</th></tr>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>\n"
