### What the terminal program says about Dominant Species, in English.

## Heading of the table of animals; the others are in cli-earth.ftl.

cli-dom-order = initiative ↓

## Supplies

cli-dom-bag = Bag:
cli-dom-cards = Cards:

## Letters of animals and elements: of two animals, or of two elements, never the same.

cli-dom-letter-mammal = M
cli-dom-letter-reptile = R
cli-dom-letter-bird = B
cli-dom-letter-amphibian = A
cli-dom-letter-arachnid = S
cli-dom-letter-insect = I
cli-dom-letter-grass = g
cli-dom-letter-grub = b
cli-dom-letter-meat = m
cli-dom-letter-seed = s
cli-dom-letter-sun = u
cli-dom-letter-water = w

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = se
cli-dom-short-wetland = we
cli-dom-short-savannah = sa
cli-dom-short-jungle = ju
cli-dom-short-forest = fo
cli-dom-short-desert = de
cli-dom-short-mountain = mo
cli-dom-short-tundra = tu

## Signs

cli-dom-sign-dominant = two cubes of the animal that dominates the tile; the animals stand in the order of the food chain
cli-dom-sign-scored = a tile that was scored in this round
cli-dom-sign-pointer = is to answer now; on the display: is executed now
cli-dom-sign-space = spaces with what each is for: an element of Speciation, so many cubes of Migration
cli-dom-sign-competition = a space of Competition for the terrains on both sides of it, and for tundra
cli-dom-unseen-cards = in the deck

## Sections

cli-dom-about-initiative = swap places with the animal ahead of you, then put this pawn on another space
cli-dom-about-adaptation = take an element for your animal
cli-dom-about-regression = keep an acquired element that would be lost: everybody loses one of each type in the box
cli-dom-about-abundance = put an element on Earth
cli-dom-about-wasteland = put an element of the box back into the bag; then the types in the box disappear around tundra
cli-dom-about-depletion = remove an element from Earth, of a type in the box
cli-dom-about-glaciation = the pawn on space 1 turns a tile beside tundra into tundra: points for the tundra around it; the other pawns wait and move up one space at the end of the round
cli-dom-about-speciation = new cubes on the tiles around an element of this type
cli-dom-about-wanderlust = a new tile, perhaps with an element: points for the tiles around it
cli-dom-about-migration = move up to so many of your cubes, each to a tile beside its own
cli-dom-about-competition = eliminate an opposing cube on a tile of each of these terrains and on a tundra tile
cli-dom-about-domination = score a tile; its dominant animal takes a card
dom-does-initiative = move up, act elsewhere
dom-does-adaptation = take an element
dom-does-regression = keep an element
dom-does-abundance = put an element
dom-does-wasteland = clear around tundra
dom-does-depletion = remove an element
dom-does-glaciation = spread the ice
dom-does-speciation = new cubes
dom-does-wanderlust = a new tile
dom-does-migration = move cubes
dom-does-competition = eliminate cubes
dom-does-domination = score a tile

## The end

cli-dom-end-ice = the Ice Age was taken
cli-dom-end-deserted = no cubes are left

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-dominant-species = pass: decline, stop, nothing; pawn: place, put; initiative: move; protect: keep; waste: return; deplete: remove; explore: take; from: move; compete: eliminate; dominate: score; card: take; victim: eliminate; survivor: keep; adapt: take; remove: lose
