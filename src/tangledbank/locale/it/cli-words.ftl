### What can be typed at a prompt, in Italian.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: aiuto; why: perché; hint: consiglio, suggerimento; back: indietro; undo: annulla; log: cronaca, registro; save: salva; rules: regole; table: tavolo; quit: esci; all: tutto
cli-fillers = il lo la le gli su sul sulla di del della con per una tessera specie carta
