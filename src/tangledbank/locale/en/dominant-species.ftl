### Dominant Species in English.

## Nouns

dom-animal-mammal = Mammals
dom-animal-reptile = Reptiles
dom-animal-bird = Birds
dom-animal-amphibian = Amphibians
dom-animal-arachnid = Arachnids
dom-animal-insect = Insects
dom-element-grass = grass
dom-element-grub = grub
dom-element-meat = meat
dom-element-seed = seed
dom-element-sun = sun
dom-element-water = water
dom-terrain-sea = sea
dom-terrain-wetland = wetland
dom-terrain-savannah = savannah
dom-terrain-jungle = jungle
dom-terrain-forest = forest
dom-terrain-desert = desert
dom-terrain-mountain = mountain
dom-terrain-tundra = tundra
dom-any = any terrain
dom-nothing = nothing
dom-section-initiative = Initiative
dom-section-adaptation = Adaptation
dom-section-regression = Regression
dom-section-abundance = Abundance
dom-section-wasteland = Wasteland
dom-section-depletion = Depletion
dom-section-glaciation = Glaciation
dom-section-speciation = Speciation
dom-section-wanderlust = Wanderlust
dom-section-migration = Migration
dom-section-competition = Competition
dom-section-domination = Domination
dom-phase-1 = Planning
dom-phase-2 = Execution
dom-phase-3 = Reset
dom-space = { $section } { $n }
dom-hex = { $hex }
dom-tile = { $hex } ({ $terrain })
dom-corner = { $corner }
dom-element-at = { $corner } ({ $element })
dom-harm-0 = an acquired element
dom-harm-1 = a pawn
dom-harm-2 = all but one cube on every tile

dom-card-aquatic = Aquatic
dom-card-biodiversity = Biodiversity
dom-card-biomass = Biomass
dom-card-blight = Blight
dom-card-catastrophe = Catastrophe
dom-card-cold-snap = Cold Snap
dom-card-disease = Disease
dom-card-ecodiversity = Ecodiversity
dom-card-evolution = Evolution
dom-card-fecundity = Fecundity
dom-card-fertile = Fertile
dom-card-habitat = Habitat
dom-card-hibernation = Hibernation
dom-card-ice-age = Ice Age
dom-card-ice-sheet = Ice Sheet
dom-card-immigrants = Immigrants
dom-card-instinct = Instinct
dom-card-intelligence = Intelligence
dom-card-mass-exodus = Mass Exodus
dom-card-metamorphosis = Metamorphosis
dom-card-niche-biomes = Niche Biomes
dom-card-nocturnal = Nocturnal
dom-card-omnivore = Omnivore
dom-card-parasitism = Parasitism
dom-card-predator = Predator
dom-card-symbiotic = Symbiotic

## What each card does, in our words

dom-text-aquatic = Put an element of your choice from the bag on a sea or wetland tile, then up to 4 cubes there.
dom-text-biodiversity = 1 point for each tile you share with opposing cubes.
dom-text-biomass = Eliminate a cube on every tile with more cubes than elements.
dom-text-blight = Remove all elements but one around a tile.
dom-text-catastrophe = Eliminate all cubes but one on a tile, and one cube on each tile beside it.
dom-text-cold-snap = Every opposing animal loses a cube on each tundra tile.
dom-text-disease = Animals with more elements than you lose an acquired one of their choice.
dom-text-ecodiversity = 1 point for each element on Earth of a type on your display.
dom-text-evolution = Replace up to 2 cubes of different opposing animals by your own.
dom-text-fecundity = Up to 1 new cube on each tile where you have cubes.
dom-text-fertile = 1 point for each cube on a tile where you have cubes.
dom-text-habitat = Put an element of your choice from the bag on a vacant corner of Earth.
dom-text-hibernation = Up to 5 of your eliminated cubes return to a tile, safe from extinction in this round.
dom-text-ice-age = Bonus points for everybody’s dominated tiles; this round is the last.
dom-text-ice-sheet = Glaciate a tile.
dom-text-immigrants = Every animal loses an acquired element, a pawn, or all but one of its cubes on every tile.
dom-text-instinct = Put an available pawn on any vacant space.
dom-text-intelligence = A new pawn for you and every animal above you in the food chain.
dom-text-mass-exodus = Move all cubes of a tile to the tiles beside it.
dom-text-metamorphosis = Exchange an acquired element for one of your choice from the bag.
dom-text-niche-biomes = Everybody with more points than you loses the first value of the tile just scored.
dom-text-nocturnal = Swap one place to the left on the initiative track.
dom-text-omnivore = A new pawn for you.
dom-text-parasitism = A new pawn for you and every animal below you in the food chain.
dom-text-predator = Eliminate an opposing cube on every tile you share.
dom-text-symbiotic = You and every animal with fewer elements draw a random element.

