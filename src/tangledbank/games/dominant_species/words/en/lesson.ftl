### The guided first game of Dominant Species, in English.

lesson-dom-first = First steps
lesson-dom-welcome = Welcome to an Earth shortly before the ice! You lead the insects. Small animals, great plans: spread, adapt, and score tiles.
lesson-dom-elements = Elements lie on the corners of tiles. Your insects live on grass: two are printed on your display. The more grass around a tile, the fitter you are there.
lesson-dom-dominance = Fitness is counted on every tile with your cubes. Whoever is fittest alone dominates it, and right now you dominate e3.
lesson-dom-planning = Planning: in turn, everybody puts pawns on the action display. Its twelve sections are then carried out from top to bottom, from Initiative to Domination, so look ahead.
lesson-dom-first-pawn = Speciation brings new cubes around an element. Space 6 is the one for grass. Put your first pawn there before somebody else does.
lesson-dom-second-pawn = Domination scores a tile, and who dominates it takes a card. These spaces are popular. Take number 4.
lesson-dom-third-pawn = Adaptation adds an element to your display and makes you fitter. Your last pawn goes there.
lesson-dom-adapt = Execution begins, and your Adaptation is up. Take grass: the third one counts on every tile that touches grass.
lesson-dom-speciate = The others have multiplied; now it is your turn. Choose the grass at corner d2.e: its tiles get your cubes.
lesson-dom-cubes = The terrain says how many may come: on the wetland up to four. Take all of them, because scoring counts cubes.
lesson-dom-tundra = On the tundra there is room for one. Every cube on tundra counts for Survival, so place it.
lesson-dom-free-cube = Every animal has a talent. Yours: after Speciation the insects get one free cube on any tile. Put it on d3.
lesson-dom-wander = The mammals have discovered a tile, and everybody beside it may move in. Let one cube go from e4 to e5.
lesson-dom-dominate = Your Domination! On d2 you have the most cubes, and you dominate it. Score it.
lesson-dom-card = Eight points for the first place. As the dominant animal you also take a card, and it works at once. Choose Ecodiversity.
lesson-dom-reset = Reset: cubes without a matching element die out, and who has the most cubes on tundra holds Survival and gains points. Then cards, elements and tiles are refilled.
lesson-dom-end = The last card of the deck is Ice Age. Whoever takes it makes this round the last; then every tile is scored once more.
lesson-dom-free = That was a whole round. Round two is yours: plan as you like, and ask for a hint whenever you want one!
