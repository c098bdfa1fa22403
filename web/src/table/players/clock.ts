import type { ClockView } from "../../core/wire";

/** Milliseconds left of a clock that showed `clock` at the server's time `at`. */
export const remaining = (clock: ClockView, at: number, now: number): number =>
  Math.max(0, clock.left - (clock.running ? Math.max(0, now - at) : 0));

const two = (n: number): string => String(n).padStart(2, "0");

/** 4:09, 1:02:03 or 2 d 05:00. */
export function spelled(left: number): string {
  const seconds = Math.floor(left / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return `${days} d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
