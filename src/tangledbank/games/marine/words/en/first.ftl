### What each kind of question is about, said once to somebody who meets it for the first time, in English.

mar-first-draft = A trait is a talent that only you have, from the first turn to the last. Read all three, and keep the one that fits what you want to do most often.
mar-first-taketurn = In a turn you place one pawn, which acts at once, or take all of them back. Basic pawns must go further down each time, so the early ones belong at the top.
mar-first-placepawn = The action follows at once. What lies above this space is closed to your basic pawns until you take them all back.
mar-first-abundance = It goes onto a corner of the sea and feeds all tiles that touch the corner: cubes thrive where they find an element of their display.
mar-first-putelement = A corner in the middle belongs to three tiles, one at the edge to fewer. Each tile with such an element also counts for its Domination.
mar-first-autotrophs = You change what grows at the vents: remove an element of a kind that lies in the box, or swap one for an element of the box. Cubes there may starve or recover.
mar-first-depletion = Without this element others may find nothing to live on: their cubes are endangered then, and die in the next Extinction.
mar-first-adaptation = Each element on your display lets you thrive on more tiles, and multiplies your value for its Domination.
mar-first-regression = At the end of the round, an animal without a cube here loses one acquired element of each kind in the box. Your cube comes back then.
mar-first-speciation = All tiles around the element you choose get cubes of yours, from one on land to four on open ocean. Cubes are what scores tiles.
mar-first-placecubes = As many as the terrain admits. More cubes here mean a higher place when the tile is scored, but they come from your gene pool, which is limited.
mar-first-wanderlust = The new tile goes beside the others, and you score at once for it and for all neighbours of the same terrain. Afterwards all animals may move onto it.
mar-first-puttile = Beside tiles of its own terrain it brings more: 1, 3, 6, 10, 15 or 21 points for one to six of them together.
mar-first-wandertake = The element comes to a corner of the new tile. If it is yours, your cubes can live there.
mar-first-movecubes = Animals beside a new tile may move in, in the order of the food chain. Look whether you find something to live on there.
mar-first-tectonics = The tile becomes a vent for good: one cube of each animal stays, the others go home, and one of yours is added. Take a tile that is worth much to others.
mar-first-migration = Move cubes one tile further, a few from here, a few from there, as long as moves are left: where they are needed for the first place, or to where they thrive.
mar-first-competition = On a tile of this terrain where you are, too, cubes of others die for good. Count where fewer of them change the first place.
mar-first-evolution = Most cubes take the first value of the terrain, the next animal the second, and so on. With a cube of yours that thrives there you also take a card.
mar-first-takecard = Its text is carried out at once and completely. The further to the right your space, the more cards you can reach; a new card may bring an Extinction.
mar-first-domination = You dominate where your value is above the target: your elements of the kind, times your tiles with it. The special pawn goes anywhere and brings its target as points in the end.
