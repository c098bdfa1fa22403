// Numbers that change count up or down instead of jumping. They are found by what the page says, in every game alike.
const NUMBER = /^\s*-?\d{1,3}\s*$/;
const STEPS = 8;

/** A number on the board: a text, or an attribute that the style sheet shows. */
type Shown = Text | HTMLElement;

const textOf = (shown: Shown): string => (shown instanceof Text ? shown.data : (shown.dataset.seen ?? ""));
function write(shown: Shown, text: string): void {
  if (shown instanceof Text) shown.data = text;
  else shown.dataset.seen = text;
}

export type Numbers = Map<Shown, string>;

export function numbersOn(board: Element): Numbers {
  const found: Numbers = new Map();
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (NUMBER.test((node as Text).data)) found.set(node as Text, (node as Text).data);
  for (const node of board.querySelectorAll<HTMLElement>("[data-seen]"))
    if (NUMBER.test(textOf(node))) found.set(node, textOf(node));
  return found;
}

/** Let what has another number now count to it. Returns what shows the truth at once. */
export function count(before: Numbers, length: number): () => void {
  const changed = [...before].filter(
    ([shown, was]) => shown.isConnected && NUMBER.test(textOf(shown)) && Number(textOf(shown)) !== Number(was),
  );
  const stops = changed.map(([shown, was]) => counting(shown, Number(was), length));
  return () => stops.forEach((stop) => stop());
}

function counting(shown: Shown, from: number, length: number): () => void {
  const truth = textOf(shown);
  const to = Number(truth);
  const steps = Math.min(STEPS, Math.abs(to - from));
  let step = 0;
  let last = "";
  const show = (text: string): void => write(shown, (last = text));
  const next = (): void => {
    step += 1;
    // somebody else may have written meanwhile: that is newer
    if (step >= steps || textOf(shown) !== last) return stop();
    show(truth.replace(/-?\d+/, String(Math.round(from + ((to - from) * step) / steps))));
  };
  const timer = setInterval(next, length / steps);
  function stop(): void {
    clearInterval(timer);
    if (textOf(shown) === last) write(shown, truth);
  }
  show(truth.replace(/-?\d+/, String(from)));
  const node = shown instanceof Text ? shown.parentElement : shown;
  node?.animate([{ transform: "none" }, { transform: "scale(1.45)", offset: 0.4 }, { transform: "none" }], {
    duration: length,
    easing: "ease-out",
  });
  return stop;
}
