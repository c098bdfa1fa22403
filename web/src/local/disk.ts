// What keeps local tables: IndexedDB, as text. `Disk` in src/tangledbank/local/disk.py says what is asked of it.

export const DATABASE = "tangledbank";
const SCHEMA = 1;
const CONFLICT = "conflict";
const FULL = "full";

type Line = [n: number, at: number, entry: string];
interface Write {
  row: { id: string };
  entries: Line[];
}
interface Kept {
  table: string;
  n: number;
  line: Line;
}

export function openDisk(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, SCHEMA);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("rows", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "n"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.name ?? "refused"));
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.name ?? "refused"));
  });
}

const allOf = (table: string, after = -1) => IDBKeyRange.bound([table, after], [table, Infinity], true);

/** What becomes of a transaction, as the other side names it. */
function outcome(error: DOMException | null): string {
  if (error?.name === "ConstraintError") return CONFLICT;
  if (error?.name === "QuotaExceededError") return FULL;
  return error?.name ?? "aborted";
}

export class Disk {
  /** `written` hears of every table that was written to. */
  constructor(
    private readonly database: IDBDatabase,
    private readonly written: (table: string) => void,
  ) {
    database.onversionchange = () => database.close(); // a newer release wants it
  }

  rows = async (): Promise<string> =>
    JSON.stringify(await found(this.database.transaction("rows").objectStore("rows").getAll()));

  entries = async (table: string, after: number): Promise<string> => {
    const store = this.database.transaction("entries").objectStore("entries");
    const kept = (await found(store.getAll(allOf(table, after)))) as Kept[];
    return JSON.stringify(kept.map(({ line }) => line));
  };

  /** Wholly or not at all; it is on the disk when this says so. */
  write = (wanted: string): Promise<string> => {
    const { row, entries } = JSON.parse(wanted) as Write;
    return this.change(row.id, (rows, lines) => {
      for (const line of entries) lines.add({ table: row.id, n: line[0], line });
      rows.put(row);
    });
  };

  remove = (table: string): Promise<string> =>
    this.change(table, (rows, lines) => {
      lines.delete(allOf(table));
      rows.delete(table);
    });

  private change(table: string, work: (rows: IDBObjectStore, lines: IDBObjectStore) => void): Promise<string> {
    return new Promise((resolve) => {
      try {
        const transaction = this.database.transaction(["rows", "entries"], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => {
          this.written(table);
          resolve("");
        };
        transaction.onabort = () => resolve(outcome(transaction.error));
        work(transaction.objectStore("rows"), transaction.objectStore("entries"));
      } catch (error) {
        resolve(outcome(error as DOMException));
      }
    });
  }
}
