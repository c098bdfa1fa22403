### What can be typed at a prompt, in Hungarian.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: súgó, segítség; why: miért; hint: tipp, tanács; back: vissza; undo: visszavon; log: napló; save: mentés, ment; rules: szabályok, szabály; table: asztal; quit: kilép, kilépés; all: mind, egész
cli-fillers = az egy ide oda és faj lapka mező kártya
cli-verbs-evolution = food: tesz, táplálék; trait: tulajdonság, rak, kijátszik, ad; new: új, létrehoz; grow: növel, hozzáad; discard: eldob, elvesz; end: vége, befejez, kész; act: használ; feed: etet, eszik; attack: támad; pay: fizet, eldob; think: eldob, eszik; done: vége, befejez, kész, passz; store: eltárol
cli-verbs-dominant-species = pass: passz, lemond, vége, semmi; take: elvesz; corner: sarok; deplete: eltávolít; speciate: fajképződés; cubes: kocka, kockák; explore: felfedez; tile: lapka; from: innen; to: ide; compete: eltávolít; card: kártya; victim: áldozat; survivor: marad; lose: elveszít; exchange: cserél; adapt: elem; pawn: bábu, lerak; initiative: kezdeményezés, előrelép; protect: megtart; waste: visszatesz; glaciate: tundra; spread: kocka; dominate: pontoz; save: megment; replace: lecserél; suffer: veszteség; remove: elveszít
cli-verbs-marine = pass: passz, lemond, vége, semmi; take: elvesz; corner: sarok; deplete: eltávolít; speciate: fajképződés; cubes: kocka, kockák; explore: felfedez; tile: lapka; from: innen; to: ide; compete: eltávolít; card: kártya; victim: áldozat; survivor: marad; lose: lead; exchange: cserél; adapt: elem; keep: megtart; reject: elvet; copy: lemásol; pawn: bábu, lerak; space: bábu, lerak; retrieve: visszavesz; swap: csere; remove: eltávolít; over: helyett; regress: visszafejlődés; erupt: kürtő; side: oldal; source: kocka; evolve: pontoz; dominate: uralom; terrain: pontoz; special: bábu; omit: kihagy; lineage: végrehajt; feed: elvesz; onto: tesz; hide: tesz; replace: lecserél; vacant: üres
cli-evo-word-left = bal balra balról
cli-evo-word-right = jobb jobbra jobbról
