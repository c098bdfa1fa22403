### Ciò che il server dice a chi lo gestisce, e nei suoi avvisi, in italiano.

cli-admin-acts = tangledbank admin sa fare { $expected }, non { $got }.
cli-admin-done = Fatto.
cli-admin-exported = { $folder } contiene { $count ->
    [one] { $count } registrazione
   *[other] { $count } registrazioni
}, ciascuna rigiocata.
cli-admin-imported = { $file } è il tavolo { $table }.
cli-admin-needs-user = Di chi sono queste partite? Indica --user NAME.
cli-admin-password = Nuova password
cli-admin-password-again = Ancora una volta
cli-admin-password-differs = Le due password non sono uguali: non è cambiato nulla.
cli-admin-table = { $table }  { $status }  { $game }  { $visibility }, voci: { $entries }, risposte: { $plies }
cli-admin-takes = tangledbank admin { $act } prende: { $takes }.
help-admin = Prenditi cura di un server, anche mentre gira.
help-admin-act = users, operator, sign-out, password, delete, mute, ban, reports, report, close-report, audit, setups, clean, tables, show, close, announce, export o import
help-admin-names = un account o l’id di un utente; un tavolo; un testo; una cartella; dei file
help-admin-off = operator, mute, ban: revoca
help-admin-user = import: di chi sono le partite
server-no-account = { $name } è un ospite: solo un account può essere operatore.
server-no-file = Non c’è nessun database { $file }: avvia il server una volta, o indica dove sono i suoi dati.
server-no-password = { $name } è un ospite: solo gli account hanno una password.
server-other-schema = Il database ha lo schema { $got }, questo programma lavora con { $expected }: avvia una volta il suo server, o usa il programma del server.
server-bad-public-address = public_address è come https://games.example, senza percorso.
server-confirm-begin = Qualcuno vuole essere avvisato a questo indirizzo quando tocca a lui in una partita. Se eri tu, apri questo link e conferma lì; se no, non fare nulla:
server-confirm-subject = Questo indirizzo è tuo?
server-mail-begin = { $count ->
    [one] Un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
}
server-mail-end = Ricevi al massimo un messaggio come questo ogni { $minutes ->
    [one] minuto
   *[other] { $minutes } minuti
}. Per non riceverne più, togli il tuo indirizzo e-mail dalle impostazioni.
server-mail-subject = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
server-needs-public-address = La posta ha bisogno di link che portino qui: indica l’indirizzo del server come public_address.
server-needs-sender = La posta ha bisogno di un mittente: indica un indirizzo come mail_from.
server-reset-subject = Imposta una nuova password
server-reset-begin = Qualcuno ha chiesto una nuova password per il tuo account. Se sei tu, apri questo link e scegline una:
server-reset-end = Il link funziona una volta sola, entro { $minutes } minuti. Se non sei tu, non fare nulla: la password resta com’è.
cli-admin-setup = Creato da { $user } da { $address }, { $at }
help-admin-days = mute, ban: per tanti giorni; senza: per sempre
