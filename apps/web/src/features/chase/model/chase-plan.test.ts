import { amountOf, printAmount } from '@tessera/protocol/money';
import { describe, expect, test } from 'vitest';
import { baseOf, type ChaseLine } from './chase-line.ts';
import { type ChaseForm, firstForm, planOf, requestOf } from './chase-plan.ts';

const line: ChaseLine = {
  key: 'a',
  playId: 'ssc.position.multi',
  content: '3||||',
  lines: 1,
  unitStake: '2.0000',
  multiple: 1,
  rebatePpm: 0,
  odds: { win: '97500' },
  stake: '2.0000',
  maxWin: '19.5000',
};
const limits = { multiple_max: 9_999, payout_cap: '500000.0000' };
const base = baseOf([line], limits);
const plan = (change: Partial<ChaseForm>, known = 20) => planOf({ ...firstForm, ...change }, base, known);

describe('the plan of a form', () => {
  test('doubling within a budget of 600 stops after eight issues, with the figures of the design', () => {
    const { rows, count, cost, worst, end, block } = plan({ mode: 'double', budget: '600' });
    expect(rows.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
    expect(rows.map(({ net }) => printAmount(net))[7]).toBe('1986.0000');
    expect([count, printAmount(cost), printAmount(worst), end, block]).toEqual([
      8,
      '510.0000',
      '510.0000',
      'budget',
      undefined,
    ]);
  });

  test.each<[string, Partial<ChaseForm>, number, string | undefined]>([
    ['growing multiples without a budget', { mode: 'double' }, 20, 'budget'],
    ['a profit rate without a budget', { mode: 'profit' }, 20, 'budget'],
    ['a malformed budget', { budget: '12,5' }, 20, 'amount'],
    ['a stop loss of zero', { stopLoss: '0' }, 20, 'amount'],
    ['a profit rate that no win can reach', { mode: 'profit', ratePercent: 900, budget: '99' }, 20, 'rate'],
    ['a budget below the first issue', { budget: '1' }, 20, 'too_little'],
    ['a row set above the budget', { budget: '20', edits: { 0: 9 } }, 20, 'over_budget'],
    ['every issue skipped', { issues: 2, edits: { 0: 0, 1: 0 } }, 20, 'left_out'],
    ['no known issue yet', {}, 0, 'waiting'],
    ['a plan that can start', {}, 20, undefined],
  ])('%s', (_name, change, known, block) => {
    expect(plan(change, known).block).toBe(block);
  });

  test('a plan without a bet is blocked', () => {
    expect(planOf(firstForm, baseOf([], limits), 20).block).toBe('nothing');
  });

  test('a stop loss bounds the worst case, and only known issues are planned', () => {
    expect(printAmount(plan({ stopLoss: '7.5' }).worst)).toBe('7.5000');
    expect(plan({ issues: 50 }, 3).rows).toHaveLength(3);
  });

  test("the largest multiple follows from the lottery's multiple limit and its payout cap", () => {
    expect(baseOf([{ ...line, multiple: 10 }], limits).multipleMax).toBe(999);
    expect(baseOf([line], { ...limits, payout_cap: '100.0000' }).multipleMax).toBe(5);
    expect(baseOf([line, { ...line, odds: { win: '50000' } }], limits)).toMatchObject({
      stake: amountOf(40_000n),
      win: 100_000n,
    });
  });

  test('the request has the terms, the rows set by hand and the displayed sum', () => {
    const form = { ...firstForm, issues: 3, edits: { 1: 4, 2: 0, 7: 9 }, stopLoss: '8' };
    const request = requestOf(form, planOf(form, base, 20), [line], 'ssc-1m', '20261121-0001', 20);
    expect(request).toMatchObject({
      plan: { mode: 'same', issues: 3, multiple: 1, rate_ppm: 500_000 },
      edits: [
        { place: 1, multiple: 4 },
        { place: 2, multiple: 0 },
      ],
      stop_loss: '8.0000',
      cost: '10.0000',
      items: [{ played: line.playId, stake: '2.0000', lines: 1 }],
    });
    expect('budget' in request.plan).toBe(false);
  });
});
