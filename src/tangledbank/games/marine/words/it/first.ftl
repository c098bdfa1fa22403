### What each kind of question is about, said once to somebody who meets it for the first time, in Italian.

mar-first-draft = Un tratto è un talento che hai solo tu, dal primo all’ultimo turno. Leggili tutti e tre e tieni quello che serve a ciò che vuoi fare più spesso.
mar-first-taketurn = Nel turno metti una pedina, che agisce subito, o le recuperi tutte. Le pedine base devono andare sempre più in basso: le prime vanno in alto.
mar-first-placepawn = L’azione segue subito. Ciò che sta sopra questo spazio è chiuso alle tue pedine base finché non le recuperi tutte.
mar-first-abundance = Va su un angolo del mare e nutre tutte le tessere che lo toccano: i cubetti prosperano dove trovano un elemento della loro plancia.
mar-first-putelement = Un angolo interno appartiene a tre tessere, uno sul bordo a meno. Ogni tessera con quell’elemento conta anche per la sua Dominazione.
mar-first-autotrophs = Cambi ciò che cresce alle bocche: rimuovi un elemento di un tipo che è nella casella, o scambialo con uno della casella. I cubetti lì possono restare senza cibo o ritrovarlo.
mar-first-depletion = Senza questo elemento altri potrebbero non trovare di che vivere: i loro cubetti sono allora in pericolo e muoiono alla prossima Estinzione.
mar-first-adaptation = Ogni elemento sulla tua plancia ti fa prosperare su più tessere e moltiplica il tuo valore per la sua Dominazione.
mar-first-regression = Alla fine del round chi non ha qui un cubetto perde un elemento acquisito di ogni tipo nella casella. Allora il tuo cubetto torna.
mar-first-speciation = Tutte le tessere attorno all’elemento scelto ricevono tuoi cubetti, da uno sulla terra a quattro sull’oceano aperto. Sono i cubetti a dare punti.
mar-first-placecubes = Quanti ne ammette il terreno. Più cubetti danno un posto migliore quando la tessera dà punti, ma vengono dalla tua riserva genetica, che è limitata.
mar-first-wanderlust = La nuova tessera va accanto alle altre, e fai subito punti per essa e per le vicine dello stesso terreno. Poi ogni animale può entrarci.
mar-first-puttile = Accanto a tessere del suo terreno porta di più: 1, 3, 6, 10, 15 o 21 punti per una fino a sei insieme.
mar-first-wandertake = L’elemento va su un angolo della nuova tessera. Se è dei tuoi, i tuoi cubetti possono viverci.
mar-first-movecubes = Chi sta accanto a una nuova tessera può entrarci, nell’ordine della catena alimentare. Guarda se lì trovi di che vivere.
mar-first-tectonics = La tessera diventa una bocca per sempre: resta un cubetto per animale, gli altri tornano a casa e se ne aggiunge uno tuo. Scegline una che vale molto per gli altri.
mar-first-migration = Sposta cubetti di una tessera, alcuni da qui, alcuni da lì, finché hai movimenti: dove servono per il primo posto, o dove prosperano.
mar-first-competition = Su una tessera di questo terreno dove ci sei anche tu, cubetti altrui muoiono per sempre. Conta dove averne meno cambia il primo posto.
mar-first-evolution = Chi ha più cubetti prende il primo valore del terreno, il successivo il secondo, e così via. Con un tuo cubetto che lì prospera prendi anche una carta.
mar-first-takecard = Il suo testo si esegue subito e per intero. Più a destra è il tuo spazio, più carte raggiungi; una nuova carta può portare un’Estinzione.
mar-first-domination = Domini dove il tuo valore supera la soglia: i tuoi elementi di quel tipo per le tue tessere che lo hanno. La pedina speciale va ovunque e alla fine porta la soglia in punti.