## Prompts

dom-prompt-over = The game is over.
dom-prompt-wait = Waiting for { $seats }.
dom-prompt-placepawn = { $animal }: put a pawn on a vacant space.
dom-prompt-initiative = { $animal }: move one place to the left on the initiative track and put this pawn on another space, or decline.
dom-prompt-adaptation = { $animal }: take an element for your display, or decline.
dom-prompt-protect = { $animal }: which threatened element do you keep?
dom-prompt-abundance = { $animal }: take an element for Earth, or decline.
dom-prompt-putelement = { $animal }: on which vacant corner do you put { $element }?
dom-prompt-wasteland = { $animal }: which element do you save from Wasteland?
dom-prompt-depletion = { $animal }: which element do you remove from Earth?
dom-prompt-glaciation = { $animal }: which tile beside tundra do you glaciate?
dom-prompt-icesheet = { $animal }: which tile beside tundra do you glaciate? The card must be carried out.
dom-prompt-speciation = { $animal }: around which { $element } do new cubes appear?
dom-prompt-placecubes = { $animal }: how many cubes do you place on { $tile }?
dom-prompt-spread = { $animal }: on which tile do you place your free cube?
dom-prompt-wanderlust = { $animal }: which face-up tile do you add to Earth?
dom-prompt-puttile = { $animal }: where do you put the new tile ({ $terrain })?
dom-prompt-wandertake = { $animal }: which element do you put on the new tile, if any?
dom-prompt-movecubes = { $animal }: how many cubes move from { $source } to { $target }?
dom-prompt-migration = { $animal }: up to { $n } cubes may move. From where?
dom-prompt-migrateto = { $animal }: where do cubes from { $source } go? Moves left: { $n }.
dom-prompt-migratecubes = { $animal }: how many cubes move from { $source } to { $target }? Moves left: { $n }.
dom-prompt-competition = { $animal }: which opposing cube do you eliminate ({ $terrain })?
dom-prompt-domination = { $animal }: which tile do you score?
dom-prompt-takecard = { $animal }: you dominate the tile. Take a card.
dom-prompt-savemammal = { $animal }: on which tile do you save an endangered cube?
dom-prompt-aquatictile = { $animal }: Aquatic. Which sea or wetland tile?
dom-prompt-choosefrombag = { $animal }: which element do you take from the bag?
dom-prompt-victim = { $animal }: whose cube on { $tile } do you eliminate?
dom-prompt-catastrophetile = { $animal }: Catastrophe. Which tile?
dom-prompt-survivor = { $animal }: whose cube on { $tile } survives?
dom-prompt-blighttile = { $animal }: Blight. Which tile?
dom-prompt-blightkeep = { $animal }: which element on { $tile } stays?
dom-prompt-loseelement = { $animal }: which acquired element do you lose?
dom-prompt-suffer = { $animal }: what do the immigrants cost you?
dom-prompt-removepawn = { $animal }: which of your pawns leaves the display for good?
dom-prompt-exchange = { $animal }: which acquired element do you exchange, and for which?
dom-prompt-replace = { $animal }: which opposing cube becomes yours?
dom-prompt-fertiletile = { $animal }: Fertile. Which tile with your cubes?
dom-prompt-hibernationtile = { $animal }: Hibernation. To which tile do cubes return?
dom-prompt-hibernate = { $animal }: how many eliminated cubes return to { $tile }?
dom-prompt-exodustile = { $animal }: Mass Exodus. Which tile is emptied?

## Actions

