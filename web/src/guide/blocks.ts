// A guide as text: sections of blocks, written in a small part of Markdown (docs/web.md).
export type Block =
  | { kind: "text"; text: string }
  | { kind: "tip"; text: string }
  | { kind: "list"; items: string[]; ordered: boolean }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "scene"; name: string; caption: string }
  /** Numbers of the rules behind what was said. */
  | { kind: "rules"; rules: string[] };

export interface Section {
  /** The same in all languages: links lead to it. */
  slug: string;
  title: string;
  blocks: Block[];
}

const HEADING = /^## (.+) \{#([a-z-]+)\}$/;
const SCENE = /^!\[(.+)\]\(scene:([a-z-]+)\)$/;
const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** What stands between two empty lines. */
function blockOf(lines: string[]): Block {
  const [first = ""] = lines;
  const text = lines.join(" ");
  const scene = SCENE.exec(text);
  if (scene) return { kind: "scene", name: scene[2]!, caption: scene[1]! };
  if (first.startsWith("→ ")) return { kind: "rules", rules: text.slice(2).split(", ") };
  if (first.startsWith("> ")) return { kind: "tip", text: lines.map((line) => line.slice(2)).join(" ") };
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  const mark = /^(- |\d+\. )/;
  if (mark.test(first))
    return { kind: "list", items: lines.map((line) => line.replace(mark, "")), ordered: !first.startsWith("-") };
  return { kind: "text", text };
}

/** The sections of a guide; what stands above the first heading is a section without a name. */
export function sectionsOf(markdown: string): Section[] {
  const found: Section[] = [{ slug: "", title: "", blocks: [] }];
  for (const part of markdown.trim().split(/\n{2,}/)) {
    const heading = HEADING.exec(part);
    if (heading) found.push({ slug: heading[2]!, title: heading[1]!, blocks: [] });
    else found.at(-1)!.blocks.push(blockOf(part.split("\n")));
  }
  return found;
}

/** A line cut where **bold** begins and ends. */
export const spansOf = (text: string): { text: string; bold: boolean }[] =>
  text.split("**").flatMap((piece, k) => (piece ? [{ text: piece, bold: k % 2 === 1 }] : []));
