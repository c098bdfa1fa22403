### What each kind of question is about, said once to somebody who meets it for the first time, in Italian.

dom-first-placepawn = Prima tutti, a turno, pianificano tutte le pedine; poi le sezioni agiscono dall’alto in basso. Pensa quindi a che cosa avranno fatto gli altri prima che agisca la tua pedina.
dom-first-initiative = Non ci perdi niente: d’ora in poi pianifichi prima, e la pedina agisce ancora in questo round, dovunque la metti ora.
dom-first-adaptation = Ogni elemento sulla tua plancia ti rende più idoneo su ogni tessera che tocca un elemento uguale. Chi da solo è il più idoneo domina la tessera, e quando dà punti prende una carta.
dom-first-protect = Di ogni tipo nella casella di Regressione perderesti un elemento acquisito. Ogni tua pedina lì ne salva uno: tieni ciò di cui vivono i tuoi cubetti.
dom-first-abundance = Va su un angolo della Terra e nutre tutte le tessere che lo toccano. Prendi un tipo di cui vivi tu e non gli altri.
dom-first-putelement = Un angolo interno appartiene a tre tessere, uno sulla costa a meno. Su ognuna diventa più idoneo chi vive di questo tipo.
dom-first-wasteland = I tipi che restano in questa casella spariscono ora da tutti gli angoli della tundra. Togli quello che lì ti serve.
dom-first-depletion = Senza questo elemento altri potrebbero non trovare di che vivere: i cubetti con idoneità 0 sono in pericolo e muoiono al Riassetto.
dom-first-glaciation = Fai punti per le tessere di tundra vicine, secondo la tabellina; resta un cubetto per animale e gli altri tornano a casa. Fallo dove gli altri ne hanno molti.
dom-first-speciation = Tutte le tessere attorno all’elemento scelto ricevono tuoi cubetti, fino a quattro secondo il terreno. Sono i cubetti a dare punti.
dom-first-placecubes = Quanti ne ammette il terreno. Più cubetti danno un posto migliore quando la tessera dà punti, ma vengono dalla tua riserva genetica, che è limitata.
dom-first-wanderlust = La nuova tessera va accanto alla Terra, e fai subito punti per le tessere che tocca. Poi ogni animale può entrarci.
dom-first-puttile = Più tessere tocca, più punti: 1, 3, 6, 10, 15 o 21. Possono entrarci solo i cubetti delle tessere accanto.
dom-first-wandertake = L’elemento va su un angolo della nuova tessera. Se è dei tuoi, i tuoi cubetti possono viverci.
dom-first-movecubes = Chi sta accanto a una nuova tessera può entrarci, nell’ordine della catena alimentare. Guarda se lì trovi di che vivere.
dom-first-migration = Sposta cubetti di una tessera, alcuni da qui, alcuni da lì, finché hai movimenti: dove servono per il primo posto, o via da dove morirebbero.
dom-first-competition = Su una tessera di questo terreno dove ci sei anche tu, un cubetto altrui muore per sempre. Conta dove un cubetto in meno cambia il primo posto.
dom-first-domination = Chi ha più cubetti prende il primo valore del terreno, il successivo il secondo, e così via. Poi chi domina la tessera (per idoneità, non per cubetti) prende una carta.
dom-first-takecard = Il suo testo si esegue subito e per intero. E una carta presa non va a nessun altro.
