### What can be typed at a prompt, in English.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: help; why: why; hint: hint; back: back; undo: undo; log: log; save: save; rules: rules; table: table; quit: quit, exit; all: all
cli-fillers = the to on of at for with and
