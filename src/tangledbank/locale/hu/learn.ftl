### Fájlba mentett hálók mint botok, magyarul.

net-not-found = Nincs olvasható { $path } fájl.
net-unreadable = A(z) { $path } nem olyan háló, amely itt olvasható.
net-damaged = A(z) { $path } fájlban lévő háló sérült: súlyai nem azok, amelyeket kiírtak.
net-game = Ez a háló ezt játssza: { $got }; ezt kellene: { $expected }.
net-layout = Ez a háló a(z) { $game } játék más megfigyeléseihez készült, mint a mostaniak: újra exportálni vagy tanítani kell.
net-rules = Ez a háló a(z) { $game } szabályainak { $got }. változatán tanult; a várt változat: { $expected }.
net-too-large = A(z) { $game } játékhoz készült háló súlyai túl nagyok ahhoz, hogy pontosan összeadhatók legyenek.
net-no-onnx = Az ONNX-fájlokhoz az onnxruntime csomag kell, amely nincs telepítve.
net-no-torch = A torch által exportált programokhoz a torch csomag kell, amely nincs telepítve.
net-bad-spec = A(z) „{ $got }” nem nevez meg hálót; adj meg egy fájlt, például net.tbn, net.onnx vagy net.pt2, és kettőspont után esetleg egy hőmérsékletet, például net.tbn:0.5.
