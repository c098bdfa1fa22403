// QR codes for links: byte mode, error correction level M, versions 1 to 6 (ISO/IEC 18004).

/** By version: data codewords of each block, and error correction codewords for each of them. */
const VERSIONS: { blocks: number[]; correction: number }[] = [
  { blocks: [16], correction: 10 },
  { blocks: [28], correction: 16 },
  { blocks: [44], correction: 26 },
  { blocks: [32, 32], correction: 18 },
  { blocks: [43, 43], correction: 24 },
  { blocks: [27, 27, 27, 27], correction: 16 },
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

// ---- Reed and Solomon's code over the field of 256 elements ------------------------------------
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

function generator(degree: number): number[] {
  let polynomial = [1];
  for (let k = 0, root = 1; k < degree; k++, root = times(root, 2)) {
    const raised = [...polynomial, 0];
    polynomial = raised.map((c, n) => c ^ times(polynomial[n - 1] ?? 0, root));
  }
  return polynomial;
}

export function correction(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...data, ...Array<number>(degree).fill(0)];
  data.forEach((_, k) => {
    const factor = rest[k]!;
    divisor.forEach((c, n) => (rest[k + n]! ^= times(c, factor)));
  });
  return rest.slice(data.length);
}

// ---- codewords ---------------------------------------------------------------------------------
const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, k) => (value >> (length - 1 - k)) & 1);

function dataOf(bytes: number[], room: number): number[] {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const words: number[] = [];
  for (let k = 0; k + 8 <= bits.length; k += 8) words.push(parseInt(bits.slice(k, k + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Blocks are read alternately, first their data, then their correction. */
function codewords(data: number[], version: number): number[] {
  const { blocks, correction: degree } = VERSIONS[version - 1]!;
  let from = 0;
  const parts = blocks.map((length) => data.slice(from, (from += length)));
  const checks = parts.map((part) => correction(part, degree));
  const woven = (rows: number[][]) => rows[0]!.flatMap((_, k) => rows.map((row) => row[k]!));
  return [...woven(parts), ...woven(checks)];
}

// ---- the drawing -------------------------------------------------------------------------------
type Grid = (boolean | null)[][];

function square(grid: Grid, cx: number, cy: number, radius: number): void {
  for (let y = cy - radius; y <= cy + radius; y++)
    for (let x = cx - radius; x <= cx + radius; x++) {
      const ring = Math.max(Math.abs(x - cx), Math.abs(y - cy));
      if (grid[y]?.[x] !== undefined) grid[y]![x] = ring !== 4 && ring !== (radius === 2 ? 1 : 2);
    }
}

/** Finders, timing and alignment; places of the format are kept free. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let k = 8; k < size - 8; k++) grid[6]![k] = grid[k]![6] = k % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4);
  if (version > 1) square(grid, size - 7, size - 7, 2);
  return inscribed(grid, 0);
}

/** Which level and mask were used, twice, with its own error correction. */
export function formatOf(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

function inscribed(grid: Grid, mask: number): Grid {
  const last = grid.length - 1;
  const format = formatOf(mask);
  for (let k = 0; k < 15; k++) {
    const dark = ((format >> k) & 1) === 1;
    const [x, y] = k < 6 ? [8, k] : k < 8 ? [8, k + 1] : k === 8 ? [7, 8] : [14 - k, 8];
    grid[y]![x] = dark;
    if (k < 8) grid[8]![last - k] = dark;
    else grid[last - 14 + k]![8] = dark;
  }
  grid[last - 7]![8] = true;
  return grid;
}

/** Two columns at a time from the right, up and down, over what is still free. */
function path(grid: Grid): [number, number][] {
  const found: [number, number][] = [];
  let up = true;
  for (let right = grid.length - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let k = 0; k < grid.length; k++)
      for (const x of [right, right - 1]) {
        const y = up ? grid.length - 1 - k : k;
        if (grid[y]![x] === null) found.push([x, y]);
      }
  return found;
}

function painted(words: number[], version: number, mask: number): boolean[][] {
  const grid = frame(version);
  path(grid).forEach(([x, y], k) => {
    const bit = ((words[k >> 3] ?? 0) >> (7 - (k & 7))) & 1;
    grid[y]![x] = (bit === 1) !== MASKS[mask]!(x, y);
  });
  return inscribed(grid, mask) as boolean[][];
}

// ---- which mask is read best -------------------------------------------------------------------
const FINDERS = ["10111010000", "00001011101"];

function lineCost(line: boolean[]): number {
  const text = line.map(Number).join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const found = FINDERS.flatMap((finder) => [...text].filter((_, k) => text.startsWith(finder, k)));
  return sum(runs.map((run) => run.length - 2)) + 40 * found.length;
}

export function cost(grid: boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  const lines = sum([...grid, ...columns].map(lineCost));
  const same = (x: number, y: number) =>
    [grid[y]![x], grid[y]![x - 1], grid[y - 1]![x]].every((one) => one === grid[y - 1]![x - 1]);
  const blocks = grid.slice(1).flatMap((row, y) => row.slice(1).filter((_, x) => same(x + 1, y + 1))).length;
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return lines + 3 * blocks + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The code of a text as rows of dark (true) and light modules; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ blocks }) => sum(blocks) >= bytes.length + 2) + 1;
  if (version === 0) return null;
  const words = codewords(dataOf(bytes, sum(VERSIONS[version - 1]!.blocks)), version);
  const grids = MASKS.map((_, mask) => painted(words, version, mask));
  return grids.reduce((best, grid) => (cost(grid) < cost(best) ? grid : best));
}
