### Evolution in Italian.

game-evolution = Evolution
about-evolution = Corna, colli lunghi o denti aguzzi: alla pozza il cibo non basta mai per tutti.

## Nouns

evo-card = { $trait } { $food }
evo-species =
    { $owner ->
        [0] { $board }
        [you] { $board } (tua)
       *[other] { $board } (P{ $owner })
    }
evo-list = { $items }
evo-from-bank = dalla riserva di cibo
evo-from-hole = dalla pozza d’acqua
evo-phase-1 = Distribuzione
evo-phase-2 = Scelta del cibo
evo-phase-3 = Gioco delle carte
evo-phase-4 = Aggiunta del cibo
evo-phase-5 = Alimentazione

evo-trait-ambush = Agguato
evo-trait-burrowing = Scavatore
evo-trait-carnivore = Carnivoro
evo-trait-climbing = Arrampicata
evo-trait-cooperation = Cooperazione
evo-trait-defensive-herding = Difesa in branco
evo-trait-fat-tissue = Tessuto adiposo
evo-trait-fertile = Fertile
evo-trait-foraging = Raccoglitore
evo-trait-hard-shell = Guscio duro
evo-trait-horns = Corna
evo-trait-intelligence = Intelligenza
evo-trait-long-neck = Collo lungo
evo-trait-pack-hunting = Caccia in branco
evo-trait-scavenger = Necrofago
evo-trait-symbiosis = Simbiosi
evo-trait-warning-call = Richiamo d’allarme

## What each trait does, in our words

evo-text-ambush = Se è carnivora, ignora Richiamo d’allarme.
evo-text-burrowing = Non può essere attaccata finché ha tanto cibo quanta popolazione.
evo-text-carnivore = Si nutre attaccando specie più piccole; non mangia mai vegetali.
evo-text-climbing = Può attaccarla solo un carnivoro che ha a sua volta Arrampicata.
evo-text-cooperation = Quando prende cibo, la specie alla sua destra ne prende 1 dello stesso tipo dallo stesso posto.
evo-text-defensive-herding = Può attaccarla solo un carnivoro con una popolazione maggiore.
evo-text-fat-tissue = Quando è sazia, può immagazzinare qui del cibo, fino alla sua taglia; la scorta la nutre prima che si rivelino le carte cibo successive.
evo-text-fertile = Prima che si rivelino le carte cibo: popolazione +1 se nella pozza d’acqua c’è del cibo.
evo-text-foraging = Ogni volta che prende cibo vegetale, ne prende 1 in più.
evo-text-hard-shell = Quando è attaccata, la sua taglia vale 4 in più.
evo-text-horns = Chi la attacca perde 1 popolazione prima di mangiare.
evo-text-intelligence = Nei tuoi turni di alimentazione puoi scartare carte: per ognuna un erbivoro prende 2 cibi vegetali dalla riserva di cibo, un carnivoro annulla un tratto difensivo del bersaglio.
evo-text-long-neck = Prima che si rivelino le carte cibo: prende 1 cibo vegetale dalla riserva di cibo.
evo-text-pack-hunting = Quando attacca, aggiunge la popolazione alla taglia.
evo-text-scavenger = Dopo ogni attacco prende 1 segnalino carne dalla riserva di cibo.
evo-text-symbiosis = Non può essere attaccata finché la specie alla sua destra è più grande.
evo-text-warning-call = Le specie accanto, da entrambi i lati, non possono essere attaccate senza Agguato.

## Prompts

evo-prompt-over = La partita è finita.
evo-prompt-wait = In attesa di { $seats }.
evo-prompt-food = Scegli una carta per la pozza d’acqua: conta solo il suo valore di cibo e per ora nessuno la vede.
evo-prompt-cards = Gioca quante carte vuoi, poi termina il turno.
evo-prompt-plan = Si gioca tutti insieme: pianifica in segreto le tue carte, poi conferma il piano.
evo-prompt-act = Quale dei tuoi tratti agisce per primo?
evo-prompt-pay =
    { $n ->
        [one] Scarta una carta per annullare una difesa.
       *[other] Scarta { $n } carte per annullare le difese: scegli la prossima.
    }
evo-prompt-store = Quanti segnalini immagazzina la specie { $species } sul suo Tessuto adiposo (al massimo { $most })?
evo-prompt-first = Chi inizia?
evo-prompt-must-feed = Nutri una delle tue specie: ne hai una affamata che può mangiare, quindi devi farlo.
evo-prompt-may-feed = Nutri una delle tue specie oppure passa.
evo-prompt-after-meal = Puoi ancora scartare carte grazie a Intelligenza oppure terminare il turno.

## Actions

