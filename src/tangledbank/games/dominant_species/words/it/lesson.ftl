### The guided first game of Dominant Species, in Italian.

lesson-dom-first = Primi passi
lesson-dom-welcome = Ti diamo il benvenuto su una Terra poco prima dei ghiacci! Guidi gli insetti. Animali piccoli, grandi progetti: moltiplicati, adattati e fai punti con le tessere.
lesson-dom-elements = Gli elementi stanno agli angoli delle tessere. I tuoi insetti vivono d’erba: due sono prestampati sulla plancia. Più erba c’è attorno a una tessera, più sei idoneo lì.
lesson-dom-dominance = L’idoneità si conta su ogni tessera con tuoi cubetti. Chi da solo è il più idoneo la domina: in questo momento tu domini e3.
lesson-dom-planning = Pianificazione: a turno ognuno mette pedine sull’area azioni. Le dodici sezioni si eseguono poi dall’alto in basso, da Iniziativa a Dominazione: guarda avanti.
lesson-dom-first-pawn = La Speciazione porta nuovi cubetti attorno a un elemento. Lo spazio 6 è quello dell’erba. Metti lì la prima pedina, prima che lo faccia un altro.
lesson-dom-second-pawn = La Dominazione assegna i punti di una tessera, e chi la domina prende una carta. Questi spazi sono ambiti. Prendi il numero 4.
lesson-dom-third-pawn = L’Adattamento aggiunge un elemento alla plancia e ti rende più idoneo. L’ultima pedina va lì.
lesson-dom-adapt = Comincia l’Esecuzione e tocca al tuo Adattamento. Prendi erba: la terza conta su ogni tessera che tocca erba.
lesson-dom-speciate = Gli altri si sono moltiplicati, ora tocca a te. Scegli l’erba all’angolo d2.e: le sue tessere ricevono i tuoi cubetti.
lesson-dom-cubes = Il terreno dice quanti possono arrivare: nella palude fino a quattro. Prendili tutti, perché i punti si danno contando i cubetti.
lesson-dom-tundra = Sulla tundra c’è posto per uno. Ogni cubetto sulla tundra conta per la Sopravvivenza: mettilo.
lesson-dom-free-cube = Ogni animale ha un talento. Il tuo: dopo la Speciazione gli insetti hanno un cubetto gratis su una tessera qualsiasi. Mettilo su d3.
lesson-dom-wander = I mammiferi hanno scoperto una tessera e tutti i vicini possono entrarci. Fai passare un cubetto da e4 a e5.
lesson-dom-dominate = La tua Dominazione! Su d2 hai il maggior numero di cubetti e la domini. Assegna i suoi punti.
lesson-dom-card = Otto punti per il primo posto. Come animale dominante prendi anche una carta, che agisce subito. Scegli Ecodiversità.
lesson-dom-reset = Ripristino: i cubetti senza un elemento adatto si estinguono, e chi ha più cubetti sulla tundra ha la Sopravvivenza e guadagna punti. Poi si riforniscono carte, elementi e tessere.
lesson-dom-end = L’ultima carta del mazzo è Era glaciale. Chi la prende rende ultimo questo round; poi tutte le tessere danno punti ancora una volta.
lesson-dom-free = Questo era un round intero. Il secondo è tuo: pianifica come vuoi e chiedi un suggerimento quando ti serve!
