### Che cosa dicono gli ambienti, in italiano.

env-bad-word = L’argomento { $name } può essere { $expected }, non { $got }.
env-bad-number = L’argomento { $name } è un numero intero da 1 a { $most }, non { $got }.
env-bad-letters = { $expected ->
    [one] Serve una lettera, una per partita, non { $got }.
   *[other] Servono { $expected } lettere, una per partita, non { $got }.
}
env-bad-opponents = { $expected ->
    [one] C’è un solo avversario, quindi serve un bot, non { $got }.
   *[other] Ci sono { $expected } avversari, quindi serve un bot oppure ne servono { $expected }, non { $got }.
}
env-reset-first = Chiama reset() prima del primo step().
