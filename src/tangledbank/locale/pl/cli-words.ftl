### What can be typed at a prompt, in Polish.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: pomoc; why: dlaczego, czemu; hint: podpowiedź, rada; back: wstecz; undo: cofnij; log: dziennik, historia; save: zapisz; rules: zasady; table: stół; quit: wyjdź, wyjście; all: wszystko, całość
cli-fillers = na do od dla oraz kafel kafla kaflu gatunek gatunku pole polu kartę
cli-verbs-evolution = food: połóż, pożywienie; trait: cecha, połóż, zagraj, daj; new: nowy, utwórz; grow: zwiększ, dodaj; discard: odrzuć, usuń; end: koniec, zakończ, zatwierdź; act: użyj; feed: nakarm, karm, jedz; attack: atakuj, atak; pay: zapłać, odrzuć; think: odrzuć, jedz; done: koniec, zakończ, pas, pasuj; store: odłóż
cli-verbs-dominant-species = pass: pas, pasuj, rezygnuj, koniec, nic; take: weź; corner: wierzchołek; deplete: usuń; speciate: specjacja; cubes: kostki, kostek; explore: weź, odkryj; tile: kafel; from: z, przesuń; to: do; compete: usuń; card: karta, weź; victim: ofiara, usuń; survivor: zostaje; lose: strać; exchange: wymień; adapt: weź; pawn: pionek, postaw; initiative: inicjatywa, przesuń; protect: zachowaj; waste: wrzuć; glaciate: tundra; spread: kostka; dominate: punktuj; save: ocal; replace: zastąp; suffer: strać; remove: strać
cli-verbs-marine = pass: pas, pasuj, rezygnuj, koniec, nic; take: weź; corner: wierzchołek; deplete: usuń; speciate: specjacja; cubes: kostki, kostek; explore: weź, odkryj; tile: kafel; from: z, przesuń; to: do; compete: usuń; card: karta, weź; victim: ofiara; survivor: zostaje; lose: oddaj; exchange: wymień; adapt: weź; keep: zatrzymaj; reject: odrzuć; copy: skopiuj; pawn: pionek, postaw; space: pionek, postaw; retrieve: zabierz; swap: zamień; remove: usuń; over: zamiast; regress: regresja; erupt: erupcja; side: strona; source: weź; evolve: punktuj; dominate: dominacja; terrain: punktuj; special: pionek; omit: bez; lineage: wykonaj; feed: weź; onto: połóż; hide: połóż; replace: wymień; vacant: wolne
cli-evo-word-left = lewo lewej lewa
cli-evo-word-right = prawo prawej prawa
