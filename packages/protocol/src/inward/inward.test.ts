import { describe, expect, test } from 'vitest';
import {
  betDetailFromWire,
  betPageFromWire,
  chaseDetailFromWire,
  chaseFromWire,
  chasePageFromWire,
  dragonsFromWire,
} from './index.ts';

/** Rows of the wire with the fields that a codec names, and one that it does not know. */
const bet = { id: 7, played: 'ssc.back3.direct-multi', content: '1|2|3', extra: 'kept' };
const chase = { id: 3, bets: [bet, { ...bet, played: 'ssc.star5.group60' }], extra: 'kept' };
const ourBet = { id: 7, play: 'ssc.back3.direct-multi', content: '1|2|3', extra: 'kept' };
const ourChase = { id: 3, bets: [ourBet, { ...ourBet, play: 'ssc.star5.group60' }], extra: 'kept' };

const cases: readonly [path: string, codec: (wire: never) => unknown, wire: unknown, ours: unknown][] = [
  ['record/bet', betPageFromWire, { items: [bet], next: 'c' }, { items: [ourBet], next: 'c' }],
  ['record/bet/detail', betDetailFromWire, { bet, draw: { id: 9 } }, { bet: ourBet, draw: { id: 9 } }],
  ['lottery/chase', chaseFromWire, chase, ourChase],
  [
    'lottery/chase/list',
    chasePageFromWire,
    { items: [chase], next: null },
    { items: [ourChase], next: null },
  ],
  ['lottery/chase/detail', chaseDetailFromWire, { chase, rows: [1] }, { chase: ourChase, rows: [1] }],
  [
    'lottery/dragon',
    dragonsFromWire,
    [
      { run: 4, bet: { played: 'ssc.credit.sum-sides', picks: [] } },
      { run: 3, bet: null },
    ],
    [
      { run: 4, bet: { play: 'ssc.credit.sum-sides', picks: [] } },
      { run: 3, bet: null },
    ],
  ],
];

describe('a reply in our words', () => {
  test.each(cases)('%s: the named fields change, all others arrive', (_path, codec, wire, ours) => {
    const sent = structuredClone(wire);
    expect(codec(wire as never)).toEqual(ours);
    expect(wire).toEqual(sent);
  });
});
