### What speaks for an action in Evolution, in Italian.

## Food cards

bot-evo-food = I tuoi erbivori vogliono { $population } cibi; questa carta ne porta { $n }.
bot-evo-food-others = Nessuna tua specie mangia vegetali: questa carta porta { $n } cibi agli altri.

## Playing cards

bot-evo-carnivore =
    { $n ->
        [0] Da carnivoro la specie { $species } non ha più bisogno di vegetali, anche se non ha ancora prede.
        [one] Da carnivoro la specie { $species } può attaccare 1 specie altrui.
       *[other] Da carnivoro la specie { $species } può attaccare { $n } specie altrui.
    }
bot-evo-trait-hunts =
    { $n ->
        [one] Con { $trait } la specie { $species } ha una preda in più.
       *[other] Con { $trait } la specie { $species } ha { $n } prede in più.
    }
bot-evo-trait-saves =
    { $n ->
        [one] { $trait } salva la specie { $species } da 1 carnivoro che ora può attaccarla.
       *[other] { $trait } salva la specie { $species } da { $n } carnivori che ora possono attaccarla.
    }
bot-evo-trait-point = { $trait } vale 1 punto se la sua specie arriva alla fine.
bot-evo-population = La specie { $species } può mangiare 1 cibo in più in ogni round.
bot-evo-population-last = Se la specie { $species } la sfama, una popolazione in più vale 2 punti.
bot-evo-body = Con taglia { $n } meno carnivori possono attaccare la specie { $species }.
bot-evo-body-symbiosis = Con taglia { $n } la specie { $species } perde il riparo della vicina di destra: Simbiosi ne richiede una più grande.
bot-evo-body-same = La specie { $species } ha poi taglia { $n }, il che non tiene lontani altri carnivori.
bot-evo-body-hunts =
    { $n ->
        [one] Più grande, la specie { $species } ha una preda in più.
       *[other] Più grande, la specie { $species } ha { $n } prede in più.
    }
bot-evo-body-saves =
    { $n ->
        [one] La specie { $species } diventa troppo grande per 1 carnivoro che ora può attaccarla.
       *[other] La specie { $species } diventa troppo grande per { $n } carnivori che ora possono attaccarla.
    }
bot-evo-new = Una nuova specie pesca una carta in più in ogni round, e mangia.
bot-evo-new-last = Una nuova specie che riceve il suo segnalino vale 2 punti.
bot-evo-end = Non ci sono più carte da giocare.
bot-evo-trait-protects = Con { $trait } meno tipi di carnivori possono attaccare la specie { $species }.
bot-evo-trait-burrows = Finché la specie { $species } è sazia, { $trait } la protegge dagli attacchi, a meno che l’attaccante non paghi con Intelligenza.
bot-evo-trait-horns = Chi attacca la specie { $species } perde anch’esso popolazione, a meno che non paghi con Intelligenza: { $trait }.
bot-evo-trait-warns =
    { $n ->
        [one] { $trait } tiene i carnivori senza Agguato lontani dalla vicina della specie { $species }, a meno che non paghino con Intelligenza.
       *[other] { $trait } tiene i carnivori senza Agguato lontani da entrambe le vicine della specie { $species }, a meno che non paghino con Intelligenza.
    }
bot-evo-trait-forages = Con { $trait } la specie { $species } prende un vegetale in più ogni volta che ne prende e ha posto.
bot-evo-trait-reaches = { $trait } porta alla specie { $species } un vegetale dalla riserva di cibo prima che si rivelino le carte cibo.
bot-evo-trait-thinks = Con { $trait } la specie { $species } può mangiare 2 vegetali in cambio di una carta della tua mano.
bot-evo-trait-shares = Ogni volta che la specie { $species } mangia, mangia anche la sua vicina di destra: { $trait }.
bot-evo-trait-multiplies = { $trait }: in ogni round che inizia con cibo nella pozza d’acqua la specie { $species } guadagna popolazione, fino a 6.
bot-evo-trait-scavenges = La specie { $species } prende 1 carne dopo ogni attacco, se ha posto: { $trait }.
bot-evo-trait-stores = La specie { $species } può immagazzinare cibo oltre la popolazione, fino alla sua taglia: { $trait }.
bot-evo-discard = La specie { $species } perde { $trait } e con ciò un punto alla fine.
bot-evo-discard-slot = Libera uno spazio della specie { $species } per un’altra carta: { $trait } se ne va.
bot-evo-discard-carnivore = La specie { $species } non è più carnivora e torna a mangiare vegetali.
bot-evo-end-keeps =
    { $n ->
        [one] Tieni { $n } carta per i round successivi.
       *[other] Tieni { $n } carte per i round successivi.
    }
bot-evo-end-last =
    { $n ->
        [one] Ti resta in mano { $n } carta, anche se alla fine le carte non danno punti.
       *[other] Ti restano in mano { $n } carte, anche se alla fine le carte non danno punti.
    }

## Meals

bot-evo-act = { $trait } agisce: poi la specie { $species } ha popolazione { $population } e cibo { $n }.
bot-evo-attack-horns = La specie { $attacker } ottiene { $n } di carne dalla specie { $target } e perde popolazione per le sue Corna.
bot-evo-attack-dies = Le Corna della specie { $target } fanno estinguere la specie { $attacker }.
bot-evo-attack-own = La specie { $attacker } ottiene { $n } di carne dalla specie { $target } della tua fila.
bot-evo-pay =
    { $n ->
        [one] Paghi con { $card }; ti resta in mano { $n } carta.
       *[other] Paghi con { $card }; ti restano in mano { $n } carte.
    }
bot-evo-think = La specie { $species } ha ancora posto ({ $n }); la carta porta al massimo { $food } cibi.
bot-evo-store-nothing = Ciò che non immagazzini resta nella pozza d’acqua.
bot-evo-store-waste = Ciò che non immagazzini torna nella riserva di cibo.
bot-evo-done =
    { $n ->
        [0] Nessuna tua specie ha fame.
        [one] Il turno finisce; { $n } tua specie ha ancora fame.
       *[other] Il turno finisce; { $n } tue specie hanno ancora fame.
    }
bot-evo-feed = Alla specie { $species } manca ancora cibo: { $n }.
bot-evo-feed-first = La specie { $species } non ha ancora mangiato e si estinguerebbe.
bot-evo-feed-store = La specie { $species } è sazia e mette da parte del grasso.
bot-evo-attack = La specie { $attacker } ottiene { $n } di carne e la specie { $target } perde popolazione.
bot-evo-attack-kills = La specie { $attacker } ottiene { $n } di carne e la specie { $target } si estingue.
bot-evo-store =
    { $n ->
        [one] Il segnalino immagazzinato è un punto che nessuno ti toglie.
       *[other] I { $n } segnalini immagazzinati sono punti che nessuno ti toglie.
    }
