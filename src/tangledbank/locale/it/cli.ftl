### What the terminal program says, in Italian.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-program = Giochi da tavolo sull’evoluzione, con le regole complete.
help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-commands = comandi
help-command-word = COMANDO
help-more = Ogni comando ha il suo aiuto: tangledbank play --help
help-help = mostra questo aiuto
help-lang = lingua: en, pl, it o hu
help-version = mostra la versione e il motore in uso
help-compiled = motore compilato
help-pure = motore in Python puro

help-play = Gioca nel terminale con altre persone o bot, oppure guarda i bot.
help-learn = le lezioni di un gioco, passo per passo
help-lesson = una lezione; senza, la prima
help-replay = Racconta una partita registrata, mossa per mossa.
help-verify = Controlla che le registrazioni portino alle posizioni dichiarate.
help-daily = Gioca la mano del giorno: la stessa per tutti, un solo tentativo.
help-puzzle = Trova la risposta migliore in posizioni di partite vere.
help-review = Analizza una partita finita: che cosa è stato fortuna, che cosa abilità, che cosa sarebbe stato meglio.
help-fuzz = Gioca partite casuali e segnala le invarianti violate.
help-perft = Conta le posizioni raggiungibili in alcune decisioni.
help-bot = Controlla un bot che è un tuo programma, in qualsiasi linguaggio.
help-bench = Misura la velocità del motore.
help-rules = Leggi le regole, per codice o per parole.
help-games = Elenca i giochi con il numero di giocatori e le varianti.

help-game = il gioco: vedi tangledbank games
help-players = numero di giocatori (predefinito 4 o il più vicino possibile)
help-any-players = numero di giocatori (predefinito: tutti i numeri, a turno)
help-seed = l’origine del caso: lo stesso numero dà le stesse partite
help-option = una variante o regola della casa; si può ripetere; vedi tangledbank games
help-seat = posti delle persone: 1, oppure 1,3 per due a un solo terminale, oppure none per guardare i bot (predefinito 1)
help-bots = i bot sugli altri posti: beginner, novice, casual, skilled, strong, expert, random, oppure un programma (cmd:python3 mybot.py); uno per tutti, o uno per posto: expert,skilled (predefinito skilled)
help-resume = riprendi una partita salvata
help-save = dove salvare la partita (predefinito GAME-SEED.tbr in questa cartella)
help-file = una registrazione
help-files = registrazioni
help-replay-seat = racconta ciò che ha visto questo posto; se manca, si racconta tutto
help-daily-day = un giorno già passato, come 2026-11-19 (predefinito oggi, ora UTC)
help-daily-expert = alla fine fa giocare la stessa mano all’esperto e dice dove le vostre strade si sono divise; può richiedere minuti
help-daily-save = dove salvare la partita (predefinito GAME-daily-DAY.tbr in questa cartella); a un server si invia dalla pagina della mano del giorno
help-puzzle-day = il problema del giorno
help-puzzle-id = il nome di un problema
help-puzzle-level = solo quelli di questo livello, da 1 a 5
help-puzzle-list = elencali soltanto
help-puzzle-tag = solo su questo argomento: un’idea o una sezione delle regole
help-review-file = una registrazione, o un’analisi salvata con --json
help-review-seat = delle decisioni solo quelle di questo posto
help-review-budget = quanto lavoro: di solito 100 con il motore compilato, 10 senza
help-review-json = stampa l’analisi come JSON
help-ply = fermati dopo questa decisione e mostra il tavolo
help-step = aspetta Invio dopo ogni decisione
help-fuzz-games = numero di partite (predefinito 100)
help-jobs = numero di processi (predefinito 1); il resoconto non ne dipende
help-log = rigioca esattamente queste decisioni, come stampate in caso di errore, e controlla tutte le invarianti
help-every = in un campione delle partite controlla tutte le invarianti ogni tante decisioni (predefinito 10); con --positions, in media ogni tante risposte (predefinito 1: dopo ognuna)
help-fuzz-positions = danneggia invece tante posizioni di partite casuali: ognuna dev’essere rifiutata con un motivo o giocata per 50 risposte rispettando tutte le invarianti
help-depth = quante decisioni in avanti (predefinito 3)
help-query = un codice (EV-9.3), l’inizio di un codice (EV-9) o delle parole; nulla per l’indice
help-bot-check = che cosa fare: c’è solo check
help-bot-command = il comando che avvia il programma, meglio tra virgolette
help-bot-game = il gioco da giocare, oppure all (predefinito all)
help-bot-games = numero di partite per ogni gioco (predefinito 2)

## What is wrong with the input

