### What the terminal program says about both games on Earth, in English.

cli-earth-round = Round { $n }
cli-earth-last-round = last round
cli-earth-over = game over

## Headings of the table of animals. Keep them short: all rows together should stay within 41 columns.

cli-earth-vp = VP
cli-earth-elements = elem.
cli-earth-pool = pool
cli-earth-out = out
cli-earth-pawns = pawns

## Supplies

cli-earth-survival = Survival:
cli-earth-tiles = Tiles:
cli-earth-deck = deck { $n }

## Options

cli-earth-give = give { $element }
cli-earth-on-map = Type a number on the map: { $numbers }.
cli-earth-take = take
cli-earth-you = { $animal } (you)

## Signs

cli-earth-sign-doomed = endangered cubes: no element there suits the animal
cli-earth-sign-corner = a vacant corner; corners are named after a hex and a direction, numbers on corners are options
cli-earth-sign-choice = a hex that can be chosen now
cli-earth-sign-asked = the hex the question is about
cli-earth-sign-squares = elements on the squares or in the box of a section
cli-earth-sign-elements = printed elements, then acquired ones
cli-earth-sign-gain = points, and for whom; without a letter, for you
cli-earth-terrain =
    { $n ->
        [one] points { $points }, at most 1 new cube
       *[other] points { $points }, at most { $n } new cubes
    }
cli-earth-unseen-tiles = face down

## The end

cli-earth-score-animal = animal { $n }
cli-earth-end-limit = limit of rounds
cli-earth-end-none = not over
