### What speaks for an action in Evolution, in Italian.

## Food cards

bot-evo-food-much = I tuoi erbivori vogliono { $population } cibi; questa carta ne porta { $n }.
bot-evo-food-little = Nessuna tua specie mangia vegetali: un valore di cibo { $n } aiuta poco gli altri.
bot-evo-food-spare = Della carta { $card } puoi fare a meno.

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
bot-evo-trait-protects = { $trait } rende la specie { $species } più sicura in futuro e vale 1 punto.
bot-evo-trait-feeds = { $trait } porta più cibo alla specie { $species }, round dopo round.
bot-evo-trait-point = { $trait } vale 1 punto se la sua specie arriva alla fine.
bot-evo-population = La specie { $species } può mangiare 1 cibo in più in ogni round.
bot-evo-population-last = Se la specie { $species } la sfama, una popolazione in più vale 2 punti.
bot-evo-body = Con taglia { $n } meno carnivori possono attaccare la specie { $species }.
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
bot-evo-discard = La specie { $species } sta meglio senza { $trait }.
bot-evo-end = Non ci sono più carte da giocare.
bot-evo-end-keeps =
    { $n ->
        [one] La carta che ti resta in mano vale di più in seguito.
       *[other] Le { $n } carte che ti restano in mano valgono di più in seguito.
    }

## Meals

bot-evo-act = { $trait } rende di più se agisce subito.
bot-evo-feed = Alla specie { $species } manca ancora cibo: { $n }.
bot-evo-feed-first = La specie { $species } non ha ancora mangiato e si estinguerebbe.
bot-evo-feed-store = La specie { $species } è sazia e mette da parte del grasso.
bot-evo-attack = La specie { $attacker } ottiene { $n } di carne e la specie { $target } perde popolazione.
bot-evo-attack-kills = La specie { $attacker } ottiene { $n } di carne e la specie { $target } si estingue.
bot-evo-attack-horns = La carne della specie { $target } ({ $n }) vale uno scontro con le Corna.
bot-evo-attack-own = Meglio prendere carne ({ $n }) dalla tua fila che lasciare affamata la specie { $attacker }.
bot-evo-pay = { $card } è la carta che ti mancherà di meno.
bot-evo-think = La specie { $species } ha ancora posto ({ $n }), e una carta porta 2 cibi.
bot-evo-store =
    { $n ->
        [one] Il segnalino immagazzinato è un punto che nessuno ti toglie.
       *[other] I { $n } segnalini immagazzinati sono punti che nessuno ti toglie.
    }
bot-evo-store-nothing = Ciò che non immagazzini resta per le altre tue specie.
bot-evo-done = Questo turno non offre altro.
