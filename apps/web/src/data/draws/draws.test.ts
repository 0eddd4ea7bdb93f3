import { describe, expect, test } from 'vitest';
import { setEnglish } from '../../platform/i18n/index.ts';
import { withEvent } from './apply-event.ts';
import { withResult } from './apply-result.ts';
import { type DrawView, dueAfterAnswer, dueAt, isEarlier, isOvertaken, type LotteryDraws } from './due.ts';
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

test('an answer is behind when it shows a draw that opened earlier', () => {
  const known = draws({ current: draw(3) });
  expect(isEarlier(draws({ current: draw(2) }), known)).toBe(true);
  expect(isEarlier(draws({ current: draw(3) }), known)).toBe(false);
  expect(isEarlier(draws({}), known)).toBe(false);
  expect(isEarlier(draws({ current: draw(2) }), draws({}))).toBe(false);
  expect(isEarlier(draws({ current: draw(2) }), undefined)).toBe(false);
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

test('a closed draw waits for its result, is sealed, and gives way to the next one on sale', () => {
  const event = (id: number) => ({
    lottery_id: 'ssc-1m',
    draw_id: id,
    issue: `20261128-000${id}`,
    head: null,
  });
  const closed = withEvent(draws({ current: draw(1, { number: 1, per_day: 1440 }) }), 'draw:closed', {
    ...event(1),
    at: 50_000,
    close_at: 50_000,
    draw_at: 60_000,
  });
  expect(closed).toMatchObject({
    current: { id: 1, state: 'closed' },
    pending: [{ id: 1, state: 'closed' }],
  });
  const seal = { bets: 0, stake_total: '0.0000', bets_root: '', seed: null, signature: '' };
  const sealed = withEvent(closed, 'draw:sealed', { ...event(1), ...seal, at: 50_120 });
  expect(sealed.pending).toMatchObject([{ id: 1, state: 'sealed', sealed_at: 50_120 }]);
  const opened = withEvent(sealed, 'draw:open', {
    ...event(2),
    at: 50_010,
    open_at: 50_000,
    close_at: 110_000,
    draw_at: 120_000,
    round: 77,
    descriptor_hash: null,
  });
  expect(opened.current).toMatchObject({ id: 2, state: 'open', number: 2, per_day: 1440, sealed_at: null });
  expect(opened.pending).toMatchObject([{ id: 1 }]);
});

test('a draw waits for its result also when the next one opens before its close is announced', () => {
  const event = (id: number) => ({
    lottery_id: 'ssc-1m',
    draw_id: id,
    issue: `20261128-000${id}`,
    at: 50_010,
    head: null,
  });
  const times = { open_at: 50_000, close_at: 110_000, draw_at: 120_000, round: null, descriptor_hash: null };
  const opened = withEvent(draws({ current: draw(1) }), 'draw:open', { ...event(2), ...times });
  expect(opened).toMatchObject({ current: { id: 2 }, pending: [{ id: 1, state: 'closed' }] });
  expect(withEvent(opened, 'draw:closed', { ...event(1), close_at: 50_000, draw_at: 60_000 })).toBe(opened);
  const result = { ...event(1), source: 'verifiable', result: [1, 2, 3, 4, 5] } as const;
  expect(withResult(opened, result)).toMatchObject({
    current: { id: 2 },
    pending: [],
    last: { id: 1, result: [1, 2, 3, 4, 5] },
  });
});

test('events of other draws change nothing', () => {
  const now = draws({ current: draw(2) });
  const event = { lottery_id: 'ssc-1m', draw_id: 1, issue: '20261128-0001', at: 0, head: null };
  expect(withEvent(now, 'draw:closed', { ...event, close_at: 0, draw_at: 0 })).toBe(now);
  const times = { open_at: 0, close_at: 1, draw_at: 2, round: null, descriptor_hash: null };
  expect(withEvent(now, 'draw:open', { ...event, ...times })).toBe(now);
});

test.each<[string, Partial<LotteryDraws>, number, boolean]>([
  ['a sale that runs', { current: draw(2) }, 49_000, false],
  ['a sale that has just closed', { current: draw(2) }, 52_000, false],
  ['a sale that closed while nothing watched', { current: draw(2) }, 56_000, true],
  ['a draw long due', { current: draw(2, { close_at: 90_000 }), pending: [draw(1)] }, 66_000, true],
  ['nothing planned', {}, 66_000, false],
])('a snapshot shows %s; overtaken by time: %#', (_, change, at, overtaken) => {
  expect(isOvertaken(draws(change), at)).toBe(overtaken);
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
