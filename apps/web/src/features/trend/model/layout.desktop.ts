import type { TrendLayout } from './trend-layout.ts';
import { groupsOf } from './views.ts';

export const desktopLayout: TrendLayout = {
  sizes: { column: 22, row: 22, ball: 20, font: 13, issue: 64 },
  count: 50,
  groupsOf,
  // More numbers would leave no space for the chart.
  drawnMax: 10,
  showsFacts: true,
  namesZones: true,
  picksInChart: true,
  figureKeys: ['trend_figure_times', 'trend_figure_average', 'trend_figure_longest', 'trend_figure_run'],
};
