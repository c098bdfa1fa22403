### What the arena and its report say, in Italian.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-arena = Fai giocare ai bot molte partite fra loro e misurali.
help-dataset = Scrivi in un file ogni decisione di molte partite, per la ricerca.
help-arena-bots = chi gioca: livelli (da beginner a expert), random, greedy, rollout:400, ismcts:400, ismcts:50ms, ismcts:400+12, foresight:400, "NET.tbn", "cmd:PROGRAMMA"
help-seed-file = prendi il seme da questo file: dove giocano programmi non deve stare sulla riga di comando (predefinito: estratto per i programmi, altrimenti 0)
help-trust-programs = lascia che i programmi (cmd:) vedano file, processi e rete: solo per i tuoi
help-arena-out = cartella dei risultati; lo stesso comando riprende da dove era rimasto, e con più --games continua (predefinita arena-GAME- e un numero)
help-arena-ray = gioca sul cluster Ray a questo indirizzo, invece di --jobs
help-dataset-out = il nuovo file: NOME.jsonl o NOME.parquet
help-dataset-records = prendi le decisioni da queste registrazioni invece di giocare

## What is wrong with the input

arena-missing-bots = Indica quali bot giocano, per esempio: --bots greedy random.
arena-bots-number = Un’arena accetta da 1 a { $most } bot, non { $got }.
arena-bot-twice = «{ $bot }» è indicato due volte: indica ogni bot una volta; se i posti sono più dei bot, i bot ne occupano più d’uno.
arena-bot-alias = «{ $bot }» è lo stesso bot di «{ $other }»: indica ogni bot una volta; le loro partite sarebbero due volte le stesse.
bot-no-budget = { $bot } non ha un budget: scrivi { $bot }, non «{ $got }».
bot-bad-budget = «{ $got }» ha un budget sbagliato: quello di { $bot } è un numero da 1 a { $most }, di millisecondi se segue ms ({ $bot }:400, { $bot }:50ms).
bot-bad-search = «{ $got }» ha un budget sbagliato: quello di { $bot } è un numero da 1 a { $most }, di millisecondi se segue ms ({ $bot }:400, { $bot }:50ms); poi, se vuoi, da +0 a +{ $steps } per le risposte giocate in avanti e da x1 a x{ $trees } per gli alberi esplorati insieme ({ $bot }:400+12x2).
bot-small-letters = I nomi dei bot si scrivono in minuscolo: scrivi { $expected }, non «{ $got }».
bot-broken = Il bot «{ $bot }» non si può caricare: { $because }.
bot-no-option = Il bot { $bot } ha scelto «{ $got }», che non è tra le sue opzioni; la prima è { $example }.
bot-other-game = Il bot { $bot } non gioca a { $game }.
arena-missing-extra = Serve { $package }: pip install "tangledbank[{ $extra }]"
arena-file-failed = Impossibile leggere o scrivere { $file }: { $because }.
arena-folder-foreign = { $folder } non è vuota e non è la cartella di un’arena: scegline un’altra con --out.
arena-folder-busy = Un’altra arena sta lavorando in { $folder }.
arena-folder-differs = { $folder } appartiene a un’altra arena: lì { $name } è { $expected }, qui { $got }. Scegli un’altra cartella con --out.
arena-folder-old = { $folder } è stata iniziata da un’altra versione dell’arena, che fa il calendario in un altro modo: scegli un’altra cartella con --out.
arena-folder-shorter = { $folder } è un’arena di { $expected } partite, non di { $got }: si può allungare, ma non accorciare. Chiedine almeno altrettante con --games, o scegli un’altra cartella con --out.
arena-bad-line = { $file }, riga { $line }: non è una partita di questa arena. Togli la riga o scegli un’altra cartella con --out.
arena-deadly-game = La partita { $index } ha fatto morire il suo processo { $n } volte; tutte le partite finite sono conservate.
arena-no-ray = All’indirizzo { $address } non c’è un cluster Ray.
arena-ray-or-jobs = Indica --jobs oppure --ray, non entrambi.
arena-two-seeds = Indica --seed oppure --seed-file, non entrambi.
arena-open-seed = Qui giocano programmi, e ogni programma può leggere la riga di comando: ometti --seed, così ne viene estratto uno segreto, oppure mettilo in un file e indica --seed-file. Se ti fidi dei programmi: --trust-programs.
arena-seed-again = Il seme dell’arena in { $folder } non è conservato lì, perché i programmi potrebbero leggerlo: indicalo di nuovo con --seed-file.
dataset-missing-out = Indica dove scrivere le decisioni, per esempio: --out decisioni.jsonl.
dataset-bad-file = Il nome del file deve finire con uno di questi: { $expected }; { $got } no.
dataset-file-there = { $file } esiste già: scegli un altro nome.
dataset-records-alone = Le registrazioni dicono da sole che cosa si è giocato: indica --records senza gioco, bot e numeri.
dataset-not-over = la partita non è finita.
dataset-record-twice = è la stessa partita di { $other }: ogni partita conta una volta.

