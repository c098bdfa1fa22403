// Who was muted at a table. The server does not tell: it is what was asked for in this window.
import { post } from "../../core/api";
import { recall, remember } from "../../core/session";
import type { ChatView } from "../../core/wire";

export class Muting {
  private names: string[] = $state.raw([]);

  constructor(private readonly table: string) {
    this.names = recall<string[]>(`muted-${table}`, []);
  }

  has = (name: string): boolean => this.names.includes(name);

  /** Let whoever said a line chat no more, or again. */
  async turn({ n, name }: ChatView): Promise<void> {
    const muted = !this.has(name);
    await post(`/api/tables/${this.table}/mute`, { line: n, muted });
    this.names = muted ? [...this.names, name] : this.names.filter((other) => other !== name);
    remember(`muted-${this.table}`, this.names);
  }
}
