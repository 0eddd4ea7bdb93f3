import { expect, test } from 'vitest';
import { activeCount, askFor, firstFilter, readBetId } from './bet-filter.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-28T12:00:00+08:00');

test('the first filter is the last seven days, all lotteries and states', () => {
  const filter = firstFilter({}, now, zone);
  expect(filter).toEqual({
    days: { from: '2026-11-22', to: '2026-11-28' },
    lottery: '',
    state: '',
    betId: '',
  });
  expect(activeCount(filter)).toBe(0);
});

test('the address may name a lottery and a state; an unknown state is ignored', () => {
  expect(firstFilter({ lottery: 'ssc-1m', state: 'accepted' }, now, zone)).toMatchObject({
    lottery: 'ssc-1m',
    state: 'accepted',
  });
  expect(firstFilter({ state: 'stolen' }, now, zone).state).toBe('');
});

test('a bet id is searched for on all days', () => {
  const ask = askFor({ ...firstFilter({}, now, zone), betId: '512' }, zone);
  expect(ask).toEqual({ bet_id: 512 });
});

test.each(['', '0', '12a', '99999999999999999', '-1'])('%j is not a bet id', (text) => {
  expect(readBetId(text)).toBeUndefined();
});
