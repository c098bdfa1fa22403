// Clients of boardgame.io's server: everybody answers as soon as it is his turn.
//   node loader.mjs PORT MATCHES PLAYERS SECONDS
// They speak the server's own messages over socket.io and hold no game themselves, so that the server is the bottleneck.
import { io } from "socket.io-client";

const [port, matches, players, seconds] = process.argv.slice(2).map(Number);
const sent = new Map();
const times = [];
let moves = 0;
let bytes = 0;
let errors = 0;
let counting = false;

class Client {
  constructor(match, player) {
    this.match = `m${match}`;
    this.player = String(player);
    this.socket = io(`http://127.0.0.1:${port}/cells`, { transports: ["websocket"] });
    this.socket.on("sync", (match, { state }) => this.hear(state));
    this.socket.on("update", (match, state) => this.hear(state));
    this.socket.on("connect_error", () => errors++);
    this.synced = new Promise((done) => this.socket.once("sync", done));
    this.socket.io.on("open", () => this.socket.io.engine.on("packet", ({ data }) => (bytes += counting ? (data?.length ?? 0) : 0)));
    this.socket.on("connect", () => this.socket.emit("sync", this.match, this.player, undefined, players));
  }

  hear(state) {
    this.arrived(state._stateID);
    if (this.playing && state.ctx.currentPlayer === this.player) this.move(state);
    this.state = state;
  }

  arrived(stateID) {
    const key = `${this.match} ${stateID}`;
    const waiting = sent.get(key);
    if (waiting && ++waiting.heard === players) {
      sent.delete(key);
      if (counting) {
        moves++;
        times.push(performance.now() - waiting.at);
      }
    }
  }

  move(state) {
    const cell = state.G.cells.indexOf(null);
    const payload = { type: "take", args: [cell], playerID: this.player, credentials: undefined };
    sent.set(`${this.match} ${state._stateID + 1}`, { at: performance.now(), heard: 0 });
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.player);
  }

  begin() {
    this.playing = true;
    if (this.state.ctx.currentPlayer === this.player) this.move(this.state);
  }
}

const clients = [];
for (let match = 0; match < matches; match++) {
  for (let player = 0; player < players; player++) {
    const client = new Client(match, player);
    await client.synced;
    clients.push(client);
  }
}
for (const client of clients) client.begin();
await new Promise((done) => setTimeout(done, 2000));
counting = true;
console.log("counting");
const began = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
counting = false;
console.log("counted");
const wall = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * (times.length - 1))];
console.log(JSON.stringify({ sockets: clients.length, moves: moves / wall, p50: at(0.5), p95: at(0.95), p99: at(0.99), bytes: bytes / moves, errors }));
process.exit(0);
