### What speaks for an action of Dominant Species, in English.

bot-ds-little = Nothing changes on Earth or on your display at once.
bot-ds-pass = Passing changes nothing now.
bot-ds-pass-mammal = If you pass, all endangered mammals die: { $n }.
bot-ds-pass-protect = If you pass, this protection keeps nothing. Threatened elements: { $n }.
bot-ds-cost = Costs you cubes: { $cubes }, elements: { $elements }, pawns: { $pawns }.

## Pawns

bot-ds-initiative = One place forward in initiative, and the pawn gets a second choice: { $space }.
bot-ds-initiative-first = You are first in initiative already; the pawn gets a second choice: { $space }.
bot-ds-pawn-initiative = Initiative: one place forward, and this pawn still goes to another space when all have placed.
bot-ds-pawn-initiative-first = Initiative: you are first already, but this pawn still goes to another space when all have placed.
bot-ds-pawn-regression = Regression: keeps an acquired element that could be lost.
bot-ds-pawn-queue = Waits in line for Glaciation; it acts in a later round.
bot-ds-pawn-idle = { $space }: we expect no points of it now.
bot-ds-pawn-deny = No tile would bring you points now.
bot-ds-pawn-domination =
    { $n ->
        [one] Domination: { $tile } would bring { $n } point.
       *[other] Domination: { $tile } would bring { $n } points.
    }
bot-ds-pawn-wanderlust =
    { $n ->
        [one] Wanderlust: a new tile gives up to { $n } bonus point.
       *[other] Wanderlust: a new tile gives up to { $n } bonus points.
    }
bot-ds-pawn-adaptation =
    { $n ->
        [one] Adaptation: a new element makes cubes safer and fitter, worth about { $n } point.
       *[other] Adaptation: a new element makes cubes safer and fitter, worth about { $n } points.
    }
bot-ds-pawn-abundance =
    { $n ->
        [one] Abundance: a suitable element on Earth is worth about { $n } point.
       *[other] Abundance: a suitable element on Earth is worth about { $n } points.
    }
bot-ds-pawn-removal =
    { $n ->
        [one] Elements in or out of the right place are worth about { $n } point.
       *[other] Elements in or out of the right place are worth about { $n } points.
    }
bot-ds-pawn-glaciation =
    { $n ->
        [one] Glaciation: ice in the right place is worth about { $n } point.
       *[other] Glaciation: ice in the right place is worth about { $n } points.
    }
bot-ds-pawn-speciation =
    { $n ->
        [one] Speciation: new cubes around such an element are worth about { $n } point.
       *[other] Speciation: new cubes around such an element are worth about { $n } points.
    }
bot-ds-pawn-migration =
    { $n ->
        [one] Migration: cubes in a better place are worth about { $n } point.
       *[other] Migration: cubes in a better place are worth about { $n } points.
    }
bot-ds-pawn-competition =
    { $n ->
        [one] Competition: rivals eliminated on these terrains are worth about { $n } point.
       *[other] Competition: rivals eliminated on these terrains are worth about { $n } points.
    }

## Tiles and cards

bot-ds-score = { $tile } brings { $mine } VP, and { $best } to the best opponent.
bot-ds-score-card = { $tile } brings { $mine } VP and a card, and { $best } VP to the best opponent.
bot-ds-score-others =
    { $best ->
        [0] Nobody scores on { $tile } now.
       *[other] { $tile } brings you nothing, and { $best } VP to the best opponent.
    }
bot-ds-card = { $card }: { $text }
bot-ds-card-points =
    { $n ->
        [one] { $card } brings { $n } point at once.
       *[other] { $card } brings { $n } points at once.
    }
bot-ds-card-cubes =
    { $n ->
        [one] { $card } brings up to { $n } cube onto Earth.
       *[other] { $card } brings up to { $n } cubes onto Earth.
    }
bot-ds-card-kills =
    { $n ->
        [one] { $card } eliminates { $n } opposing cube.
       *[other] { $card } eliminates { $n } opposing cubes.
    }
