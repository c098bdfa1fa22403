// One WebSocket for the whole client: sequence numbers, acknowledgement, and going on after a lost connection.
import type { Socket } from "../../local/engine";
import { isLocal } from "../../local/here";
import { get, offline, Refused } from "../api";
import { changed } from "./changes";
import type {
  AnyClient,
  AnyServer,
  Changed,
  Coming,
  ComingQuestionView,
  Done,
  Hint,
  Notice,
  Presence,
  Preview,
  PreviewView,
  Refused as RefusedMessage,
  Seen,
  Story,
  StoryPage,
  TableView,
  Why,
} from "../wire";

type Said = AnyClient extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
type PendingRequest = {
  resolve: (data: unknown) => void;
  reject: (error: Refused) => void;
  said: AnyClient;
  sent: boolean;
};

export interface Listener {
  seen(message: Seen): void;
  presence(message: Presence): void;
  /** How many events are known, of which epoch, and the last line of chat: asked when the connection begins anew. */
  known(): { events: number; epoch: number; chat: number };
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const GIVE_UP = 15_000;
const HEARTBEAT = 25_000;
/** Why the server closes it: docs/socket.md. */
const NO_SESSION = 4401;
const TOO_MANY = 4429;
const NONSENSE = 1008;
const OUTAGE = 1013;
/** What does not become better by asking again soon. */
const NOT_SOON = new Set([TOO_MANY, NONSENSE, OUTAGE]);
const IDEMPOTENT = new Set(["move", "watch", "unwatch", "preview", "why", "story", "orders", "coming", "hint", "ping"]);
/** Meant for this moment: after a while without a connection it would hit another one. */
const NO_RETRY = new Set(["undo", "vote"]);

const dialServer = (): Socket =>
  new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`) as Socket;

export class Connection {
  online = $state(false);
  /** Lost after it had been there: worth telling. */
  lost = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  ahead = 0;
  private socket: Socket | null = null;
  private dialling = false;
  private session = "";
  private last = 0;
  private count = 0;
  private pause = FIRST_PAUSE;
  private heart = 0;
  private readonly name = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private readonly pending = new Map<string, PendingRequest>();
  private readonly tables = new Map<string, Listener>();
  /** As they came last. */
  private readonly views = new Map<string, TableView>();
  private readonly heard = new Set<(notice: Notice) => void>();

  constructor(private readonly dial: () => Socket | Promise<Socket> = dialServer) {}

  /** The first one who needs it connects. */
  open(): void {
    if (this.socket || this.dialling) return;
    const socket = this.dial();
    if (!(socket instanceof Promise)) return this.listen(socket);
    this.dialling = true;
    const ended = () => void (this.dialling = false);
    void socket
      .then(
        (found) => this.listen(found),
        () => setTimeout(() => this.open(), LONGEST_PAUSE),
      )
      .finally(ended);
  }

  private listen(socket: Socket): void {
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", session: this.session, seen: this.last, changes: true }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as AnyServer);
    socket.onclose = ({ code }) => this.closed(socket, code);
  }

  private closed(socket: Socket, code = 0): void {
    if (this.socket !== socket) return;
    if (code === NO_SESSION) this.session = ""; // it was of somebody whom we are not any more
    if (NOT_SOON.has(code)) this.pause = LONGEST_PAUSE;
    this.lost ||= this.online;
    this.online = false;
    this.socket = null;
    clearInterval(this.heart);
    setTimeout(() => void this.reopen(), this.pause);
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }

  /** Whoever was never welcome may be nobody yet: asking who one is makes a guest. */
  private async reopen(): Promise<void> {
    if (!this.session) await get("/api/me").catch(() => null);
    this.open();
  }

  /** A line can be dead without anybody having said so: who does not answer is not there. */
  private async beat(socket: Socket): Promise<void> {
    try {
      this.ahead = ((await this.say({ type: "ping" })) as number) - Date.now();
    } catch (error) {
      if ((error as Refused).code !== "offline") return; // it spoke
      socket.close();
      this.closed(socket);
    }
  }

  private receive(message: AnyServer): void {
    if ("seq" in message) {
      if (message.seq <= this.last) return; // sent again after a lost connection, and known already
      this.last = message.seq;
      this.send({ type: "ack", seq: message.seq });
    }
    switch (message.type) {
      case "welcome":
        return this.welcomed(message.session, message.time, message.resumed);
      case "seen":
        return this.show(message);
      case "changed":
        return this.changed(message);
      case "presence":
        return this.tables.get(message.table)?.presence(message);
      case "done":
      case "refused":
        return this.answered(message);
      case "notice":
        return this.heard.forEach((listener) => listener(message));
      case "bye":
        this.pause = message.after;
    }
  }

  private show(message: Seen): void {
    this.views.set(message.table.id, message.table);
    this.tables.get(message.table.id)?.seen(message);
  }

  /** What is different from the last view of a table that came. */
  private changed({ seq, table, changes, chat }: Changed): void {
    const before = this.views.get(table);
    if (before) this.show({ type: "seen", seq, table: changed(before, changes), chat });
  }

  private welcomed(session: string, time: number, resumed: boolean): void {
    this.session = session;
    this.ahead = time - Date.now();
    this.pause = FIRST_PAUSE;
    if (!resumed) {
      this.last = 0;
      this.watchAgain();
    }
    this.online = true;
    this.lost = false;
    const { socket } = this;
    this.heart = window.setInterval(() => socket && void this.beat(socket), HEARTBEAT);
    for (const request of this.pending.values())
      if (!request.sent || IDEMPOTENT.has(request.said.type)) this.deliver(request);
  }

  /** The server has forgotten us: say once more what we look at, unless that is about to be said anyway. It goes out with the others. */
  private watchAgain(): void {
    const asked = new Set([...this.pending.values()].map(({ said }) => (said.type === "watch" ? said.table : "")));
    for (const [table, listener] of this.tables)
      if (!asked.has(table)) void this.say({ type: "watch", table, ...listener.known() }).catch(() => {});
  }

  private answered(message: Done | RefusedMessage): void {
    const request = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.type === "done") request?.resolve(message.data);
    else request?.reject(new Refused(message.code, message.why, message.reasons));
  }

  private send(message: AnyClient): boolean {
    const ready = this.socket?.readyState === WebSocket.OPEN;
    if (ready) this.socket?.send(JSON.stringify(message));
    return ready;
  }

  private deliver(request: PendingRequest): void {
    request.sent = this.send(request.said) || request.sent;
  }

  /** Say something and wait for the answer. After a lost connection it is said again, if it may be said twice or never left and can wait. */
  say(message: Said): Promise<unknown> {
    this.open();
    const id = `${this.name}:${++this.count}`;
    const said = { ...message, id } as AnyClient;
    return new Promise((resolve, reject) => {
      const request: PendingRequest = { resolve, reject, said, sent: false };
      if (this.online) this.deliver(request);
      if (!request.sent && NO_RETRY.has(said.type)) return reject(offline());
      this.pending.set(id, request);
      setTimeout(() => this.pending.delete(id) && reject(offline()), GIVE_UP);
    });
  }

  /** Follow a table until the returned function is called. */
  async watch(table: string, listener: Listener): Promise<() => void> {
    this.tables.set(table, listener);
    await this.say({ type: "watch", table, ...listener.known() }).catch((error: unknown) => {
      if (this.tables.get(table) === listener) this.tables.delete(table);
      throw error;
    });
    return () => {
      if (this.tables.get(table) !== listener) return;
      this.tables.delete(table);
      this.views.delete(table);
      void this.say({ type: "unwatch", table }).catch(() => {});
    };
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.heard.add(listener);
    return () => this.heard.delete(listener);
  }

  preview = (message: Omit<Preview, "id" | "type">) =>
    this.say({ type: "preview", ...message }) as Promise<PreviewView>;
  why = (message: Omit<Why, "id" | "type">) => this.say({ type: "why", ...message });
  story = (message: Omit<Story, "id" | "type">) => this.say({ type: "story", ...message }) as Promise<StoryPage>;
  coming = (message: Omit<Coming, "id" | "type">) =>
    this.say({ type: "coming", ...message }) as Promise<ComingQuestionView[]>;
  hint = (message: Omit<Hint, "id" | "type">) => this.say({ type: "hint", ...message });
}

/** To the server. */
export const connection = new Connection();
/** To the engine of this device. */
const here = new Connection(async () => (await import("../../local/device.svelte")).dialDevice());

/** Whom to talk to about a table. */
export const lineOf = (table: string): Connection => (isLocal(table) ? here : connection);
