// The page's end of the engine: requests and sockets, as if there were a server.
import type { Build, FromEngine, ToEngine } from "./messages";

export interface Answer {
  status: number;
  body: string;
}

/** As much of a WebSocket as a connection uses. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** As a socket says it when the other side has broken down. */
const ENDED = 1011;

class Line implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly engine: Engine,
    readonly n: number,
  ) {}

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send = (text: string): void => this.engine.tell({ kind: "say", line: this.n, text });

  close(): void {
    this.engine.tell({ kind: "hang-up", line: this.n });
    this.closed(1000);
  }
}

export class Engine {
  /** Rejected with why it cannot be had. */
  readonly ready: Promise<Build>;
  private readonly worker: Worker;
  private count = 0;
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>();
  private readonly lines = new Map<number, Line>();

  /** `ended` is told when it has died, or was ended: another one must be started. */
  constructor(
    version: string,
    name: string,
    private readonly ended: (because: string) => void,
  ) {
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.ready = new Promise((resolve, reject) => {
      const failed = (because: string) => {
        reject(new Error(because));
        this.end(because);
      };
      this.worker.onerror = ({ message }) => failed(message || "worker");
      this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
        if (data.kind === "ready") resolve(data.build);
        else if (data.kind === "failed") failed(data.because);
        else this.heard(data);
      };
    });
    this.tell({ kind: "open", version, name });
  }

  tell(message: ToEngine): void {
    this.worker.postMessage(message);
  }

  async ask(method: string, path: string, language: string, body = ""): Promise<Answer> {
    await this.ready;
    const n = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      this.tell({ kind: "ask", n, method, path, language, body });
    });
  }

  connect(): Socket {
    const line = new Line(this, ++this.count);
    this.lines.set(line.n, line);
    const begin = () => {
      this.tell({ kind: "connect", line: line.n });
      line.opened();
    };
    // like a socket's: after whoever asked for it has said who listens
    this.ready.then(
      () => setTimeout(begin),
      () => setTimeout(() => line.closed(ENDED)),
    );
    return line;
  }

  /** Whoever waits is told; what was acknowledged is on the disk. */
  end(because = "ended"): void {
    this.worker.terminate();
    this.ended(because);
    for (const { reject } of this.waiting.values()) reject(new Error(because));
    for (const line of this.lines.values()) line.closed(ENDED);
  }

  private heard(message: FromEngine): void {
    if (message.kind === "answer") {
      this.waiting.get(message.n)?.resolve(message);
      this.waiting.delete(message.n);
    } else if (message.kind === "heard") this.lines.get(message.line)?.onmessage?.({ data: message.text });
    else if (message.kind === "closed") {
      this.lines.get(message.line)?.closed(message.code);
      this.lines.delete(message.line);
    }
  }
}
