### What can be typed at a prompt, in Polish.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: pomoc; why: dlaczego, czemu; hint: podpowiedź, rada; back: wstecz; undo: cofnij; log: dziennik, historia; save: zapisz; rules: zasady; table: stół; quit: wyjdź, wyjście; all: wszystko, całość
cli-fillers = na do od dla oraz kafel kafla kaflu gatunek gatunku pole polu kartę
