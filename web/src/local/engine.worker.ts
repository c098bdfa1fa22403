// The engine of local tables: the server's table logic in Python, beside the page so that the page stays smooth.
import { Disk, openDisk } from "./disk";
import type { Build, FromEngine, ToEngine } from "./messages";
import { loadPython } from "./python";
import { Thinker } from "./thinker";

interface Line {
  say(text: string): void;
  hang_up(): void;
}
interface Page {
  open(): Promise<void>;
  ask(method: string, path: string, language: string, body: string): Promise<string>;
  connect(hear: (text: string) => void, closed: (code: number) => void): Line;
  written(table: string): Promise<void>;
}
interface Module {
  Page: (disk: Disk, think: (job: string) => Promise<string>, name: string) => Page;
  build: () => Build;
}

/** Other pages of this device hear what is written, and reread it. */
const others = new BroadcastChannel("tangledbank-tables");
const lines = new Map<number, Line>();
let page: Promise<Page> | null = null;
let build: Build = "pure";

const tell = (message: FromEngine) => postMessage(message);

async function opened(version: string, name: string): Promise<Page> {
  const [database, python] = await Promise.all([openDisk(), loadPython(version)]);
  const disk = new Disk(database, (table) => others.postMessage(table));
  const module = python.pyimport("tangledbank.local.page") as Module;
  build = module.build();
  const found = module.Page(disk, new Thinker(version).think, name);
  await found.open();
  others.onmessage = ({ data }: MessageEvent<string>) => void found.written(data);
  return found;
}

async function asked({ n, method, path, language, body }: ToEngine & { kind: "ask" }): Promise<void> {
  const text = await (await page!).ask(method, path, language, body);
  const space = text.indexOf(" ");
  tell({ kind: "answer", n, status: Number(text.slice(0, space)), body: text.slice(space + 1) });
}

async function connected(line: number): Promise<void> {
  const hear = (text: string) => tell({ kind: "heard", line, text });
  const closed = (code: number) => tell({ kind: "closed", line, code });
  lines.set(line, (await page!).connect(hear, closed));
}

onmessage = ({ data }: MessageEvent<ToEngine>) => {
  switch (data.kind) {
    case "open":
      page = opened(data.version, data.name);
      return void page.then(
        () => tell({ kind: "ready", build }),
        (error: unknown) => tell({ kind: "failed", because: String(error) }),
      );
    case "ask":
      return void asked(data);
    case "connect":
      return void connected(data.line);
    case "say":
      return lines.get(data.line)?.say(data.text);
    case "hang-up":
      lines.get(data.line)?.hang_up();
      lines.delete(data.line);
  }
};
