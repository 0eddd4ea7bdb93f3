/**
 * House rules in which operators differ, set per lottery. What a house chooses changes settlement, odds and rule texts
 * together, because all three are computed from it.
 */
export interface HouseRules {
  /** Straights of three digits in SSC and 3D: 9 and 0 are neighbours, or not. */
  readonly straights: 'cyclic' | 'plain';
  /** Dragon and tiger on a tie, on the traditional disk. */
  readonly traditionTie: 'lose' | 'push';
  /** Dragon and tiger on a tie, on the credit disk. */
  readonly creditTie: 'lose' | 'push';
  /** Triples of K3 on the credit disk: they lose for all four sides, for big and small only, or count like other throws. */
  readonly diceTriples: 'lose' | 'lose-size' | 'count';
  /** A top-two sum of 11 in PK10: small and odd, or a tie that returns the stake. */
  readonly topTwoEleven: 'settle' | 'push';
  /** Winning sides and combinations of PC28 on a sum of 13 or 14: paid, or only returned. */
  readonly middleSums: 'settle' | 'push';
}

/** The choices of the rules catalogue, which hold unless a lottery says otherwise. */
export const catalogueHouse: HouseRules = {
  straights: 'cyclic',
  traditionTie: 'lose',
  creditTie: 'push',
  diceTriples: 'lose',
  topTwoEleven: 'settle',
  middleSums: 'settle',
};

/** Notes of items under a house rule; the first of each pair is the catalogue's wording. */
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
} as const;
