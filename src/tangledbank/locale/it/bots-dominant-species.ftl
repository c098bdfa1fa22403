### What speaks for an action of Dominant Species, in Italian.

bot-ds-little = Non c’è di meglio; cambia poco.
bot-ds-pass = Farlo costerebbe più di quanto rende.

## Pawns

bot-ds-initiative = Un posto avanti nell’iniziativa, e la pedina sceglie di nuovo: { $space }.
bot-ds-pawn-initiative = Iniziativa: un posto avanti, e poi la pedina va sullo spazio migliore quando tutti hanno piazzato le loro.
bot-ds-pawn-regression = Regressione: conserva un elemento acquisito che andrebbe perso.
bot-ds-pawn-queue = Aspetta in fila per la Glaciazione; agirà in un round successivo.
bot-ds-pawn-idle = { $space }: per ora non promette nulla.
bot-ds-pawn-deny = Nessuna tessera dà punti adesso; ma da questo spazio non ne farà nessun altro.
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
bot-ds-card = { $card } è la carta che rende di più in questa posizione.
bot-ds-ice-age = Era glaciale dà punti bonus per le tessere dominate, e questo round diventa l’ultimo.
bot-ds-ice-age-ahead = Era glaciale chiude la partita mentre sei in testa.
bot-ds-new-tile =
    { $n ->
        [one] Una tessera su { $tile } dà { $n } punto bonus.
       *[other] Una tessera su { $tile } dà { $n } punti bonus.
    }
bot-ds-protect = Conserva un elemento che conviene avere: { $element }.
bot-ds-around =
    { $n ->
        [one] I nuovi cubetti vanno su { $n } tessera attorno.
       *[other] I nuovi cubetti possono andare su { $n } tessere attorno.
    }
bot-ds-leave = Altrove i cubetti di { $tile } possono fare di più.
bot-ds-arrive = I cubetti valgono di più su { $tile }.

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
bot-ds-safer = Più cubetti rendono più sicuro il comando su { $tile }.
bot-ds-settles = I cubetti su { $tile } partecipano ai suoi punti.
bot-ds-fitter = L’idoneità dove hai cubetti cresce di { $n }.
bot-ds-starves = { $animal }: meno elementi di cui vivere.
