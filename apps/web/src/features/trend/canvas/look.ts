import type { TrendZone } from '@tessera/rules/statistics';
import type { Palette } from './palette.ts';

/** What of a chart is drawn. */
export interface ChartOptions {
  readonly lines: boolean;
  readonly omission: boolean;
  readonly bars: boolean;
  readonly ruled: boolean;
  readonly figures: boolean;
  readonly newestFirst: boolean;
}

/** One column at the end of the rows, such as the sum. */
export interface RowFact {
  readonly name: string;
  readonly width: number;
  /** Whether it is a word and not a figure. */
  readonly word: boolean;
  textOf(row: number): string;
}

/** Sizes in CSS pixels, and how texts are printed. */
export interface Look {
  readonly palette: Palette;
  readonly options: ChartOptions;
  readonly rowHeight: number;
  /** Diameter of a hit. */
  readonly ball: number;
  readonly fontSize: number;
  /** Widths of the issue and of the drawn numbers beside it; 0 leaves the numbers out. */
  readonly issueWidth: number;
  readonly drawnWidth: number;
  textOf(zone: TrendZone, column: number): string;
  issueOf(issue: string): string;
  drawnOf(row: number): readonly string[];
  /** Facts at the end of each row. */
  readonly facts: readonly RowFact[];
  /** Issue that came while the chart was on show. */
  readonly fresh: string | undefined;
}
