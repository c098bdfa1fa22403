"""What the options of Marine bring, as far as the rules leave no doubt: points, limits, danger."""

from __future__ import annotations

from typing import Final

from ....earth.terms import BONUS
from ..cards import CARD_KEYS, CARDS, MONOTYPIC_HABITAT, SOLAR_RADIATION
from ..terms import BONUS_END, SCORES, SPECIATION_LIMIT, TERRAINS
from ..traits import CARNIVORE, ECOLOGICAL_NICHE, SOLITARY, TRAIT_KEYS, TRAITS
from .seen import LETTERS, LOOK, VENT, TableView


def has(seen: TableView, animal: str, trait: int) -> bool:
    """Whether an animal has a trait, or a copy of it."""
    one = seen["animals"][animal]
    return TRAIT_KEYS[trait] in (*one["traits"], one["copy"])


def in_play(seen: TableView, card: int) -> bool:
    return CARD_KEYS[card] in seen["track"]


# ---- points ---------------------------------------------------------------------
def ranking(seen: TableView, place: str) -> list[str]:
    """DSM-16.6, DSM-23.21  More cubes first, then the food chain; from its end while Monotypic Habitat is in play."""
    cubes = seen["tiles"][place]["cubes"]
    chain = [animal for animal in LETTERS if cubes.get(animal)]
    if in_play(seen, MONOTYPIC_HABITAT) and seen["edition"] == "gmt":
        chain.reverse()
    return sorted(chain, key=lambda animal: -cubes[animal])


def points(seen: TableView, place: str, *, by_action: bool) -> dict[str, int]:
    """DSM-16.7, DSM-23.29, DSM-24.18  What a tile is worth to whom, the first place first."""
    ranked = ranking(seen, place)
    gains = dict(zip(ranked, SCORES[TERRAINS.index(seen["tiles"][place]["terrain"])], strict=False))
    if ranked and by_action and in_play(seen, SOLAR_RADIATION):
        gains[ranked[0]] += CARDS[SOLAR_RADIATION].n * LOOK.elements_at(seen["corners"], place).count("sun")
    if len(ranked) == 1 and has(seen, ranked[0], SOLITARY):
        gains[ranked[0]] += TRAITS[SOLITARY].n
    return gains


def terrain_points(seen: TableView, terrain: str) -> dict[str, int]:
    """DSM-23.6  What all tiles of a terrain are worth."""
    total: dict[str, int] = {}
    for place, tile in seen["tiles"].items():
        if tile["terrain"] == terrain:
            for animal, n in points(seen, place, by_action=False).items():
                total[animal] = total.get(animal, 0) + n
    return dict(sorted(total.items(), key=lambda gain: -gain[1]))


SISTERS: Final = {
    "annelids": "worms",
    "carbon_cycle": "plankton",
    "endosymbionts": "sponges",
    "producers": "algae",
    "semi_aquatic": "sun",
    "univalves": "gastropods",
}
"""DSM-23.38  Cards that count tiles with an element."""


def card_points(seen: TableView, animal: str, card: str) -> int | None:
    """DSM-23  What a card that only counts something brings; None for cards that do other things."""
    tiles, corners = seen["tiles"], seen["corners"]
    own = [place for place, tile in tiles.items() if tile["cubes"].get(animal)]
    if card in SISTERS:
        return len([place for place in own if SISTERS[card] in LOOK.elements_at(corners, place)])
    if card == "biodiversity":
        return len([place for place in own if len(tiles[place]["cubes"]) > 1])
    if card == "ecodiversity":
        return len([element for element in corners.values() if seen["animals"][animal]["elements"].get(element)])
    if card == "extremophiles":
        return sum(tiles[place]["cubes"][animal] for place in own if tiles[place]["terrain"] == VENT)
    if card == "marine_snow":
        return len([place for place in own if tiles[place]["terrain"] == "ocean"])
    if card == "monotypic_habitat":
        return bonus_points(seen, len([place for place in own if len(tiles[place]["cubes"]) == 1]))
    return None


def bonus_points(seen: TableView, n: int) -> int:
    """DSM-1.17, DSM-1.18"""
    return BONUS[min(n, BONUS_END[seen["edition"]])]


def bonus(seen: TableView, place: str, terrain: str) -> int:
    """DSM-12.4, DSM-13.5  A new tile or vent: for itself and for those of its kind beside it."""
    around = [seen["tiles"][other]["terrain"] for other in LOOK.around(seen["tiles"], place)]
    return bonus_points(seen, 1 + around.count(terrain))


def vent_bonus(seen: TableView, place: str) -> int:
    return bonus(seen, place, VENT)


# ---- cubes ----------------------------------------------------------------------
def most_cubes(seen: TableView, animal: str, place: str, element: str) -> int:
    """DSM-11.3, DSM-24.7  How many new cubes of an animal a tile takes around an element."""
    most = SPECIATION_LIMIT[TERRAINS.index(seen["tiles"][place]["terrain"])]
    holder = seen["special_pawns"][element]["control"]
    if holder and has(seen, holder, ECOLOGICAL_NICHE):
        most += TRAITS[ECOLOGICAL_NICHE].n if holder == animal else -TRAITS[ECOLOGICAL_NICHE].n
    return min(max(0, most), seen["animals"][animal]["gene_pool"])


def is_safe(seen: TableView, animal: str, place: str) -> bool:
    """DSM-19.1, DSM-19.2, DSM-24.6  Whether cubes of an animal thrive on a tile, or would if there were any."""
    if any(seen["animals"][animal]["elements"].get(found) for found in LOOK.elements_at(seen["corners"], place)):
        return True
    others = sum(n for other, n in seen["tiles"][place]["cubes"].items() if other != animal)
    return others >= TRAITS[CARNIVORE].n and has(seen, animal, CARNIVORE)


def takes_card(seen: TableView, animal: str, place: str) -> bool:
    """DSM-16.4, DSM-18.7  Whether scoring a tile lets an animal take a card."""
    tile = seen["tiles"][place]
    return bool(seen["track"]) and animal in tile["cubes"] and animal not in tile["endangered"]


def ends_round(seen: TableView, animal: str) -> bool:
    """DSM-4.22  Whether everybody has retrieved when this animal has."""
    return all(one["retrieved"] or other == animal for other, one in seen["animals"].items())
