import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'report-statistic': {
    path: 'report/statistic',
    title: 'route_report_statistic',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/report-statistic-screen.tsx')).ReportStatisticScreen,
  },
  'report-team': {
    path: 'report/team',
    title: 'route_report_team',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/report-team-screen.tsx')).ReportTeamScreen,
  },
} satisfies Routes;
