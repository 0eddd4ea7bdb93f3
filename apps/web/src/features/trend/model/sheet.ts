import {
  type ColumnFigures,
  columnFigures,
  type Draw,
  type OmissionGrid,
  omissionGrid,
  type TrendZone,
} from '@tessera/rules/statistics';

/** A draw as a chart shows it. */
export interface TrendDraw {
  readonly issue: string;
  readonly result: Draw;
}

/** One zone of a chart with its figures and its place, in units of the layout. */
export interface SheetZone {
  readonly zone: TrendZone;
  readonly grid: OmissionGrid;
  readonly figures: readonly ColumnFigures[];
  /** Left edge and width of a column. */
  readonly left: number;
  readonly columnWidth: number;
  /** Its colour among the series, from 0. */
  readonly series: number;
}

/** Everything that is painted; rows oldest first. */
export interface Sheet {
  readonly draws: readonly TrendDraw[];
  readonly zones: readonly SheetZone[];
  /** Width of all zones. */
  readonly width: number;
}

/** Series colours there are. */
const SERIES = 5;
/** Space around a text longer than two signs, and the width of one, CSS pixels. */
const MIN_TEXT = 12;
const SIGN = 7.5;

/**
 * Lays zones beside each other. `base` is the width of a column with one or two signs; longer texts get wider columns,
 * `textOf` prints them.
 */
export function sheetOf(
  zones: readonly TrendZone[],
  draws: readonly TrendDraw[],
  earlier: readonly Draw[],
  base: number,
  textOf: (zone: TrendZone, column: number) => string,
): Sheet {
  let left = 0;
  const results = draws.map(({ result }) => result);
  const laid = zones.map((zone, index): SheetZone => {
    const longest = Math.max(...zone.columns.map((_, column) => signsOf(textOf(zone, column))));
    const columnWidth = longest <= 2 ? base : Math.max(base, Math.ceil(MIN_TEXT + SIGN * longest));
    const grid = omissionGrid(zone, results, earlier);
    const at = left;
    left += columnWidth * zone.columns.length;
    return { zone, grid, figures: columnFigures(grid), left: at, columnWidth, series: seriesOf(zone, index) };
  });
  return { draws, zones: laid, width: left };
}

/** A position keeps its colour whatever stands beside it. */
function seriesOf({ key }: TrendZone, index: number): number {
  const place = /^place-(\d+)$/.exec(key)?.[1];
  return (place === undefined ? index : Number(place) - 1) % SERIES;
}

/** Zone and column under a place of the chart; `undefined` outside. */
export function cellAt(sheet: Sheet, x: number): { zone: TrendZone; column: number } | undefined {
  const found = sheet.zones.find(
    ({ left, columnWidth, zone }) => x >= left && x < left + columnWidth * zone.columns.length,
  );
  return found && { zone: found.zone, column: Math.floor((x - found.left) / found.columnWidth) };
}

/** Signs of a text; a Chinese one is as wide as two figures. */
function signsOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1.7 : 1), 0);
}
