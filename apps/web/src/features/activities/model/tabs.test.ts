import { expect, test } from 'vitest';
import type { Activity } from '../api/activities.ts';
import { hasBar, ofTab, standingOf } from './tabs.ts';

const row = (id: string, state: Activity['state'], own: Activity['own']['state']) => ({
  id,
  state,
  own: { state: own, joined_at: null, progress: null, reward: null, grant: null },
  action: null as Activity['action'],
});
const rows = [
  row('a', 'running', 'none'),
  row('b', 'running', 'ready'),
  row('c', 'ended', 'joined'),
  row('d', 'soon', 'none'),
];
const idsOf = (tab: Parameters<typeof ofTab>[1]) => ofTab(rows, tab).map(({ id }) => id);

test('each tab has the activities of its state, and the own ones are in their tab too', () => {
  expect(idsOf('running')).toEqual(['a', 'b']);
  expect(idsOf('soon')).toEqual(['d']);
  expect(idsOf('ended')).toEqual(['c']);
  expect(idsOf('mine')).toEqual(['b', 'c']);
});

test('the tag says where the player stands, unless the activity is over', () => {
  expect(rows.map(standingOf)).toEqual(['running', 'ready', 'ended', 'soon']);
});

test('a wheel with a turn left says so, and has its press beside its odds instead of in the bar', () => {
  const wheel = { ...row('e', 'running', 'ready'), action: 'spin' as const };
  expect(standingOf(wheel)).toBe('spin');
  expect(hasBar(wheel)).toBe(false);
  expect(hasBar({ ...wheel, action: 'claim' })).toBe(true);
});
