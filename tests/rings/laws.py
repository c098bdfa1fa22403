"""By game and ring what must hold in every position; hints are compared sentence by sentence in tests/bots."""

from __future__ import annotations

from typing import Any, Final

from tests.bots import test_claims_dominant_species, test_claims_evolution, test_claims_marine
from tests.bots.claims import Checker, check
from tests.web.pages.test_client import test_what_is_printed_on_the_display_is_what_the_rules_count as display_is_drawn
from tests.web.pages.test_client import test_what_is_printed_on_tiles_is_what_the_rules_count as tiles_are_drawn

from . import dominant_species, evolution, marine
from .positions import Law


def hints(game: str, checkers: dict[str, Checker]) -> Law:
    """The sentences about a position are true."""

    def claims(g: Any) -> None:
        check(game, iter([g]), checkers)

    return claims


def printed_numbers(game: str) -> Law:
    """What the client draws on boards."""

    def numbers(g: Any) -> None:
        tiles_are_drawn(game)
        display_is_drawn(game)

    return numbers


LAWS: Final[dict[str, dict[str, list[Law]]]] = {
    "evolution": {**evolution.LAWS, "hint": [hints("evolution", test_claims_evolution.CHECKERS)]},
    "dominant-species": {
        **dominant_species.LAWS,
        "hint": [hints("dominant-species", test_claims_dominant_species.CHECKERS)],
        "client": [printed_numbers("dominant-species")],
    },
    "marine": {
        **marine.LAWS,
        "hint": [hints("marine", test_claims_marine.CHECKERS)],
        "client": [printed_numbers("marine")],
    },
}
