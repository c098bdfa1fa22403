### What speaks for an action of Dominant Species, in Italian.

bot-ds-little = Sulla Terra e sulla tua plancia non cambia subito nulla.
bot-ds-pass = Passare non cambia nulla ora.
bot-ds-pass-mammal = Se passi, muoiono tutti i mammiferi in pericolo: { $n }.
bot-ds-pass-protect = Se passi, questa protezione non conserva nulla. Elementi minacciati: { $n }.
bot-ds-cost = Ti costa cubetti: { $cubes }, elementi: { $elements }, pedine: { $pawns }.

## Pawns

bot-ds-initiative = Un posto avanti nell’iniziativa, e la pedina sceglie di nuovo: { $space }.
bot-ds-initiative-first = Hai già il primo posto nell’iniziativa; la pedina ha una seconda scelta: { $space }.
bot-ds-pawn-initiative = Iniziativa: un posto avanti, e questa pedina va poi su un altro spazio, quando tutti hanno piazzato.
bot-ds-pawn-initiative-first = Iniziativa: hai già il primo posto, ma questa pedina va poi su un altro spazio, quando tutti hanno piazzato.
bot-ds-pawn-regression = Regressione: conserva un elemento acquisito che potrebbe andare perso.
bot-ds-pawn-queue = Aspetta in fila per la Glaciazione; agirà in un round successivo.
bot-ds-pawn-idle = { $space }: per ora non ne aspettiamo punti.
bot-ds-pawn-deny = Nessuna tessera ti porterebbe punti ora.
bot-ds-pawn-domination =
    { $n ->
        [one] Dominazione: { $tile } darebbe { $n } punto.
       *[other] Dominazione: { $tile } darebbe { $n } punti.
    }
bot-ds-pawn-wanderlust =
    { $n ->
        [one] Esplorazione: una nuova tessera dà fino a { $n } punto bonus.
       *[other] Esplorazione: una nuova tessera dà fino a { $n } punti bonus.
    }
bot-ds-pawn-adaptation =
    { $n ->
        [one] Adattamento: un nuovo elemento rende i cubetti più sicuri e adatti, vale circa { $n } punto.
       *[other] Adattamento: un nuovo elemento rende i cubetti più sicuri e adatti, vale circa { $n } punti.
    }
bot-ds-pawn-abundance =
    { $n ->
        [one] Abbondanza: l’elemento giusto sulla Terra vale circa { $n } punto.
       *[other] Abbondanza: l’elemento giusto sulla Terra vale circa { $n } punti.
    }
bot-ds-pawn-removal =
    { $n ->
        [one] Decidere quali elementi restano vale circa { $n } punto.
       *[other] Decidere quali elementi restano vale circa { $n } punti.
    }
bot-ds-pawn-glaciation =
    { $n ->
        [one] Glaciazione: il ghiaccio nel posto giusto vale circa { $n } punto.
       *[other] Glaciazione: il ghiaccio nel posto giusto vale circa { $n } punti.
    }
bot-ds-pawn-speciation =
    { $n ->
        [one] Speciazione: nuovi cubetti attorno a un tale elemento valgono circa { $n } punto.
       *[other] Speciazione: nuovi cubetti attorno a un tale elemento valgono circa { $n } punti.
    }
bot-ds-pawn-migration =
    { $n ->
        [one] Migrazione: cubetti in un posto migliore valgono circa { $n } punto.
       *[other] Migrazione: cubetti in un posto migliore valgono circa { $n } punti.
    }
bot-ds-pawn-competition =
    { $n ->
        [one] Competizione: eliminare rivali su questi terreni vale circa { $n } punto.
       *[other] Competizione: eliminare rivali su questi terreni vale circa { $n } punti.
    }

## Tiles and cards

bot-ds-score = { $tile } dà { $mine } PV, e { $best } al migliore degli avversari.
bot-ds-score-card = { $tile } dà { $mine } PV e una carta, e { $best } PV al migliore degli avversari.
bot-ds-score-others =
    { $best ->
        [0] Su { $tile } ora nessuno fa punti.
       *[other] { $tile } non ti dà nulla, e { $best } PV al migliore degli avversari.
    }
bot-ds-card = Carta { $card }: { $text }
bot-ds-card-points =
    { $n ->
        [one] { $card } dà subito { $n } punto.
       *[other] { $card } dà subito { $n } punti.
    }
bot-ds-card-cubes =
    { $n ->
        [one] { $card } porta sulla Terra fino a { $n } cubetto.
       *[other] { $card } porta sulla Terra fino a { $n } cubetti.
    }
bot-ds-card-kills =
    { $n ->
        [one] { $card } elimina { $n } cubetto avversario.
       *[other] { $card } elimina { $n } cubetti avversari.
    }