evo-do-food = Metti { $card } nella pozza d’acqua
evo-do-trait = Dai alla specie { $species } il tratto { $card }
evo-do-new-left = Scarta { $card }: nuova specie a sinistra
evo-do-new-right = Scarta { $card }: nuova specie a destra
evo-do-grow-population = Scarta { $card }: popolazione +1 per la specie { $species }
evo-do-grow-body = Scarta { $card }: taglia +1 per la specie { $species }
evo-do-discard = Scarta { $trait } dalla specie { $species }
evo-do-end = Termina il turno e tieni le altre carte
evo-do-end-empty = Termina il turno
evo-do-commit = Conferma il piano e tieni le altre carte
evo-do-act = { $trait } della specie { $species }
evo-do-feed = Nutri la specie { $species } alla pozza d’acqua
evo-do-attack = La specie { $attacker } attacca la specie { $target }
evo-do-attack-negating = La specie { $attacker } attacca la specie { $target }, annullando { $traits }
evo-do-pay = Scarta { $card }
evo-do-think =
    { $n ->
        [one] Scarta { $card }: la specie { $species } prende 1 cibo vegetale
       *[other] Scarta { $card }: la specie { $species } prende { $n } cibi vegetali
    }
evo-do-think-store = Scarta { $card }: la specie { $species } prende da { $n } a { $most } cibi vegetali
evo-do-done = Termina il turno di alimentazione
evo-do-store =
    { $n ->
        [0] Non immagazzinare nulla
        [one] Immagazzina 1 segnalino
       *[other] Immagazzina { $n } segnalini
    }
evo-do-first = Inizia P{ $seat }

## Why an action is refused

evo-why-over = La partita è finita.
evo-why-not-asked = Non è il tuo turno: tocca a { $seats }.
evo-why-not-in-hand = Non hai in mano questa carta.
evo-why-not-yours = Questa specie è di qualcun altro.
evo-why-no-species = Questa specie non esiste.
evo-why-no-slot = Questa specie non ha più spazi liberi per i tratti.
evo-why-duplicate = Questa specie ha già questo tratto.
evo-why-no-board = Le plance specie sono finite.
evo-why-at-limit = Questo valore è già al massimo, cioè 6.
evo-why-not-on-species = Questa specie non ha una carta del genere da usare ora.
evo-why-resolved = Questa carta ha già agito in questo round.
evo-why-cannot-eat-plants = Un carnivoro non mangia mai vegetali.
evo-why-hole-empty = La pozza d’acqua è vuota.
evo-why-full = Questa specie non ha spazio per altro cibo.
evo-why-must-feed = Una tua specie affamata può mangiare senza scartare carte, quindi devi nutrirne una.
evo-why-fed-already = Hai già fatto l’alimentazione normale di questo turno.
evo-why-hungry-first = Una tua specie affamata può mangiare: ha la precedenza.
evo-why-not-carnivore = Solo un carnivoro può attaccare.
evo-why-itself = Una specie non può attaccare sé stessa.
evo-why-too-small = L’attaccante deve essere più grande del bersaglio.
evo-why-not-intelligent = Serve Intelligenza.
evo-why-too-few-cards = Non hai abbastanza carte in mano per pagare.
evo-why-useless-negation = Si possono annullare solo i tratti che bloccano questo attacco o le Corna del bersaglio.
evo-why-store-more = Se nutri una specie sazia, deve immagazzinare almeno 1 segnalino.
evo-why-no-store-room = Non c’è abbastanza spazio, o non ci sono abbastanza segnalini.
evo-why-blocked-burrowing = Scavatore protegge il bersaglio: è sazio.
evo-why-blocked-climbing = Arrampicata protegge il bersaglio: l’attaccante non si arrampica.
evo-why-blocked-defensive-herding = Difesa in branco protegge il bersaglio: la popolazione dell’attaccante non è maggiore.
evo-why-blocked-hard-shell = Guscio duro protegge il bersaglio: con 4 in più non è più piccolo dell’attaccante.
evo-why-blocked-symbiosis = Simbiosi protegge il bersaglio: la specie alla sua destra è più grande.
evo-why-blocked-warning-call = Richiamo d’allarme di una specie vicina protegge il bersaglio: l’attaccante non ha Agguato.
evo-moment-food = La carta cibo si sceglie nella fase 2, prima di giocare le carte.
evo-moment-cards = Le carte si giocano nella fase 3, nel proprio turno.
evo-moment-act = Questi tratti agiscono nella fase 4, prima che si rivelino le carte cibo.
evo-moment-feeding = Le specie si nutrono nella fase 5, nel proprio turno di alimentazione.
evo-moment-pay = Si paga con le carte subito dopo aver dichiarato un attacco che annulla dei tratti.
evo-moment-store = Il cibo si immagazzina quando una specie con Tessuto adiposo ne prende più di quanto sta sulla sua plancia.
evo-moment-first = Il primo giocatore si sceglie una volta sola, prima del primo round.

## Events

