// What travels is drawn above the page for a moment: the board itself is already as it will be.
import type { Look } from "./motions";

const SVG = "http://www.w3.org/2000/svg";
const LEAF = "M5 19C2 10 9 4 20 4c1 11-5 17-13 15l-3 3Z";
const MEAT = "M4 20c-2-2 0-4 2-5 0-6 4-10 9-10 4 0 6 3 6 6 0 5-5 9-10 8-1 2-4 4-7 1Z";
const STAR = "M12 2l3 7 7 .5-5.500 4.800L18.500 22 12 17.800 5.500 22l2-7.700L2 9.500 9 9Z";
const PATHS: Partial<Record<Look["shape"], string>> = { leaf: LEAF, meat: MEAT, star: STAR };

function drawing(look: Look): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = PATHS[look.shape];
  const shape = document.createElementNS(SVG, path ? "path" : "use");
  if (path) shape.setAttribute("d", path);
  else shape.setAttribute("href", `#${look.glyph}`);
  svg.append(shape);
  return svg;
}

export function ghost(look: Look): HTMLElement {
  const node = document.createElement("span");
  node.className = `ghost ghost-${look.shape}`;
  if (look.paint) node.style.setProperty("--paint", look.paint);
  if (look.ink) node.style.color = look.ink;
  if (look.glyph || PATHS[look.shape]) node.append(drawing(look));
  if (look.text) {
    const text = document.createElement("b");
    text.textContent = look.text;
    node.append(text);
  }
  return node;
}

/** A copy of something that will be gone, with the colours that its place gave it. */
export function copied(node: Element, { width, height }: DOMRect): HTMLElement {
  const copy = document.createElement("div");
  const style = getComputedStyle(node);
  for (const name of ["--seat", "--own", "--ground", "--pip", "--pip-gap"])
    copy.style.setProperty(name, style.getPropertyValue(name));
  copy.className = "ghost-copy";
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, font: style.font, color: style.color });
  const inner = node.cloneNode(true) as HTMLElement;
  for (const named of [inner, ...inner.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["data-token", "data-piece", "data-spot", "role", "tabindex", "aria-label", "id"])
      named.removeAttribute(name);
    named.classList.remove("lit", "picked", "marked", "beat", "fresh");
  }
  copy.append(inner);
  return copy;
}

/** An arrow from one middle to another, that is drawn as it flies. */
export function arrow(from: DOMRect, to: DOMRect): SVGSVGElement {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bend = Math.min(70, Math.hypot(dx, dy) * 0.2);
  const far = Math.max(1, Math.hypot(dx, dy));
  const [cx, cy] = [(x1 + x2) / 2 + (dy / far) * bend, (y1 + y2) / 2 - (dx / far) * bend];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "ghost-arrow");
  const angle = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  svg.innerHTML =
    `<path class="halo" pathLength="1" d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}"/>` +
    `<path class="shaft" pathLength="1" d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}"/>` +
    `<path class="tip" d="M4 0-18-11-13 0-18 11Z" transform="translate(${x2} ${y2}) rotate(${angle})"/>`;
  return svg;
}
