// Times as people say them.
import type { Clock } from "../core/wire";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago" in a language; less than a minute is now. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ["second", Infinity];
  return words.format(-Math.floor(passed / length) || 0, unit);
}

/** "30 min + 10 s", or the days for a move; nothing without a clock. */
export function clockText({ kind, bank, increment }: Clock, language: string): string {
  const said = (n: number, unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(n);
  if (kind === "days") return said(Math.round(bank / 86_400), "day");
  return kind === "live" ? `${said(Math.round(bank / 60), "minute")} + ${said(increment, "second")}` : "";
}
