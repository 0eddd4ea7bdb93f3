import type { Draw } from '../families/draw.ts';
import type { TrendZone } from './trend-zone.ts';

/** Hits and omissions of a zone over draws, row by row, oldest first. */
export interface OmissionGrid {
  readonly rows: number;
  readonly columns: number;
  /** Draws since the last hit of the column, at row x columns + column; 0 in a row that hits it. */
  readonly omissions: Uint16Array;
  /** Number of hits, at row x columns + column. */
  readonly hits: Uint8Array;
}

/** Statistics of one column over the rows of a grid. */
export interface ColumnFigures {
  /** Number of draws that hit the column. */
  readonly times: number;
  /** Draws without a hit, divided by the number of gaps around the hits, rounded. */
  readonly averageOmission: number;
  readonly maxOmission: number;
  /** Most consecutive draws with a hit. */
  readonly maxRun: number;
  /** Draws since the last hit, counted after the newest row. */
  readonly current: number;
}

/**
 * Omissions of a zone over `draws`, oldest first. `earlier` holds the preceding draws, oldest first: they make the first rows
 * correct but have no rows in the grid. For a column without a hit the omission counts from the first known draw.
 */
export function omissionGrid(
  zone: TrendZone,
  draws: readonly Draw[],
  earlier: readonly Draw[] = [],
): OmissionGrid {
  const columns = zone.columns.length;
  const since = new Uint16Array(columns);
  const omissions = new Uint16Array(draws.length * columns);
  const hits = new Uint8Array(draws.length * columns);
  const step = (draw: Draw): readonly number[] => {
    const hit = zone.hits(draw);
    for (let column = 0; column < columns; column++) since[column] = (since[column] ?? 0) + 1;
    for (const column of hit) since[column] = 0;
    return hit;
  };
  earlier.forEach(step);
  for (const [row, draw] of draws.entries()) {
    for (const column of step(draw)) {
      if (column >= 0 && column < columns)
        hits[row * columns + column] = (hits[row * columns + column] ?? 0) + 1;
    }
    omissions.set(since, row * columns);
  }
  return { rows: draws.length, columns, omissions, hits };
}

/** The statistics rows below a grid, one entry per column. */
export function columnFigures({ rows, columns, omissions, hits }: OmissionGrid): readonly ColumnFigures[] {
  return Array.from({ length: columns }, (_, column) => {
    let times = 0;
    let maxOmission = 0;
    let run = 0;
    let maxRun = 0;
    for (let at = column; at < rows * columns; at += columns) {
      maxOmission = Math.max(maxOmission, omissions[at] ?? 0);
      run = (hits[at] ?? 0) > 0 ? run + 1 : 0;
      if (run > 0) times++;
      maxRun = Math.max(maxRun, run);
    }
    return {
      times,
      averageOmission: Math.round((rows - times) / (times + 1)),
      maxOmission,
      maxRun,
      current: rows === 0 ? 0 : (omissions[(rows - 1) * columns + column] ?? 0),
    };
  });
}
