"""What the games on Earth have in common at a table: letters, colours and words, and what lies beside what."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass

from rich.text import Text

from ...cli.words import Translator
from ...core.hexgrid import Grid


@dataclass(frozen=True)
class Look:
    """How the things of a game look; by their names in views."""

    prefix: str
    """With which the keys of its messages begin."""
    grid: Grid
    letters: dict[str, str]
    """Animals in the order of the food chain, with the keys of their letters; the list of the animals explains them."""
    signs: dict[str, str]
    """Elements with the keys of their letters; some panel explains them."""
    animal_styles: dict[str, str]
    element_styles: dict[str, str]

    # ---- words ----------------------------------------------------------------------
    def animal(self, name: str, words: Translator) -> str:
        return words(f"{self.prefix}-animal-{name}")

    def element(self, name: str, words: Translator) -> str:
        return words(f"{self.prefix}-element-{name}")

    def terrain(self, name: str, words: Translator) -> str:
        return words(f"{self.prefix}-terrain-{name}")

    def disk(self, element: str, words: Translator) -> str:
        """An element with its letter."""
        return f"{words(self.signs[element])} {self.element(element, words)}"

    # ---- signs ----------------------------------------------------------------------
    def letter(self, animal: str, words: Translator) -> Text:
        return Text(words(self.letters[animal]), self.animal_styles[animal])

    def sign(self, element: str, words: Translator) -> Text:
        return Text(words(self.signs[element]), self.element_styles[element])

    def disks(self, numbers: Mapping[str, int], words: Translator) -> Text:
        """Elements as letters, each as often as it is there."""
        text = Text()
        for element in self.signs:
            text.append(words(self.signs[element]) * numbers.get(element, 0), self.element_styles[element])
        return text

    def cubes(self, numbers: Mapping[str, int], marks: Mapping[str, str], words: Translator) -> list[Text]:
        """Letter and number of each animal on a tile, and its mark if it has one."""
        texts: list[Text] = []
        for animal in self.letters:
            if numbers.get(animal, 0):
                text = self.letter(animal, words).append(str(numbers[animal]), self.animal_styles[animal])
                texts.append(text.append(marks.get(animal, ""), "bold"))
        return texts

    # ---- geometry -------------------------------------------------------------------
    def around(self, tiles: Container[str], place: str) -> list[str]:
        """The tiles around a hex."""
        around = [self.grid.labels[n] for n in self.grid.neighbours[self.grid.labels.index(place)]]
        return [other for other in around if other in tiles]

    def touching(self, tiles: Container[str], corner: str) -> list[str]:
        """The tiles that meet at a corner."""
        places = [self.grid.labels[n] for n in self.grid.touching[self.grid.corner_labels.index(corner)]]
        return [place for place in places if place in tiles]

    def elements_at(self, corners: Mapping[str, str], place: str) -> list[str]:
        """The elements on the corners of a hex."""
        labels = [self.grid.corner_labels[n] for n in self.grid.corners[self.grid.labels.index(place)]]
        return [corners[label] for label in labels if label in corners]

    def with_elements(self, parts: list[str], corners: Mapping[str, str], place: str, words: Translator) -> str:
        """What is said of a hex, and the letters of its elements."""
        signs = "".join(sorted([words(self.signs[element]) for element in self.elements_at(corners, place)]))
        return " ".join([*parts, f"[{signs}]"] if signs else parts)

    def rim(self, tiles: Container[str]) -> list[str]:
        """The hexes where a tile can be put."""
        return [place for place in self.grid.labels if place not in tiles and self.around(tiles, place)]
