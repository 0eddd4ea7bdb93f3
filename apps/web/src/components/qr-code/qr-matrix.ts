import { codeWords } from './code-words.ts';
import { drawFixed, drawFormat, type Grid, newGrid } from './fixed-parts.ts';
import { penaltyOf } from './penalty.ts';

/** Modules that each mask inverts (ISO/IEC 18004, table 10). */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Light modules around a code that readers require. */
export const QUIET = 4;

/** The modules of a code, row by row, true = dark, without the quiet zone. Throws for more than 180 bytes. */
export function qrMatrix(text: string): boolean[][] {
  const { version, words } = codeWords(text);
  const grid = newGrid(version);
  drawFixed(grid, version);
  drawFormat(grid, 0);
  const places = placesOf(grid);
  const drawn = masks.map((mask, number) => {
    const copy: Grid = { size: grid.size, dark: grid.dark.map((row) => [...row]), fixed: grid.fixed };
    drawFormat(copy, number);
    places.forEach(([row, column], at) => {
      const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      copy.dark[row]![column] = (bit === 1) !== mask(row, column);
    });
    return copy.dark;
  });
  return drawn.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

/** Free modules in filling order: two columns at a time from the right, alternately up and down. */
function placesOf({ size, fixed }: Grid): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is skipped.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (!fixed[row]![column]) places.push([row, column]);
    }
    up = !up;
  }
  return places;
}
