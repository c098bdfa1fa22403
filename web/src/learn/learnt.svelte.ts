// Which lessons somebody has finished on this device, and whether one was offered.
import { KeptWords } from "../core/kept.svelte";

const learnt = new KeptWords("tangledbank-lessons");
/** In the place of a lesson: that one was offered. */
const OFFERED = "offered";

export const isLearnt = (game: string, name: string): boolean => learnt.has(`${game}/${name}`);

/** Whether nobody has finished a lesson here or was offered one. */
export const isToBeOffered = (): boolean => learnt.empty;

export const offered = (): void => learnt.add(OFFERED);

export const learn = (game: string, name: string): void => learnt.add(`${game}/${name}`);
