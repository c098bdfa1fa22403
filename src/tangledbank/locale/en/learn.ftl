### Bots that are networks in files, in English.

net-not-found = There is no file { $path } that can be read.
net-unreadable = { $path } is not a network that can be read here.
net-damaged = The network in { $path } is damaged: its weights are not those that were written.
net-game = This network plays { $got }, not { $expected }.
net-layout = This network was made for other observations of { $game } than there are now: export it again, or train it again.
net-rules = This network learnt { $game } by version { $got } of the rules; expected: version { $expected }.
net-too-large = The weights of this network of { $game } are too large to be summed up exactly.
net-no-onnx = ONNX files need the package onnxruntime, which is not installed.
net-no-torch = Programs that torch has exported need the package torch, which is not installed.
net-bad-spec = “{ $got }” names no network; expected: a file like net.tbn, net.onnx or net.pt2, and after a colon a temperature, for example net.tbn:0.5.
