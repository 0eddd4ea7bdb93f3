import type { TrendZone } from '@tessera/rules/statistics';
import type { Palette } from './palette.ts';

/** Optional parts of a chart. */
export interface ChartOptions {
  readonly lines: boolean;
  readonly omission: boolean;
  readonly bars: boolean;
  readonly ruled: boolean;
  readonly figures: boolean;
  readonly newestFirst: boolean;
}

/** An extra column at the end of the rows, such as the sum. */
export interface RowFact {
  readonly name: string;
  readonly width: number;
  /** Whether it is a word instead of a figure. */
  readonly word: boolean;
  textOf(row: number): string;
}

/** Colours, options, and sizes in CSS pixels. */
export interface ChartFace {
  readonly palette: Palette;
  readonly options: ChartOptions;
  readonly rowHeight: number;
  /** Diameter of a hit. */
  readonly ball: number;
  readonly fontSize: number;
  /** Widths of the issue and of the drawn numbers beside it; 0 hides the numbers. */
  readonly issueWidth: number;
  readonly drawnWidth: number;
}

/** The face of a chart with its formatters. */
export interface Look extends ChartFace {
  textOf(zone: TrendZone, column: number): string;
  issueOf(issue: string): string;
  drawnOf(row: number): readonly string[];
  /** Extra columns at the end of each row. */
  readonly facts: readonly RowFact[];
  /** Issue that was drawn while the chart was displayed. */
  readonly fresh: string | undefined;
}
