// An offer as somebody plans it, and what of it is sent.
import type { GameInfo, SeekBody, SeekView } from "../../core/wire";

/** Ratings are far within. */
export const BOUND = 10_000;
const DAY = 86_400;

export interface Offer {
  /** Empty: the first game. */
  game: string;
  /** 0: as many as usual. */
  players: number;
  pace: "live" | "days";
  minutes: number;
  increment: number;
  days: number;
  rated: boolean;
  lowest: number | null;
  highest: number | null;
}

export const usualOffer = (): Offer => ({
  game: "",
  players: 0,
  pace: "live",
  minutes: 30,
  increment: 30,
  days: 3,
  rated: false,
  lowest: null,
  highest: null,
});

/** What the server is asked for: a range only where ratings matter. */
export function offerOf(plan: Offer, info: GameInfo): SeekBody {
  const { pace, minutes, increment, days, rated } = plan;
  const clock =
    pace === "live"
      ? { kind: pace, bank: Math.round(minutes * 60), increment }
      : { kind: pace, bank: days * DAY, increment: 0 };
  const [lowest, highest] = rated ? [plan.lowest ?? -BOUND, plan.highest ?? BOUND] : [-BOUND, BOUND];
  return { game: info.name, players: plan.players || info.usual_players, clock, rated, lowest, highest };
}

/** "1400–1600", "1400+", "≤ 1600", or nothing where everybody is welcome. */
export function rangeText({ lowest, highest }: Pick<SeekView, "lowest" | "highest">): string {
  if (lowest > -BOUND && highest < BOUND) return `${lowest}–${highest}`;
  if (lowest > -BOUND) return `${lowest}+`;
  return highest < BOUND ? `≤ ${highest}` : "";
}
