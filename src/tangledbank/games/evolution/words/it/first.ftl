### What each kind of question is about, said once to somebody who meets it for the first time, in Italian.

evo-first-food = Ognuno mette una carta coperta. Quando si scoprono, i loro numeri insieme dicono quante piante arrivano; il tratto della tua carta non conta, e la carta la perdi.
evo-first-cards = Ogni carta può fare una di tre cose: stare sotto una specie come tratto, oppure essere scartata per una nuova specie o per un punto di popolazione o di taglia. Scegli una carta, poi dove va.
evo-first-plan = Qui giocano tutti insieme, e nessuno vede niente finché tutti non hanno confermato. Ogni carta può essere un tratto, oppure essere scartata per una nuova specie, per la popolazione o per la taglia.
evo-first-act = Questi tratti agiscono prima che arrivi il cibo, e l’ordine lo decidi tu. Chi cresce prima di mangiare ha più posto per il cibo.
evo-first-pay = L’Intelligenza supera le difese: ogni carta che scarti qui fa ignorare al tuo carnivoro una di esse. La carta è persa.
evo-first-store = Il Tessuto adiposo conserva cibo per i round successivi, al massimo quanto la taglia. Non va perso, ma prima del prossimo round non nutre nessuno.
evo-first-must-feed = A ogni turno mangia una specie: un erbivoro prende una pianta, un carnivoro attacca qualcosa di più piccolo. A una specie serve tanto cibo quanta è la sua popolazione; chi ha fame cala a fine round.
evo-first-may-feed = Nessuna tua specie affamata può mangiare senza pagare, quindi niente ti obbliga. Se passi, la domanda torna appena qualcosa cambia.
evo-first-after-meal = La tua specie ha mangiato. Con Intelligenza puoi ancora scartare carte per altro cibo in questo turno; altrimenti finiscilo.
