import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'record-bet': {
    path: 'record/bet',
    title: 'route_record_bet',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/record-bet-screen.tsx')).RecordBetScreen,
  },
  'record-log': {
    path: 'record/log',
    title: 'route_record_log',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/record-log-screen.tsx')).RecordLogScreen,
  },
  'record-activity': {
    path: 'record/activity',
    title: 'route_record_activity',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/record-activity-screen.tsx')).RecordActivityScreen,
  },
} satisfies Routes;
