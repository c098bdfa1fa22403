// A question never asks about what nobody sees: if nothing of it is in sight, the board scrolls there.
const ASKED = ".lit, .marked";

const isWithin = (one: DOMRect, room: DOMRect): boolean =>
  one.top >= room.top && one.bottom <= room.bottom && one.left >= room.left && one.right <= room.right;

export function bringIntoSight(board: HTMLElement): void {
  const room = board.getBoundingClientRect();
  const asked = [...board.querySelectorAll(ASKED)].filter((one) => one.getClientRects().length);
  if (asked.some((one) => isWithin(one.getBoundingClientRect(), room))) return;
  asked[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
