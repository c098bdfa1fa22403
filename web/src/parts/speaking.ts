// Another language, wherever it is chosen.
import { offline } from "../core/api";
import { note } from "../core/notices/notices.svelte";
import { chooseLanguage } from "../core/settings.svelte";
import type { Language } from "../core/words.svelte";

/** Its words may not come; then the old one stays, and that is said. */
export const speakFromNow = (language: Language): Promise<void> =>
  chooseLanguage(language).catch(() => note(offline().why));