bot-ds-card-disease =
    { $n ->
        [one] { $card } toglie un elemento a { $n } avversario.
       *[other] { $card } toglie un elemento a { $n } avversari.
    }
bot-ds-card-ahead =
    { $n ->
        [one] { $card } toglie punti a { $n } avversario che ti precede.
       *[other] { $card } toglie punti a { $n } avversari che ti precedono.
    }
bot-ds-card-nothing = { $card } ora non ha effetto.
bot-ds-ice-age = Era glaciale dà punti bonus per le tessere dominate, e questo round diventa l’ultimo.
bot-ds-ice-age-ahead = Era glaciale chiude la partita mentre sei in testa.
bot-ds-explore = Una tessera di questo terreno ({ $terrain }) vale al conteggio fino a { $value } PV; piazzarla ne dà fino a { $n }.
bot-ds-new-tile =
    { $n ->
        [one] Una tessera su { $tile } dà { $n } punto bonus.
       *[other] Una tessera su { $tile } dà { $n } punti bonus.
    }
bot-ds-protect =
    { $n ->
        [one] Conserva un elemento ({ $element }) presente su { $n } tessera dove hai cubetti.
       *[other] Conserva un elemento ({ $element }) presente su { $n } tessere dove hai cubetti.
    }
bot-ds-lose =
    { $n ->
        [one] Perdi un elemento ({ $element }) presente su { $n } tessera dove hai cubetti.
       *[other] Perdi un elemento ({ $element }) presente su { $n } tessere dove hai cubetti.
    }
bot-ds-exchange = Tessere dove hai cubetti: con l’elemento ceduto ({ $given }) { $lost }, con quello nuovo ({ $taken }) { $n }.
bot-ds-adapt =
    { $n ->
        [one] Elemento ({ $element }) presente su { $n } tessera dove hai cubetti: l’idoneità cresce di { $gain }.
       *[other] Elemento ({ $element }) presente su { $n } tessere dove hai cubetti: l’idoneità cresce di { $gain }.
    }
bot-ds-adapt-none = Elemento ({ $element }) non ancora presente dove hai cubetti.
bot-ds-adapt-saves =
    { $n ->
        [one] Elemento ({ $element }) che salva dall’estinzione { $n } cubetto in pericolo.
       *[other] Elemento ({ $element }) che salva dall’estinzione { $n } cubetti in pericolo.
    }
bot-ds-adapt-dominates = Con questo elemento ({ $element }) domini { $tile }.
bot-ds-disk-foreign =
    { $n ->
        [0] Nessun animale ha questo elemento: { $element }.
        [one] Non hai questo elemento ({ $element }); lo usa { $n } altro animale.
       *[other] Non hai questo elemento ({ $element }); lo usano { $n } altri animali.
    }
bot-ds-disk-later = Per ora non può stare accanto ai tuoi cubetti; lì l’elemento ({ $element }) darebbe idoneità { $n }.
bot-ds-disk-saves = Elemento ({ $element }) che salva i cubetti in pericolo su { $tile }.
bot-ds-disk-dominates = Un altro elemento ({ $element }) su { $tile } te la fa dominare.
bot-ds-disk-fitter = Accanto ai tuoi cubetti l’elemento ({ $element }) aumenta la loro idoneità di { $n }.
bot-ds-plant =
    { $n ->
        [one] Accanto ai tuoi cubetti su { $n } tessera: con questo elemento ({ $element }) l’idoneità su { $tile } diventa { $fitness }.
       *[other] Accanto ai tuoi cubetti su { $n } tessere: con questo elemento ({ $element }) l’idoneità su { $tile } diventa { $fitness }.
    }
bot-ds-plant-later = Accanto ai tuoi cubetti su { $tile }, per quando ti adatterai a questo elemento: { $element }.
bot-ds-plant-others =
    { $n ->
        [one] Accanto non ci sono tuoi cubetti; lì { $n } altro animale usa questo elemento: { $element }.
       *[other] Accanto non ci sono tuoi cubetti; lì { $n } altri animali usano questo elemento: { $element }.
    }
bot-ds-plant-near = Su { $tile }, a un passo dai tuoi cubetti: possono seguire lì questo elemento ({ $element }).
bot-ds-plant-away = Su { $tile }, dove ora nessuno ha bisogno di questo elemento: { $element }.
bot-ds-removal = Per ora non danneggia nessuno: { $corner }.
bot-ds-removal-own = Lo usano solo i tuoi cubetti: { $corner }.
bot-ds-keep = Lascia { $corner }; ne hai sulla plancia: { $n }.
bot-ds-waste =
    { $n ->
        [0] Non salva nessun elemento attorno alla tundra: { $element }.
       *[other] Elementi ({ $element }) che restano attorno alla tundra: { $n }.
    }
