### What the terminal program says about Dominant Species, in Italian.

## Heading of the table of animals; the others are in cli-earth.ftl.

cli-dom-order = ordine ↓

## Supplies

cli-dom-bag = Sacchetto:
cli-dom-cards = Carte:

## Letters of animals and elements: of two animals, or of two elements, never the same.

cli-dom-letter-mammal = M
cli-dom-letter-reptile = R
cli-dom-letter-bird = U
cli-dom-letter-amphibian = A
cli-dom-letter-arachnid = C
cli-dom-letter-insect = I
cli-dom-letter-grass = e
cli-dom-letter-grub = v
cli-dom-letter-meat = c
cli-dom-letter-seed = m
cli-dom-letter-sun = s
cli-dom-letter-water = a

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = ma
cli-dom-short-wetland = pa
cli-dom-short-savannah = sa
cli-dom-short-jungle = gi
cli-dom-short-forest = fo
cli-dom-short-desert = de
cli-dom-short-mountain = mo
cli-dom-short-tundra = tu

## Signs

cli-dom-sign-dominant = due cubetti dell’animale che domina la tessera; gli animali seguono l’ordine della catena alimentare
cli-dom-sign-scored = una tessera già conteggiata in questo round
cli-dom-sign-pointer = deve rispondere ora; nell’area azioni: in esecuzione
cli-dom-sign-space = spazi e a che cosa servono: un elemento per la Speciazione, un numero di cubetti per la Migrazione
cli-dom-sign-competition = uno spazio della Competizione per i terreni ai suoi lati e per la tundra
cli-dom-unseen-cards = nel mazzo

## Sections

cli-dom-about-initiative = scambiati di posto con l’animale davanti a te, poi metti questa pedina su un altro spazio
cli-dom-about-adaptation = prendi un elemento per la tua plancia
cli-dom-about-regression = conserva un elemento acquisito che andrebbe perso: tutti ne perdono uno di ogni tipo nella casella
cli-dom-about-abundance = metti un elemento sulla Terra
cli-dom-about-wasteland = rimetti nel sacchetto un elemento della casella; poi i tipi nella casella spariscono attorno alla tundra
cli-dom-about-depletion = rimuovi dalla Terra un elemento di un tipo nella casella
cli-dom-about-glaciation = la pedina sullo spazio 1 trasforma in tundra una tessera accanto alla tundra: punti per la tundra attorno; le altre aspettano e avanzano di uno spazio alla fine del round
cli-dom-about-speciation = nuovi cubetti sulle tessere attorno a un elemento di questo tipo
cli-dom-about-wanderlust = una nuova tessera, se vuoi con un elemento: punti per le tessere attorno
cli-dom-about-migration = sposta fino a tanti tuoi cubetti, ciascuno su una tessera adiacente
cli-dom-about-competition = elimina un cubetto avversario su una tessera di ciascuno di questi terreni e su una di tundra
cli-dom-about-domination = conteggia una tessera; chi la domina prende una carta
dom-does-initiative = sali, poi altra azione
dom-does-adaptation = prendi un elemento
dom-does-regression = salva un elemento
dom-does-abundance = metti un elemento
dom-does-wasteland = libera la tundra
dom-does-depletion = togli un elemento
dom-does-glaciation = estendi il ghiaccio
dom-does-speciation = nuovi cubetti
dom-does-wanderlust = nuova tessera
dom-does-migration = sposta cubetti
dom-does-competition = elimina cubetti
dom-does-domination = conteggia tessera

## The end

cli-dom-end-ice = è stata presa l’Era glaciale
cli-dom-end-deserted = non restano cubetti

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-dominant-species = pass: passa, passo, rinuncia, fine, niente; take: prendi; corner: angolo; deplete: rimuovi; speciate: speciazione; cubes: cubetti, cubetto; explore: prendi, esplora; tile: tessera; from: da, muovi; to: a, verso; compete: elimina; card: carta, prendi; victim: vittima, elimina; survivor: resta; lose: perdi; exchange: scambia; adapt: prendi; pawn: pedina, metti; initiative: iniziativa, avanza; protect: conserva; waste: rimetti; glaciate: tundra; spread: cubetto; dominate: conteggia; replace: sostituisci; suffer: perdi; remove: perdi