cli-bad-command = Il comando «{ $got }» non esiste; scelte possibili: { $expected }.
cli-bad-usage = Questi argomenti non vanno insieme: vedi { $command } --help.
cli-bad-argument = Il valore di { $argument } manca o non va bene: vedi { $command } --help.
cli-unknown-argument = { $command } non riconosce «{ $text }»; accetta: { $expected }.
cli-missing-game = Indica il gioco: { $games }.
cli-missing-file = Indica il file.
cli-bad-number = { $name } è un numero intero da { $least } a { $most }, non «{ $got }».
cli-bad-option-form = Le varianti si scrivono NAME=VALUE, ognuna una sola volta, non «{ $got }».
cli-bad-seat = Un posto è un numero da 1 a { $most }, oppure none; non «{ $got }».
cli-bad-bot = Il bot «{ $got }» non esiste; scelte possibili: { $expected }.
cli-bots-count =
    { $n ->
        [one] C’è un solo posto per un bot: indica un bot; indicati: { $got }.
       *[other] Ci sono { $n } posti per i bot: indica un bot, oppure { $n } separati da virgole; indicati: { $got }.
    }
cli-bad-log = «{ $got }» non è una decisione: scrivi P1 e un’azione, separando le decisioni con punti e virgola.
cli-log-illegal = Qui P{ $seat } non può giocare «{ $action }», quindi non è una partita valida.
cli-file-missing = Il file { $file } non esiste.
cli-file-is-folder = { $file } è una cartella, non un file.
cli-file-forbidden = Non hai il permesso di leggere o scrivere { $file }.
cli-file-failed = Impossibile leggere o scrivere { $file }.
cli-file-huge = Il file { $file } è troppo lungo: al massimo { $most } byte.
cli-file-binary = Il file { $file } non è un testo.
cli-file-foreign = Il file { $file } esiste già e non è una registrazione: scegli un altro nome.
cli-file-other-game = { $file } è la registrazione di un’altra partita: scegli un altro nome.
cli-folder-missing = La cartella { $folder } non esiste.
cli-resume-differs = Nella registrazione c’è { $name } { $recorded }, non { $got }.
cli-not-a-terminal = Serve un terminale: tastiera e schermo non devono essere reindirizzati.
cli-input-ended = L’input è finito.
cli-interrupted = Interrotto.
cli-output-closed = L’output è chiuso o pieno: non è stato possibile scrivere tutto.

## Playing

cli-engine = Motore: { $engine ->
    [compiled] compilato
   *[pure] in Python puro, più lento
  }.
cli-seed = Seme { $seed }.
cli-hand-over = P{ $seat }, premi Invio:
cli-what-to-type = Scrivi un numero, un’azione, consiglio per un suggerimento, oppure ? per l’aiuto.
cli-bad-choice = Qui non c’è il numero { $got }: scrivi { $numbers }, un’azione, oppure ? per l’aiuto.
cli-not-an-action = «{ $got }» non è un’azione: scrivi un numero, un’azione, per esempio { $example }, oppure ? per l’aiuto.
cli-for-example = Per esempio: { $example }
cli-refused = L’azione { $action } non è ammessa:
cli-legal = L’azione { $action } è ammessa: { $label }.
cli-why-what = Indica l’azione, per esempio: perché { $example }.
cli-taken-back = Annullato: { $action }.
cli-several = «{ $got }» qui può significare { $n } cose: { $options } … Scrivi di più.
cli-bad-rest = «{ $got }» non risponde alla domanda successiva ({ $question }). Non è stato giocato nulla.
cli-one-answer = Non si sa ancora che cosa viene dopo { $action }: scrivi solo questo. Non è stato giocato nulla.
cli-not-back = «{ $action }» non si può annullare: con questa risposta o dopo è stato rivelato qualcosa di nuovo.
cli-idle = Per ora una pedina non avrebbe nulla da fare su: { $numbers }.
cli-table-more = tavolo mostra di più
cli-more = Invio per continuare, un tasto e Invio per smettere:
cli-about-back = annulla la tua ultima risposta; di una riga con più risposte, solo l’ultima
cli-daily-begin = La mano del { $day }: tu sei P{ $seat }. Un solo tentativo, senza annullare, senza suggerimenti.
cli-saved = La partita è salvata in { $file }.
cli-resume-with = Per continuare:
cli-glossary = Segni e carte
cli-commands = Che cosa puoi scrivere
cli-about-number = scegli l’opzione con questo numero
cli-about-action = lo stesso a parole, come nelle registrazioni
cli-about-help = spiega questa domanda
cli-about-why = perché un’azione non è ammessa, con le regole
cli-about-hint = le mosse migliori secondo un bot forte; consiglio 5 ne mostra cinque
cli-about-undo = annulla l’ultima riga scritta con tutte le sue risposte; come indietro, finché non è stato rivelato nulla di nuovo
cli-about-log = che cosa è successo in questo round; cronaca tutto racconta tutta la partita
cli-about-save = salva la partita; salva FILE sceglie dove
cli-about-rules = regole per codice, per inizio di codice o per parole
cli-about-view = mostra di nuovo il tavolo
cli-about-quit = salva ed esci
cli-decimal-sign = ,
cli-hint-bot = Che cosa pensa un bot forte
cli-hint-visits = prove
cli-hint-score = punti
cli-hint-value = prospettive
cli-hint-about = prove: quante volte il bot ha provato la mossa; punti: quelli che puoi aspettarti alla fine; prospettive: 0% è l’ultimo posto, 100% una vittoria netta
cli-advised = Un bot forte sta pensando …
cli-thinks = P{ $seat } ({ $bot }) sta pensando …
cli-bot-replaced = P{ $seat } ({ $bot }) perde il posto; d’ora in poi gioca random.
cli-score-total = totale
cli-winners =
    { $n ->
        [one] Vince { $names }.
       *[other] { $names } condividono la vittoria.
    }

