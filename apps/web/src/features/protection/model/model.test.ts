import { describe, expect, test } from 'vitest';
import type { PlayState } from '../../../data/protection/index.ts';
import { hoursOf, isRealityDue, restrictionAt } from '../../../data/protection/index.ts';
import { isLooser, type Limit, readTyped, toneOf, usedShare } from './limits.ts';
import { verdictOf } from './self-check.ts';

const NOW = 1_000_000;
const state = (change: Partial<PlayState>): PlayState => ({
  reality: { minutes: 60, due_at: NOW + 1, due: false },
  session_limit: null,
  pause_until: null,
  time_out_until: null,
  exclusion: null,
  session: { startedAt: 0, staked: '0.0000', returned: '0.0000', net: '0.0000' },
  ...change,
});
const limit = (change: Partial<Limit>): Limit => ({
  kind: 'stake',
  period: 'day',
  value: '100.0000',
  used: '0.0000',
  pending: null,
  ...change,
});

describe('[RP5] [RP7] play restrictions', () => {
  test('a break ends by itself, an exclusion only on request', () => {
    expect(restrictionAt(state({ time_out_until: NOW + 1 }), NOW)).toEqual({
      text: 'rp_away_time_out',
      until: NOW + 1,
    });
    expect(restrictionAt(state({ time_out_until: NOW }), NOW)).toBeUndefined();
    const exclusion = { term: '6m', since: 0, until: 1, end_from: 1, ends_at: null } as const;
    expect(restrictionAt(state({ exclusion }), NOW)?.text).toBe('rp_away_exclusion');
    expect(restrictionAt(state({ exclusion: { ...exclusion, ends_at: NOW } }), NOW)).toBeUndefined();
  });

  test('the reality check is due from its moment on, but not for a player who may not bet', () => {
    const due = { minutes: 60, due_at: NOW, due: false } as const;
    expect(isRealityDue(state({}), NOW)).toBe(false);
    expect(isRealityDue(state({ reality: due }), NOW)).toBe(true);
    // The server's flag counts when the device's clock is behind.
    expect(isRealityDue(state({ reality: { ...due, due: true } }), NOW - 60_000)).toBe(true);
    expect(isRealityDue(state({ reality: due, pause_until: NOW + 1 }), NOW)).toBe(false);
  });

  test('a duration is shown as hours, minutes and seconds', () => {
    expect(hoursOf(2_530_000)).toBe('0:42:10');
    expect(hoursOf(-5)).toBe('0:00:00');
  });
});

describe('[RP2] [RP3] limits', () => {
  test('a bar shows the used share, warns from 75 %, and a gain uses nothing', () => {
    expect(usedShare(limit({ used: '75.0000' }))).toBe(0.75);
    expect([toneOf(0.7499), toneOf(0.75)]).toEqual(['primary', 'warning']);
    expect(usedShare(limit({ kind: 'loss', used: '-20.0000' }))).toBe(0);
    expect(usedShare(limit({ used: '140.0000' }))).toBe(1);
  });

  test('a typed limit is an amount above zero, or minutes within their bounds', () => {
    expect(readTyped('stake', ' 1,000.5 ')).toBe('1000.5');
    for (const bad of ['0', '-1', '1.00001', 'x', '']) expect(readTyped('stake', bad)).toBeUndefined();
    expect(readTyped('session', '60')).toBe('60');
    for (const bad of ['14', '1441', '20.5']) expect(readTyped('session', bad)).toBeUndefined();
  });

  test('a higher value or no limit is looser; a first limit never is', () => {
    expect(isLooser(limit({}), '100.0001')).toBe(true);
    expect(isLooser(limit({}), '100')).toBe(false);
    expect(isLooser(limit({}), null)).toBe(true);
    expect(isLooser(limit({ value: null }), '5')).toBe(false);
  });
});

test('the verdict of the self-check follows from nine answers', () => {
  expect(verdictOf([0, 0, 1, 0, 1, 0, 0, 0, 0])).toBe('low');
  expect(verdictOf([1, 1, 1, 0, 0, 0, 0, 0, 0])).toBe('some');
  expect(verdictOf([3, 2, 1, 1, 1, 0, 0, 0, 0])).toBe('high');
});
