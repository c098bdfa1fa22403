// What somebody prefers on this device.
import { LANGUAGES, preferred, speak, type Language } from "./words.svelte";

export const PALETTES = ["auto", "light", "dark", "colour-blind", "contrast"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;

export interface Settings {
  language: Language;
  palette: (typeof PALETTES)[number];
  motion: (typeof MOTIONS)[number];
  sounds: boolean;
  /** Ask before an answer is sent. */
  confirm: boolean;
  /** Answer by itself where the only other choice is to do nothing. */
  auto: boolean;
  notices: boolean;
}

const KEY = "tangledbank";
const USUAL: Settings = {
  language: "en",
  palette: "auto",
  motion: "auto",
  sounds: false,
  confirm: false,
  auto: false,
  notices: false,
};

function kept(): Settings {
  const usual = { ...USUAL, language: preferred() };
  try {
    const found = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") } as Settings;
    if (!LANGUAGES.includes(found.language)) found.language = usual.language;
    if (!PALETTES.includes(found.palette)) found.palette = "auto";
    if (!MOTIONS.includes(found.motion)) found.motion = "auto";
    return found;
  } catch {
    return usual; // a broken note of ours, or a browser that keeps none
  }
}

export const settings: Settings = $state(kept());

export function keep(): void {
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

/** Palette and motion as attributes of the page: the style sheet does the rest. */
export function wear(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const own = contrast ? "contrast" : dark ? "dark" : "light";
  document.documentElement.dataset.palette = settings.palette === "auto" ? own : settings.palette;
  document.documentElement.dataset.motion = settings.motion === "auto" ? (still ? "none" : "full") : settings.motion;
}