bot-ds-around =
    { $n ->
        [one] Posto per { $n } nuovo cubetto; con { $most } in più { $tile } ti darebbe { $points } PV al conteggio.
       *[other] Posto per { $n } nuovi cubetti; con { $most } in più { $tile } ti darebbe { $points } PV al conteggio.
    }
bot-ds-around-doomed =
    { $n ->
        [one] Posto per { $n } nuovo cubetto, ma lì nulla lo tiene in vita.
       *[other] Posto per { $n } nuovi cubetti, ma lì nulla li tiene in vita.
    }
bot-ds-leave =
    { $n ->
        [one] { $n } cubetto da { $source } a { $target }: { $points } PV in più quando entrambe saranno conteggiate.
       *[other] { $n } cubetti da { $source } a { $target }: { $points } PV in più quando entrambe saranno conteggiate.
    }
bot-ds-flee = I cubetti su { $source } sono in pericolo; su { $target } ne possono vivere fino a { $n }.
bot-ds-leave-dominates = Un cubetto da { $source } dominerebbe { $target }.
bot-ds-stay = Nessuna mossa da { $source } porta ora punti o dominio.
bot-ds-move = Cubetti su { $target }: { $there } ({ $points } PV al conteggio), su { $source }: { $left } ({ $kept } PV).
bot-ds-move-dominates = Domina { $target }; cubetti: { $there } ({ $points } PV al conteggio), su { $source }: { $left } ({ $kept } PV).
bot-ds-remain =
    { $n ->
        [one] { $n } cubetto resta su { $tile }: { $points } PV al conteggio.
       *[other] { $n } cubetti restano su { $tile }: { $points } PV al conteggio.
    }
bot-ds-drive = { $animal }: cubetti su { $tile }: { $n }; al conteggio { $points } PV.
bot-ds-none =
    { $n ->
        [one] Tiene per dopo { $n } cubetto della riserva genetica.
       *[other] Tiene per dopo i { $n } cubetti della riserva genetica.
    }
bot-ds-up-to =
    { $n ->
        [one] Con { $n } cubetto in più { $tile } ti darebbe { $points } PV al conteggio.
       *[other] Con { $n } cubetti in più { $tile } ti darebbe { $points } PV al conteggio.
    }
bot-ds-crowd =
    { $n ->
        [one] Subito { $n } punto per i cubetti su { $tile }.
       *[other] Subito { $n } punti per i cubetti su { $tile }.
    }
bot-ds-ice = Tundra su { $tile }: { $n } PV; cubetti che se ne vanno: tuoi { $mine }, altrui { $others }.
bot-ds-blight = Elementi che { $tile } perde: { $n }; cubetti lì: tuoi { $mine }, altrui { $others }.
bot-ds-catastrophe = Su { $tile } resta un solo cubetto, e su ogni tessera attorno ne muore uno; lì: tuoi { $mine }, altrui { $others }.
bot-ds-exodus = Tutti i cubetti lasciano { $tile }: tuoi { $mine }, altrui { $others }.
bot-ds-mammal = Tra chi sopravvive su { $tile }, il mammifero salvato darebbe { $points } PV al conteggio.
bot-ds-sacrifice =
    { $n ->
        [one] Perdi un cubetto su { $tile }; lì ne resta { $n }.
       *[other] Perdi un cubetto su { $tile }; lì ne restano { $n }.
    }

## What changes at once

bot-ds-points =
    { $n ->
        [one] Dà subito { $n } punto.
       *[other] Dà subito { $n } punti.
    }
bot-ds-rescue =
    { $n ->
        [one] Salva dall’estinzione { $n } cubetto in pericolo.
       *[other] Salva dall’estinzione { $n } cubetti in pericolo.
    }
bot-ds-dominates = Domina { $tile }: una carta quando sarà conteggiata, e più punti con Era glaciale.
bot-ds-lead =
    { $n ->
        [one] Prende il comando su { $tile }, che vale { $n } punto quando sarà conteggiata.
       *[other] Prende il comando su { $tile }, che vale { $n } punti quando sarà conteggiata.
    }
bot-ds-dethrones = { $animal }: non dominano più { $tile }.
bot-ds-weakens = { $animal }: meno cubetti su { $tile }.
bot-ds-doomed = I cubetti su { $tile } si estingueranno, ma contano se prima viene conteggiata.
bot-ds-safer =
    { $n ->
        [one] Su { $tile } hai allora { $n } cubetto più del secondo animale.
       *[other] Su { $tile } hai allora { $n } cubetti più del secondo animale.
    }
bot-ds-settles =
    { $points ->
        [0] I tuoi cubetti su { $tile }: { $n }, troppo pochi per fare punti.
       *[other] I tuoi cubetti su { $tile }: { $n }; { $points } PV quando sarà conteggiata.
    }
bot-ds-fitter = L’idoneità dove hai cubetti cresce di { $n }.
bot-ds-starves = { $animal }: meno elementi di cui vivere.
