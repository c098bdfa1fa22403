## What speaks for an action of Marine

bot-dsm-trait =
    { $n ->
        [one] { $trait }: { $text } Vale circa { $n } punto in tutta la partita.
       *[other] { $trait }: { $text } Vale circa { $n } punti in tutta la partita.
    }
bot-dsm-pass = Passare non cambia nulla ora.
bot-dsm-little = Non ne aspettiamo punti.
bot-dsm-promise =
    { $n ->
        [one] Promette circa { $n } punto.
       *[other] Promette circa { $n } punti.
    }
bot-dsm-retrieve =
    { $n ->
        [one] Rientra { $n } pedina.
       *[other] Rientrano { $n } pedine.
    }
bot-dsm-pawn = { $pawn }: { $why }
bot-dsm-space-abundance = { $space }: un elemento per la Terra, per esempio { $element }; valore di dominazione { $n }, soglia { $target }.
bot-dsm-space-removal = { $space }: può sparire questo elemento: { $corner }.
bot-dsm-space-adaptation = { $space }: un altro elemento ({ $element }) porta il valore di dominazione a { $n }; soglia { $target }.
bot-dsm-space-regression =
    { $n ->
        [one] { $space }: protegge { $n } elemento nella prossima Risemina.
       *[other] { $space }: protegge { $n } elementi nella prossima Risemina.
    }
bot-dsm-space-speciation =
    { $n ->
        [one] { $space }: posto per { $n } nuova specie attorno a un elemento ({ $element }), su { $tile }.
       *[other] { $space }: posto per { $n } nuove specie attorno a un elemento ({ $element }), soprattutto su { $tile }.
    }
bot-dsm-space-wanderlust =
    { $n ->
        [one] { $space }: una nuova tessera ({ $terrain }) dà fino a { $n } punto bonus.
       *[other] { $space }: una nuova tessera ({ $terrain }) dà fino a { $n } punti bonus.
    }
bot-dsm-space-tectonics =
    { $n ->
        [one] { $space }: una bocca idrotermale su { $tile } dà { $n } punto bonus.
       *[other] { $space }: una bocca idrotermale su { $tile } dà { $n } punti bonus.
    }
bot-dsm-space-migration = { $space }: si spostano fino a { $n } specie, per esempio da { $tile }.
bot-dsm-space-competition = { $space }: indebolisce un avversario su { $tile }: { $animal }.
bot-dsm-space-evolution = { $space }: { $tile } porterebbe { $n } PV.
bot-dsm-space-evolution-card = { $space }: { $tile } porterebbe { $n } PV e una carta.
bot-dsm-space-domination = { $space }: domini questo elemento ({ $element }): valore { $n }, soglia { $target }.
bot-dsm-space-idle = { $space }: per ora non ne aspettiamo punti.
bot-dsm-explore = Una tessera di questo terreno ({ $terrain }) vale al conteggio fino a { $value } PV; piazzarla ne dà fino a { $n }.
bot-dsm-new-tile =
    { $n ->
        [one] Una tessera su { $tile } dà { $n } punto bonus.
       *[other] Una tessera su { $tile } dà { $n } punti bonus.
    }
bot-dsm-vent =
    { $n ->
        [one] Una bocca idrotermale su { $tile } dà { $n } punto bonus.
       *[other] Una bocca idrotermale su { $tile } dà { $n } punti bonus.
    }
bot-dsm-score = { $tile } porta { $mine } PV, e { $best } al migliore degli avversari.
bot-dsm-score-card = { $tile } porta { $mine } PV e una carta, e { $best } PV al migliore degli avversari.
bot-dsm-score-others =
    { $best ->
        [0] Su { $tile } ora nessuno fa punti.
       *[other] { $tile } non ti porta nulla, e { $best } PV al migliore degli avversari.
    }
bot-dsm-terrain = Tutte le tessere di questo terreno ({ $terrain }) portano { $mine } PV, e { $best } al migliore degli avversari.
bot-dsm-asteroid = L’Asteroide rende questo round l’ultimo.
bot-dsm-card-points =
    { $n ->
        [one] { $card } dà subito { $n } punto.
       *[other] { $card } dà subito { $n } punti.
    }
bot-dsm-card = Carta { $card }: { $text }
bot-dsm-control =
    { $n ->
        [one] Controllo della pedina speciale ({ $element }) e { $n } punto alla fine.
       *[other] Controllo della pedina speciale ({ $element }) e { $n } punti alla fine.
    }
bot-dsm-raise = Alza a { $n } la soglia della propria pedina speciale ({ $element }): è più difficile da prendere e alla fine vale altrettanto.
bot-dsm-speciate =
    { $n ->
        [one] Posto per { $n } nuova specie tutt’intorno, su { $tile }.
       *[other] Posto per { $n } nuove specie tutt’intorno, soprattutto su { $tile }.
    }
bot-dsm-lead =
    { $n ->
        [one] Va in testa su { $tile }: vale { $n } punto al conteggio.
       *[other] Va in testa su { $tile }: vale { $n } punti al conteggio.
    }
