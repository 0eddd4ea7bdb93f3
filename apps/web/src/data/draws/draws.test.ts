import { describe, expect, test } from 'vitest';
import { setEnglish } from '../../platform/i18n/index.ts';
import { withResult } from './apply-result.ts';
import { type DrawView, dueAfterAnswer, dueAt, type LotteryDraws } from './due.ts';
import { leftText } from './left-text.ts';

const draw = (id: number, change: Partial<DrawView> = {}): DrawView => ({
  id,
  lottery_id: 'ssc-1m',
  issue: `20261128-000${id}`,
  state: 'open',
  open_at: 0,
  close_at: 50_000,
  draw_at: 60_000,
  sealed_at: null,
  drawn_at: null,
  number: null,
  per_day: null,
  round: null,
  beacon: null,
  descriptor_hash: null,
  result: null,
  sample: false,
  ...change,
});
const draws = (change: Partial<LotteryDraws>): LotteryDraws => ({
  lottery_id: 'ssc-1m',
  current: null,
  pending: [],
  last: null,
  ...change,
});

describe('the next refetch of a lottery', () => {
  test('is when its draw closes', () => {
    expect(dueAt(draws({ current: draw(2) }), 10_000)).toBe(50_300);
  });

  test('is when its draw opens, if none is open yet', () => {
    const current = draw(2, { state: 'scheduled', open_at: 20_000 });
    expect(dueAt(draws({ current }), 10_000)).toBe(20_300);
  });

  test('is when the result of a closed draw is due, if that is earlier', () => {
    const pending = [draw(1, { state: 'closed', draw_at: 15_000 })];
    expect(dueAt(draws({ current: draw(2), pending }), 10_000)).toBe(15_300);
  });

  test('comes soon when a result is late', () => {
    const pending = [draw(1, { state: 'sealed', draw_at: 15_000 })];
    expect(dueAt(draws({ pending }), 40_000)).toBe(42_000);
  });
});

test('an event during a request triggers another request, regardless of the reply', () => {
  // Nothing was planned when the server answered, and the next draw has opened since.
  expect(dueAfterAnswer(draws({}), 40_000, 40_500)).toBe(40_500);
  expect(dueAfterAnswer(draws({}), 40_000)).toBe(70_000);
  expect(dueAfterAnswer(draws({ current: draw(2) }), 50_000, 50_700)).toBe(50_300);
});

test('an announced result moves the draw from pending to last', () => {
  const before = draws({
    pending: [draw(1, { state: 'sealed' })],
    last: draw(0, { state: 'settled', result: [1] }),
  });
  const after = withResult(before, {
    lottery_id: 'ssc-1m',
    draw_id: 1,
    issue: '20261128-0001',
    at: 60_010,
    head: null,
    result: [3, 7, 6, 6, 8],
    source: 'verifiable',
  });
  expect(after.pending).toEqual([]);
  expect(after.last).toMatchObject({ id: 1, state: 'drawn', drawn_at: 60_010, result: [3, 7, 6, 6, 8] });
});

test.each([
  [0, '00:00'],
  [-5_000, '00:00'],
  [1, '00:01'],
  [41_000, '00:41'],
  [3_599_000, '59:59'],
  [75_069_000, '20:51:09'],
])('%i ms left are shown as %s', (ms, text) => {
  expect(leftText(ms)).toBe(text);
});

test('days left are named in the language', () => {
  setEnglish({ left_days: '{n}d {time}' });
  expect(leftText(90_000_000)).toBe('1d 01:00');
});
