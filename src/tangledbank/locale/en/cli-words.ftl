### What can be typed at a prompt, in English.

## Words that can be typed. Behind each colon stand the words of this language, with commas in between; each list is
## one line. Of commands the first word is the one that help shows; no word may stand for two commands.

cli-command-words = help: help; why: why; hint: hint; back: back; undo: undo; log: log; save: save; rules: rules; table: table; quit: quit, exit; all: all
cli-fillers = the to on of at for with and
cli-verbs-evolution = food: lay; trait: lay, give, play, put; new: create; grow: add, raise; discard: remove; end: finish, stop, commit; act: use; feed: eat; attack: hunt, attacks; think: eat; done: finish, stop, pass; store: keep
cli-verbs-dominant-species = pass: decline, stop, nothing; pawn: place, put; initiative: move; protect: keep; waste: return; deplete: remove; explore: take; from: move; compete: eliminate; dominate: score; card: take; victim: eliminate; survivor: keep; adapt: take; remove: lose
cli-verbs-marine = pass: decline, stop, nothing; pawn: place, put; space: place, put, pawn; deplete: remove; explore: take; from: move; compete: eliminate; evolve: score; erupt: vent; card: take; victim: eliminate; survivor: keep; adapt: take; special: pawn; feed: take; onto: put
cli-evo-word-left = left
cli-evo-word-right = right
