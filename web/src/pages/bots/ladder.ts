// The measured ladder, as scripts/bots/ladder.py writes it.
export interface Span {
  value: number;
  low: number;
  high: number;
}
export interface Pair {
  high: string;
  low: string;
  share: number;
  from: number;
  to: number;
  n: number;
  ms: number;
}
export interface Standing {
  bot: string;
  games: number;
  win_share: Span;
  rank: Span;
  score: Span;
  rating: Span;
}
export interface Measured {
  pairs: Pair[];
  table: Standing[];
}

/** A share in percent, in a language. */
export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const decimal = (value: number, language: string, digits = 1): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

/** The best first. */
export const ranked = (table: Standing[]): Standing[] =>
  [...table].sort((a, b) => b.win_share.value - a.win_share.value);
