### What the terminal program says about Marine, in Italian. What it says about both games on Earth is in cli-earth.ftl.

cli-mar-turn = turno: { $animal }
cli-mar-draft = scelta dei tratti

## Headings of the table of animals and of that of special pawns. Keep them short: 48 columns each.

cli-mar-order = turno ↓
cli-mar-back = rec.
cli-mar-special = pedina spec.
cli-mar-target = soglia
cli-mar-holder = di
cli-mar-bag = sac.

## Supplies

cli-mar-track = Evoluzione:
cli-mar-discard = scartata: { $card }
cli-mar-vents = bocche { $n }
cli-mar-traits = Tratti:
cli-mar-nobody = nessuno

## Terrains and sides of vents on the map: at most eight letters each.

cli-mar-map-land = terra
cli-mar-map-kelp = foresta
cli-mar-map-coral = corallo
cli-mar-map-seamount = montagne
cli-mar-map-seagrass = prati
cli-mar-map-sand = sabbia
cli-mar-map-ocean = oceano
cli-mar-map-smoker = b. mare
cli-mar-map-geyser = b. terra

## Letters of animals and elements: never the same twice, capitals or not.

cli-mar-letter-reptiles = R
cli-mar-letter-cephalopods = C
cli-mar-letter-fish = P
cli-mar-letter-crustaceans = T
cli-mar-letter-algae = a
cli-mar-letter-gastropods = g
cli-mar-letter-plankton = n
cli-mar-letter-sponges = s
cli-mar-letter-sun = e
cli-mar-letter-worms = v

## Terrains in two letters each; no two may be equal.

cli-mar-short-land = te
cli-mar-short-kelp = fo
cli-mar-short-coral = co
cli-mar-short-seamount = mo
cli-mar-short-seagrass = pr
cli-mar-short-sand = sa
cli-mar-short-ocean = oc
cli-mar-short-vent = bo
cli-mar-short-smoker = BM
cli-mar-short-geyser = BT

## Options

cli-mar-gain-card = e una carta
cli-mar-gain-danger = in pericolo
cli-mar-gain-most = fino a +{ $n }
cli-mar-gain-round = il round finisce
cli-mar-gain-end = la partita finisce
cli-mar-pawn-of = { $pawn } (pedina: { $holder })

## Signs

cli-mar-sign-pointer = deve rispondere ora
cli-mar-sign-space = su uno spazio: una pedina di questo animale, una pedina speciale, nessuno; lo spazio è chiuso
cli-mar-sign-special = uno spazio solo per pedine speciali
cli-mar-sign-purpose = spazi e a che cosa servono: un elemento, un numero di cubetti; un terreno e quante vittime, o lo spazio più alto di una carta
cli-mar-sign-bump = opzione 12: la pedina che sta lì viene scalzata
cli-mar-sign-cubes = riquadri della Regressione: di chi sono i cubetti che proteggono nella prossima Risemina
cli-mar-sign-pawns = pedine disponibili: quante base, e quelle speciali
cli-mar-sign-back = l’animale ha già recuperato in questo round; quando lo hanno fatto tutti, il round finisce
cli-mar-sign-dominates = valore di dominazione sopra la soglia: il tipo si può dominare
cli-mar-sign-sure = il testo è ricostruito, non stampato: quanto ne siamo sicuri; un secondo numero vale per quello che la carta fa mentre è in gioco
cli-mar-unseen-cards = nel mazzo o nella scatola

## Sections

cli-mar-about-abundance = metti un elemento sulla Terra
cli-mar-about-autotrophs = attorno alle bocche sottomarine o a quelle terrestri: scambia un elemento con uno della casella, o rimuovine uno di un tipo nella casella
cli-mar-about-depletion = rimuovi dalla Terra un elemento di un tipo nella casella
cli-mar-about-adaptation = prendi un elemento per la tua plancia; dallo spazio speciale può sostituirne uno acquisito
cli-mar-about-regression = metti qui un cubetto: nella prossima Risemina non perdi nulla, gli altri perdono un elemento acquisito di ogni tipo nella casella
cli-mar-about-speciation = nuovi cubetti sulle tessere attorno a un elemento di questo tipo; dallo spazio speciale, di qualsiasi tipo
cli-mar-about-wanderlust = una nuova tessera, se vuoi con un elemento: punti per essa e per lo stesso terreno accanto; lo spazio speciale dà un turno in più
cli-mar-about-tectonics = una bocca su una tessera di confine, dallo spazio speciale su qualsiasi tessera: punti per essa e per le bocche accanto; resta un cubetto per animale, tu ne aggiungi uno
cli-mar-about-migration = sposta fino a tanti tuoi cubetti, ciascuno su una tessera adiacente; dallo spazio speciale, tutti
cli-mar-about-competition = elimina fino a tanti cubetti avversari su una tessera di questo terreno dove hai cubetti; dallo spazio speciale, uno su ciascuna di due tessere
cli-mar-about-evolution = conteggia una tessera di questo terreno; se lì i tuoi cubetti non sono in pericolo, prendi una carta da uno spazio non più alto del numero dello spazio azione
cli-mar-about-domination = prendi il controllo di una pedina speciale: i suoi elementi sulla tua plancia per le tue tessere con tali elementi devono superare la sua soglia
mar-does-abundance = metti un elemento
mar-does-autotrophs = scambia o togli
mar-does-depletion = togli un elemento
mar-does-adaptation = prendi un elemento
mar-does-regression = salva gli elementi
mar-does-speciation = nuovi cubetti
mar-does-wanderlust = nuova tessera
mar-does-tectonics = nuova bocca
mar-does-migration = sposta cubetti
mar-does-competition = elimina cubetti
mar-does-evolution = punti e una carta
mar-does-domination = prendi una pedina

## The end

cli-mar-end-asteroid = l’asteroide ha colpito

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-marine = pass: passa, passo, rinuncia, fine, niente; take: prendi; corner: angolo; deplete: rimuovi; speciate: speciazione; cubes: cubetti, cubetto; explore: prendi, esplora; tile: tessera; from: da, muovi; to: a, verso; compete: elimina; card: carta, prendi; victim: vittima; survivor: resta; lose: cedi; exchange: scambia; adapt: prendi; keep: tieni; reject: scarta; copy: copia; pawn: pedina, metti; space: pedina, metti; retrieve: recupera; swap: scambia; remove: rimuovi; over: sostituisci; regress: regressione; erupt: bocca; side: lato; source: prendi; evolve: conteggia; dominate: domina; terrain: conteggia; special: pedina; omit: nessuno; lineage: risolvi; feed: prendi; onto: metti; hide: metti; replace: sostituisci; vacant: libero
