### The pages around the tables, in Italian.

## Home

web-home-title = Giochi da tavolo sull’evoluzione
web-home-lead = Con gli amici o contro i bot, direttamente nel browser. Senza account.
web-home-quote = «È interessante contemplare una riva rigogliosa, rivestita da molte piante di molti tipi, con gli uccelli che cantano sui cespugli …»
web-home-darwin = Charles Darwin, 1859
web-home-games = I giochi
web-home-players = da { $from } a { $to } giocatori
web-home-players-exactly =
    { $n ->
        [one] 1 giocatore
       *[other] { $n } giocatori
    }
web-home-minutes = circa { $n } minuti
web-home-hours = circa { $n } ore
web-home-play = Gioca subito
web-home-new = Nuovo tavolo
web-home-learn = Impara
web-offer = La tua prima partita qui? Una guida gioca con te il primo round e spiega ogni passo: circa dieci minuti.
web-offer-learn = Sì, con la guida
web-offer-skip = No, al tavolo
web-home-watch = Guarda i bot
web-home-yours = Le tue partite
web-home-all = Tutte le tue partite ({ $n })
web-home-fewer = Mostra meno
web-home-go-on = Continua
web-home-open = Tavoli aperti
web-home-none-open = Nessun tavolo pubblico aspetta giocatori. Aprine uno: forse arriverà qualcuno.
web-home-join = Partecipa
web-home-running = Partite da guardare
web-home-none-running = Nessuna partita pubblica in corso. Puoi sempre guardare i bot.
web-home-look = Guarda
web-home-over = Replay
web-history = Tutte le mie partite
web-history-which = Mostra
web-history-none = Non ci sono tavoli così.
web-history-more = Mostra altri
web-puzzles = Problemi
web-statistics = Statistiche
web-statistics-game = Gioco
web-statistics-players = Giocatori
web-statistics-seat = Posto
web-statistics-with = Contro
web-statistics-people = persone
web-statistics-bots = bot
web-statistics-games = Partite
web-statistics-wins = Vittorie
web-statistics-place = Piazzamento
web-statistics-points = Punti
web-place =
    { $n ->
        [1] vinta
       *[other] { $n }º posto
    }
web-home-file = Rivedi da un file
web-settings-pace-text = Con che velocità vedi le mosse degli altri. Un clic o un tasto porta sempre al presente.
web-your-turn = Tocca a te
web-seat-free = posto libero
web-status-open = aperto
web-status-running = in corso
web-status-over = finita
web-status-closed = chiuso

## Nothing here

web-missing = Pagina non trovata
web-missing-text = A questo indirizzo non c’è nessuna pagina. Forse nel link manca una lettera.
web-no-game = Questo gioco non c’è
web-no-game-text = La riva è rigogliosa, ma questo gioco non vi cresce. Quelli che vi crescono sono nella pagina iniziale.

## A new table

web-new-title = Nuovo tavolo: { $game }
web-new-choose = A che cosa si gioca?
web-new-people = Posti
web-new-who = Chi gioca
web-new-bots = Io e i bot
web-new-friends = Io e gli amici
web-new-hot-seat = Tutti su questo dispositivo
web-new-only-bots = Solo bot
web-new-hot-seat-text = Più posti sono tuoi: passatevi il dispositivo. Ciò che gli altri non devono vedere resta coperto nel frattempo.
web-new-free-text = La partita comincia quando tutti i posti liberi sono occupati. Riceverai i link da condividere.
web-new-me = Io
web-new-name = Nome (facoltativo)
web-new-free = Un amico (posto libero)
web-new-bot = Bot, { $level }
web-new-options = Il gioco
web-new-forced = Con { $players } giocatori dev’essere così.
web-new-barred = Non con { $players } giocatori.
web-new-table = Il tavolo
web-new-visibility = Chi può vederlo
web-new-link = Chiunque abbia il link
web-new-link-text = Non compare in nessuna lista.
web-new-private = Solo gli invitati
web-new-private-text = Nessun altro può vederlo.
web-new-public = Tutti
web-new-public-text = Compare nella pagina iniziale.
web-new-clock = Tempo per pensare
web-new-no-clock = Senza orologio
web-new-no-clock-text = Ognuno si prende il tempo che vuole.
web-new-live = In una sola seduta
web-new-live-text = Una riserva di minuti e qualche secondo per mossa.
web-new-days = Nell’arco di giorni
web-new-days-text = Un certo numero di giorni per ogni mossa.
web-new-minutes = Minuti
web-new-increment = Secondi per mossa
web-new-days-each = Giorni per mossa
web-new-more = Avanzate
web-new-undo = Annullamento
web-new-undo-consent = se le altre persone sono d’accordo (i bot lo sono sempre)
web-new-undo-horizon = finché non viene rivelato nulla di nuovo
web-new-undo-never = mai
web-new-substitute = Sostituto
web-new-substitute-text = Il bot che continua quando qualcuno se ne va o finisce il tempo.
web-new-delay = Ritardo per gli spettatori in secondi
web-new-delay-text = Perché nessuno possa passare informazioni.
web-new-seed = Seme
web-new-seed-text = Per esercitarsi: un numero da cui nasce tutta la fortuna. Vuoto: fortuna nuova. A un tavolo con altre persone non lo sceglie nessuno.
web-new-complete = Ci siete tutti.
web-new-incomplete = Ora invita i tuoi amici.
web-new-start = Comincia la partita
web-new-open = Apri il tavolo

