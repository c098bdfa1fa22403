### What can be typed at a prompt, in Hungarian.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: súgó, segítség; why: miért; hint: tipp, tanács; back: vissza; undo: visszavon; log: napló; save: mentés, ment; rules: szabályok, szabály; table: asztal; quit: kilép, kilépés; all: mind, egész
cli-fillers = az egy ide oda és faj lapka mező kártya
