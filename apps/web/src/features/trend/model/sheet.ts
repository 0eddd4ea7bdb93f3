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
/** Columns grow no further than this many times their width. */
const GROWTH_MAX = 1.9;
/** Space around a text longer than two signs, and the width of one, CSS pixels. */
const MIN_TEXT = 12;
const SIGN = 7.5;

/** Widths of a chart in CSS pixels. */
export interface SheetRoom {
  /** A column with one or two signs; longer texts get wider ones. */
  readonly column: number;
  /** Columns grow to fill this width, up to {@link GROWTH_MAX} times their own. */
  readonly room: number;
  readonly zoom: number;
}

/** Lays zones beside each other; `textOf` prints the columns. */
export function sheetOf(
  zones: readonly TrendZone[],
  draws: readonly TrendDraw[],
  earlier: readonly Draw[],
  { column: base, room, zoom }: SheetRoom,
  textOf: (zone: TrendZone, column: number) => string,
): Sheet {
  const results = draws.map(({ result }) => result);
  const widths = zones.map((zone) => {
    const longest = Math.max(...zone.columns.map((_, column) => signsOf(textOf(zone, column))));
    return longest <= 2 ? base : Math.max(base, Math.ceil(MIN_TEXT + SIGN * longest));
  });
  const total = zones.reduce((sum, { columns }, index) => sum + columns.length * (widths[index] ?? 0), 0);
  const growth = Math.min(GROWTH_MAX, Math.max(1, room / Math.max(1, total)));
  let left = 0;
  const laid = zones.map((zone, index): SheetZone => {
    const columnWidth = Math.floor((widths[index] ?? base) * growth * zoom * 10) / 10;
    const grid = omissionGrid(zone, results, earlier);
    const at = left;
    left += columnWidth * zone.columns.length;
    return {
      zone,
      grid,
      figures: columnFigures(grid),
      left: at,
      columnWidth,
      series: seriesOf(zone, index),
    };
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
