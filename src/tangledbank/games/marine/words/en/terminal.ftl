### What the terminal program says about Marine, in English. What it says about both games on Earth is in cli-earth.ftl.

cli-mar-turn = turn: { $animal }
cli-mar-draft = traits are chosen

## Headings of the table of animals and of that of special pawns. Keep them short: 48 columns each.

cli-mar-order = turn order ↓
cli-mar-back = back
cli-mar-special = special pawn
cli-mar-target = target
cli-mar-holder = of
cli-mar-bag = bag

## Supplies

cli-mar-track = Evolution:
cli-mar-discard = discarded: { $card }
cli-mar-vents = vents { $n }
cli-mar-traits = Traits:
cli-mar-nobody = nobody

## Terrains and sides of vents on the map: at most eight letters each.

cli-mar-map-land = land
cli-mar-map-kelp = kelp
cli-mar-map-coral = coral
cli-mar-map-seamount = seamount
cli-mar-map-seagrass = seagrass
cli-mar-map-sand = sand
cli-mar-map-ocean = ocean
cli-mar-map-smoker = smoker
cli-mar-map-geyser = geyser

## Letters of animals and elements: never the same twice, capitals or not.

cli-mar-letter-reptiles = R
cli-mar-letter-cephalopods = C
cli-mar-letter-fish = F
cli-mar-letter-crustaceans = K
cli-mar-letter-algae = a
cli-mar-letter-gastropods = g
cli-mar-letter-plankton = p
cli-mar-letter-sponges = s
cli-mar-letter-sun = u
cli-mar-letter-worms = w

## Terrains in two letters each; no two may be equal.

cli-mar-short-land = la
cli-mar-short-kelp = ke
cli-mar-short-coral = co
cli-mar-short-seamount = sm
cli-mar-short-seagrass = sg
cli-mar-short-sand = sa
cli-mar-short-ocean = oc
cli-mar-short-vent = ve
cli-mar-short-smoker = SK
cli-mar-short-geyser = GE

## Options

cli-mar-gain-card = and a card
cli-mar-gain-danger = endangered
cli-mar-gain-most = up to +{ $n }
cli-mar-gain-round = the round ends
cli-mar-gain-end = the game ends
cli-mar-pawn-of = { $pawn } (pawn: { $holder })

## Signs

cli-mar-sign-pointer = is to answer now
cli-mar-sign-space = on a space: a pawn of this animal, a special pawn, nobody; the space is closed
cli-mar-sign-special = a space for special pawns only
cli-mar-sign-purpose = spaces with what each is for: an element, so many cubes; a terrain and so many victims, or the highest slot of a card
cli-mar-sign-bump = option 12: the pawn there is bumped
cli-mar-sign-cubes = squares of Regression: whose cubes protect in the next Reseed
cli-mar-sign-pawns = available pawns: so many basic ones, and the special pawns
cli-mar-sign-back = the animal has retrieved in this round; when all have, the round ends
cli-mar-sign-dominates = domination value above the target: the type can be dominated
cli-mar-sign-sure = the text is reconstructed, not printed: how sure we are of it; a second number is for what the card does while it is in play
cli-mar-unseen-cards = in the deck or in the box

## Sections

cli-mar-about-abundance = put an element on Earth
cli-mar-about-autotrophs = around smokers, or around geysers: swap an element with one of the box, or remove one of a type in the box
cli-mar-about-depletion = remove an element from Earth, of a type in the box
cli-mar-about-adaptation = take an element for your animal; from the special space it may replace an acquired one
cli-mar-about-regression = put a cube here: in the next Reseed you lose nothing, the others lose one acquired element of each type in the box
cli-mar-about-speciation = new cubes on the tiles around an element of this type; from the special space, of any type
cli-mar-about-wanderlust = a new tile, perhaps with an element: points for it and for its terrain beside it; the special space brings an extra turn
cli-mar-about-tectonics = a vent on a tile at the edge, from the special space on any tile: points for it and for the vents beside it; one cube of each animal stays, you add one
cli-mar-about-migration = move up to so many of your cubes, each to a tile beside its own; from the special space, all of them
cli-mar-about-competition = eliminate up to so many opposing cubes on a tile of this terrain where you have cubes; from the special space, one on each of two tiles
cli-mar-about-evolution = score a tile of this terrain; if you thrive there, take a card from a slot up to the number of the space
cli-mar-about-domination = take control of a special pawn: its elements on your display times your tiles with such elements must be more than its target
mar-does-abundance = put an element
mar-does-autotrophs = swap or remove
mar-does-depletion = remove an element
mar-does-adaptation = take an element
mar-does-regression = keep elements
mar-does-speciation = new cubes
mar-does-wanderlust = a new tile
mar-does-tectonics = a new vent
mar-does-migration = move cubes
mar-does-competition = eliminate cubes
mar-does-evolution = score, take a card
mar-does-domination = take a pawn

## The end

cli-mar-end-asteroid = the asteroid struck

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-marine = pass: decline, stop, nothing; pawn: place, put; space: place, put, pawn; deplete: remove; explore: take; from: move; compete: eliminate; evolve: score; erupt: vent; card: take; victim: eliminate; survivor: keep; adapt: take; special: pawn; feed: take; onto: put
