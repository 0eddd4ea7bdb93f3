import type { MessageKey } from '@tessera/messages';
import type { groupsOf } from './views.ts';

/** What differs between the forms in a trend. */
export interface TrendLayout {
  /** Sizes of a chart at zoom 1, CSS pixels. */
  readonly sizes: {
    readonly column: number;
    readonly row: number;
    readonly ball: number;
    readonly font: number;
    readonly issue: number;
  };
  /** Number of draws shown first. */
  readonly count: number;
  /** The zones that are shown together. */
  readonly groupsOf: typeof groupsOf;
  /** Largest count of drawn numbers that have a column beside the chart; 0 for no such column. */
  readonly drawnMax: number;
  /** Whether the sums and forms of each draw are columns at the end of its row. */
  readonly showsFacts: boolean;
  /** Whether a chart of numbers repeats the names of its zones. */
  readonly namesZones: boolean;
  /** Whether numbers are picked below their columns in the chart. */
  readonly picksInChart: boolean;
  /** Message keys of the four figures below a chart: times, average, longest, current run. */
  readonly figureKeys: readonly MessageKey[];
}