## Options of the games

web-option-quick-play = Gioco rapido
web-option-species-boards = Specie in gioco
web-option-cooperation-triggers = Come agisce Cooperazione
web-option-pass-is-final = Chi passa è fuori
web-option-scavenge-if-attacker-dies = I necrofagi mangiano se l’attaccante muore
web-option-fat-feeding-while-hungry = Accumulare grasso mentre un’altra ha fame
web-option-edition = Edizione
web-option-longer-game = Partita più lunga
web-option-multi-animal = Più animali a testa
web-option-two-animals = Due animali a testa
web-option-random-earth = Terra casuale
web-option-optional-fecundity = Fecondità può tralasciare tessere
web-option-animals = Animali
web-option-animals-text = Li assegna il caso, oppure scegli tu chi gioca con quale.
web-option-round-limit = Limite di round
web-option-turn-limit = Limite di turni
web-option-alternative-displays = Plance alternative
web-option-superheroes = Supereroi
web-option-deck = Lunghezza del mazzo
web-option-empty-retrieve = Recupero a vuoto
web-option-habitat-own-types = Habitat: solo i propri tipi
web-value-yes = sì
web-value-no = no
web-value-none = nessun limite
web-value-random = a caso
web-value-chosen = scelti qui
web-value-per-take = una volta per pasto
web-value-per-token = per ogni segnalino
web-value-first = prima edizione
web-value-second = seconda edizione
web-value-exaptation = con Preadattamento
web-value-short = corto (20 carte)
web-value-standard = standard (25 carte)
web-value-long = lungo (30 carte)
web-value-epic = epico (35 carte)
web-value-gmt = GMT
web-value-phalanx = Phalanx

## Before the game begins

web-lobby-title = Tavolo di { $game }
web-lobby-missing =
    { $n ->
        [one] { $n } posto è ancora libero.
       *[other] { $n } posti sono ancora liberi.
    }
web-lobby-ready = Ci siete tutti: comincia quando vuoi.
web-lobby-wait = Ci siete tutti. Chi ospita fa cominciare la partita.
web-lobby-here = presente
web-lobby-sit = Siediti qui
web-lobby-bot = Un bot …
web-lobby-invite = Invita
web-lobby-leave = Lascia il posto
web-lobby-free = Libera
web-lobby-close = Chiudi questo tavolo
web-lobby-invitation = Invito per il posto { $seat }
web-lobby-invitation-text = Chiunque apra questo link può occupare il posto. Vale una volta sola.
web-lobby-revoke = Ritira l’invito
web-lobby-share = Condividi questo tavolo
web-lobby-share-text = Chi ha questo link può sedersi o guardare. I telefoni leggono il codice.
web-lobby-private = Solo chi inviti può vedere questo tavolo. Premi «Invita» accanto a un posto libero per avere un link.
web-lobby-read = Leggi le regole mentre aspetti
web-share-code = Il link come codice QR
web-share-link = Link
web-share-here = L’indirizzo { $host } indica solo questo computer: altrove il link non porta da nessuna parte. Per gli altri nella tua rete, avvia il server con { $command } e apri questa pagina all’indirizzo di questo computer nella rete.
web-share-copy = Copia
web-share-copied = Copiato
web-share-send = Invia

## La fortuna che nessuno conosce

