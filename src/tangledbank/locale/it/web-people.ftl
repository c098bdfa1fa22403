### What the pages about people say, in Italian.

web-profile = Profilo
web-profile-none = Nessuno si chiama così
web-profile-since = Qui dal { $day }
web-profile-games =
    { $n ->
        [0] ancora nessuna partita finita
        [one] { $n } partita finita
       *[other] { $n } partite finite
    }
web-profile-unrated = Ancora nessuna partita classificata.
web-profile-last = Ultime partite classificate
web-profile-place = { $place } su { $players }
web-leaderboard-text = In ordine del limite inferiore dell’intervallo in cui il vero rating si trova con il 95 % di certezza. Vi compare chi ha finito { $n } partite classificate.
web-leaderboard-none = Nessuno ha ancora giocato abbastanza partite classificate.
web-devices = Dove hai effettuato l’accesso
web-devices-unknown = Un programma o un dispositivo sconosciuto
web-devices-since = Dal { $day }.
web-devices-seen = Ultima visita: { $day }
web-devices-here = questo dispositivo
web-forgot = Hai dimenticato la password?
web-forgot-text = Se il tuo account ha un indirizzo e-mail confermato, riceverai lì un link per impostare una nuova password.
web-forgot-send = Invia il link
web-forgot-sent = Se esiste un account così con un indirizzo confermato, l’e-mail è in arrivo.
web-reset-password = Imposta una nuova password
web-reset-text = Tutti i dispositivi vengono disconnessi.
web-reset-done = La password è impostata. Usala per accedere.
web-blocks = Persone bloccate
web-unblock = Sblocca { $name }
web-account-banned = Un operatore ti ha escluso dal gioco fino al { $day }. Puoi ancora uscire o eliminare l’account.
web-seeks = Trova giocatori
web-seeks-text = Accetta un’offerta o fanne una: appena ci sono abbastanza giocatori, la partita comincia. Un’offerta per una sola seduta vale finché questa pagina è aperta, una su più giorni per una settimana.
web-seeks-offers = Offerte
web-seeks-none = Nessuno cerca giocatori in questo momento.
web-seeks-own = La tua offerta
web-seeks-offer = Fai questa offerta
web-seeks-join = Gioca
web-seeks-leave = Ritirati
web-seeks-withdraw = Ritira
web-seeks-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-seeks-missing =
    { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
web-seeks-lowest = Rating da
web-seeks-highest = Rating fino a
web-moderation = Segnalazioni
web-moderation-text = Che cosa è stato segnalato; prima ciò di cui nessuno si è ancora occupato. Chi è silenziato non scrive in nessuna chat; chi è escluso può solo guardare e cancellarsi.
web-moderation-none = Nessuno ha segnalato nulla.
web-moderation-line = { $author } su { $about }
web-moderation-closed = Risolta
web-moderation-close = Segna come risolta
web-moderation-table = Vai al tavolo
web-moderation-seats = Chi sedeva lì
web-moderation-chat = Gli ultimi messaggi
web-moderation-silent = Nessuno ha scritto nulla.
web-moderation-gone = { $name } si è cancellato.
web-moderation-muted = Silenziato fino al { $until }.
web-moderation-muted-for-good = Silenziato per sempre.
web-moderation-banned = Escluso fino al { $until }.
web-moderation-banned-for-good = Escluso per sempre.
web-moderation-how-long = Per quanto tempo
web-moderation-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
web-moderation-for-good = Per sempre
web-moderation-mute = Silenzia { $name }
web-moderation-unmute = Lascia scrivere di nuovo { $name }
web-moderation-ban = Escludi { $name }
web-moderation-unban = Lascia giocare di nuovo { $name }
web-moderation-sure = Per { $name } continuano i bot; i suoi tavoli non ancora iniziati vengono chiusi e le sue offerte ritirate.
web-moderation-keep = Non escludere
