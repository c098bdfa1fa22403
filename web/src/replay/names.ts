// Seats of one device have the same name: then their numbers tell more.
import type { ChairView } from "../core/wire";
import { t } from "../core/words.svelte";

/** Chairs with names that differ. */
export const distinct = (chairs: readonly ChairView[]): ChairView[] =>
  chairs.map((chair) => {
    const twice = chairs.filter(({ name }) => name === chair.name).length > 1;
    return twice ? { ...chair, name: t("web-seat", { seat: chair.seat + 1 }) } : chair;
  });