web-luck = Fortuna
web-luck-text = La fortuna di questa partita non la sceglie nessuno. Il server ha estratto un segreto e ne mostra l’impronta; chi gioca aggiunge un numero, e tutta la fortuna viene da lì.
web-luck-added = numero aggiunto
web-luck-missing = ancora nessun numero
web-luck-own = Il mio numero
web-luck-own-text = Questo dispositivo ha aggiunto un numero per te. Se vuoi, scegline un altro, fino a 40 cifre.
web-luck-use = Usa questo numero
web-luck-fingerprint = Impronta del segreto (SHA-256)
web-luck-secret = Segreto
web-luck-numbers = Numeri dei giocatori
web-luck-fits = La fortuna di questa partita non l’ha scelta nessuno: il segreto corrisponde all’impronta mostrata a questo dispositivo prima dell’inizio, e c’è anche il tuo numero.
web-luck-differs = Nella fortuna di questa partita qualcosa non torna: il segreto non corrisponde all’impronta mostrata a questo dispositivo, o manca il tuo numero.
web-luck-unknown = La fortuna di questa partita non l’ha scelta nessuno. Questo dispositivo non c’era prima dell’inizio: può confrontare chi ha annotato l’impronta.
web-luck-verify = La prova è nella registrazione: la controlla tangledbank verify.

## Invitations

web-join-title = Hai un invito a una partita
web-join-text = Un posto a un tavolo ti aspetta.
web-join-host = { $host } ti ha tenuto un posto.
web-join-kept = il tuo posto
web-join-terms = Come è impostata questa partita
web-join-seed = scelto da chi ospita
web-join-read = Leggi prima le regole
web-join-guest = Non serve un account.
web-join-accept = Prendo il mio posto
web-join-failed = Questo invito non funziona
web-join-no-token = Manca una parte del link. Chiedilo di nuovo e aprilo per intero.
web-join-taken = Su questo posto siede già qualcun altro. Chiedine un altro a chi ospita.
web-join-begun = La partita a questo tavolo è cominciata senza di te. Chiedi a chi ospita la prossima.
web-join-void = È stato usato, ritirato o non è mai esistito. Chiedine uno nuovo a chi ospita.

## The link in the mail

web-address-title = Questo indirizzo è tuo?
web-address-text = Premi il pulsante per ricevere un’e-mail quando tocca a te.
web-address-yes = Sì, è mio
web-address-no = Non sei tu? Chiudi questa pagina e non riceverai e-mail.
web-address-done = Grazie
web-address-done-text = Il tuo indirizzo è confermato. Un’e-mail ti dirà quando tocca a te.
web-address-failed = Questo link non funziona

## Rules

