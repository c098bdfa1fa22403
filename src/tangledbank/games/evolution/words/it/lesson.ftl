### The guided first game of Evolution, in Italian.

lesson-evo-first = Primi passi
lesson-evo-welcome = Ti diamo il benvenuto alla pozza d’acqua! Sei P1 e la specie A è tua. Nutri le tue specie: ogni segnalino cibo raccolto vale un punto alla fine.
lesson-evo-cards = Questa è la tua mano. Una carta è molte cose insieme: il tratto che porta, il cibo che il suo numero promette, o semplicemente un prezzo da pagare.
lesson-evo-food = Prima ognuno depone in segreto una carta per il cibo. Raccoglitore +7 porterà sette vegetali, abbastanza per tutti. Deponila.
lesson-evo-new = Ora si giocano le carte. Ogni carta può essere scartata per una nuova specie a un’estremità della tua fila. Scarta Difesa in branco e falla nascere a destra.
lesson-evo-trait = Una carta può anche stare presso una specie come suo tratto, coperta finché tutti hanno giocato. Fai di C un cacciatore: dalle Carnivoro.
lesson-evo-grow = Un carnivoro mangia solo chi è più piccolo. Scarta Cooperazione e fai crescere la taglia di C a 2.
lesson-evo-end = Non hai più carte. Termina il turno; poi gioca P2.
lesson-evo-hole = I tratti sono scoperti e le due carte cibo sono aggiunte: nella pozza ci sono 14 vegetali. Ora si gioca a turno e ogni volta mangia una specie.
lesson-evo-feed = La specie A mangia vegetali. Ne prende uno ed è sazia: una specie tiene tanto cibo quanta è la sua popolazione. Nutrila.
lesson-evo-prey = La specie C non tocca i vegetali: attacca. La preda deve essere più piccola e senza difese: Arrampicata, Guscio duro o Richiamo d’allarme, per esempio, ti fermerebbero. La specie B non ne ha.
lesson-evo-attack = Attacca B con C. La preda perde una popolazione e C mangia carne.
lesson-evo-screen = Il round è finito. Chi non ha mangiato abbastanza ha perso popolazione; tutto il cibo è ora dietro gli schermi e nessuno può più toglierlo.
lesson-evo-scoring = A fine partita ogni segnalino dietro lo schermo, ogni popolazione e ogni carta tratto vale un punto. L’ultimo round è quello in cui finisce il mazzo, o quello dopo.
lesson-evo-free = Sono state date nuove carte: tre, più una per ogni tua specie. Da qui giochi come vuoi. Chiedi un suggerimento quando ti serve!
