### What each kind of question is about, said once to somebody who meets it for the first time, in English.

dom-first-placepawn = In turn, everybody plans all their pawns first; then the sections are carried out from top to bottom. So think about what others will have done before your pawn acts.
dom-first-initiative = You cannot lose by it: you plan earlier from now on, and the pawn acts once more in this round, wherever you put it now.
dom-first-adaptation = Each element on your display makes you fitter on every tile that touches one of its kind. The animal that alone is fittest dominates a tile, and takes a card when it is scored.
dom-first-protect = Of every kind in the box of Regression you would lose one element that you have acquired. Your pawns there save one each: keep what your cubes live on.
dom-first-abundance = It goes onto a corner of Earth and feeds all tiles that touch the corner. Take a kind that you live on and that others do not.
dom-first-putelement = A corner in the middle belongs to three tiles, one at the coast to fewer. On each of them, animals that live on this kind become fitter.
dom-first-wasteland = The kinds that stay in this box vanish from all corners of tundra tiles now. Take out the one that you need there.
dom-first-depletion = Without this element others may find nothing to live on: cubes with fitness 0 are endangered and die in the Reset.
dom-first-glaciation = You score for tundra tiles beside it, as in the small table; one cube of each animal stays and the others go home. Do it where others have many.
dom-first-speciation = All tiles around the element you choose get cubes of yours, up to four each as the terrain admits. Cubes are what scores tiles.
dom-first-placecubes = As many as the terrain admits. More cubes here mean a higher place when the tile is scored, but they come from your gene pool, which is limited.
dom-first-wanderlust = The new tile goes beside Earth, and you score at once for the tiles that it touches. Afterwards all animals may move onto it.
dom-first-puttile = The more tiles it touches, the more points: 1, 3, 6, 10, 15 or 21. Only cubes on tiles beside it can move in.
dom-first-wandertake = The element comes to a corner of the new tile. If it is yours, your cubes can live there.
dom-first-movecubes = Animals beside a new tile may move in, in the order of the food chain. Look whether you find something to live on there.
dom-first-migration = Move cubes one tile further, a few from here, a few from there, as long as moves are left: where they are needed for the first place, or away from where they would die.
dom-first-competition = On a tile of this terrain where you are, too, one cube of somebody else dies for good. Count where one cube less changes the first place.
dom-first-domination = Most cubes take the first value of the terrain, the next animal the second, and so on. The animal that dominates the tile (by fitness, not by cubes) then takes a card.
dom-first-takecard = Its text is carried out at once and completely. Taking a card also keeps it from everybody else.
