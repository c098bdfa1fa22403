// Deals of the server and of this device together: what was played without a connection is sent when there is one.
import { get, here, post, Refused, send } from "../core/api";
import type { DailyResults, DailyTry, DailyView, RecordText, TableView, Words } from "../core/wire";
import { t } from "../core/words.svelte";
import { isLocal, isWanted } from "../local/here";

export interface Days {
  view: DailyView;
  /** When its deals end, by the clock of this device. */
  ends: number;
  /** Games of this device that the server does not have, and why it did not take them. */
  unsent: { tried: DailyTry; why: Words | null }[];
}

const isSame = (one: DailyTry, other: DailyTry): boolean => one.game === other.game && one.day === other.day;
const onDevice = <T>(path: string): Promise<T | null> =>
  isWanted() ? here<T>("GET", path).catch(() => null) : Promise.resolve(null);

/** Own tries, each once: those of the server count. */
export function together(view: DailyView, own: readonly DailyTry[]): DailyView {
  const more = own.filter((tried) => !view.tries.some((known) => isSame(known, tried)));
  const tries = [...view.tries, ...more].sort((a, b) => b.day.localeCompare(a.day) || a.game.localeCompare(b.game));
  const ownOf = (game: string): DailyTry | undefined =>
    tries.find((tried) => tried.game === game && tried.day === view.day);
  return { ...view, tries, deals: view.deals.map((deal) => ({ ...deal, own: deal.own ?? ownOf(deal.game) ?? null })) };
}

/** Show today and all days at once; what was played here is sent then, and shown as it stands after that. */
export async function load(show: (days: Days) => void): Promise<void> {
  const [view, device] = await Promise.all([today(), onDevice<DailyView>("/api/daily")]);
  const own = device?.tries ?? [];
  const shown = { ...view, view: together(view.view, own) };
  show({ ...shown, unsent: [] });
  const ended = own.filter(({ status }) => status === "over");
  const missing = ended.filter((tried) => !view.view.tries.some((known) => isSame(known, tried)));
  if (!missing.length) return;
  const unsent = await sent(missing);
  if (unsent.length === missing.length) return show({ ...shown, unsent });
  const fresh = await today();
  show({ ...fresh, view: together(fresh.view, own), unsent });
}

async function today(): Promise<Pick<Days, "view" | "ends">> {
  const view = await get<DailyView>("/api/daily");
  return { view, ends: Date.now() + view.left };
}

/** Send games one after the other; those that were not taken. */
async function sent(tries: readonly DailyTry[]): Promise<Days["unsent"]> {
  const left: Days["unsent"] = [];
  for (const tried of tries) {
    const why = await sentOne(tried);
    if (why !== true) left.push({ tried, why });
  }
  return left;
}

/** True, or why not; null if there is no connection. */
async function sentOne({ game, day, table }: DailyTry): Promise<true | Words | null> {
  try {
    const { record } = await get<RecordText>(`/api/tables/${table}/record`);
    await send<DailyResults>(`/api/daily/${game}/${day}`, { record });
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code === "offline" ? null : error.why;
  }
}

/** Where a deal of today is played: on the server, or here if it cannot be reached. */
export async function begin(game: string, own: DailyTry | null): Promise<string> {
  if (own?.table) return own.table;
  try {
    return (await post<TableView>(`/api/daily/${game}`)).id;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "offline" || !isWanted()) throw error;
    return (await here<TableView>("POST", `/api/daily/${game}`)).id;
  }
}

/** The results of all, with one's own of this device if the server does not know it. */
export async function results(game: string, day: string): Promise<DailyResults> {
  const path = `/api/daily/${game}/${day}`;
  const [there, own] = await Promise.all([get<DailyResults>(path), onDevice<DailyResults>(path)]);
  if (there.own || !own?.own) return there;
  return { ...own, counts: there.counts, best: there.best, rank: 0, beaten: 0 };
}

export const isUnsent = (tried: DailyTry): boolean => isLocal(tried.table);

/** Whole hours and minutes. */
export function clock(left: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How a game ended, as readers write it. */
export const resultText = (place: number, players: number, score: number): string =>
  `${t("daily-place", { place, players })}, ${t("daily-points", { n: score })}`;

/** A day as readers write it. */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Of all, in whole hundredths. */
export const percent = ({ beaten, counts }: Pick<DailyResults, "beaten" | "counts">): number =>
  Math.floor((100 * beaten) / Math.max(1, total(counts)));
export const total = (counts: DailyResults["counts"]): number => counts.reduce((sum, { tries }) => sum + tries, 0);
