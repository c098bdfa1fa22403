## What speaks for an action of Marine

bot-dsm-trait =
    { $n ->
        [one] { $trait }: { $text } Worth about { $n } point in a whole game.
       *[other] { $trait }: { $text } Worth about { $n } points in a whole game.
    }
bot-dsm-pass = Passing changes nothing now.
bot-dsm-little = We expect no points of it.
bot-dsm-promise =
    { $n ->
        [one] Promises about { $n } point.
       *[other] Promises about { $n } points.
    }
bot-dsm-retrieve =
    { $n ->
        [one] { $n } pawn comes back.
       *[other] { $n } pawns come back.
    }
bot-dsm-pawn = { $pawn }: { $why }
bot-dsm-space-abundance = { $space }: a disk for Earth, such as { $element }; domination value { $n }, target { $target }.
bot-dsm-space-removal = { $space }: this element can go: { $corner }.
bot-dsm-space-adaptation = { $space }: one more disk ({ $element }) makes the domination value { $n }; target { $target }.
bot-dsm-space-regression =
    { $n ->
        [one] { $space }: protects { $n } disk in the next Reseed.
       *[other] { $space }: protects { $n } disks in the next Reseed.
    }
bot-dsm-space-speciation =
    { $n ->
        [one] { $space }: room for { $n } new species around { $element }, on { $tile }.
       *[other] { $space }: room for { $n } new species around { $element }, most of it on { $tile }.
    }
bot-dsm-space-wanderlust =
    { $n ->
        [one] { $space }: a new tile ({ $terrain }) gives up to { $n } bonus point.
       *[other] { $space }: a new tile ({ $terrain }) gives up to { $n } bonus points.
    }
bot-dsm-space-tectonics =
    { $n ->
        [one] { $space }: a vent on { $tile } gives { $n } bonus point.
       *[other] { $space }: a vent on { $tile } gives { $n } bonus points.
    }
bot-dsm-space-migration = { $space }: up to { $n } species move, for example from { $tile }.
bot-dsm-space-competition = { $space }: weakens an opponent on { $tile }: { $animal }.
bot-dsm-space-evolution = { $space }: { $tile } would bring { $n } VP.
bot-dsm-space-evolution-card = { $space }: { $tile } would bring { $n } VP and a card.
bot-dsm-space-domination = { $space }: you dominate { $element }: value { $n }, target { $target }.
bot-dsm-space-idle = { $space }: we expect no points of it now.
bot-dsm-explore = A tile of this terrain ({ $terrain }) scores up to { $value } VP; laying it gives up to { $n } VP.
bot-dsm-new-tile =
    { $n ->
        [one] A tile on { $tile } gives { $n } bonus point.
       *[other] A tile on { $tile } gives { $n } bonus points.
    }
bot-dsm-vent =
    { $n ->
        [one] A vent on { $tile } gives { $n } bonus point.
       *[other] A vent on { $tile } gives { $n } bonus points.
    }
bot-dsm-score = { $tile } brings { $mine } VP, and { $best } to the best opponent.
bot-dsm-score-card = { $tile } brings { $mine } VP and a card, and { $best } VP to the best opponent.
bot-dsm-score-others =
    { $best ->
        [0] Nobody scores on { $tile } now.
       *[other] { $tile } brings you nothing, and { $best } VP to the best opponent.
    }
bot-dsm-terrain = All tiles of this terrain ({ $terrain }) bring { $mine } VP, and { $best } to the best opponent.
bot-dsm-asteroid = Asteroid makes this round the last.
bot-dsm-card-points =
    { $n ->
        [one] { $card } gives { $n } point at once.
       *[other] { $card } gives { $n } points at once.
    }
bot-dsm-card = { $card }: { $text }
bot-dsm-control =
    { $n ->
        [one] Control of the special pawn ({ $element }), and { $n } point at the end.
       *[other] Control of the special pawn ({ $element }), and { $n } points at the end.
    }
bot-dsm-raise = Raises the target of the own special pawn ({ $element }) to { $n }: harder to take, and worth that much at the end.
bot-dsm-speciate =
    { $n ->
        [one] Room for { $n } new species around it, on { $tile }.
       *[other] Room for { $n } new species around it, most of it on { $tile }.
    }
bot-dsm-lead =
    { $n ->
        [one] Takes the lead on { $tile }, worth { $n } point when it is scored.
       *[other] Takes the lead on { $tile }, worth { $n } points when it is scored.
    }
