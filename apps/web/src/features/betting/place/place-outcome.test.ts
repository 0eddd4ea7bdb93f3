import { describe, expect, test } from 'vitest';
import { slipLine } from '../../../data/slip/slip-line.fixture.ts';
import { pricesMoved } from '../pick/prices-moved.ts';
import type { SlipLine } from '../slip/slip.ts';
import { outcomeOf, refusalsOf } from './place-outcome.ts';

const line = (key: string): SlipLine => ({ ...slipLine, key });
const receipt = {
  leaf: '',
  lottery_id: 'ssc-1m',
  issue: '20260101-0001',
  close_at: 0,
  descriptor_hash: '',
  path: [],
  index: 0,
  size: 1,
  root: '',
  signature: '',
  key: '',
};

test('an answer is assigned to its lines: placed, refused with a limit, changed odds', () => {
  const { placed, outcomes } = outcomeOf([line('a'), line('b'), line('c')], {
    items: [
      { ok: true, bet_id: 7, stake: '2.0000', placed_at: 0, receipt },
      { ok: false, code: 'exposure_exceeded', data: { left: '1.0000' } },
      { ok: false, code: 'odds_changed', data: { items: [{ index: 2, odds: { win: '9000000' } }] } },
    ],
    balance: '10.0000',
  });
  expect(placed.map(({ betId, line: { key } }) => [betId, key])).toEqual([[7, 'a']]);
  expect(outcomes).toEqual([
    null,
    { code: 'exposure_exceeded', limit: '1.0000' },
    { code: 'odds_changed', odds: { win: '9000000' } },
  ]);
});

test('a recheck of the slip marks lines with changed odds and gives the new odds', () => {
  const quote = (win: string) => ({ lines: 1, stake: '2.0000', odds: { win }, max_win: '1950.0000' });
  expect(pricesMoved([line('a'), line('b'), line('c')], [quote('9750000'), quote('9700000')])).toEqual([
    null,
    { code: 'odds_changed', odds: { win: '9700000' } },
    null,
  ]);
});

describe('a refusal of the whole request', () => {
  const lines = [line('a'), line('b')];
  test('changed odds are assigned to their lines', () => {
    expect(refusalsOf(lines, 'odds_changed', { items: [{ index: 1, odds: { win: '1' } }] })).toEqual([
      null,
      { code: 'odds_changed', odds: { win: '1' } },
    ]);
  });
  test('an error of one bet is assigned to it, an error of the draw or the account to no line', () => {
    expect(refusalsOf(lines, 'validation_failed', { field: 'items.1.content' })).toEqual([
      null,
      { code: 'validation_failed' },
    ]);
    expect(refusalsOf(lines, 'draw_closed', undefined)).toEqual([null, null]);
    expect(refusalsOf(lines, 'balance_insufficient', undefined)).toEqual([null, null]);
  });
});
