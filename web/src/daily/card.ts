// A card to share: how a deal went, without saying anything of the deal itself. As text, and as a picture.

export interface Card {
  /** The game and the day. */
  title: string;
  /** The place, then the points. */
  result: string;
  /** Better than how many; empty where there is nobody to compare with. */
  rank: string;
  /** The place at the end of each round. */
  rounds: readonly number[];
  players: number;
  /** How many have reached how many points. */
  counts: readonly { score: number; tries: number }[];
  score: number;
  /** Where the deals are. */
  link: string;
}

/** By place: first, second, between, last. */
const MARKS = ["🟩", "🟨", "🟧", "🟥"] as const;
const COLOURS = ["#2f8f4e", "#e0b02c", "#e07b2c", "#b8402c"] as const;

/** Which of four marks a place has: the last of all players has the last, whatever its number. */
export const markOf = (place: number, players: number): number =>
  place >= players ? 3 : Math.min(Math.max(place, 1), 3) - 1;

export const squares = (rounds: readonly number[], players: number): string =>
  rounds.map((place) => MARKS[markOf(place, players)]).join("");

/** As people paste it into a chat. */
export const textOf = ({ title, result, rank, rounds, players, link }: Card): string =>
  [title, result, squares(rounds, players), rank, link].filter(Boolean).join("\n");

// ---- how many have how many points -------------------------------------------------------------
export interface Bar {
  from: number;
  to: number;
  tries: number;
  /** One's own result is among these. */
  own: boolean;
}
const MOST_BARS = 12;

/** Results by points in bars of the same width, the lowest first. */
export function barsOf(counts: Card["counts"], own: number | null): Bar[] {
  const scores = counts.map(({ score }) => score);
  if (!scores.length) return [];
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const width = Math.ceil((high - low + 1) / MOST_BARS);
  return Array.from({ length: Math.floor((high - low) / width) + 1 }, (_, k) => {
    const [from, to] = [low + k * width, low + (k + 1) * width - 1];
    const inside = counts.filter(({ score }) => score >= from && score <= to);
    const tries = inside.reduce((sum, one) => sum + one.tries, 0);
    return { from, to, tries, own: own !== null && own >= from && own <= to };
  });
}

// ---- as a picture ------------------------------------------------------------------------------
export const SIZE = { width: 800, height: 420 } as const;
const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

function written(text: string, y: number, size: number, colour: string, weight = 400): string {
  const wide = text.length * size * 0.56 > 720 ? ' textLength="720" lengthAdjust="spacingAndGlyphs"' : "";
  return `<text x="40" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${wide}>${plain(text)}</text>`;
}

/** A picture that needs nothing from elsewhere: it is drawn into a canvas. */
export function pictureOf(card: Card): string {
  const { title, result, rank, rounds, players, counts, score, link } = card;
  const bars = barsOf(counts, score);
  const most = Math.max(...bars.map(({ tries }) => tries), 1);
  const step = 720 / Math.max(bars.length, 1);
  const width = Math.min(step - 6, 80);
  const drawn = bars.map(({ tries, own }, k) => {
    const height = tries ? 8 + (80 * tries) / most : 2;
    return `<rect x="${40 + k * step}" y="${340 - height}" width="${width}" height="${height}" rx="4" fill="${own ? "#2f6f8f" : "#c8c2ae"}"/>`;
  });
  const size = Math.min(44, 720 / Math.max(rounds.length, 1) - 6);
  const boxes = rounds.map(
    (place, k) =>
      `<rect x="${40 + k * (size + 6)}" y="160" width="${size}" height="${size}" rx="7" fill="${COLOURS[markOf(place, players)]}"/>` +
      `<text x="${40 + k * (size + 6) + size / 2}" y="${160 + size * 0.68}" font-size="${size / 2}" font-weight="700" fill="#fff" text-anchor="middle">${place}</text>`,
  );
  const words = [
    written(title, 70, 28, "#4a4636"),
    written(result, 130, 46, "#1f1d16", 700),
    written(rank, 240, 24, "#4a4636"),
    written(link, 392, 20, "#6b6552"),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" font-family="system-ui, sans-serif">` +
    `<rect width="100%" height="100%" fill="#f6f2e4"/><path d="M0 404h800v16H0z" fill="#2f8f4e"/>` +
    `${words.join("")}${boxes.join("")}${drawn.join("")}</svg>`
  );
}

/** The picture as a PNG, drawn on this device. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
