### Il client web in italiano: ciò che le pagine hanno in comune, e il tavolo.

web-again = Riprova
web-agree = Accetto
web-auto = Rispondi automaticamente quando c’è una sola scelta
web-away = assente
web-board = Tabellone
web-bot-plays = Un bot gioca per te.
web-bots-wait = Qui i bot aspettano che finisca un altro tavolo di soli bot dello stesso organizzatore.
web-cancel = Annulla
web-change-defences = difese contro { $who }
web-change-dominant = { $who }: ora dominante
web-change-dominant-lost = { $who }: non più dominante
web-change-domination = valore di dominanza: { $who }
web-change-endangered = { $who }: ora in pericolo
web-change-matching = elementi adatti: { $who }
web-change-points = punti se valutata ora: { $who }
web-change-safe = { $who }: non più in pericolo
web-chat-empty = Nessuno ha ancora scritto nulla.
web-chat-line = Scrivi qualcosa
web-close = Chiudi
web-close-sure = Terminare questa partita per tutti?
web-close-table = Termina la partita per tutti
web-closed = Questo tavolo è stato chiuso prima della fine.
web-confirm = Conferma
web-confirm-first = Chiedi prima di inviare una risposta
web-curtain = Passa il dispositivo al giocatore { $seat }
web-curtain-open = Sono pronto
web-curtain-why = Le carte restano nascoste finché il prossimo giocatore non è pronto.
web-disagree = Rifiuta
web-first-never = Non mostrarne più
web-first-understood = Capito
web-find-option =
    { $n ->
        [one] Cerca in { $n } risposta
       *[other] Cerca in { $n } risposte
    }
web-fork = Prova in una copia
web-hint = Suggerimento
web-home = Pagina iniziale
web-idea-equal = quasi altrettanto buona
web-idea-less =
    { $n ->
        [one] circa { $n } punto in meno
       *[other] circa { $n } punti in meno
    }
web-idea-score = circa { $n } punti alla fine
web-ideas = Che cosa farebbe un bot forte
web-ideas-close = Chiudi il suggerimento
web-language = Lingua
web-leave = Lascia la partita
web-leave-sure = Lasciare per sempre? Un bot continuerà per te.
web-level = Livello
web-level-beginner = principiante
web-level-casual = occasionale
web-level-expert = esperto
web-level-novice = novizio
web-level-skilled = abile
web-level-strong = forte
web-loading = Un momento …
web-log-earlier =
    { $n ->
        [one] { $n } riga precedente
       *[other] { $n } righe precedenti
    }
web-log-empty = Non è ancora successo nulla.
web-look-through = Vista da questo posto
web-lost = Connessione persa. Riconnessione in corso …
web-mute = Silenzia { $name }
web-nav = Pagine
web-nav-account = Account
web-nav-bots = Bot
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-no-table = Questo tavolo non esiste
web-not-asked = Non tocca a te.
web-not-asked-for = Questo non risponde alla domanda attuale:
web-not-possible = Ora non è possibile:
web-offline = Il server non è raggiungibile.
web-options = Risposte possibili
web-options-plain = Altre scelte
web-pace = Ritmo di visione
web-pace-at-once = Subito
web-pace-brisk = Svelto
web-pace-calm = Calmo
web-pace-on = Riprendi
web-pace-pause = Pausa
web-pace-present =
    { $n ->
        [0] Vai in diretta
       *[other] Vai in diretta ({ $n })
    }
web-pace-step = Passo successivo
web-panel = Domanda, registro e chat
web-pass = Fai giocare un bot al posto mio
web-picked = Scelto finora:
web-players = Giocatori
web-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-preview = Che cosa accadrebbe
web-preview-more =
    { $n ->
        [one] e ancora { $n } evento
       *[other] e altri { $n } eventi
    }
web-orders = Ordini
web-orders-text = Risposte che lasci per le domande che potrebbero arrivare mentre non ci sei. Nessun altro le vede.
web-order-new = Lascia un ordine …
web-order-sensible = Rispondi in automatico dove una sola risposta ha senso
web-order-which = Quando mi viene chiesto
web-order-prefer = Scegli le risposte, la migliore per prima: verrà data la prima possibile.
web-order-else = altrimenti
web-order-alike = o un’altra dello stesso tipo
web-order-repeat = ogni volta
web-order-until = fino alla fine
web-order-phase = della fase
web-order-round = del round
web-order-game = della partita
web-order-leave = Lascia questo ordine
web-order-withdraw = Ritira
web-order-rests = Da quando li hai lasciati hai visto qualcosa di nuovo: aspettano la tua conferma.
web-order-confirm = Conferma
web-order-nothing = Ora non si può prevedere nessuna domanda per te.
web-question = Domanda
web-redo = Ripeti
web-notes = Appunti privati
web-notes-about = Su { $name }
web-notes-saved = Salvato.
web-notes-table = Su questo tavolo
web-notes-text = Li puoi leggere solo tu. Quello che scrivi su qualcuno lo ritrovi a ogni tavolo in comune.
web-on-vacation = in vacanza fino al { $until }
web-reset = Annulla tutto il turno
web-reset-ask = Chiedi di annullare il turno
web-rematch-rotated = Gioca ancora, tutti un posto più avanti
web-rematch = Gioca ancora
web-replay = Rivedi la partita
web-review = Analisi
web-review-about = Che cosa è stato fortuna, che cosa abilità, che cosa sarebbe stato meglio
web-result = Risultato
web-seat = Posto { $seat }
web-send = Invia
web-since = Dal tuo ultimo turno
web-since-again = Rivedi
web-since-away = Mentre non c’eri
web-since-go-on = Vai al tavolo
web-skip = Vai al contenuto
web-skip-beats =
    { $n ->
        [0] Salta
       *[other] Salta (+{ $n })
    }
web-sounds = Suoni (il mio turno, attacchi, punti)
web-spectators =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
web-stand-in = Lascia giocare un bot per { $name }
web-tab-answers = Scelte
web-tab-chat = Chat
web-tab-log = Registro
web-tab-menu = Tavolo
web-take-back-seat = Riprendi il posto dal bot
web-thinking = Penso …
web-time-over = tempo scaduto
web-to-move = deve giocare
web-undo = Annulla mossa
web-undo-ask = Chiedi di annullare
web-undone = Una risposta è stata annullata. Ora tocca a: { $names }.
web-unmute = Ridai la parola a { $name }
web-unpick = Deseleziona { $token }
web-winners =
    { $n ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    }
web-rewind-request =
    { $n ->
        [one] { $name } vorrebbe annullare { $n } risposta.
       *[other] { $name } vorrebbe annullare { $n } risposte.
    }
web-you = tu
web-tab-your-turn = Tocca a te – { $game }

# The board of a game that the client does not know
web-generic-shared = Sul tavolo
web-generic-nothing = niente
web-daily = La mano del giorno
web-daily-results = Confronta i risultati
web-close-daily = Abbandonare la mano di oggi? Il tuo tentativo finisce senza risultato.