bot-dsm-place =
    { $n ->
        [one] Un posto migliore su { $tile }: vale { $n } punto al conteggio.
       *[other] Un posto migliore su { $tile }: vale { $n } punti al conteggio.
    }
bot-dsm-settle = Una prima specie su { $tile }: i suoi elementi contano per la dominazione.
bot-dsm-strengthen = Le tue specie su { $tile }: { $n }; { $points } PV al conteggio.
bot-dsm-from-pool = Lascia { $n } specie nella riserva genetica.
bot-dsm-from-pile = Riporta una specie eliminata; la riserva genetica conserva le sue { $n }.
bot-dsm-leave = { $n } specie da { $source } a { $target }: { $points } PV in più quando entrambe saranno conteggiate.
bot-dsm-flee = Le specie su { $source } sono in pericolo; su { $target } ne possono vivere fino a { $n }.
bot-dsm-leave-elements = Da { $source } a { $target }: anche i suoi elementi contano poi per la dominazione.
bot-dsm-stay = Nessuna mossa da { $source } porta ora punti.
bot-dsm-move = Specie su { $target }: { $there } ({ $points } PV al conteggio), su { $source }: { $left } ({ $kept } PV).
bot-dsm-remain = Specie che restano su { $tile }: { $n }; { $points } PV al conteggio.
bot-dsm-drive = { $animal }: specie su { $tile }: { $n }; al conteggio { $points } PV.
bot-dsm-kill = Indebolisce un avversario su { $tile }: { $animal }.
bot-dsm-sacrifice =
    { $n ->
        [one] Perdi una specie su { $tile }; lì ne resta { $n }.
       *[other] Perdi una specie su { $tile }; lì ne restano { $n }.
    }
bot-dsm-survivor = Su { $tile } resta una sola specie: { $animal }.
bot-dsm-omit = { $tile } resta senza; le tue specie lì: { $n }.
bot-dsm-fertile =
    { $n ->
        [one] Subito { $n } punto per le specie su { $tile }.
       *[other] Subito { $n } punti per le specie su { $tile }.
    }
bot-dsm-crowd = Specie su { $tile }: tue { $mine }, altrui { $others }.
bot-dsm-cascade = Elementi che { $tile } perde: { $n }; specie lì: tue { $mine }, altrui { $others }.
bot-dsm-rescue = Le specie su { $tile } non sono più in pericolo: { $element }.
bot-dsm-domination = Valore di dominazione ({ $element }): { $n }, contro una soglia di { $target }.
bot-dsm-disk = Elemento ({ $element }) non ancora presente dove hai specie.
bot-dsm-seed = Valore di dominazione ({ $element }): { $now }, contro una soglia di { $target }; ogni altra tua tessera accanto aggiunge { $n }.
bot-dsm-seed-foreign =
    { $n ->
        [0] Nessun animale ha questo elemento: { $element }.
        [one] Non hai questo elemento ({ $element }); lo usa { $n } altro animale.
       *[other] Non hai questo elemento ({ $element }); lo usano { $n } altri animali.
    }
bot-dsm-shift = Lo usi; tue tessere accanto ora: { $n }. Può andare ovunque: { $corner }.
bot-dsm-lose = Senza un elemento di questo tipo ({ $element }) il valore di dominazione passa da { $now } a { $n }.
bot-dsm-exchange = Valori di dominazione dopo lo scambio: { $given } { $less }, { $taken } { $n }.
bot-dsm-vacant = Va su uno spazio libero: non si perde nessun elemento.
bot-dsm-habitat = Sparisce uno degli elementi di questo tipo sulla Terra ({ $element }, in tutto { $n }); il tuo valore di dominazione: { $value }.
bot-dsm-plant = Accanto alle tue specie su { $tile }: il valore di dominazione ({ $element }) diventa { $n }, contro una soglia di { $target }.
bot-dsm-plant-reserve = Un altro elemento di questo tipo ({ $element }) accanto alle tue specie su { $tile }, nel caso uno venga tolto.
bot-dsm-plant-later = Accanto alle tue specie su { $tile }, per quando ti adatterai a questo elemento: { $element }.
bot-dsm-plant-near = Su { $tile }, a un passo dalle tue specie: possono seguire lì questo elemento ({ $element }).
bot-dsm-plant-others =
    { $n ->
        [one] Accanto non ci sono tue specie; lì { $n } altro animale usa questo elemento: { $element }.
       *[other] Accanto non ci sono tue specie; lì { $n } altri animali usano questo elemento: { $element }.
    }
bot-dsm-plant-away = Su { $tile }, dove ora nessuno ha bisogno di questo elemento: { $element }.
bot-dsm-removal-danger = Mette in pericolo un avversario su { $tile }: { $animal }.
bot-dsm-removal-user = Un avversario usa { $corner }: { $animal }.
bot-dsm-removal = Per ora non danneggia nessun avversario: { $corner }.
bot-dsm-regression =
    { $n ->
        [0] Nella prossima Risemina nessun tuo elemento è a rischio.
        [one] Protegge { $n } elemento nella prossima Risemina.
       *[other] Protegge { $n } elementi nella prossima Risemina.
    }
