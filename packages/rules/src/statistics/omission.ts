import type { Draw } from '../families/draw.ts';
import type { TrendZone } from './trend-zone.ts';

/** Hits and omissions of a zone over draws, row by row, oldest first. */
export interface OmissionGrid {
  readonly rows: number;
  readonly columns: number;
  /** Draws since the column was last hit, row x columns + column; 0 in the row of a hit. */
  readonly omissions: Uint16Array;
  /** How often the row hit the column. */
  readonly hits: Uint8Array;
}

/** Figures of one column over the rows of a grid. */
export interface ColumnFigures {
  /** Draws that hit it. */
  readonly times: number;
  /** Draws without it, divided by the gaps its hits leave, rounded. */
  readonly averageOmission: number;
  readonly maxOmission: number;
  /** Most draws in a row that hit it. */
  readonly maxRun: number;
  /** Draws since the last hit, as after the newest row. */
  readonly current: number;
}

/**
 * Omissions of a zone over `draws`, oldest first. `earlier` (oldest first) are draws before them: they make the first rows
 * right and have no rows of their own. A column never hit counts from the first draw known.
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

/** The statistics rows under a grid, one entry per column. */
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
