### What the server says to those who run it, and in its notices, in English.

cli-admin-acts = tangledbank admin can { $expected }, not { $got }.
cli-admin-done = Done.
cli-admin-exported = { $folder } has { $count ->
    [one] { $count } record
   *[other] { $count } records
}, each replayed.
cli-admin-imported = { $file } is the table { $table }.
cli-admin-needs-user = Whose are these games? Give --user NAME.
cli-admin-password = New password
cli-admin-password-again = Once more
cli-admin-password-differs = The two passwords are not the same: nothing was changed.
cli-admin-table = { $table }  { $status }  { $game }  { $visibility }, entries: { $entries }, answers: { $plies }
cli-admin-takes = tangledbank admin { $act } takes: { $takes }.
help-admin = Look after a server, also while it runs.
help-admin-act = users, operator, sign-out, password, delete, mute, ban, reports, report, close-report, audit, setups, clean, tables, show, close, announce, export or import
help-admin-names = an account or the id of a user; a table; a text; a folder; files
help-admin-off = operator, mute, ban: take it back
help-admin-user = import: whose games these are
server-no-account = { $name } is a guest: only accounts can be operators.
server-no-file = There is no database { $file }: start the server once, or say where its data is.
server-no-password = { $name } is a guest: only accounts have a password.
server-other-schema = The database has the schema { $got }, this program works with { $expected }: start its server once, or use the program of the server.
server-bad-public-address = public_address is like https://games.example, without a path.
server-confirm-begin = Somebody wants to be told at this address when it is their turn in a game. If it was you, open this link and confirm it there; if not, do nothing:
server-confirm-subject = Is this your address?
server-mail-begin = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
}
server-mail-end = You get at most one such mail in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. To get none, take your e-mail address out of your settings.
server-mail-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
server-needs-public-address = Mail needs links that lead here: give the address of the server as public_address.
server-needs-sender = Mail needs a sender: give an address as mail_from.
server-reset-subject = Set a new password
server-reset-begin = Somebody has asked for a new password for your account. If it was you, open this link and choose one:
server-reset-end = The link works once, within { $minutes } minutes. If it was not you, do nothing: your password stays as it is.
cli-admin-setup = Set up by { $user } from { $address }, { $at }
help-admin-days = mute, ban: for so many days; left out: for good
