/** A bet of one line on a slip, for tests. */
export const slipLine = {
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
} as const;
