/**
 * Compares two pictures by their cells. A cell is a square of `CELL` pixels, seen as its mean colour: the edge of a letter that lies
 * half a pixel elsewhere does not count, a button with another colour or in another place does. A cell that is transparent in the
 * accepted picture is not compared: what is there differs from run to run, as balls, clocks and codes do.
 */

/** A decoded picture: four bytes for each pixel, red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;
}

/** Side of a cell, in pixels of the accepted picture. */
export const CELL = 4;
/** Cells whose mean colours are no further apart are the same, for each of red, green and blue, 0 to 255. */
const SHADE_MAX = 20;
/** Share of the compared cells that may differ: less is a line of text that ends elsewhere because a figure is longer. */
const SHARE_MAX = 0.004;
/** So many cells may differ in a small picture too. */
const CELLS_MIN = 6;
/** Framed cells are drawn in this colour. */
const MARK = [255, 0, 200, 255] as const;

/** Place of a cell: column and row, from 0. */
type Cell = readonly [column: number, row: number];

export interface Judgement {
  /** The cells that differ, and are compared. */
  readonly differing: readonly Cell[];
  /** How many cells were compared, and how many there are. */
  readonly compared: number;
  readonly all: number;
  /** Whether the picture is the accepted one. */
  readonly same: boolean;
}

/** Compares `seen` with the accepted picture. Pictures of different sizes differ in every cell. */
export function judge(accepted: Pixels, seen: Pixels): Judgement {
  const every = cellsOf(accepted);
  const cells = every.filter((cell) => !isRestless(accepted, cell));
  const counts = { compared: cells.length, all: every.length };
  if (accepted.width !== seen.width || accepted.height !== seen.height)
    return { differing: cells, ...counts, same: false };
  const differing = cells.filter((cell) => {
    const before = meanColour(accepted, cell);
    return meanColour(seen, cell).some((shade, channel) => Math.abs(shade - before[channel]!) > SHADE_MAX);
  });
  const most = Math.max(CELLS_MIN, cells.length * SHARE_MAX);
  return { differing, ...counts, same: differing.length <= most };
}

/** The transparent cells of an accepted picture, which are not compared. */
export const holesOf = (accepted: Pixels): readonly Cell[] =>
  cellsOf(accepted).filter((cell) => isRestless(accepted, cell));

/** A picture with these cells transparent. */
export const withHoles = (picture: Pixels, cells: readonly Cell[]): Pixels =>
  painted(picture, cells, () => [0, 0, 0, 0]);

/** A picture with a frame around each of these cells, to look at. */
export const framed = (seen: Pixels, cells: readonly Cell[]): Pixels =>
  painted(seen, cells, (pixel, x, y) => (x % CELL === 0 || y % CELL === 0 ? MARK : pixel));

type Colour = readonly [number, number, number, number];

function painted(
  picture: Pixels,
  cells: readonly Cell[],
  colour: (pixel: Colour, x: number, y: number) => Colour,
): Pixels {
  const bytes = picture.bytes.slice();
  for (const cell of cells)
    for (const [x, y] of pixelsOf(picture, cell)) {
      const at = (y * picture.width + x) * 4;
      const [red = 0, green = 0, blue = 0, opacity = 0] = bytes.subarray(at, at + 4);
      bytes.set(colour([red, green, blue, opacity], x, y), at);
    }
  return { ...picture, bytes };
}

function cellsOf({ width, height }: Pixels): Cell[] {
  const rows = Array.from({ length: Math.ceil(height / CELL) }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(width / CELL) }, (_, column) => column);
  return rows.flatMap((row) => columns.map((column): Cell => [column, row]));
}

function pixelsOf({ width, height }: Pixels, [column, row]: Cell): [x: number, y: number][] {
  const pixels: [number, number][] = [];
  for (let y = row * CELL; y < Math.min((row + 1) * CELL, height); y += 1)
    for (let x = column * CELL; x < Math.min((column + 1) * CELL, width); x += 1) pixels.push([x, y]);
  return pixels;
}

/** One transparent pixel is enough: compression may soften the border of a hole, never close it. */
const isRestless = (picture: Pixels, cell: Cell): boolean =>
  pixelsOf(picture, cell).some(([x, y]) => picture.bytes[(y * picture.width + x) * 4 + 3]! < 128);

function meanColour(picture: Pixels, cell: Cell): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const pixels = pixelsOf(picture, cell);
  for (const [x, y] of pixels) {
    const at = (y * picture.width + x) * 4;
    sum[0] += picture.bytes[at]!;
    sum[1] += picture.bytes[at + 1]!;
    sum[2] += picture.bytes[at + 2]!;
  }
  return [sum[0] / pixels.length, sum[1] / pixels.length, sum[2] / pixels.length];
}
