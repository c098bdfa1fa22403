### Partite riviste e lezioni nel client web, in italiano.

web-learn-about = Gioca un primo round con una guida al tuo fianco: ogni passo si spiega da sé. Circa dieci minuti per ogni gioco.
web-learn-back = Indietro
web-learn-choose = Impara un gioco
web-learn-free = Ora una partita libera con suggerimenti
web-learn-free-early = Vai avanti: una partita libera con suggerimenti
web-learn-free-text = Ne sai abbastanza per continuare. Negli altri posti siedono bot principianti, e un suggerimento è sempre a portata di clic.
web-learn-more =
    { $n ->
        [one] { $n } altra risposta
       *[other] altre { $n } risposte
    }
web-learn-next = Avanti
web-learn-nudge = Tieni quest’idea per una vera partita; questa lezione prende un’altra strada: { $wanted }.
web-learn-others = Giocano gli altri …
web-learn-progress = Passo { $n } di { $steps }
web-learn-skip = Salta questo passo
web-learn-sorry = La lezione non può cominciare
web-learn-title = Primi passi: { $game }
web-learn-told =
    { $n ->
        [one] È successa { $n } cosa
       *[other] Sono successe { $n } cose
    }
web-learn-your-turn = Tocca a te: sul tabellone o qui
web-replay-back = Un passo indietro
web-replay-beginning = Il tavolo è pronto; nessuno ha ancora risposto.
web-replay-choose = Scegli un file
web-replay-copied = Il link a questo momento è stato copiato.
web-replay-drop = Trascina qui una registrazione
web-replay-drop-about = Una registrazione è un piccolo file di testo con tutto quello che è successo in una partita. Puoi salvarne una alla fine di ogni partita.
web-replay-drop-now = Rilascia il file
web-replay-everything = tutto scoperto
web-replay-eyes = Vista
web-replay-file = Rivedi un file
web-replay-file-broken = È una registrazione, ma qui non si può rivedere. Forse è stata modificata a mano, o viene da un’altra versione.
web-replay-file-large = Il file è troppo grande: le registrazioni hanno al massimo 500 kB.
web-replay-file-no = Questo file non si può rivedere
web-replay-file-other = { $name } non sembra una registrazione di Tangled Bank. Le registrazioni cominciano con le parole «tangledbank record», e i loro nomi finiscono di solito con .tbr.
web-replay-file-unreadable = Il browser non è riuscito a leggere il file. È ancora al suo posto?
web-replay-fork = Prova tu
web-replay-fork-go = Comincia
web-replay-fork-level = Negli altri posti giocano i bot:
web-replay-fork-seat = Giochi come
web-replay-fork-text = Un tavolo di prova tutto tuo comincia dopo la risposta { $ply }. Ciò che da quel posto non si vedeva viene distribuito di nuovo; la partita che guardi resta com’è.
web-replay-fork-title = Continua a giocare da qui
web-replay-jump = Vai a un round
web-replay-next = Un passo avanti
web-replay-of = { $game } · replay
web-replay-pause = Pausa
web-replay-play = Riproduci
web-replay-player = Riproduttore
web-replay-reading = Lettura in corso …
web-replay-round = Round { $n }
web-replay-round-back = All’inizio del round, o del precedente
web-replay-round-next = Al round successivo
web-replay-save = Salva
web-replay-save-about = Salva la registrazione come file
web-replay-scores = Punti
web-replay-secret = Una risposta da questo posto
web-replay-share = Condividi
web-replay-share-about = Link a questo momento
web-replay-sorry = Qui non c’è niente da rivedere
web-replay-speed = Velocità
web-replay-start = L’inizio
web-replay-timeline = Linea del tempo
web-replay-title = Rivedi una partita
web-replay-where = Passo { $ply } di { $plies }