bot-dsm-place =
    { $n ->
        [one] A better place on { $tile }, worth { $n } point when it is scored.
       *[other] A better place on { $tile }, worth { $n } points when it is scored.
    }
bot-dsm-settle = A first species on { $tile }: its elements count for domination.
bot-dsm-strengthen = Your species on { $tile } then: { $n }, worth { $points } VP when it is scored.
bot-dsm-from-pool = Leaves { $n } species in the gene pool.
bot-dsm-from-pile = Brings an eliminated species back; the gene pool keeps its { $n }.
bot-dsm-leave = { $n } species from { $source } to { $target }: { $points } VP more when both are scored.
bot-dsm-flee = Species on { $source } are endangered; up to { $n } of them can live on { $target }.
bot-dsm-leave-elements = From { $source } to { $target }: its elements then count for domination, too.
bot-dsm-stay = No move from { $source } wins points now.
bot-dsm-move = With { $there } on { $target } you would score { $points } VP there, with { $left } on { $source } { $kept } VP.
bot-dsm-remain = Your species that stay on { $tile }: { $n }, worth { $points } VP when it is scored.
bot-dsm-drive = { $animal } would have { $n } on { $tile }: { $points } VP when it is scored.
bot-dsm-kill = Weakens an opponent on { $tile }: { $animal }.
bot-dsm-sacrifice =
    { $n ->
        [one] A species of yours on { $tile } goes; { $n } stays there.
       *[other] A species of yours on { $tile } goes; { $n } stay there.
    }
bot-dsm-survivor = On { $tile } only one species stays: { $animal }.
bot-dsm-omit = { $tile } goes without; your species there: { $n }.
bot-dsm-fertile =
    { $n ->
        [one] { $n } point at once for the cubes on { $tile }.
       *[other] { $n } points at once for the cubes on { $tile }.
    }
bot-dsm-crowd = Species on { $tile }: { $mine } of yours, { $others } of others.
bot-dsm-cascade = Elements that { $tile } loses: { $n }; species there: { $mine } of yours, { $others } of others.
bot-dsm-rescue = Species on { $tile } are no longer endangered: { $element }.
bot-dsm-domination = Domination value of { $element }: { $n }, against a target of { $target }.
bot-dsm-disk = None of your tiles has { $element } yet.
bot-dsm-seed = Domination value of { $element }: { $now }, against a target of { $target }; each more of your tiles beside it adds { $n }.
bot-dsm-seed-foreign =
    { $n ->
        [0] No animal has { $element } on its display.
        [one] You have no { $element } on your display; { $n } other animal does.
       *[other] You have no { $element } on your display; { $n } other animals do.
    }
bot-dsm-shift = You use it; your tiles beside it now: { $n }. It can go anywhere: { $corner }.
bot-dsm-lose = Without a disk of { $element } its domination value goes from { $now } to { $n }.
bot-dsm-exchange = Domination values then: { $given } { $less }, { $taken } { $n }.
bot-dsm-vacant = Goes onto a vacant space: no disk is lost.
bot-dsm-habitat = Earth loses one element of this type ({ $element }, { $n } there); your domination value of it is { $value }.
bot-dsm-plant = Beside your species on { $tile }: domination value of { $element } { $n }, against a target of { $target }.
bot-dsm-plant-reserve = One more { $element } beside your species on { $tile }, in case another one is removed.
bot-dsm-plant-later = Beside your species on { $tile }, for when you adapt to it: { $element }.
bot-dsm-plant-near = On { $tile }, one step from your species: they can follow { $element } there.
bot-dsm-plant-others =
    { $n ->
        [one] None of your species is beside it; { $n } other animal there uses { $element }.
       *[other] None of your species is beside it; { $n } other animals there use { $element }.
    }
bot-dsm-plant-away = On { $tile }, where nobody needs { $element } now.
bot-dsm-removal-danger = Endangers an opponent on { $tile }: { $animal }.
bot-dsm-removal-user = An opponent uses { $corner }: { $animal }.
bot-dsm-removal = Hurts no opponent at once: { $corner }.
bot-dsm-regression =
    { $n ->
        [0] None of your disks is at risk in the next Reseed.
        [one] Protects { $n } disk in the next Reseed.
       *[other] Protects { $n } disks in the next Reseed.
    }
