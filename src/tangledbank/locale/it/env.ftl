### Che cosa dicono gli ambienti, in italiano.

env-bad-word = L’argomento { $name } può essere { $expected }, non { $got }.
env-bad-number = L’argomento { $name } è un numero intero da 1 a { $most }, non { $got }.
env-bad-sub-action = Una sotto-azione è un numero intero, non { $got }.
env-bad-sub-actions = { $expected ->
    [one] Serve una sotto-azione, una per partita, non { $got }.
   *[other] Servono { $expected } sotto-azioni, una per partita, non { $got }.
}
env-bad-shape = Le sotto-azioni sono una sola riga, una per partita: un array di forma { $expected }, non di forma { $got }.
env-missing-sub-actions = A ogni passo ogni agente dà una sotto-azione; mancano: { $agents }.
env-bad-opponents = { $expected ->
    [one] C’è un solo avversario, quindi serve un bot, non { $got }.
   *[other] Ci sono { $expected } avversari, quindi serve un bot oppure ne servono { $expected }, non { $got }.
}
env-bad-bots = L’argomento opponents è un bot o una lista di bot: un nome, per esempio "greedy", un bot o la sua classe, una strategia, una funzione oppure OneOf(...), non { $got }.
env-no-game-yet = Non c’è ancora nessuna partita: prima chiama reset().
env-reset-first = Nessuna partita è in corso: chiama reset() prima di step().
env-closed = Questo ambiente è chiuso: creane uno nuovo.
env-no-memory = Non c’è posto per { $size } MiB condivisi tra i processi: crea meno partite, oppure jobs=1.
env-program-alive = Un ambiente non si può copiare né salvare con pickle mentre ci gioca un programma: close() termina il programma.
env-copy-jobs = Un ambiente le cui partite sono in { $jobs } processi non si può copiare né salvare con pickle: crealo con jobs=1.
env-bad-weights = OneOf accetta degli avversari e, se si vuole, altrettanti pesi non negativi e non tutti nulli: i pesi { $got } non vanno bene per { $n } avversari.
env-opponent-refused = L’avversario { $name } ha dato la sotto-azione { $got }, che la sua maschera non permette.
env-bad-position = Una posizione è il suo testo o i suoi dati (docs/notation.md), non { $got }.
env-other-position = La posizione ha altri giocatori o altre opzioni rispetto all’ambiente.
env-bad-reset = Le opzioni di reset() possono essere { $expected }, non { $got }.
env-bad-seeds = Una lista di semi ne ha uno per partita, { $expected }, non { $got }.