web-rules-title = Regole di { $game }
web-rules-guide = Come si gioca
web-guide-lesson = Gioca la lezione
web-guide-reference = Tutte le regole per numero
web-rules-beside = Regola
web-rules-close = Chiudi la regola
web-rules-choose = Ogni regola ha un numero. Ai tavoli ci sono link alle regole ovunque nasca una domanda.
web-rules-translated = Traduzione del testo inglese, che fa fede in caso di differenze.
web-rules-parts = Parti delle regole
web-rules-gallery = Carte
web-rules-cards = Carte
web-rules-traits = Tratti
web-rules-traits-marine = Tratti
web-rules-glossary = Glossario
web-words-animals = Animali
web-words-eating = Mangiare ed essere mangiati
web-words-elements = Elementi
web-words-phases = Fasi
web-words-sections = Sezioni dell’area azioni
web-words-sequence = Svolgimento della partita
web-words-table = Sul tavolo
web-words-terrains = Terreni
web-words-vent = Lati di una bocca idrotermale
web-words-words = Altre parole
web-rules-search = Cerca
web-rules-contents = Indice
web-rules-found =
    { $n ->
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
web-rules-nothing = Niente corrisponde a queste parole.
web-rules-missing = In questo gioco non c’è una regola { $id }.
web-rules-ruling = Chiarimento
web-rules-example = Esempio
web-rules-food =
    { $n ->
        [one] { $n } carta, cibo { $span }
       *[other] { $n } carte, cibo { $span }
    }

## Bots

web-bots-title = Chi sono i bot?
web-bots-text = Sei livelli per ogni gioco. Vedono quello che vedresti tu al loro posto, e nient’altro.
web-bots-beginner = Per lo più fa quel che capita.
web-bots-novice = Ha un piano, e spesso lo dimentica.
web-bots-casual = Gioca con criterio, con qualche svista.
web-bots-skilled = Prende subito ciò che sembra meglio.
web-bots-strong = Riflette un po’ sulle conseguenze.
web-bots-expert = Pensa più a lungo e perdona poco.
web-bots-greedy = avido
web-bots-random = casuale
web-bots-pairs = Uno contro uno
web-bots-pairs-text = Quanto spesso il primo è davanti al secondo. La linea tratteggiata è la parità.
web-bots-pair = Chi contro chi
web-bots-against = { $high } – { $low }
web-bots-share = Davanti
web-bots-span = Quota e intervallo al 95%
web-bots-games = Partite
web-bots-ms = ms per decisione
web-bots-four = Tutti i livelli a tavoli da quattro
web-bots-four-text = Chi vince e quanto spesso. La linea tratteggiata è ciò che darebbe il caso.
web-bots-four-order = I livelli i cui intervalli si sovrappongono possono in realtà stare in qualsiasi ordine.
web-bots-wins = Vittorie
web-bots-points = Punti
web-bots-rating = Punteggio di forza
web-bots-not-measured = I bot di questo gioco non sono ancora stati misurati su questo server. Giocano lo stesso.
web-bots-how = Ogni coppia gioca ogni mano due volte, a posti scambiati. I baffi mostrano dove sta la quota vera con il 95% di confidenza.

## Settings

web-settings-device = Aspetto e impostazioni di gioco valgono per questo dispositivo; nome e notifiche ti seguono.
web-settings-look = Aspetto
web-settings-palette = Colori
web-palette-auto = come il dispositivo
web-palette-light = chiari
web-palette-dark = scuri
web-palette-colour-blind = per daltonici
web-palette-contrast = alto contrasto
web-settings-motion = Movimento
web-motion-auto = come il dispositivo
web-motion-full = brevi animazioni
web-motion-none = nessuno
web-settings-play = Al tavolo
web-settings-sounds = Suoni
web-settings-sounds-text = Toni leggeri quando tocca a te, durante un attacco e quando si segnano punti.
web-settings-confirm = Conferma delle risposte
web-settings-confirm-text = Mostra che cosa fa una risposta e chiedi ancora prima di inviarla.
web-settings-auto = Risposte automatiche
web-settings-auto-text = Quando resta una sola risposta, viene data per te.
web-settings-first = Spiegare le domande
web-settings-first-text = La prima domanda di ogni tipo è spiegata accanto al suo pezzo. Se lo riattivi, tutte sono spiegate di nuovo.
web-settings-notices = Notifiche del browser
web-settings-notices-text = Ti avvisa che tocca a te mentre guardi altro.
web-settings-notices-denied = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questo sito.
web-settings-name = Il tuo nome
web-settings-name-label = Visibile agli altri
web-settings-away = Quando non ci sei
web-settings-away-text = Il server ti avvisa che tocca a te.
web-settings-no-mail = Questo server non spedisce posta; un web hook funziona.
web-settings-confirmed = { $email } è confermato.
web-settings-unconfirmed = { $email } non è ancora confermato: apri il link nel messaggio spedito lì. Salva di nuovo per riceverne un altro.
web-settings-email = Indirizzo e-mail
web-settings-hook = Webhook
web-settings-save = Salva
web-settings-saved = Salvato.

## Account

web-account-guest = Giochi come ospite { $name }. Tutto funziona senza account; con un account puoi continuare da un altro dispositivo.
web-account-known = Hai effettuato l’accesso come { $name }.
web-account-sign-up = Crea un account
web-account-sign-up-text = Le tue partite restano tue.
web-account-sign-in = Accedi
web-account-sign-in-text = Le partite cominciate da ospite vengono con te.
web-account-name = Nome
web-account-password = Password
web-account-password-new =
    { $n ->
        [one] Password, almeno { $n } carattere
       *[other] Password, almeno { $n } caratteri
    }
web-account-change = Cambia password
web-account-change-text = Gli altri tuoi dispositivi vengono disconnessi; questo no.
web-account-changed = La tua password è stata cambiata.
web-account-old = Vecchia password
web-account-new =
    { $n ->
        [one] Nuova password, almeno { $n } carattere
       *[other] Nuova password, almeno { $n } caratteri
    }
web-account-sign-out = Esci
web-account-sign-out-text = Le tue partite ti aspettano finché accedi di nuovo.
web-account-here = Su questo dispositivo
web-account-everywhere = Su tutti i dispositivi
web-push = Quando nessuna pagina è aperta
web-push-here = Avvisami in questo browser
web-push-text = Mostra che tocca a te e con un clic porta al tavolo. Il servizio di notifiche del browser non può leggere il contenuto.
web-push-none = Questo server o questo browser non lo consente.
web-push-denied = Il browser non lo permette: cambialo nelle sue impostazioni per questo sito.
web-push-failed = Il servizio di notifiche del browser non risponde. Riprova più tardi.
web-push-quiet-from = Non tra le
web-push-quiet-to = e le
web-vacation = Vacanza
web-vacation-text = Ai tavoli in corso che danno giorni per rispondere il tuo orologio intanto sta fermo. Gli altri lo vedono.
web-vacation-until = In vacanza fino al { $until }.
web-vacation-left =
    { $n ->
        [one] Quest’anno resta { $n } giorno.
       *[other] Quest’anno restano { $n } giorni.
    }
web-vacation-days = Giorni
web-vacation-begin = Comincia
web-vacation-end = Rientro
web-account-delete = Elimina l’account
web-account-delete-text = Nelle partite in corso i bot giocano al posto tuo; il tuo nome e la tua chat scompaiono. Non si può annullare.
web-account-sure = Eliminare davvero l’account?
web-account-keep = Conservalo
web-account-really = Elimina tutto

# --- su questo dispositivo, senza server
web-local = Su questo dispositivo
web-local-offer = Tutti i giochi contro tutti i bot, regole e lezioni, senza connessione: anche in treno. Quello che giochi resta su questo dispositivo.
web-local-get = Scarica ({ $size } MB)
web-local-loading = Scaricamento: { $percent } %
web-local-starting = Preparazione …
web-local-ready = Pronto: le partite contro i bot e su un solo dispositivo iniziano qui e non hanno bisogno di connessione.
web-local-failed = Non ha funzionato, e non è cambiato nulla: { $because }
web-local-here = su questo dispositivo
web-local-player = Giocatore
web-local-used = Su questo dispositivo sono occupati { $size } MB.
web-local-engine = Versione { $release }, { $build ->
    [compiled] motore compilato
   *[pure] motore in Python, più lento
  }.
web-local-play = Gioca su questo dispositivo
web-local-play-text = Le nuove partite che non hanno bisogno di nessun altro iniziano qui; altrimenti iniziano sul server.
web-local-free = Rimuovi i file scaricati
web-local-free-about = Quello che hai giocato qui resta, e si può continuare dopo averli scaricati di nuovo.
web-local-forget = Rimuovi tutto ciò che è stato giocato qui
web-local-forget-sure = Rimuovere per sempre tutte le partite di questo dispositivo?
web-local-release = C’è una nuova versione. Le tue partite continuano con essa appena ricarichi la pagina.
web-local-use = Ricarica ora
web-local-upload = Sul server
web-local-upload-about = Copia questa partita sul server, con un indirizzo che puoi condividere
web-local-keep = Su questo dispositivo
web-local-keep-about = Copia questa partita su questo dispositivo: così si può guardare senza connessione
web-local-first = Qui non c’è un server: prima scarica i giochi, poi iniziano subito.
web-new-rated = Classificata
web-new-rated-yes = Conta per il rating
web-new-rated-text = Per persone con un account, un posto ciascuna. Con l’orologio; si annulla solo ciò che non ha rivelato nulla; niente bot né suggerimenti.
web-rating = Rating
web-rating-margin = ± { $margin }
web-rating-games =
    { $n ->
        [one] { $n } partita classificata
       *[other] { $n } partite classificate
    }
web-result-rating = Rating { $after }, { $change }
web-leaderboard = Classifica
web-statistics-animals = Per animale
web-statistics-animal = Animale
web-leave-rated = Lasciare per sempre? Un bot continuerà, e per te questa partita classificata è persa.
web-home-seeks = Trova giocatori
web-manners = Blocca o segnala: { $name }
web-manners-close = Chiudi
web-block = Blocca { $name }
web-block-text = Non leggi più i messaggi di chi blocchi; non può accettare le tue offerte né sedersi ai tuoi tavoli. Non gli viene detto.
web-blocked = { $name } è nell’elenco delle persone bloccate.
web-report = Segnala { $name }
web-report-text = Che cosa è successo? Gli operatori lo vedono insieme agli ultimi messaggi della chat.
web-reported = Grazie: gli operatori sono stati avvisati.
web-undone-log = Che cosa è stato annullato
web-undone-alone = { $name }: annullato senza chiedere, non si era visto nulla di nuovo.
web-undone-agreed = { $name }: annullato con il consenso di tutti.
web-undone-nothing = Finora nulla.
