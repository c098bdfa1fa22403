### What can be typed at a prompt, in Italian.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: aiuto; why: perché; hint: consiglio, suggerimento; back: indietro; undo: annulla; log: cronaca, registro; save: salva; rules: regole; table: tavolo; quit: esci; all: tutto
cli-fillers = il lo la le gli su sul sulla di del della con per una tessera specie carta
cli-verbs-evolution = food: metti, cibo; trait: tratto, metti, gioca, dai; new: nuova, crea; grow: aumenta, aggiungi; discard: scarta, togli; end: fine, termina, conferma; act: usa; feed: nutri, mangia; attack: attacca; pay: paga, scarta; think: scarta, mangia; done: fine, termina, passa, passo; store: conserva
cli-verbs-dominant-species = pass: passa, passo, rinuncia, fine, niente; take: prendi; corner: angolo; deplete: rimuovi; speciate: speciazione; cubes: cubetti, cubetto; explore: prendi, esplora; tile: tessera; from: da, muovi; to: a, verso; compete: elimina; card: carta, prendi; victim: vittima, elimina; survivor: resta; lose: perdi; exchange: scambia; adapt: prendi; pawn: pedina, metti; initiative: iniziativa, avanza; protect: conserva; waste: rimetti; glaciate: tundra; spread: cubetto; dominate: conteggia; replace: sostituisci; suffer: perdi; remove: perdi
cli-verbs-marine = pass: passa, passo, rinuncia, fine, niente; take: prendi; corner: angolo; deplete: rimuovi; speciate: speciazione; cubes: cubetti, cubetto; explore: prendi, esplora; tile: tessera; from: da, muovi; to: a, verso; compete: elimina; card: carta, prendi; victim: vittima; survivor: resta; lose: cedi; exchange: scambia; adapt: prendi; keep: tieni; reject: scarta; copy: copia; pawn: pedina, metti; space: pedina, metti; retrieve: recupera; swap: scambia; remove: rimuovi; over: sostituisci; regress: regressione; erupt: bocca; side: lato; source: prendi; evolve: conteggia; dominate: domina; terrain: conteggia; special: pedina; omit: nessuno; lineage: risolvi; feed: prendi; onto: metti; hide: metti; replace: sostituisci; vacant: libero
cli-evo-word-left = sinistra
cli-evo-word-right = destra
