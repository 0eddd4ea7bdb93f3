import type { Outcome } from '../play/board.ts';

/** The result of a bet on a middle value: the stake is returned, the value settles like any other, or the bet loses. */
export type Fate = 'push' | 'settle' | 'lose';

/**
 * House rules in which operators differ, set per lottery. Settlement, odds and rule texts are all computed from them, so a
 * changed rule changes all three together.
 */
export interface HouseRules {
  /** Straights of three digits in SSC and 3D: 9 and 0 are adjacent (`cyclic`), or not. */
  readonly straights: 'cyclic' | 'plain';
  /** Dragon and tiger on a tie, on the traditional board. */
  readonly traditionTie: 'lose' | 'push';
  /** Dragon and tiger on a tie, on the credit board. */
  readonly creditTie: 'lose' | 'push';
  /** Triples of K3 on the credit board: all four sides lose, only big and small lose, or triples count like other throws. */
  readonly diceTriples: 'lose' | 'lose-size' | 'count';
  /** A top-two sum of 11 in PK10: small and odd, or a tie that returns the stake. */
  readonly topTwoEleven: 'settle' | 'push';
  /** Winning sides and combinations of PC28 on a sum of 13 or 14: paid, or only the stake is returned. */
  readonly middleSums: 'settle' | 'push';
  /** Ball 11 of 11选5, credit board, big/small and odd/even; `settle`: big and odd. */
  readonly x5Eleven: Fate;
  /** Sum 30 of 11选5, credit board, big/small; `settle`: small. */
  readonly x5Thirty: Fate;
  /** Sum 84 of KL10, big/small; `settle`: small. */
  readonly kl10EightyFour: Fate;
  /** Sum 810 of KL8 on the traditional board, sides and combinations; `settle`: small and even. */
  readonly kl8Board810: Fate;
  /** Sum 810 of KL8 on the credit board, sides and combinations; `settle`: small and even. The pick `tie` always wins. */
  readonly kl8Credit810: Fate;
  /** Special number 49 of LHC for sides, half waves, kinds of signs and 合肖; `settle`: 49 has its own properties. */
  readonly lhcSpecial49: Fate;
  /** Main number 49 of LHC for its sides and for sides in a parlay; `settle`: big and odd. Colours always count. */
  readonly lhcMain49: Fate;
}

/** The outcome of a bet on a middle value; `wins` says whether the bet would win if the value settled like any other. */
export function middleOutcome(fate: Fate, wins: boolean): Outcome {
  if (fate === 'settle') return wins ? 'win' : 'lose';
  return fate;
}

/** The choices of the rules catalogue: the default for lotteries without their own house rules. */
export const catalogueHouse: HouseRules = {
  straights: 'cyclic',
  traditionTie: 'lose',
  creditTie: 'push',
  diceTriples: 'lose',
  topTwoEleven: 'settle',
  middleSums: 'settle',
  x5Eleven: 'push',
  x5Thirty: 'push',
  kl10EightyFour: 'push',
  kl8Board810: 'settle',
  kl8Credit810: 'push',
  lhcSpecial49: 'push',
  lhcMain49: 'push',
};

/** Notes of items per house rule; the first note of each group is the catalogue's wording. */
export const houseNotes = {
  straights: {
    cyclic: 'Straight is cyclic: 0 follows 9 (10 sets x 6 orders = 60/1000).',
    plain: 'House choice: straight is not cyclic (8 sets x 6 orders = 48/1000).',
  },
  tie: {
    lose: 'On a tie dragon and tiger lose (tie is its own pick).',
    push: 'On a tie dragon and tiger stakes are returned (tier push).',
  },
  diceTriples: {
    lose: 'House choice: a triple loses for all four sides (围骰通杀).',
    'lose-size': 'House choice: a triple loses for big and small only.',
    count: 'House choice: triples count like any other throw.',
  },
  topTwoEleven: {
    settle: 'House choice: 11 is small and odd (no tie).',
    push: 'House choice: 11 is a tie (stake returned).',
  },
  middleSums: {
    settle:
      'No reduced odds or refund on 13/14 and no turnover condition are modelled; some houses pay less (or return the stake) when the sum is 13 or 14.',
    push: 'House choice: a bet that wins on a sum of 13 or 14 has its stake returned.',
  },
  x5Eleven: {
    push: '11 is a tie for big/small and for odd/even.',
    settle: 'House choice: 11 is big and odd (no tie).',
    lose: 'House choice: 11 loses for big, small, odd and even.',
  },
  x5Thirty: {
    push: 'Sum 30 is a tie for big/small only; odd/even and tails still settle (30 is even and tail-small).',
    settle: 'House choice: sum 30 is small (no tie).',
    lose: 'House choice: sum 30 loses for big and small.',
  },
  kl8Board810: {
    settle: 'Tradition disk: 810 counts as small and even (no tie).',
    push: 'House choice: 810 is a tie (stake returned).',
    lose: 'House choice: 810 loses for every side.',
  },
  kl8Credit810: {
    push: '810 is a tie for big, small, odd and even alike.',
    settle: 'House choice: 810 counts as small and even; the tie wins too.',
    lose: 'House choice: 810 loses for every side; the tie wins.',
  },
  lhcSpecial49: {
    push: 'Special 49 is a tie (stake returned).',
    settle: 'House choice: special 49 counts like any other number.',
    lose: 'House choice: special 49 loses.',
  },
} as const;