evo-event-round = Inizia il round { $n }.
evo-event-phase = Fase: { $phase }.
evo-event-first = P{ $seat } prende il segnalino primo giocatore.
evo-event-draw = P{ $seat } pesca { $card }.
evo-event-draw-hidden = P{ $seat } pesca una carta.
evo-event-reshuffle = La pila degli scarti ({ $n }) diventa il nuovo mazzo.
evo-event-last-round = Il round { $n } è l’ultimo.
evo-event-food-card = P{ $seat } mette { $card } nella pozza d’acqua.
evo-event-food-card-hidden = P{ $seat } mette una carta nella pozza d’acqua.
evo-event-lay = La specie { $species } riceve una carta coperta: { $card }.
evo-event-lay-hidden = La specie { $species } riceve un tratto coperto.
evo-event-discard = P{ $seat } scarta { $card }.
evo-event-strip = La specie { $species } perde il tratto { $card }.
evo-event-new = Nuova specie: { $species }.
evo-event-population = La popolazione della specie { $species } sale a { $n }.
evo-event-body = La taglia della specie { $species } sale a { $n }.
evo-event-reveal = La specie { $species } rivela { $card }.
evo-event-food = La carta cibo di P{ $seat } è { $card }.
evo-event-hole =
    { $n ->
        [one] Nella pozza d’acqua c’è { $n } segnalino.
       *[other] Nella pozza d’acqua ci sono { $n } segnalini.
    }
evo-event-plant =
    { $n ->
        [one] La specie { $species } prende { $n } cibo vegetale { $source }.
       *[other] La specie { $species } prende { $n } cibi vegetali { $source }.
    }
evo-event-meat =
    { $n ->
        [one] La specie { $species } prende { $n } segnalino carne.
       *[other] La specie { $species } prende { $n } segnalini carne.
    }
evo-event-store =
    { $n ->
        [one] La specie { $species } immagazzina { $n } segnalino sul Tessuto adiposo.
       *[other] La specie { $species } immagazzina { $n } segnalini sul Tessuto adiposo.
    }
evo-event-burn =
    { $n ->
        [one] La specie { $species } mangia { $n } segnalino dal suo Tessuto adiposo.
       *[other] La specie { $species } mangia { $n } segnalini dal suo Tessuto adiposo.
    }
evo-event-attack = La specie { $species } attacca la specie { $target }.
evo-event-attack-negating = La specie { $species } attacca la specie { $target }, annullando { $traits }.
evo-event-lose = La popolazione della specie { $species } scende di { $n }: ora è { $left }.
evo-event-extinct = La specie { $species } si estingue.
evo-event-screen =
    { $n ->
        [one] P{ $seat } mette { $n } segnalino dietro lo schermo.
       *[other] P{ $seat } mette { $n } segnalini dietro lo schermo.
    }
evo-event-pass = P{ $seat } passa.
evo-event-no-board = Per P{ $seat } non ci sono più plance specie: le carte tornano in mano.
evo-event-score =
    { $n ->
        [one] P{ $seat } ha { $n } punto.
       *[other] P{ $seat } ha { $n } punti.
    }

## What a position must say

evo-expect-card = una carta che non è ancora altrove, per esempio climbing+3, oppure un tratto
evo-expect-cards = una lista di carte o il loro numero
evo-expect-at-most =
    { $n ->
        [one] al massimo { $n } carta
       *[other] al massimo { $n } carte
    }
evo-expect-board = una lettera che nessun’altra specie ha
evo-expect-traits =
    { $n ->
        [one] al massimo { $n } tratto ({ $rules })
       *[other] al massimo { $n } tratti diversi ({ $rules })
    }
evo-expect-face-down = tratti di questa specie, nella fase 3 ({ $rules })
evo-expect-last-round = un round ancora da venire ({ $rules })
evo-expect-no-food-card = in questo momento nessuna carta nella pozza d’acqua ({ $rules })
evo-expect-no-food = in questo momento niente cibo sulle plance specie ({ $rules })
evo-expect-reshuffles = al massimo { $n } liste di carte
evo-expect-ruled-out = una carta coperta, poi i tratti che non è ({ $rules })

option-evolution-quick-play = Tutti giocano le carte contemporaneamente e in segreto. Obbligatoria con 6 giocatori.
option-evolution-species-boards = Quante specie possono essere in gioco allo stesso tempo; none è senza limite.
option-evolution-cooperation-triggers = Se Cooperazione agisce una volta per pasto o una volta per ogni segnalino.
option-evolution-pass-is-final = Se chi passa nella fase di alimentazione ne resta fuori fino alla fine.
option-evolution-scavenge-if-attacker-dies = Se i necrofagi mangiano quando l’attaccante muore per le Corna.
option-evolution-fat-feeding-while-hungry = Se una specie sazia può immagazzinare cibo mentre un’altra delle tue è affamata.
