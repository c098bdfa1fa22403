### Bots that are programs of their own, in Italian.

## What a program does wrong

outside-no-program = «{ $got }» non avvia nessun programma: scrivi il comando come lo digiteresti, per esempio python3 mybot.py.
outside-no-start = { $got } non si può avviare: { $because }.
outside-slow = Il programma non ha risposto entro { $seconds } s: serve una riga, terminata e inviata subito (flush).
outside-ended =
    { $words ->
        [none] Invece di rispondere il programma è terminato con codice { $code }.
       *[other] Invece di rispondere il programma è terminato con codice { $code }; le sue ultime parole: { $words }
    }
outside-closed = Invece di rispondere il programma ha chiuso il suo output.
outside-long-line = Il programma ha scritto una riga di oltre { $most } byte: serve una sola riga breve.
outside-half-line = L’output del programma si è interrotto a metà di una riga: «{ $got }».
outside-not-utf8 = Il programma ha scritto «{ $got }», che non è UTF-8.
outside-nonsense = Il programma ha scritto «{ $got }»; atteso: { $expected }. Tutto il resto va scritto sul flusso degli errori.
outside-protocol = Il programma parla il protocollo { $got }; atteso: { $expected }.
outside-wrong-number = Il programma ha risposto alla posizione { $got }, ma la domanda era la { $expected }: serve una risposta per ogni posizione.
outside-early = Il programma ha risposto alla posizione { $number } prima che gli fosse mostrata: serve una risposta dopo ogni posizione.
outside-no-option = Il programma ha scelto «{ $got }», che non è tra le possibilità della posizione { $number }; la prima è { $example }.

## tangledbank bot

cli-bot-about = Un bot può essere un tuo programma, in qualsiasi linguaggio: legge posizioni dal suo input e scrive scelte sul suo output, un oggetto JSON per riga (docs/outside-bots.md). Per controllarlo e per giocarci contro:
cli-bot-action = Qui «{ $got }» non esiste; c’è: { $expected }.
cli-bot-what = Indica come si avvia il programma, per esempio: { $example }
cli-bot-good = Il programma fa tutto ciò che deve. Per giocarci contro:
cli-bot-not-isolated = Su questo sistema i programmi non si possono isolare: il programma gira con tutti i tuoi permessi.
cli-bot-bad =
    { $n ->
        [one] Un controllo non è riuscito: con questo programma un posto perderebbe. Vedi docs/outside-bots.md.
       *[other] { $n } controlli non sono riusciti: con questo programma un posto perderebbe. Vedi docs/outside-bots.md.
    }
cli-bot-untidy = Il programma gioca come deve, ma non termina come dovrebbe: viene terminato, e nessun posto perde per questo. Vedi docs/outside-bots.md.
cli-bot-check-hello = saluta
cli-bot-check-game = gioca a { $game }
cli-bot-check-unknown = ignora ciò che non conosce
cli-bot-check-bye = termina dopo bye
cli-bot-check-eof = termina quando finisce il suo input
cli-bot-called = si chiama «{ $name }»; ci ha messo { $seconds } s
cli-bot-played = partite: { $games }, risposte: { $answers }, la più lenta dopo { $seconds } s
cli-bot-in-game = partita { $n }, risposta { $answer }: { $because }
cli-bot-answered = risposte: { $answers }
cli-bot-exit = codice di uscita { $code }
cli-bot-bad-exit = È terminato con codice { $code }; atteso: 0.
cli-bot-stayed = Dopo { $seconds } s è ancora in esecuzione: deve terminare da solo.