bot-ds-card-disease =
    { $n ->
        [one] { $card } costs { $n } opponent an element.
       *[other] { $card } costs { $n } opponents an element each.
    }
bot-ds-card-ahead =
    { $n ->
        [one] { $card } costs points to { $n } opponent who is ahead of you.
       *[other] { $card } costs points to { $n } opponents who are ahead of you.
    }
bot-ds-card-nothing = { $card } has no effect now.
bot-ds-ice-age = Ice Age gives bonus points for dominated tiles, and this round becomes the last.
bot-ds-ice-age-ahead = Ice Age ends the game while you are ahead.
bot-ds-explore = A tile of this terrain ({ $terrain }) scores up to { $value } VP; laying it gives up to { $n } VP.
bot-ds-new-tile =
    { $n ->
        [one] A tile on { $tile } gives { $n } bonus point.
       *[other] A tile on { $tile } gives { $n } bonus points.
    }
bot-ds-protect =
    { $n ->
        [one] Keeps { $element }, which lies on { $n } tile where you live.
       *[other] Keeps { $element }, which lies on { $n } tiles where you live.
    }
bot-ds-lose =
    { $n ->
        [one] You lose { $element }, which lies on { $n } tile where you live.
       *[other] You lose { $element }, which lies on { $n } tiles where you live.
    }
bot-ds-exchange = Of the tiles where you live, { $given } lies on { $lost }, { $taken } on { $n }.
bot-ds-adapt =
    { $n ->
        [one] { $element } lies on { $n } tile where you live: fitness grows by { $gain }.
       *[other] { $element } lies on { $n } tiles where you live: fitness grows by { $gain }.
    }
bot-ds-adapt-none = { $element } lies on none of the tiles where you live yet.
bot-ds-adapt-saves =
    { $n ->
        [one] { $element } saves { $n } endangered cube from extinction.
       *[other] { $element } saves { $n } endangered cubes from extinction.
    }
bot-ds-adapt-dominates = With { $element } you dominate { $tile }.
bot-ds-disk-foreign =
    { $n ->
        [0] No animal has { $element } on its display.
        [one] You have no { $element } on your display; { $n } other animal does.
       *[other] You have no { $element } on your display; { $n } other animals do.
    }
bot-ds-disk-later = It cannot lie beside your cubes now; { $element } would give cubes there fitness { $n }.
bot-ds-disk-saves = { $element } feeds the endangered cubes on { $tile }.
bot-ds-disk-dominates = One more { $element } on { $tile } makes you dominate it.
bot-ds-disk-fitter = Beside your cubes { $element } adds { $n } to their fitness.
bot-ds-plant =
    { $n ->
        [one] Beside your cubes on { $n } tile: with { $element } fitness on { $tile } becomes { $fitness }.
       *[other] Beside your cubes on { $n } tiles: with { $element } fitness on { $tile } becomes { $fitness }.
    }
bot-ds-plant-later = Beside your cubes on { $tile }, for when you adapt to it: { $element }.
bot-ds-plant-others =
    { $n ->
        [one] None of your cubes is beside it; { $n } other animal there uses { $element }.
       *[other] None of your cubes is beside it; { $n } other animals there use { $element }.
    }
bot-ds-plant-near = On { $tile }, one step from your cubes: they can follow { $element } there.
bot-ds-plant-away = On { $tile }, where nobody needs { $element } now.
bot-ds-removal = Hurts nobody at once: { $corner }.
bot-ds-removal-own = Only your own cubes live on it: { $corner }.
bot-ds-keep = Keeps { $corner }; on your display: { $n }.
bot-ds-waste =
    { $n ->
        [0] Saves no { $element } around tundra.
        [one] { $n } { $element } stays around tundra.
       *[other] { $n } { $element } stay around tundra.
    }
bot-ds-around =
    { $n ->
        [one] Room for { $n } new cube; with { $most } more you would score { $points } VP on { $tile }.
       *[other] Room for { $n } new cubes; with { $most } of them you would score { $points } VP on { $tile }.
    }
