// Words that are remembered on this device, one after the other: lessons that were finished, questions that were explained.

export class KeptWords {
  private words: string[] = $state.raw([]);

  constructor(private readonly key: string) {
    this.words = this.noted();
  }

  get empty(): boolean {
    return this.words.length === 0;
  }

  has(word: string): boolean {
    return this.words.includes(word);
  }

  add(word: string): void {
    this.write([...new Set([...this.words, ...this.noted(), word])]);
  }

  clear(): void {
    this.write([]);
  }

  private noted(): string[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.map(String) : [];
    } catch {
      return []; // a broken note of ours, or a browser that keeps none
    }
  }

  private write(words: string[]): void {
    this.words = words;
    try {
      localStorage.setItem(this.key, JSON.stringify(words));
    } catch {
      // a browser that keeps nothing: it is known until the page is left
    }
  }
}
