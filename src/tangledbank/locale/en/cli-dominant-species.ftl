### What the terminal program says about Dominant Species, in English.

cli-dom-round = Round { $n }
cli-dom-last-round = last round

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-dom-order = initiative ↓
cli-dom-vp = VP
cli-dom-elements = elem.
cli-dom-pool = pool
cli-dom-out = out
cli-dom-pawns = pawns

## Supplies

cli-dom-survival = Survival:
cli-dom-tiles = Tiles:
cli-dom-bag = Bag:
cli-dom-cards = Cards:
cli-dom-deck = deck { $n }

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = se
cli-dom-short-wetland = we
cli-dom-short-savannah = sa
cli-dom-short-jungle = ju
cli-dom-short-forest = fo
cli-dom-short-desert = de
cli-dom-short-mountain = mo
cli-dom-short-tundra = tu

## Options

cli-dom-give = give { $element }
cli-dom-take = take

## Signs

cli-dom-sign-dominant = two cubes of the animal that dominates the tile
cli-dom-sign-doomed = endangered cubes: no element there suits the animal
cli-dom-sign-corner = a vacant corner; corners are named after a hex and a direction, numbers on corners are options
cli-dom-sign-choice = a hex that can be chosen now
cli-dom-sign-scored = a tile that was scored in this round
cli-dom-sign-pointer = is to answer now; on the display: is executed now
cli-dom-sign-space = spaces with what each is for: an element of Speciation, so many cubes of Migration
cli-dom-sign-competition = a space of Competition for the terrains on both sides of it, and for tundra
cli-dom-sign-squares = elements on the squares or in the box of a section
cli-dom-sign-elements = printed elements, then acquired ones
cli-dom-terrain =
    { $n ->
        [one] points { $points }, at most 1 new cube
       *[other] points { $points }, at most { $n } new cubes
    }
cli-dom-unseen-tiles = face down
cli-dom-unseen-cards = in the deck

## The end

cli-dom-score-animal = animal { $n }
cli-dom-end-ice = the Ice Age was taken
cli-dom-end-deserted = no cubes are left
cli-dom-end-limit = limit of rounds
cli-dom-end-none = not over
