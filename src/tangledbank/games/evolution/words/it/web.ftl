### The board of Evolution in the browser, in Italian.

web-evo-board = Il tavolo
web-evo-hole = Pozza d’acqua
web-evo-hole-holds =
    { $n ->
        [0] La pozza d’acqua è vuota
        [one] Pozza d’acqua: 1 cibo vegetale
       *[other] Pozza d’acqua: { $n } cibi vegetali
    }
web-evo-hole-about = Gli erbivori mangiano qui, un cibo alla volta. Quello che avanza resta per il prossimo round.
web-evo-bank = Riserva di cibo
web-evo-bank-about = Da qui vengono la carne e, per alcuni tratti, i vegetali. Non si esaurisce mai.
web-evo-deck =
    { $n ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $n } carte
    }
web-evo-removed =
    { $n ->
        [one] { $n } carta è stata tolta dal gioco senza essere vista.
       *[other] { $n } carte sono state tolte dal gioco senza essere viste.
    }
web-evo-discard =
    { $n ->
        [one] Scarti: 1 carta
       *[other] Scarti: { $n } carte
    }
web-evo-boards =
    { $n ->
        [one] Resta { $n } plancia specie
       *[other] Restano { $n } plance specie
    }
web-evo-times = { $n } × { $trait }
web-evo-round = Round { $n }
web-evo-last-round = Ultimo round
web-evo-last-round-next = Il prossimo round è l’ultimo
web-evo-phases = Fasi del round
web-evo-first = Primo giocatore
web-evo-species-of = Specie { $board } di { $name }
web-evo-species-own = La tua specie { $board }
web-evo-population = Popolazione { $n }
web-evo-body = Taglia { $n }
web-evo-food = Cibo { $n } su { $most }
web-evo-hungry =
    { $n ->
        [one] 1 ha fame
       *[other] { $n } hanno fame
    }
web-evo-fed = Tutti sazi
web-evo-fat =
    { $n ->
        [one] 1 segnalino di grasso immagazzinato
       *[other] { $n } segnalini di grasso immagazzinato
    }
web-evo-face-down = Tratto coperto
web-evo-face-down-about = Si rivela quando tutti hanno giocato.
web-evo-hidden-own = { $trait }: tratto coperto, per ora lo conosci solo tu
web-evo-hand = La tua mano
web-evo-hand-empty = Non hai carte in mano
web-evo-hand-size =
    { $n ->
        [one] 1 carta in mano
       *[other] { $n } carte in mano
    }
web-evo-screen =
    { $n ->
        [one] 1 cibo dietro lo schermo
       *[other] { $n } cibi dietro lo schermo
    }
web-evo-card-about = Come carta cibo cambia la pozza d’acqua di { $food }.
web-evo-food-card = Carta cibo di { $name }, coperta
web-evo-food-card-own = La tua carta cibo: { $card }
web-evo-food-card-of = Carta cibo di { $name }: { $card }
web-evo-food-card-about = Le carte cibo si rivelano insieme, quando tutti hanno giocato.
web-evo-new = Nuova specie
web-evo-new-left = Nuova specie a sinistra
web-evo-new-right = Nuova specie a destra
web-evo-grow-population = Popolazione +1 per la specie { $board }
web-evo-grow-body = Taglia +1 per la specie { $board }
web-evo-give = Tratto per la specie { $board }
web-evo-feed = Nutri la specie { $board } dalla pozza d’acqua
web-evo-trait-of = { $trait } della specie { $board }
web-evo-strip = Scarta { $trait } della specie { $board }
web-evo-strip-sure = Premi di nuovo: scarta { $trait } della specie { $board }
web-evo-strip-short = Scartare?
web-evo-no-species = Nessuna specie
web-evo-you = tu
web-evo-attacks = Attacchi della specie { $board }
web-evo-attack-free = Niente la protegge
web-evo-score = Da dove vengono i punti
web-evo-score-player = Giocatore
web-evo-score-food = Cibo
web-evo-score-population = Popolazione
web-evo-score-traits = Tratti
web-evo-score-total = Punti
evo-side-left = estremità sinistra
evo-side-right = estremità destra
evo-track-body = taglia
evo-track-population = popolazione
