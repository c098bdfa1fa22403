### La mano del giorno, in italiano.

daily-about = Ogni giorno una mano per ogni gioco: la stessa fortuna e gli stessi avversari per tutti, e un solo tentativo. Niente si annulla e nessuno suggerisce. Poi si confronta.
daily-answers-all = Hai risposto sempre come l’esperto.
daily-best = I risultati migliori
daily-card = La tua cartolina
daily-card-failed = In questo browser non ha funzionato.
daily-card-rank = Risultati superati: { $percent }% (in tutto { $count })
daily-chances = Le tue probabilità secondo l’allenatore: { $before }% prima, { $after }% dopo la tua risposta, { $best }% dopo la migliore trovata.
daily-chances-best = La migliore era: { $label }.
daily-chances-none = Fai analizzare la partita, e qui si vedranno anche le probabilità.
daily-checking = La registrazione viene controllata …
daily-copied = Copiato
daily-copy = Copia come testo
daily-device = Giocata su questo dispositivo; sarà inviata appena c’è una connessione.
daily-expert = L’esperto
daily-expert-hidden = Come l’esperto ha giocato questa mano si vede dopo il tuo tentativo.
daily-expert-making = L’esperto sta giocando questa mano; risposte finora: { $n }.
daily-expert-none = Nessuno ha fatto giocare questa mano all’esperto.
daily-expert-result = Posto { $place } su { $players } con { $score } punti.
daily-first = Finisci la mano, e qui si confrontano i risultati.
daily-go-on = Continua
daily-image = Salva come immagine
daily-left = Nuove mani tra { $hours } h { $minutes } min, a mezzanotte UTC.
daily-lost = Abbandonata: nessun risultato
daily-none = Ancora nessuna mano giocata.
daily-not-sent = Non inviata: { $why }
daily-parted = Dove le vostre strade si sono divise
daily-parted-at = Round { $round }, risposta { $ply }:
daily-parted-expert = L’esperto: { $label }
daily-parted-you = Tu: { $label }
daily-place = Posto { $place } su { $players }
daily-play = Gioca
daily-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
daily-rank = Posizione { $rank } su { $count }.
daily-record = Giocata nel terminale o su un altro dispositivo? Invia la registrazione:
daily-results = Risultati
daily-rounds = Il tuo posto round per round: { $places }
daily-same =
    { $n ->
        [one] { $n } volta posto { $place } con { $score } punti
       *[other] { $n } volte posto { $place } con { $score } punti
    }
daily-seat = { $players } giocatori, tu sei P{ $seat }
daily-sent = registrazione controllata
daily-share = Condividi
daily-streak = Giorni di fila: { $n }. Serie più lunga: { $longest }.
daily-table = Come tabella
daily-tries =
    { $n ->
        [0] Nessuno l’ha ancora finita.
        [one] { $n } risultato finora
       *[other] { $n } risultati finora
    }
daily-watch = Mostra la posizione
daily-yours = I tuoi giorni
