### Boty, które są sieciami w plikach, po polsku.

net-not-found = Nie ma pliku { $path }, który dałoby się odczytać.
net-unreadable = { $path } nie jest siecią, którą da się tu odczytać.
net-damaged = Sieć w pliku { $path } jest uszkodzona: jej wagi nie są tymi, które zapisano.
net-game = Ta sieć gra w { $got }, a nie w { $expected }.
net-layout = Tę sieć zrobiono dla innych obserwacji gry { $game } niż obecne: trzeba ją ponownie wyeksportować albo wytrenować.
net-rules = Ta sieć uczyła się gry { $game } według wersji { $got } zasad; oczekiwana wersja: { $expected }.
net-too-large = Wagi tej sieci do gry { $game } są za duże, by je dokładnie zsumować.
net-no-onnx = Pliki ONNX wymagają pakietu onnxruntime, który nie jest zainstalowany.
net-no-torch = Programy wyeksportowane przez torch wymagają pakietu torch, który nie jest zainstalowany.
net-bad-spec = „{ $got }” nie oznacza żadnej sieci; podaj plik, np. net.tbn, net.onnx lub net.pt2, a po dwukropku ewentualnie temperaturę, np. net.tbn:0.5.
