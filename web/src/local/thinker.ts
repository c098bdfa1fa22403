// Asks the worker that thinks for bots; one that dies is replaced.
import type { FromThinker, ToThinker } from "./messages";

export class Thinker {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, (reply: string) => void>();

  constructor(private readonly version: string) {}

  /** An empty reply: it could not think. */
  think = (job: string): Promise<string> =>
    new Promise((resolve) => {
      const n = ++this.count;
      this.waiting.set(n, resolve);
      this.tell(this.started(), { kind: "think", n, job });
    });

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = (this.worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" }));
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.answered(data.n, data.reply);
    worker.onerror = () => this.died();
    this.tell(worker, { kind: "open", version: this.version });
    return worker;
  }

  private tell(worker: Worker, message: ToThinker): void {
    worker.postMessage(message);
  }

  private answered(n: number, reply: string): void {
    this.waiting.get(n)?.(reply);
    this.waiting.delete(n);
  }

  private died(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const n of [...this.waiting.keys()]) this.answered(n, "");
  }
}
