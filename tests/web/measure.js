// What is wrong with how a table lies in its window, in words. Evaluated in the page by layouts.py.
() => {
  const found = new Set();
  const root = document.documentElement;
  const table = document.querySelector(".table");
  const slot = table.querySelector(".board");
  const room = slot.getBoundingClientRect();
  const [wide, high] = [innerWidth, innerHeight];
  const name = (one) => {
    const kind = [...one.classList].filter((word) => !word.startsWith("svelte-")).join(".");
    const said = one.dataset?.token ?? one.getAttribute("aria-label") ?? one.textContent ?? "";
    return `${one.localName}${kind && `.${kind}`} "${said.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const px = (n) => Math.round(n * 10) / 10;
  const style = new Map();
  const look = (one) => style.get(one) ?? (style.set(one, getComputedStyle(one)), style.get(one));
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const upward = function* (one) {
    for (let up = one; up && up !== root; up = up.parentElement) yield up;
  };
  const of = (one, test) => [...upward(one)].some(test);

  // ---- the page and the slot
  if (root.scrollWidth > wide) found.add(`the page scrolls sideways: ${root.scrollWidth} of ${wide} px`);
  if (root.scrollHeight > high) found.add(`the page scrolls: ${root.scrollHeight} of ${high} px`);
  const main = document.querySelector("main");
  if (main.scrollWidth > main.clientWidth) found.add(`the page scrolls sideways: ${main.scrollWidth} of ${main.clientWidth} px`);
  if (slot.scrollWidth > slot.clientWidth) found.add(`the board scrolls sideways: ${slot.scrollWidth} of ${slot.clientWidth} px`);
  const share = (room.width * room.height) / (wide * high);
  if (share < 0.5) found.add(`the board has ${Math.round(share * 100)} % of the screen`);

  // ---- text: cut, or under something else
  const texts = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !visible(parent) || of(parent, (up) => up.matches("[data-may-clip], option"))) continue;
    if (of(parent, (up) => look(up).clipPath.startsWith("inset(50%"))) continue; // for readers of the screen
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ parent, box });
  }
  for (const { parent, box } of texts) {
    // until something scrolls: what lies outside of that can be brought into it
    for (const up of upward(parent)) {
      const { overflowX, overflowY } = look(up);
      const view = up.getBoundingClientRect();
      if (clips(overflowX) && (box.right > view.right + 2 || box.left < view.left - 2))
        found.add(`cut text (${px(Math.max(box.right - view.right, view.left - box.left))} px): ${name(parent)} in ${name(up)}`);
      if (clips(overflowY) && (box.bottom > view.bottom + 3 || box.top < view.top - 3))
        found.add(`cut text (${px(Math.max(box.bottom - view.bottom, view.top - box.top))} px): ${name(parent)} in ${name(up)}`);
      if (scrolls(overflowX) || scrolls(overflowY) || look(up).position === "absolute" && up === slot) break;
    }
  }
  /** Whether its middle can be seen now, in all that scrolls around it. */
  const inView = (box, one) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x > wide || y > high) return false;
    return [...upward(one)].every((up) => {
      const { overflowX, overflowY } = look(up);
      if (overflowX === "visible" && overflowY === "visible") return true;
      const view = up.getBoundingClientRect();
      return x > view.left + 1 && x < view.right - 1 && y > view.top + 1 && y < view.bottom - 1;
    });
  };
  const seen = texts.filter(({ box, parent }) => inView(box, parent));
  const solid = (one) => {
    const { backgroundColor, backgroundImage, opacity } = look(one);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
    const filled = backgroundColor !== "transparent" && (!alpha || Number(alpha[1] ?? alpha[2]) > 0.5);
    return Number(opacity) > 0.5 && (filled || backgroundImage !== "none");
  };
  /** What stays in its place over what scrolls covers it only for now. */
  const passes = (one, over) => of(over, (up) => look(up).position === "sticky") && of(one, (up) => scrolls(look(up).overflowY));
  for (const { parent, box } of seen) {
    for (const over of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
      if (over.contains(parent) || parent.contains(over)) break;
      if (over.matches(".ghost, .bubble") || !solid(over) || passes(parent, over)) continue;
      found.add(`covered: ${name(parent)} by ${name(over)}`);
      break;
    }
  }
  const sorted = [...seen].sort((one, other) => one.box.top - other.box.top);
  for (const [k, one] of sorted.entries()) {
    for (let m = k + 1; m < sorted.length && sorted[m].box.top < one.box.bottom - 3; m += 1) {
      const other = sorted[m];
      if (one.parent === other.parent) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across <= 2 || down <= Math.min(one.box.height, other.box.height) * 0.3) continue;
      if (passes(one.parent, other.parent) || passes(other.parent, one.parent)) continue;
      found.add(`overlap (${px(across)} x ${px(down)} px): ${name(one.parent)} and ${name(other.parent)}`);
    }
  }

  // ---- targets: 24 px, or as far from the others
  const LEAST = 24;
  const boxes = [...document.querySelectorAll("button, a[href], select, input, .lit, [role=tab]")]
    .filter((one) => visible(one) && !one.matches(".skip, .hidden"))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => box.width && inView(box, one));
  for (const { one, box } of boxes) {
    if (box.width >= LEAST - 0.5 && box.height >= LEAST - 0.5) continue;
    if (look(one).display === "inline") continue; // links amid text
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const near = boxes.find(({ one: other, box: there }) => {
      if (other === one || other.contains(one) || one.contains(other)) return false;
      const aside = Math.max(there.left - x, x - there.right, 0);
      const above = Math.max(there.top - y, y - there.bottom, 0);
      return Math.hypot(aside, above) < LEAST / 2;
    });
    if (near) found.add(`a target of ${px(box.width)} x ${px(box.height)} px: ${name(one)}, beside ${name(near.one)}`);
  }

  // ---- what one plays with
  const hand = slot.querySelector(".hand");
  for (const card of hand?.querySelectorAll("li") ?? []) {
    const box = card.getBoundingClientRect();
    if (box.top < room.top - 1 || box.bottom > room.bottom + 1) found.add(`a card of the hand is cut: ${name(card)}`);
  }
  const asked = [...slot.querySelectorAll(".lit, .marked")].filter(visible);
  if (asked.length && !asked.some((one) => inView(one.getBoundingClientRect(), one)))
    found.add(`what is asked about is not in sight: ${name(asked[0])}`);
  for (const answer of document.querySelectorAll(".plain .answer")) {
    if (!inView(answer.getBoundingClientRect(), answer)) found.add(`an answer without its place: ${name(answer)}`);
  }
  return [...found];
};
