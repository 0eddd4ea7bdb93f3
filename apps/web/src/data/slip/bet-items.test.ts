import { expect, test } from 'vitest';
import { betDraftsOf, betItemsOf } from './bet-items.ts';

const line = {
  key: 'a',
  playId: 'ssc.back3.direct-multi',
  content: '1|2|3',
  lines: 1,
  unitStake: '2.0000',
  multiple: 1,
  rebatePpm: 0,
  odds: { win: '9750000' },
  stake: '2.0000',
  maxWin: '1950.0000',
};
const draft = {
  played: 'ssc.back3.direct-multi',
  content: '1|2|3',
  unit_stake: '2.0000',
  multiple: 1,
  rebate_ppm: 0,
};

test('[B1] a bet is sent with the figures shown to the player', () => {
  expect(betItemsOf([line])).toEqual([{ ...draft, lines: 1, stake: '2.0000', odds: { win: '9750000' } }]);
});

test('current figures are requested with the terms of a bet alone', () => {
  expect(betDraftsOf([line])).toEqual([draft]);
});
