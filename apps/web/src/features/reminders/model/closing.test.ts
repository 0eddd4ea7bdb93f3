import { expect, test } from 'vitest';
import { closingAmong, isClosing, type OnSale } from './closing.ts';

const MINUTE_MS = 60_000;

/** A draw on sale from 0 to `close_at`. */
const onSale = (lottery_id: string, close_at: number): OnSale => ({
  id: 7,
  lottery_id,
  state: 'open',
  open_at: 0,
  close_at,
});

test('[R3.2] a reminder comes one minute before the close or in the last quarter, and never in the last seconds', () => {
  const five = onSale('ssc-5m', 5 * MINUTE_MS);
  expect(isClosing(five, 4 * MINUTE_MS - 1)).toBe(false);
  expect(isClosing(five, 4 * MINUTE_MS)).toBe(true);
  expect(isClosing(five, 5 * MINUTE_MS - 5_000)).toBe(false);
  const one = onSale('ssc-1m', MINUTE_MS);
  expect(isClosing(one, 44_999)).toBe(false);
  expect(isClosing(one, 45_000)).toBe(true);
});

test('no reminder of a draw that is not on sale', () => {
  expect(isClosing({ ...onSale('ssc-5m', MINUTE_MS), state: 'scheduled' }, 50_000)).toBe(false);
});

test('[R3.2] each draw of a favourite has one reminder', () => {
  const draws = Object.fromEntries(['ssc-5m', 'k3-5m'].map((id) => [id, { current: onSale(id, MINUTE_MS) }]));
  const found = (reminded: Record<string, number>, favourites = ['k3-5m', 'unknown']) =>
    closingAmong(favourites, draws, reminded, 50_000).map(({ lottery_id }) => lottery_id);
  expect(found({})).toEqual(['k3-5m']);
  expect(found({ 'k3-5m': 6 })).toEqual(['k3-5m']);
  expect(found({ 'k3-5m': 7 })).toEqual([]);
  expect(found({}, [])).toEqual([]);
});
