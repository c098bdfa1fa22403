// A part of a board by keyboard. What can be chosen is a stop of the Tab key of its own; all the rest are one stop
// together, and the arrows go from piece to piece.

type Node = HTMLElement | SVGElement;

interface Point {
  x: number;
  y: number;
}

const PIECES = "[data-piece]";
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const isLit = (node: Element): boolean => node.classList.contains("lit");
/** What lies in a part that is folded away cannot be walked to. */
const isShown = (node: Element): boolean => node.checkVisibility();

function middle(node: Element): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest of these points within the quarter that an arrow points at; -1: there is none. */
export function nearest(from: Point, points: readonly Point[], arrow: Point): number {
  let [best, least] = [-1, Infinity];
  points.forEach(({ x, y }, k) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * arrow.x + dy * arrow.y;
    const beside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    const far = Math.hypot(dx, dy);
    if (along > 0 && along >= beside && far < least) [best, least] = [k, far];
  });
  return best;
}

/** `use:region` on the element around the pieces. */
export function region(node: HTMLElement) {
  let stop: Node | null = null;
  const pieces = (): Node[] => [...node.querySelectorAll<Node>(PIECES)];
  const pieceAt = ({ target }: Event): Node | null => (target as Element).closest<Node>(PIECES);

  function stopAt(next: Node | null): void {
    if (stop && stop !== next && !isLit(stop)) stop.setAttribute("tabindex", "-1");
    stop = next;
    stop?.setAttribute("tabindex", "0");
  }
  /** Pieces come, go, light up and fade: the stop stays where it was as long as it can. */
  function settle(): void {
    const dark = pieces().filter((one) => !isLit(one));
    stopAt(stop && dark.includes(stop) && isShown(stop) ? stop : (dark.find(isShown) ?? dark[0] ?? null));
  }
  function focused(event: Event): void {
    const at = pieceAt(event);
    if (at && !isLit(at)) stopAt(at);
  }
  function key(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const from = pieceAt(event);
    if (!arrow || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const others = pieces().filter((one) => one !== from && isShown(one));
    others[nearest(middle(from), others.map(middle), arrow)]?.focus();
  }

  node.dataset.region = "";
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", key);
  settle();
  let due = 0;
  /** Once for all that changes together, when the browser draws anyway: what is shown is known then. */
  const later = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      settle();
    });
  };
  const changes = new MutationObserver(later);
  changes.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["role"] });
  const destroy = (): void => {
    changes.disconnect();
    cancelAnimationFrame(due);
  };
  return { destroy };
}