dom-do-pass = Decline, or nothing more
dom-do-pawn = Pawn on { $space }
dom-do-initiative = Move up and put the pawn on { $space }
dom-do-adapt = Take { $element } for the display
dom-do-protect = Keep { $element }
dom-do-take = Take { $element }
dom-do-corner = Corner { $corner }
dom-do-waste = Put { $element } back into the bag
dom-do-deplete = Remove { $corner }
dom-do-glaciate = Glaciate { $tile }
dom-do-speciate = Speciate around { $corner }
dom-do-cubes =
    { $n ->
        [0] No cube
        [one] 1 cube
       *[other] { $n } cubes
    }
dom-do-spread = One cube on { $tile }
dom-do-explore = Take the face-up tile: { $terrain }
dom-do-tile = { $tile }
dom-do-from = From { $tile }
dom-do-to = To { $tile }
dom-do-compete = Eliminate a cube on { $tile }: { $animal }
dom-do-dominate = Score { $tile }
dom-do-card = Take { $card }
dom-do-save = Save a cube on { $tile }
dom-do-victim = A cube of: { $animal }
dom-do-survivor = One cube stays: { $animal }
dom-do-lose = Lose { $element }
dom-do-replace = Replace a cube on { $tile }: { $animal }
dom-do-suffer = Lose { $harm }
dom-do-exchange = Give { $element }, take { $taken }
dom-do-remove = Lose the pawn on { $space }

## Why an action is refused

dom-why-over = The game is over.
dom-why-not-asked = It is not your turn, but that of { $seats }.
dom-why-occupied = This space is occupied.
dom-why-same-space = The pawn must go to another space than Initiative.
dom-why-no-disk = No such element lies there.
dom-why-not-threatened = This element is not threatened: it must be in the Regression box and among your acquired ones.
dom-why-protected-already = You protect this type already.
dom-why-no-tile-here = There is no tile.
dom-why-not-on-earth = This corner touches no tile.
dom-why-corner-taken = An element lies on this corner already.
dom-why-no-element = No element lies on this corner.
dom-why-not-in-box = No element of this type lies in the Depletion box.
dom-why-is-tundra = This tile is tundra already.
dom-why-not-beside-tundra = No tundra tile is beside this tile.
dom-why-wrong-element = This space is for another element.
dom-why-too-many = That is more than the limit, or more than there are.
dom-why-too-few = At least one cube must move.
dom-why-stack-empty = This stack shows no tile.
dom-why-hex-taken = There is a tile already.
dom-why-not-beside-earth = A new tile must touch another tile.
dom-why-no-cubes = You have no cubes there.
dom-why-moved-already = All your cubes there have moved in this action.
dom-why-too-far = Cubes move to an adjacent tile; birds may cross one tile.
dom-why-same-tile = Cubes must move to another tile.
dom-why-wrong-terrain = This tile has the wrong terrain.
dom-why-no-own-cube = You need a cube of your own there.
dom-why-no-victim = That animal has no cube there.
dom-why-own-animal = It must be an opposing cube.
dom-why-scored-already = This tile was scored in this round already.
dom-why-no-such-card = This card is not face up.
dom-why-not-endangered = No endangered cube that can be saved is there.
dom-why-not-acquired = No acquired element of this type is on the display; printed ones cannot go.
dom-why-bag-empty = The bag holds no element of this type.
dom-why-chosen-already = Each replaced cube must belong to another animal.
dom-why-no-vacant-corner = This tile has no vacant corner.
dom-why-must-answer = This must be answered.
dom-why-not-this-tile = The corner must belong to the tile.
dom-why-no-pawn-here = There is no pawn of yours to lose.
dom-moment-pass = This cannot be declined now.
dom-moment-pawn = Pawns are placed in the planning phase.
dom-moment-initiative = This belongs to the Initiative action.
dom-moment-adapt = This belongs to the Adaptation action.
dom-moment-protect = This belongs to Regression.
dom-moment-take = Elements are taken in Abundance, Wanderlust and by cards.
dom-moment-corner = A corner is chosen after an element was taken.
dom-moment-waste = This belongs to the Wasteland action.
dom-moment-deplete = This belongs to the Depletion action.
dom-moment-glaciate = This belongs to the Glaciation action.
dom-moment-speciate = This belongs to the Speciation action.
dom-moment-cubes = Cubes are counted when they are placed or moved.
dom-moment-spread = The insects place their free cube after Speciation.
dom-moment-explore = This belongs to the Wanderlust action.
dom-moment-tile = A hex is chosen for a new tile or by a card.
dom-moment-from = This belongs to the Migration action.
dom-moment-to = This belongs to the Migration action.
dom-moment-compete = This belongs to Competition.
dom-moment-dominate = This belongs to the Domination action.
dom-moment-card = A card is taken by the animal that dominates a scored tile.
dom-moment-save = The mammals save a cube before the extinction.
dom-moment-victim = A victim is chosen for a card.
dom-moment-survivor = A survivor is chosen for Catastrophe.
dom-moment-lose = An element is lost by Disease or Immigrants.
dom-moment-replace = Cubes are replaced by Evolution.
dom-moment-suffer = This belongs to Immigrants.
dom-moment-exchange = This belongs to Metamorphosis.
dom-moment-remove = A pawn on the display is lost only by Immigrants.

