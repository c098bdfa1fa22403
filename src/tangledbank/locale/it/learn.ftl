### Bot che sono reti in file, in italiano.

net-not-found = Non c’è un file { $path } che si possa leggere.
net-unreadable = { $path } non è una rete che si possa leggere qui.
net-damaged = La rete in { $path } è danneggiata: i pesi non sono quelli che erano stati scritti.
net-game = Questa rete gioca a { $got }, non a { $expected }.
net-layout = Questa rete è stata fatta per osservazioni di { $game } diverse da quelle attuali: va esportata o addestrata di nuovo.
net-rules = Questa rete ha imparato { $game } con la versione { $got } delle regole; attesa: la versione { $expected }.
net-too-large = I pesi di questa rete per { $game } sono troppo grandi per essere sommati esattamente.
net-no-onnx = I file ONNX richiedono il pacchetto onnxruntime, che non è installato.
net-no-torch = I programmi esportati da torch richiedono il pacchetto torch, che non è installato.
net-bad-spec = «{ $got }» non indica nessuna rete; va indicato un file, per esempio net.tbn, net.onnx o net.pt2, e dopo i due punti eventualmente una temperatura, per esempio net.tbn:0.5.
