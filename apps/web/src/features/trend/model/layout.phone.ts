import type { TrendLayout } from './trend-layout.ts';
import { singleGroups } from './views.ts';

export const phoneLayout: TrendLayout = {
  sizes: { column: 30, row: 30, ball: 26, font: 14, issue: 46 },
  count: 30,
  // One zone at a time; the strip of zones names it.
  groupsOf: singleGroups,
  drawnMax: 0,
  showsFacts: false,
  namesZones: false,
  picksInChart: false,
  figureKeys: ['trend_times_short', 'trend_average_short', 'trend_longest_short', 'trend_run_short'],
};