## Playing

arena-resumed = Finite in precedenza: { $done } di { $games } partite.
arena-interrupted = Le partite finite sono in { $folder }: lo stesso comando riprende da lì.
arena-not-isolated = Su questo sistema i programmi non si possono isolare. Ricevono un ambiente pulito e nessun file rivela il seme prima della fine dell’ultima partita; ma possono leggere e scrivere file, vedere altri processi, usare la rete e così dirsi l’un l’altro quel che sanno. Fai giocare programmi di cui non ti fidi solo dove Linux permette gli spazi dei nomi utente.
arena-note-seed = Il seme non è conservato, perché i programmi potrebbero leggerlo. Per continuare, mettilo in un file e indica --seed-file: { $seed }
arena-written = Tutto è in { $folder }; report.html lo mostra.
dataset-written = Decisioni in { $file }: { $rows }.

## Tables

arena-bot = bot
arena-games = partite
arena-wins = vittorie
arena-rank = posto
arena-score = punti
arena-time = tempo
arena-rating = valutazione
arena-forfeits = ritiri
arena-ahead = Davanti a
arena-legend = Medie, e sotto ciascuna il suo intervallo al 95 %. Le vittorie sono una quota, il posto migliore è 1, il tempo è quello di una decisione.
arena-counted = Partite diverse: { $games }. Distribuzioni: { $deals }; le partite di una distribuzione hanno lo stesso seme e altri posti.
arena-plies = decisioni
arena-rounds = round

## The report

arena-report-title = Arena: { $game }, { $players } giocatori
arena-report-setting = Seme: { $seed }. Opzioni: { $options }.
arena-report-bots = I bot, il migliore per primo: medie, e sotto ciascuna il suo intervallo al 95 %. Le vittorie sono una quota, il posto migliore è 1, il tempo è quello di una decisione.
arena-report-ratings = Quanto sono forti i bot: valutazioni OpenSkill con il 95 % della credenza. Tutti partono da 25.
arena-report-scores = Punteggi
arena-report-scores-how = Quante volte ogni bot ha finito con quanti punti; la linea è la media.
arena-report-seats = Posti a tavola
arena-report-seats-how = Quanto spesso, in percentuale, vince ogni posto, chiunque vi sieda; la linea tratteggiata è la quota equa.
arena-report-length = Durata
arena-report-length-how = Quante decisioni e quanti round sono durate le partite; la linea è la media.
arena-report-ahead = In quante delle loro partite il bot della riga è davanti al bot della colonna; a pari posto conta la metà.
arena-report-forfeits = I primi: partita, posto e bot, dopo quante decisioni e perché.
arena-report-how = Come nascono questi numeri
arena-note-schedule = Le partite si giocano in serie di tante quanti sono i posti e da una partita all’altra tutti avanzano di un posto, così ogni bot occupa ogni posto lo stesso numero di volte; i bot si incontrano lo stesso numero di volte, o quasi. Le partite di una serie cominciano con la stessa distribuzione finché i posti sono diversi; dove una disposizione dei posti tornerebbe, si estrae una nuova distribuzione, così nessuna partita si gioca due volte.
arena-note-intervals = Le quote hanno intervalli di Wilson, le medie di Student. Indipendenti sono le distribuzioni, non le partite: la dispersione è quella delle somme per distribuzione, e una quota di n partite vale almeno quanto tante partite indipendenti quante sono le distribuzioni e al massimo n. Un bot con più posti in una partita vi conta una volta, con la media dei suoi posti.
arena-note-ranks = Prima i vincitori, poi contano i punti; a pari merito si condivide il posto migliore. Una vittoria divisa fra due conta mezza per ciascuno.
arena-note-rating = Le valutazioni seguono il modello di Plackett e Luce, partita per partita nell’ordine del calendario. Un bot con più posti in una partita prende la media dei loro cambiamenti.
arena-note-forfeit = Un bot che fallisce, o la cui risposta è rifiutata dalle regole, si ritira: random gioca al suo posto, e il posto finisce ultimo.
arena-note-same = games.jsonl e games.parquet hanno gli stessi byte su ogni macchina e con qualsiasi numero di processi, a meno che il limite di un bot sia il tempo; i tempi sono in times.jsonl.