bot-ds-around-doomed =
    { $n ->
        [one] Room for { $n } new cube, but nothing there keeps it alive.
       *[other] Room for { $n } new cubes, but nothing there keeps them alive.
    }
bot-ds-leave =
    { $n ->
        [one] { $n } cube from { $source } to { $target }: { $points } VP more when both are scored.
       *[other] { $n } cubes from { $source } to { $target }: { $points } VP more when both are scored.
    }
bot-ds-flee = Cubes on { $source } are endangered; up to { $n } of them can live on { $target }.
bot-ds-leave-dominates = A cube from { $source } would dominate { $target }.
bot-ds-stay = No move from { $source } wins points or dominance now.
bot-ds-move = With { $there } on { $target } you would score { $points } VP there, with { $left } on { $source } { $kept } VP.
bot-ds-move-dominates = Dominates { $target }; with { $there } there you would score { $points } VP, with { $left } on { $source } { $kept } VP.
bot-ds-remain =
    { $n ->
        [one] { $n } cube stays on { $tile }, worth { $points } VP when it is scored.
       *[other] { $n } cubes stay on { $tile }, worth { $points } VP when it is scored.
    }
bot-ds-drive = { $animal } would have { $n } on { $tile }: { $points } VP when it is scored.
bot-ds-none =
    { $n ->
        [one] Keeps the { $n } cube of the gene pool for later.
       *[other] Keeps the { $n } cubes of the gene pool for later.
    }
bot-ds-up-to =
    { $n ->
        [one] With { $n } more cube you would score { $points } VP on { $tile }.
       *[other] With { $n } more cubes you would score { $points } VP on { $tile }.
    }
bot-ds-crowd =
    { $n ->
        [one] { $n } point at once for the cubes on { $tile }.
       *[other] { $n } points at once for the cubes on { $tile }.
    }
bot-ds-ice = Tundra on { $tile }: { $n } VP; cubes that leave it: { $mine } of yours, { $others } of others.
bot-ds-blight = Elements that { $tile } loses: { $n }; cubes there: { $mine } of yours, { $others } of others.
bot-ds-catastrophe = All cubes but one die on { $tile }, and one on each tile around; on it: { $mine } of yours, { $others } of others.
bot-ds-exodus = All cubes leave { $tile }: { $mine } of yours, { $others } of others.
bot-ds-mammal = Among those who survive on { $tile }, the saved mammal would score { $points } VP.
bot-ds-sacrifice =
    { $n ->
        [one] A cube of yours on { $tile } goes; { $n } stays there.
       *[other] A cube of yours on { $tile } goes; { $n } stay there.
    }

## What changes at once

bot-ds-points =
    { $n ->
        [one] Brings { $n } point at once.
       *[other] Brings { $n } points at once.
    }
bot-ds-rescue =
    { $n ->
        [one] Saves { $n } endangered cube from extinction.
       *[other] Saves { $n } endangered cubes from extinction.
    }
bot-ds-dominates = Dominates { $tile }: a card when it is scored, and more points with Ice Age.
bot-ds-lead =
    { $n ->
        [one] Takes the lead on { $tile }, worth { $n } point when it is scored.
       *[other] Takes the lead on { $tile }, worth { $n } points when it is scored.
    }
bot-ds-dethrones = { $animal } no longer dominate { $tile }.
bot-ds-weakens = Fewer { $animal } on { $tile }.
bot-ds-doomed = Cubes on { $tile } will die out, but count if it is scored before.
bot-ds-safer =
    { $n ->
        [one] On { $tile } you are { $n } cube ahead of the next animal then.
       *[other] On { $tile } you are { $n } cubes ahead of the next animal then.
    }
bot-ds-settles =
    { $points ->
        [0] Cubes on { $tile } then: { $n }, too few for points.
       *[other] Cubes on { $tile } then: { $n }, worth { $points } VP when it is scored.
    }
bot-ds-fitter = Fitness where you live grows by { $n }.
bot-ds-starves = { $animal } find less to live on.
