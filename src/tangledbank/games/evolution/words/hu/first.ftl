### What each kind of question is about, said once to somebody who meets it for the first time, in Hungarian.

evo-first-food = Mindenki képpel lefelé letesz egy lapot. Felfordítva a számaik együtt adják meg, mennyi növény érkezik; a lapod tulajdonsága nem számít, és a lapot elveszted.
evo-first-cards = Egy lap három dolog egyikét teheti: egy faj alá kerül tulajdonságnak, vagy eldobod új fajért, illetve eggyel több népességért vagy testméretért. Válassz lapot, aztán helyet neki.
evo-first-plan = Itt mindenki egyszerre játszik, és senki sem lát semmit, amíg mindenki jóvá nem hagyta. Egy lap lehet tulajdonság, vagy eldobod új fajért, népességért vagy testméretért.
evo-first-act = Ezek a tulajdonságok a táplálék érkezése előtt hatnak, és te döntöd el a sorrendet. Aki előbb nő, annak több helye van a tápláléknak.
evo-first-pay = Az Intelligencia áttöri a védelmet: minden itt eldobott lappal a ragadozód egy védelmet figyelmen kívül hagyhat. Maga a lap elvész.
evo-first-store = A Zsírszövet a későbbi fordulókra tesz el táplálékot, legfeljebb a testméretnyit. Nem vész el, de a következő forduló előtt senkit sem táplál.
evo-first-must-feed = Minden körben egy faj eszik: a növényevő elvesz egy növényt, a ragadozó megtámad valami kisebbet. Egy fajnak annyi táplálék kell, amennyi a népessége; az éhesek a forduló végén fogynak.
evo-first-may-feed = Egyik éhes fajod sem tud ingyen enni, így semmi sem kötelez. Ha passzolsz, újra megkérdezünk, amint ez változik.
evo-first-after-meal = A fajod evett. Intelligenciával ebben a körben még eldobhatsz lapot több táplálékért; különben fejezd be a kört.
