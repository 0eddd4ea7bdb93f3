/** A code under construction. */
export interface Grid {
  readonly size: number;
  readonly dark: boolean[][];
  /** Modules that carry no data. */
  readonly fixed: boolean[][];
}

/** Centres of the alignment patterns by version, from 1 on (ISO/IEC 18004, annex E). */
const centres: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

export function newGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const empty = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  return { size, dark: empty(), fixed: empty() };
}

/** Draws the fixed patterns of a version: finders, timing, alignment, version. */
export function drawFixed(grid: Grid, version: number): void {
  const { size } = grid;
  for (let at = 0; at < size; at++) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
  const rings = (row: number, column: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dr = -reach; dr <= reach; dr++) {
      for (let dc = -reach; dc <= reach; dc++) {
        put(grid, row + dr, column + dc, isDark(Math.max(Math.abs(dr), Math.abs(dc))));
      }
    }
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const at = centres[version - 1] ?? [];
  const last = at.at(-1);
  for (const row of at) {
    for (const column of at) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) rings(row, column, 2, (ring) => ring !== 1);
    }
  }
  if (version >= 7) drawVersion(grid, version);
}

/** Draws the format information (level M and mask) twice, and the dark module. */
export function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  // Level M is 00.
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) put(grid, near, 8, isDark);
    else put(grid, 8, i === 8 ? 7 : near, isDark);
    if (i < 8) put(grid, 8, size - 1 - i, isDark);
    else put(grid, size - 15 + i, 8, isDark);
  }
  put(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    const far = grid.size - 11 + (i % 3);
    const near = Math.floor(i / 3);
    put(grid, near, far, isDark);
    put(grid, far, near, isDark);
  }
}

/** Remainder of value · 2^degree by a polynomial over GF(2). */
export function remainder(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? polynomial : 0);
  return rest;
}

function put({ size, dark, fixed }: Grid, row: number, column: number, isDark: boolean): void {
  if (row < 0 || column < 0 || row >= size || column >= size) return;
  dark[row]![column] = isDark;
  fixed[row]![column] = true;
}