## Records

cli-ply = { $ply }. P{ $seat }: { $label }
cli-ply-hidden = { $ply }. P{ $seat }
cli-not-over = La partita non è finita: in attesa di { $seats }.
cli-press-enter = Invio:
cli-verify-ok =
    { $plies ->
        [one] { $file }: OK, { $plies } mossa, { $scores }
       *[other] { $file }: OK, { $plies } mosse, { $scores }
    }
cli-verify-open =
    { $plies ->
        [one] { $file }: OK, { $plies } mossa, non ancora finita
       *[other] { $file }: OK, { $plies } mosse, non ancora finita
    }
cli-verify-shared = { $file }: la fortuna non l’ha scelta nessuno. Impronta del segreto: { $commitment }; deve essere quella mostrata prima dell’inizio. Numeri aggiunti: { $numbers }
cli-verify-no-numbers = nessuno
cli-verify-wrong = { $file }: { $because }

## Rules and games

cli-rules-what = Indica la regola: un codice, l’inizio di un codice o delle parole.
cli-rules-nothing = Nessuna regola contiene «{ $query }».
cli-rules-nearest = La regola «{ $query }» non esiste; forse intendi { $ids }?
cli-rules-more =
    { $n ->
        [one] … e ancora { $n }: usa più parole.
       *[other] … e altre { $n }: usa più parole.
    }
cli-rules-hint = Continua con un codice, l’inizio di un codice o delle parole: tangledbank rules EV-9
cli-game-players = giocatori: { $players }, versione delle regole: { $rules }
cli-game-option = Valori: { $default } (predefinito) oppure { $others } ({ $rule })

## Counting and checking

cli-perft-depth = profondità
cli-perft-nodes = posizioni
cli-perft-seconds = secondi
cli-perft-first = prima decisione
cli-fuzz-progress =
    { $games ->
        [one] { $done } di { $games } partita
       *[other] { $done } di { $games } partite
    }
cli-fuzz-holds = Tutte le invarianti valgono.
cli-fuzz-log-holds =
    { $n ->
        [one] Tutte le invarianti valgono dopo { $n } decisione.
       *[other] Tutte le invarianti valgono dopo { $n } decisioni.
    }
cli-fuzz-broken = Invariante violata: { $law }
cli-fuzz-reproduce = Per riprodurlo:
cli-fuzz-shrunk =
    { $n ->
        [one] Lo stesso, più corto ({ $n } decisione):
       *[other] Lo stesso, più corto ({ $n } decisioni):
    }
cli-fuzz-players = giocatori
cli-fuzz-games = partite
cli-fuzz-decisions = decisioni
cli-fuzz-most = max
cli-fuzz-options = max opzioni
cli-fuzz-rounds = round
cli-fuzz-all = tutte
cli-fuzz-time = Posizioni controllate a fondo: { $checked }, { $seconds } s, { $build }
cli-fuzz-positions = posizioni danneggiate: { $positions }, rifiutate con un motivo: { $refused }, giocate: { $accepted }, risposte: { $answers }
cli-learn-next = La prossima lezione:
cli-learn-expected = La risposta che questa lezione vuole: { $answer }
cli-learn-enter = Scrivi un numero o una risposta; Invio da solo dà la risposta.
cli-learn-unknown = «{ $got }» non è nessuna di queste risposte.
cli-learn-other = Questa lezione prende un’altra strada: { $answer }
