### Bots that are programs of their own, in Hungarian.

## What a program does wrong

outside-no-program = „{ $got }” nem indít programot: úgy írd a parancsot, ahogy begépelnéd, például python3 mybot.py.
outside-no-start = Nem indítható: { $got } ({ $because }).
outside-slow = A program nem válaszolt { $seconds } másodpercen belül: egy lezárt és azonnal kiírt (flush) sort kell írnia.
outside-ended =
    { $words ->
        [none] A program válasz helyett { $code } kilépési kóddal véget ért.
       *[other] A program válasz helyett { $code } kilépési kóddal véget ért; utolsó szavai: { $words }
    }
outside-closed = A program válasz helyett lezárta a kimenetét.
outside-long-line = A program { $most } bájtnál hosszabb sort írt: egy rövid sort kell írnia.
outside-half-line = A program kimenete egy sor közepén véget ért: „{ $got }”.
outside-not-utf8 = A program ezt írta: „{ $got }”; ez nem UTF-8.
outside-nonsense = A program ezt írta: „{ $got }”; ehelyett ez kell: { $expected }. Minden más a hibakimenetre való.
outside-protocol = A program ezt a protokollt beszéli: { $got }; ez kell: { $expected }.
outside-wrong-number = A program a(z) { $got }. állásra válaszolt, pedig a(z) { $expected }. volt a kérdés: minden állásra egy választ kell adnia.
outside-early = A program a(z) { $number }. állásra válaszolt, mielőtt megkapta volna: minden állás után egy választ kell adnia.
outside-no-option = A program ezt választotta: „{ $got }”; ez nincs a(z) { $number }. állás lehetőségei között, az első közülük: { $example }.

## tangledbank bot

cli-bot-about = Egy bot lehet saját program is, bármilyen nyelven: a bemenetéről állásokat olvas, a kimenetére választásokat ír, soronként egy JSON-objektumot (docs/outside-bots.md). Így ellenőrizheted, és így játszhatsz ellene:
cli-bot-action = Itt nincs „{ $got }”; ez van: { $expected }.
cli-bot-what = Add meg, hogyan indul a program, például: { $example }
cli-bot-good = A program mindent megtesz, amit kell. Így játszhatsz ellene:
cli-bot-not-isolated = Ezen a rendszeren a programok nem különíthetők el: a program minden jogosultságoddal fut.
cli-bot-bad = { $n } ellenőrzés nem sikerült: ezzel a programmal a hely veszítene. Lásd docs/outside-bots.md.
cli-bot-untidy = A program úgy játszik, ahogy kell, de nem úgy ér véget, ahogy kellene: leállítjuk, és emiatt egy hely sem veszít. Lásd docs/outside-bots.md.
cli-bot-check-hello = köszön
cli-bot-check-game = { $game } játék
cli-bot-check-unknown = nem zavarja, amit nem ismer
cli-bot-check-bye = a bye után véget ér
cli-bot-check-eof = véget ér, ha véget ér a bemenete
cli-bot-called = a neve „{ $name }”; ez { $seconds } másodpercig tartott
cli-bot-played = játszmák: { $games }, válaszok: { $answers }, a leglassabb { $seconds } másodperc
cli-bot-in-game = { $n }. játszma, { $answer }. válasz: { $because }
cli-bot-answered = válaszok: { $answers }
cli-bot-exit = kilépési kód: { $code }
cli-bot-bad-exit = A kilépési kódja { $code }; ez kell: 0.
cli-bot-stayed = { $seconds } másodperc múlva is fut: magától kell véget érnie.
