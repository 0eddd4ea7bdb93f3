import { expect, test } from 'vitest';
import { betDraftsOf, betItemsOf } from './bet-items.ts';
import { slipLine } from './slip-line.fixture.ts';

const draft = {
  played: 'ssc.back3.direct-multi',
  content: '1|2|3',
  unit_stake: '2.0000',
  multiple: 1,
  rebate_ppm: 0,
};

test('[B1] a bet is sent with the figures shown to the player', () => {
  expect(betItemsOf([slipLine])).toEqual([{ ...draft, lines: 1, stake: '2.0000', odds: { win: '9750000' } }]);
});

test('current figures are requested with the terms of a bet alone', () => {
  expect(betDraftsOf([slipLine])).toEqual([draft]);
});
