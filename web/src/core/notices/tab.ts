// What the browser's tab says of a table: its title, and a badge on its icon while it is one's turn.
const ICONS = { turn: "/icon-turn.svg", usual: "/icon.svg" };

export function nameTab(title: string, turn: boolean): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const icon = turn ? ICONS.turn : ICONS.usual;
  if (link && link.getAttribute("href") !== icon) link.setAttribute("href", icon);
}
