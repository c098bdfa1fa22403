### What the terminal says about Evolution, in Italian.

## On a board of 22 columns stand: a letter, cli-evo-population, up to 6 signs, cli-evo-body. Keep these two short;
## cli-evo-cards has 8 columns, headings of a grid (cli-evo-as-...) are best below 14.

cli-evo-round = Round { $n }
cli-evo-last-round = ultimo round
cli-evo-next-is-last = il prossimo round è l’ultimo
cli-evo-hole = pozza d’acqua
cli-evo-laid =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
cli-evo-deck = mazzo { $n }
cli-evo-discard = scarti { $n }
cli-evo-boards = plance { $n }
cli-evo-no-species = nessuna specie
cli-evo-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
cli-evo-screen = Dietro lo schermo: { $n }
cli-evo-population = pop { $n }
cli-evo-body = tg { $n }
cli-evo-hand = Mano:
cli-evo-food-card = carta cibo:
cli-evo-as-trait = tratto su
cli-evo-as-population = pop. +1
cli-evo-as-body = taglia +1
cli-evo-as-new = nuova specie
cli-evo-as-plants = prende vegetali
cli-evo-feed = Nutri alla pozza d’acqua:
cli-evo-discard-trait = Scarta un tratto:
cli-evo-left = sx
cli-evo-right = dx
cli-evo-attacks = Specie { $species } attacca
cli-evo-sign-food = popolazione nutrita
cli-evo-sign-hungry = popolazione ancora affamata
cli-evo-sign-fat = cibo immagazzinato sul Tessuto adiposo
cli-evo-sign-fat-room = spazio libero sul Tessuto adiposo
cli-evo-sign-down = un tratto coperto
cli-evo-sign-marker = ha il segnalino primo giocatore
cli-evo-sign-asked = ora tocca a questo giocatore
cli-evo-sign-screen = cibo dietro lo schermo
cli-evo-score-tokens = segnalini
cli-evo-score-population = popolazione
cli-evo-score-traits = tratti
cli-evo-end-deal = rimescolamento nella distribuzione
cli-evo-end-later = rimescolamento in un altro momento
cli-evo-end-empty = entrambe le pile vuote
cli-evo-end-none = non finita

## The story of Evolution. $who is “you” or a name like P2.

cli-evo-who =
    { $who ->
        [you] tu
       *[other] { $who }
    }
cli-evo-of = { $who } { $what }
cli-evo-species-of =
    { $who ->
        [you] le tue { $species }
       *[other] { $who } { $species }
    }
cli-evo-draws = Carte pescate: { $cards }.
cli-evo-draws-cards =
    { $who ->
        [you] Peschi { $cards }.
       *[other] { $who } pesca { $cards }.
    }
cli-evo-discards =
    { $who ->
        [you] Scarti { $cards }.
       *[other] { $who } scarta { $cards }.
    }
cli-evo-new-species =
    { $who ->
        [you] Le tue nuove specie: { $species }.
       *[other] Nuove specie di { $who }: { $species }.
    }
cli-evo-lays-traits =
    { $who ->
        [you] Metti tratti coperti su: { $species }.
       *[other] { $who } mette tratti coperti su: { $species }.
    }
cli-evo-first =
    { $who ->
        [you] Prendi il segnalino primo giocatore.
       *[other] { $who } prende il segnalino primo giocatore.
    }
cli-evo-lays-food = Mettono una carta nella pozza d’acqua: { $names }.
cli-evo-lays-card =
    { $who ->
        [you] Metti { $card } nella pozza d’acqua.
       *[other] { $who } mette { $card } nella pozza d’acqua.
    }
cli-evo-food-cards = Carte cibo: { $cards }.
cli-evo-screens = Dietro gli schermi vanno: { $tokens }.
cli-evo-extinct = Si estinguono: { $species }.
cli-evo-passes = Passano: { $names }.
cli-evo-eats = Piante { $source }: { $plants }.
cli-evo-word-body = taglia

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-evolution = food: metti, cibo; trait: tratto, metti, gioca, dai; new: nuova, crea; grow: aumenta, aggiungi; discard: scarta, togli; end: fine, termina, conferma; act: usa; feed: nutri, mangia; attack: attacca; pay: paga, scarta; think: scarta, mangia; done: fine, termina, passa, passo; store: conserva
cli-evo-word-left = sinistra
cli-evo-word-right = destra
