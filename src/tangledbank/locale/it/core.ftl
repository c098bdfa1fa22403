### What all games say, in Italian.

bad-game = Il gioco «{ $game }» non esiste; scelte possibili: { $games }.
broken-game = C’è un pacchetto per il gioco «{ $game }» ({ $source }), ma non si può caricare: { $because }
no-lesson = Per questo gioco non c’è la lezione «{ $got }»; scegli tra: { $expected }.
bad-players = { $game } è per { $expected } giocatori, non { $got }.
bad-seed = Un seme è un numero intero da 0 a { $most }, non { $got }.
bad-shared-secret = Il segreto di un seme comune ha 64 cifre esadecimali.
bad-shared-number = Un numero per il seme ha da 1 a 40 cifre e non comincia con 0, a differenza di { $got }.
bad-seat = Un posto è un numero da 0 a { $most }, non { $got }.
bad-option = La variante «{ $option }» non esiste; scelte possibili: { $options }.
bad-option-value = La variante { $option } può valere { $expected }, non { $got } (vedi { $rule }).
bad-option-forced =
    { $players ->
        [one] Con { $players } giocatore la variante { $option } deve valere { $expected }, non { $got } (vedi { $rule }).
       *[other] Con { $players } giocatori la variante { $option } deve valere { $expected }, non { $got } (vedi { $rule }).
    }
bad-multi-animal = Con { $players } giocatori ognuno gioca un solo animale; più animali a testa sono per 2 o 3 giocatori (vedi { $rule }).
bad-animals = La variante animals può valere random o essere come { $expected }, non { $got } (vedi { $rule }).
bad-setup = L’intestazione della registrazione e la sua posizione non concordano su giocatori o varianti.
bad-language = La lingua può essere { $expected }, non { $got }.
bad-verb = «{ $text }» non è un’azione: le azioni iniziano con { $verbs }.
bad-usage = «{ $text }» è incompleto o troppo lungo: scrivi { $usage }.
bad-word = «{ $word }» non va bene per <{ $arg }>: scrivi { $usage }.
bad-number = { $got } non è il numero di un’azione.
bad-position-line = Posizione, riga { $line }, previsto: { $expected } (vedi docs/notation.md).
bad-field = Posizione, campo { $field }, previsto: { $expected }, trovato: { $got } (vedi { $see }).
bad-size =
    { $most ->
        [one] Il testo è troppo lungo: al massimo { $most } carattere.
       *[other] Il testo è troppo lungo: al massimo { $most } caratteri.
    }
bad-record-line = Registrazione, riga { $line }, previsto: { $expected }.
bad-record-field = Registrazione, campo { $field }, previsto: { $expected }.
record-rules = La registrazione segue la versione { $got } delle regole; questo programma usa la versione { $expected }.
record-ply = Registrazione, mossa { $ply }: P{ $seat } non può giocare «{ $action }». { $because }
record-other-key = Registrazione, mossa { $ply }: da qui in poi la fortuna non viene dal seme comune.
record-digest = Registrazione, mossa { $ply }: la posizione non è quella registrata (impronta { $got }, registrata { $expected }).
record-unsigned = La registrazione non contiene l’impronta dell’ultima posizione, quindi non si può verificare.
record-not-legal = Registrazione, mossa { $ply }: questa parte segue la versione { $rules } delle regole. Secondo la versione { $expected } P{ $seat } non può giocare «{ $action }», quindi da qui in poi non si può riprodurre. { $because }
record-differs = Registrazione, mossa { $ply }: questa parte segue la versione { $rules } delle regole. Secondo la versione { $expected } la posizione non è quella registrata.
rules-changed = Le regole sono cambiate: dopo la mossa { $ply } la partita continua con la versione { $now } invece della versione { $was }.
reason = { $why } ({ $rules })
illegal-action = L’azione { $action } non è ammessa: { $because }
undo-nothing = Non c’è nulla da annullare.
undo-seen = L’azione { $action } non si può annullare: con essa o dopo è stato rivelato qualcosa di nuovo.
undo-others = Non si può annullare: nel frattempo ha giocato P{ $seat }.

expect-dictionary = un dizionario
expect-number = un numero da { $least } a { $most }
expect-any-number = un numero
expect-key-digits = { $digits } cifre esadecimali
expect-one-seed = o seed o shared_seed, e con questo nessuna posizione
expect-at-most = al massimo { $n }
expect-lawful = una posizione che rispetta gli invarianti del gioco
expect-record = una registrazione o il suo testo
expect-plies = un numero di mosse da 0 in su
expect-name = un nome
expect-list = una lista
expect-key = una chiave all’inizio della riga
expect-once = { $word } una volta sola
expect-word = una parola
expect-line-end = la fine della riga, oppure [ ] attorno a una lista
expect-brackets = meno parentesi
expect-semicolon = ; tra le voci
expect-position = dati o testo
expect-seat = da P1 a P{ $most }
expect-frame = un frame così come è stato salvato
expect-question = una domanda a cui si può rispondere

## What a bot says for an answer in a game without a judge of its own.

bot-why-later = Nessun punto cambia subito; renderà più tardi, per quanto il bot può vedere.
bot-why-gain =
    { $n ->
        [one] Porta subito 1 punto.
       *[other] Porta subito { $n } punti.
    }
bot-why-loss =
    { $n ->
        [one] Ora costa 1 punto, ma renderà più tardi.
       *[other] Ora costa { $n } punti, ma renderà più tardi.
    }

## What a game without words of its own says.

small-over = La partita è finita.
small-wait = In attesa di { $seats }.
small-refused = Questa risposta ora non è possibile.
daily-already = Hai già usato il tuo tentativo per questa mano.
daily-bad-answer = Questa non è una partita di questa mano: la risposta { $ply } va contro le regole. { $because }
daily-bad-day = «{ $got }» non è un giorno; scrivilo così: 2026-11-19.
daily-busy = Si sta già controllando un’altra registrazione; invia questa più tardi.
daily-future = La mano del { $day } non è ancora cominciata.
daily-late = Le registrazioni si accettano entro questi giorni dalla mano: { $days }.
daily-not-over = Questa partita non è arrivata alla fine.
daily-other-bots = Questa non è una partita di questa mano: con la risposta { $ply } P{ $seat } fa ciò che quel bot non avrebbe fatto.
daily-other-deal = Questa non è la mano del { $day }: un altro gioco, seme, numero di giocatori o variante.
daily-other-rules = Si è giocato con la versione { $got } delle regole; qui vale la versione { $expected }.
daily-unaided = Nella mano del giorno non ci sono suggerimenti, annullamenti né bot che giocano al posto tuo.
