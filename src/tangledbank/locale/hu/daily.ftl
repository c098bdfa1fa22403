### A napi osztás, magyarul.

daily-about = Minden nap minden játékhoz egy osztás: mindenkinek ugyanaz a szerencse és ugyanazok az ellenfelek, egyetlen próbálkozás. Nincs visszavonás, és senki sem ad tippet. Utána összehasonlíthatod.
daily-answers-all = Mindenre úgy válaszoltál, mint a szakértő.
daily-best = A legjobb eredmények
daily-card = A kártyád
daily-card-failed = Ebben a böngészőben ez nem sikerült.
daily-card-rank = Az eredmények { $percent } százalékánál jobb (összesen { $count })
daily-chances = Az edző szerinti esélyeid: előtte { $before }%, a válaszod után { $after }%, a legjobb talált válasz után { $best }%.
daily-chances-best = A legjobb ez volt: { $label }.
daily-chances-none = Kérj elemzést a játékról, és itt az esélyek is megjelennek.
daily-checking = Ellenőrizzük a játékfelvételt …
daily-copied = Kimásolva
daily-copy = Másolás szövegként
daily-device = Ezen az eszközön játszottad; elküldjük, amint van kapcsolat.
daily-expert = A szakértő
daily-expert-hidden = Hogy a szakértő hogyan játszotta, a saját próbálkozásod után láthatod.
daily-expert-making = A szakértő most játssza ezt az osztást: eddig { $n } válasz.
daily-expert-none = Senki sem kérte, hogy a szakértő lejátssza ezt az osztást.
daily-expert-result = { $place }. hely { $players } játékosból, { $score } ponttal.
daily-first = Fejezd be az osztást, és itt összehasonlíthatod az eredményeket.
daily-go-on = Folytatás
daily-image = Mentés képként
daily-left = Új osztások { $hours } óra { $minutes } perc múlva, UTC szerint éjfélkor.
daily-lost = Feladva: nincs eredmény
daily-none = Még nem játszottál osztást.
daily-not-sent = Nem küldtük el: { $why }
daily-parted = Ahol az utatok elvált
daily-parted-at = { $round }. forduló, { $ply }. válasz:
daily-parted-expert = A szakértő: { $label }
daily-parted-you = Te: { $label }
daily-place = { $place }. hely { $players } játékosból
daily-play = Játék
daily-points = { $n } pont
daily-rank = { $rank }. a(z) { $count } eredmény közül.
daily-record = Terminálban vagy másik eszközön játszottad? Küldd el a játékfelvételt:
daily-results = Eredmények
daily-rounds = A helyezésed fordulónként: { $places }
daily-same = { $n } alkalommal { $place }. hely { $score } ponttal
daily-seat = { $players } játékos, te vagy P{ $seat }
daily-sent = ellenőrzött felvétel
daily-share = Megosztás
daily-streak = Napok egymás után: { $n }. Leghosszabb: { $longest }.
daily-table = Táblázatként
daily-tries =
    { $n ->
        [0] Még senki sem fejezte be.
       *[other] Eddig { $n } eredmény
    }
daily-watch = Az állás megmutatása
daily-yours = A napjaid
