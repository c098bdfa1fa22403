// What somebody prefers on this device, in all tabs.
import { LANGUAGES, preferred, speak, type Language } from "./words.svelte";

export const PALETTES = ["auto", "light", "dark", "colour-blind", "contrast"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
/** How fast one is shown what others do. */
export const PACE_NAMES = ["calm", "brisk", "at-once"] as const;
export type Pace = (typeof PACE_NAMES)[number];

export interface Settings {
  language: Language;
  palette: (typeof PALETTES)[number];
  motion: (typeof MOTIONS)[number];
  pace: Pace;
  sounds: boolean;
  /** Ask before an answer is sent. */
  confirm: boolean;
  /** Answer by itself where only one answer is left. */
  auto: boolean;
  notices: boolean;
}

const KEY = "tangledbank";
const USUAL: Settings = {
  language: "en",
  palette: "auto",
  motion: "auto",
  pace: "calm",
  sounds: false,
  confirm: false,
  auto: false,
  notices: false,
};

function noted(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // a broken note of ours, or a browser that keeps none
  }
}

/** What was noted on this device; the rest is as given. */
function kept(rest: Settings): Settings {
  const found = { ...rest, ...noted() };
  if (!LANGUAGES.includes(found.language)) found.language = rest.language;
  if (!PALETTES.includes(found.palette)) found.palette = "auto";
  if (!MOTIONS.includes(found.motion)) found.motion = "auto";
  if (!PACE_NAMES.includes(found.pace)) found.pace = "calm";
  return found;
}

export const settings: Settings = $state(kept({ ...USUAL, language: preferred() }));
/** Settings as this tab knew them last: what differs was changed here. */
let known: Settings = { ...settings };

/** Take over what other tabs have noted since, but for what was changed here. */
function catchUp(): void {
  const changed = Object.entries(settings).filter(([name, value]) => value !== known[name as keyof Settings]);
  const before = settings.language;
  Object.assign(settings, kept(known), Object.fromEntries(changed));
  known = { ...settings };
  // its words may not come: then it is spoken when the page is opened again
  if (settings.language !== before) void speak(settings.language).catch(() => {});
}

export function keep(): void {
  catchUp();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the setting holds until the page is left
  }
  wear();
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
  keep();
}

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const STILL = "(prefers-reduced-motion: reduce)";

/** Palette and motion as attributes of the page: the style sheet does the rest. */
export function wear(): void {
  const still = matchMedia(STILL).matches;
  const own = matchMedia(CONTRAST).matches ? "contrast" : matchMedia(DARK).matches ? "dark" : "light";
  document.documentElement.dataset.palette = settings.palette === "auto" ? own : settings.palette;
  document.documentElement.dataset.motion = settings.motion === "auto" ? (still ? "none" : "full") : settings.motion;
}

/** Follow the device and the other tabs while the page is open. */
export function followDevice(): void {
  for (const query of [DARK, CONTRAST, STILL]) matchMedia(query).addEventListener("change", wear);
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    catchUp();
    wear();
  });
}
