### What the boards of Dominant Species and Marine say in the browser, in Italian.

## Parts of the board

web-earth-parts = Parti del tabellone
web-earth-map = Mappa
web-earth-actions = Azioni
web-earth-animals = Animali
web-earth-cards = Carte
web-earth-score = Da dove vengono i punti
web-earth-score-animal = Animale
web-earth-score-before = Prima della fine
web-earth-score-pawns = Pedine speciali
web-earth-score-tiles = Tessere alla fine
web-earth-score-total = Punti

## The map

web-earth-empty = { $hex }: ancora nessuna tessera
web-earth-dominant = Dominante: { $animal }
web-earth-endangered = In pericolo: { $animals }
web-earth-sheltered = Al sicuro dall’estinzione in questo round: { $animals }
web-earth-scored = Conteggiata in questo round
web-earth-points-now = Se conteggiata ora: { $points }
web-earth-matching = Elementi adatti: { $values }
web-earth-nobody = nessuno
web-earth-nothing = niente
web-earth-corner = { $corner }: angolo libero
web-earth-corner-element = { $element } in { $corner }
web-earth-heat = Mostra sulla mappa quanti elementi sono adatti a un animale
web-earth-heat-map = Mappa di calore
web-earth-heat-of = { $animal }: elementi adatti sulla mappa
web-earth-zoom-in = Ingrandisci
web-earth-zoom-out = Riduci
web-earth-zoom-whole = Mostra tutta la mappa

## The action display

web-earth-row = Nella casella: { $elements }
web-earth-space-free = { $space }: libero
web-earth-space-taken = { $space }: { $pawn }
web-earth-space-special = Solo per pedine speciali
web-earth-space-cubes =
    { $n ->
        [one] { $n } cubetto
       *[other] { $n } cubetti
    }
web-earth-space-victims =
    { $n ->
        [one] Elimina al massimo { $n } cubetto
       *[other] Elimina al massimo { $n } cubetti
    }
web-earth-space-slots =
    { $n ->
        [1] Una carta dello spazio 1
       *[other] Una carta degli spazi da 1 a { $n }
    }
web-earth-pointer = Si esegue ora
web-earth-regression-cube = { $animal }: un cubetto protegge gli elementi

## Animals

web-earth-animal =
    { $n ->
        [one] { $animal }: { $n } punto
       *[other] { $animal }: { $n } punti
    }
web-earth-place = Posto { $n } nell’ordine
web-earth-food-chain = Catena alimentare: posto { $n }; chi è più in alto vince i pareggi
web-earth-ability-mammal = Salvano un cubetto in pericolo prima dell’estinzione di ogni round
web-earth-ability-reptile = Nella Regressione proteggono un elemento minacciato senza pedina
web-earth-ability-bird = Nella Migrazione i cubetti possono attraversare una tessera
web-earth-ability-amphibian = Hanno tre elementi prestampati, gli altri due
web-earth-ability-arachnid = Eliminano un cubetto avversario prima della Competizione, senza pedina
web-earth-ability-insect = Mettono un cubetto su una tessera qualsiasi dopo la Speciazione, senza pedina
web-earth-survival = Ha la carta Sopravvivenza
web-earth-pawns = Pedine disponibili: { $n }
web-earth-gene-pool = Cubetti nella riserva genetica: { $n }
web-earth-eliminated = Cubetti eliminati: { $n }
web-earth-printed = prestampato
web-earth-acquired = acquisito
web-earth-retrieved = Pedine recuperate
web-earth-copy = copia { $trait }
web-earth-hand = Tra cui scegliere:
web-earth-rejected = Scartati:

## Special pawns

web-earth-special-pawns = Pedine speciali
web-earth-special = { $element }: soglia { $n }, sotto il controllo di { $control }
web-earth-domination = Valori di dominazione: { $values }

## What is not in play yet

web-earth-stack = Pila { $n }: { $terrain }; coperte: { $left }
web-earth-tiles-left = Tessere coperte: { $tiles }
web-earth-tundra-left = Tessere tundra rimaste: { $n }
web-earth-vents-left = Bocche rimaste: { $n }
web-earth-bag = nel sacchetto
web-earth-deck =
    { $n ->
        [one] Mazzo: { $n } carta
       *[other] Mazzo: { $n } carte
    }
web-earth-survival-of = Sopravvivenza: { $animal }
web-earth-unseen = Non ancora viste: { $cards }
web-earth-last-card = Ultima carta del mazzo: { $card }
web-earth-used = Carte usate: { $n }
