### What the boards of Dominant Species and Marine say in the browser, in English.

## Parts of the board

web-earth-parts = Parts of the board
web-earth-map = Map
web-earth-actions = Actions
web-earth-animals = Animals
web-earth-cards = Cards
web-earth-score = How the points add up
web-earth-score-animal = Animal
web-earth-score-before = Before the end
web-earth-score-pawns = Special pawns
web-earth-score-tiles = Tiles at the end
web-earth-score-total = Points

## The map

web-earth-empty = { $hex }: no tile yet
web-earth-dominant = Dominant: { $animal }
web-earth-endangered = Endangered: { $animals }
web-earth-sheltered = Safe from extinction in this round: { $animals }
web-earth-scored = Scored in this round
web-earth-points-now = If scored now: { $points }
web-earth-matching = Matching elements: { $values }
web-earth-nobody = nobody
web-earth-nothing = nothing
web-earth-corner = { $corner }: vacant corner
web-earth-corner-element = { $element } at { $corner }
web-earth-heat = Show on the map how many elements suit an animal
web-earth-heat-map = Heat map
web-earth-heat-of = { $animal }: matching elements on the map
web-earth-zoom-in = Zoom in
web-earth-zoom-out = Zoom out
web-earth-zoom-whole = Show the whole map

## The action display

web-earth-row = In the box: { $elements }
web-earth-space-free = { $space }: free
web-earth-space-taken = { $space }: { $pawn }
web-earth-space-special = For special pawns only
web-earth-space-cubes =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
web-earth-space-victims =
    { $n ->
        [one] Eliminates 1 cube at most
       *[other] Eliminates { $n } cubes at most
    }
web-earth-space-slots =
    { $n ->
        [1] A card of slot 1
       *[other] A card of the slots 1 to { $n }
    }
web-earth-pointer = Is carried out now
web-earth-regression-cube = { $animal }: a cube protects its elements

## Animals

web-earth-animal =
    { $n ->
        [one] { $animal }: 1 point
       *[other] { $animal }: { $n } points
    }
web-earth-place = Place { $n } in the order
web-earth-food-chain = Food chain: rank { $n }; the higher one wins ties
web-earth-ability-mammal = Saves one endangered cube before the extinction of each round
web-earth-ability-reptile = Keeps one threatened element in Regression without a pawn
web-earth-ability-bird = Cubes may cross one tile in Migration
web-earth-ability-amphibian = Has three printed elements, the others two
web-earth-ability-arachnid = Eliminates one opposing cube before Competition, without a pawn
web-earth-ability-insect = Places one cube on any tile after Speciation, without a pawn
web-earth-survival = Holds Survival
web-earth-pawns = Available pawns: { $n }
web-earth-gene-pool = Cubes in the gene pool: { $n }
web-earth-eliminated = Eliminated cubes: { $n }
web-earth-printed = printed
web-earth-acquired = acquired
web-earth-retrieved = Pawns are back
web-earth-copy = copies { $trait }
web-earth-hand = To choose from:
web-earth-rejected = Rejected:

## Special pawns

web-earth-special-pawns = Special pawns
web-earth-special = { $element }: target { $n }, controlled by { $control }
web-earth-domination = Domination values: { $values }

## What is not in play yet

web-earth-stack = Stack { $n }: { $terrain }; { $left } face down
web-earth-tiles-left = Face-down tiles: { $tiles }
web-earth-tundra-left = Tundra tiles left: { $n }
web-earth-vents-left = Vents left: { $n }
web-earth-bag = in the bag
web-earth-deck =
    { $n ->
        [one] Deck: 1 card
       *[other] Deck: { $n } cards
    }
web-earth-survival-of = Survival: { $animal }
web-earth-unseen = Not seen yet: { $cards }
web-earth-last-card = Last card of the deck: { $card }
web-earth-used = Used cards: { $n }
