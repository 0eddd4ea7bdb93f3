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

/** One zone of a chart with its figures and position, in layout units. */
export interface SheetZone {
  readonly zone: TrendZone;
  readonly grid: OmissionGrid;
  readonly figures: readonly ColumnFigures[];
  /** Left edge and width of a column. */
  readonly left: number;
  readonly columnWidth: number;
  /** Index of its series colour, from 0. */
  readonly series: number;
}

/** All painted data; rows oldest first. */
export interface Sheet {
  readonly draws: readonly TrendDraw[];
  readonly zones: readonly SheetZone[];
  /** Width of all zones. */
  readonly width: number;
}

/** Number of series colours. */
const SERIES = 5;
/** Maximum growth factor of a column's width. */
const GROWTH_MAX = 1.9;
/** Padding around a text longer than two characters, and the width of one character, CSS pixels. */
const MIN_TEXT = 12;
const SIGN = 7.5;

/** Widths of a chart in CSS pixels. */
export interface SheetRoom {
  /** Width of a column with one or two characters; longer texts get wider columns. */
  readonly column: number;
  /** Columns grow to fill this width, up to {@link GROWTH_MAX} times their own. */
  readonly room: number;
  readonly zoom: number;
}

/** Places zones side by side; `textOf` formats the columns. */
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

/** A position keeps its colour regardless of the other zones. */
function seriesOf({ key }: TrendZone, index: number): number {
  const place = /^place-(\d+)$/.exec(key)?.[1];
  return (place === undefined ? index : Number(place) - 1) % SERIES;
}

/** Zone and column at an x coordinate of the chart; `undefined` outside. */
export function cellAt(sheet: Sheet, x: number): { zone: TrendZone; column: number } | undefined {
  const found = sheet.zones.find(
    ({ left, columnWidth, zone }) => x >= left && x < left + columnWidth * zone.columns.length,
  );
  return found && { zone: found.zone, column: Math.floor((x - found.left) / found.columnWidth) };
}

/** Width of a text in characters; a Chinese character counts as 1.7. */
function signsOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1.7 : 1), 0);
}