## Events

dom-event-round = Round { $n } begins.
dom-event-phase = Phase: { $phase }.
dom-event-pawn = { $animal }: pawn on { $space }.
dom-event-pawn-back = { $animal }: the pawn on { $space } returns.
dom-event-swap = { $animal } move ahead of { $other } on the initiative track.
dom-event-gain-element = { $animal } gain { $element }.
dom-event-lose-element = { $animal } lose { $element }.
dom-event-put = An element comes to Earth: { $element } on { $corner }.
dom-event-remove = An element leaves Earth: { $element } on { $corner }.
dom-event-tundra = { $hex } becomes tundra.
dom-event-tile = New tile on { $hex }: { $terrain }.
dom-event-cubes = { $animal } place { $n } on { $hex }.
dom-event-move = { $animal } move { $n } from { $source } to { $target }.
dom-event-eliminate = { $animal } lose { $n } on { $hex }.
dom-event-vp = { $animal } gain { $n } points and have { $total }.
dom-event-lose-vp = { $animal } lose { $n } points and have { $total }.
dom-event-card = { $animal } take the card { $card }.
dom-event-draw-card = A card is turned up: { $card }.
dom-event-draw-tile = A tile is turned up: { $terrain }.
dom-event-draw-disk = { $row }: { $element } is drawn.
dom-event-waste = { $animal } save { $element } from Wasteland.
dom-event-survival = { $animal } hold Survival with { $n } tundra tiles.
dom-event-last-round = The Ice Age has come: round { $n } is the last.
dom-event-new-pawn = { $animal } gain a pawn.
dom-event-lost-pawn = { $animal } lose a pawn.
dom-event-score = { $animal } end with { $n } points.
dom-event-section = { $animal } act: { $section }.
dom-event-return = { $animal } take { $n } from { $hex } back into the gene pool.
dom-event-shelter = { $animal } return { $n } to { $hex }, safe in this round.
dom-event-scored = { $animal } choose { $hex } to be scored.
dom-event-queue = { $animal } move up to { $space }.
dom-event-truncated = The game ends at its limit of { $n } rounds.

## Options

option-dominant-species-edition = Which edition’s card deck is used: the first has all 26 cards.
option-dominant-species-longer-game = All 26 cards instead of 22.
option-dominant-species-multi-animal = For 2 or 3 players: everybody plays several animals, the weakest one counts.
option-dominant-species-random-earth = A random Earth at the start.
option-dominant-species-animals = Who plays which animal, P1 first: bird,insect or with several each bird+insect,mammal+reptile; random deals them.
option-dominant-species-round-limit = A limit of rounds for automatic play; none is the rule.

## What a position must say

dom-expect-rest = everything that is nowhere else ({ $rules })
dom-expect-supply = no more than the box holds ({ $rules })
dom-expect-animal = an animal once, with its seat P1 to P{ $most }
dom-expect-owners = at least one animal for every player
dom-expect-track = every animal in play once
dom-expect-tiles = at least one tile, or start standard
dom-expect-connected = tiles that hang together ({ $rules })
dom-expect-corner = a vacant corner of Earth ({ $rules })
dom-expect-hex = a free hex and a terrain
dom-expect-shelter = no more cubes than are there
dom-expect-acquired = at most { $n } ({ $rules })
dom-expect-gene-pool = { $n } together with the eliminated cubes ({ $rules })
dom-expect-ice-age = false if the card is face up or used, else true
dom-expect-card = a card that is nowhere else
dom-expect-stacks = three numbers that add up to { $n }
