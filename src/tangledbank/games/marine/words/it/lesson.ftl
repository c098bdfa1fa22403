### The guided first game of Marine, in Italian.

lesson-mar-first = Primi passi
lesson-mar-welcome = Ti diamo il benvenuto in mare! Guidi i crostacei. Diffondi i loro cubetti, adattati a ciò che cresce lì e fai punti con le tessere: vince chi alla fine ha più punti.
lesson-mar-draft = Prima scegli uno di tre tratti, un talento per tutta la partita. Con Migratori stagionali i tuoi cubetti viaggiano più lontano. Tienilo.
lesson-mar-sea = Questo è il mare: tessere di molti terreni, e ai loro angoli elementi come plancton, alghe e vermi. La tua plancia mostra di che cosa vivono i crostacei: sono prestampati due vermi e un’alga.
lesson-mar-thrive = Tutti cominciano sulla barriera corallina d4. Tocca qualcosa di cui vivi, quindi lì i tuoi cubetti prosperano. Dove niente fa per loro sono in pericolo, e muoiono alla prossima Estinzione.
lesson-mar-turn = Nel tuo turno metti una pedina, che agisce subito, o le recuperi tutte. Ne hai poche, e una pedina base deve andare sempre sotto le tue pedine già sull’area azioni: comincia in alto.
lesson-mar-space = La Speciazione porta nuovi cubetti attorno a un elemento. Il primo spazio è quello del plancton: comincia lì.
lesson-mar-speciate = Scegli il plancton all’angolo c4.e. Le tre tessere attorno ricevono i tuoi cubetti.
lesson-mar-seamount = Nessun elemento qui fa per te: i cubetti su questa tessera sono in pericolo e muoiono alla prossima Estinzione. Uno basta per fare punti.
lesson-mar-coral = Sulla barriera corallina prosperi. Mettine quanti puoi: due.
lesson-mar-ocean = L’oceano aperto è vasto. Metti quattro cubetti.
lesson-mar-next = Pesci e cefalopodi hanno agito e tocca di nuovo a te. Prendi un’altra pedina base.
lesson-mar-domination = Mettila sulla Dominazione: lì puoi ottenere una pedina speciale.
lesson-mar-dominate = Il tuo valore di dominazione sono i tuoi vermi moltiplicati per le tue tessere con vermi. Supera la soglia: domina i vermi. La soglia mostra ora il tuo valore, ed è quello che gli altri devono battere.
lesson-mar-special = La pedina speciale è tua. Può andare ovunque, anche sopra le tue altre pedine, e scalza persino le pedine base degli altri. Usala.
lesson-mar-evolution = L’Evoluzione dà i punti di una tessera del terreno che sta presso lo spazio. L’ultimo spazio mostra oceano aperto e ti lascia scegliere fra tutte e cinque le carte.
lesson-mar-evolve = Fai punti con d5: lì i tuoi cubetti hanno il primo posto.
lesson-mar-card = Su quella tessera prosperi, quindi prendi anche una carta. Fertile dà un punto per ogni cubetto su una tua tessera. Prendila.
lesson-mar-tile = Scegli la tua tessera più affollata: d4.
lesson-mar-retrieve = Una nuova carta può portare un’Estinzione, ed è successo: il cubetto sulle montagne sottomarine non c’è più. Ora recupera le pedine: anche questo è un turno.
lesson-mar-reseed = Quando ogni animale ha recuperato le pedine, il round finisce con una Risemina: nuovi elementi, nuovi terreni, e ciò che nessuno ha preso si sposta. La carta che chiude la partita è Asteroide.
lesson-mar-free = Ora conosci le maree. Continua come vuoi e chiedi un suggerimento quando ti serve!
