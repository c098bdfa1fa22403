## What speaks for an action of Marine

bot-dsm-trait =
    { $n ->
        [one] Il tratto { $trait } vale circa { $n } punto in tutta la partita.
       *[other] Il tratto { $trait } vale circa { $n } punti in tutta la partita.
    }
bot-dsm-pass = Costerebbe più di quanto porta.
bot-dsm-little = Non c’è di meglio; cambia poco.
bot-dsm-promise =
    { $n ->
        [one] Promette circa { $n } punto.
       *[other] Promette circa { $n } punti.
    }
bot-dsm-retrieve =
    { $n ->
        [one] Più in basso resta poco da fare: rientra { $n } pedina.
       *[other] Più in basso resta poco da fare: rientrano { $n } pedine.
    }
bot-dsm-pawn = Nell’area azioni c’è più da guadagnare che recuperando: { $pawn }.
bot-dsm-space =
    { $n ->
        [one] { $space } promette circa { $n } punto.
       *[other] { $space } promette circa { $n } punti.
    }
bot-dsm-space-idle = { $space } ora non promette nulla; rimanda soltanto il recupero.
bot-dsm-new-tile =
    { $n ->
        [one] Una tessera su { $tile } dà { $n } punto bonus.
       *[other] Una tessera su { $tile } dà { $n } punti bonus.
    }
bot-dsm-vent =
    { $n ->
        [one] Una bocca idrotermale su { $tile } dà { $n } punto bonus e avvicina alla Sopravvivenza.
       *[other] Una bocca idrotermale su { $tile } dà { $n } punti bonus e avvicina alla Sopravvivenza.
    }
bot-dsm-score = { $tile } porta { $mine } PV, e { $best } al migliore degli avversari.
bot-dsm-score-card = { $tile } porta { $mine } PV e una carta, e { $best } PV al migliore degli avversari.
bot-dsm-asteroid = L’Asteroide rende questo round l’ultimo: conviene a chi è in testa.
bot-dsm-card-points =
    { $n ->
        [one] { $card } dà subito { $n } punto.
       *[other] { $card } dà subito { $n } punti.
    }
bot-dsm-card =
    { $n ->
        [one] { $card } promette circa { $n } punto.
       *[other] { $card } promette circa { $n } punti.
    }
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
bot-dsm-strengthen = Rende più sicuro il posto su { $tile }.
bot-dsm-kill = Indebolisce un avversario su { $tile }: { $animal }.
bot-dsm-sacrifice = La specie su { $tile } di cui c’è meno bisogno.
bot-dsm-rescue = Le specie su { $tile } non sono più in pericolo: { $element }.
bot-dsm-domination = Valore di dominazione ({ $element }): { $n }, contro una soglia di { $target }.
bot-dsm-disk = Un tipo nuovo che tiene in vita le specie: { $element }.
bot-dsm-plant = Accanto alle tue specie su { $tile }: il valore di dominazione ({ $element }) diventa { $n }, contro una soglia di { $target }.
bot-dsm-plant-reserve = Un altro elemento di questo tipo ({ $element }) accanto alle tue specie su { $tile }, nel caso uno venga tolto.
bot-dsm-plant-later = Accanto alle tue specie su { $tile }, per quando ti adatterai a questo elemento: { $element }.
bot-dsm-plant-near = Su { $tile }, a un passo dalle tue specie: possono seguire lì questo elemento ({ $element }).
bot-dsm-plant-others =
    { $n ->
        [one] Accanto non ci sono tue specie; lì { $n } altro animale usa questo elemento: { $element }.
       *[other] Accanto non ci sono tue specie; lì { $n } altri animali usano questo elemento: { $element }.
    }
bot-dsm-plant-away = Dove ora nessuno ha bisogno di questo elemento: { $element }.
bot-dsm-removal-danger = Mette in pericolo un avversario su { $tile }: { $animal }.
bot-dsm-removal-user = Un avversario usa { $corner }: { $animal }.
bot-dsm-removal = Per ora non danneggia nessun avversario: { $corner }.
bot-dsm-regression =
    { $n ->
        [one] Protegge { $n } elemento nella prossima Risemina.
       *[other] Protegge { $n } elementi nella prossima Risemina.
    }
