/**
 * Prize tables of items with several tiers, for a stake of 2, as paid by the official game where it has fixed sums. Shares
 * of a jackpot pool are fixed sums here: the odds of a bet are fixed when it is accepted (L9), so no later pool may change
 * them.
 */
type StakeTwoPrizes = Readonly<Record<string, number>>;

/** KL8, by the number of picks per line. A line of one or two numbers has a single tier and uses the lottery's price. */
const kl8: Readonly<Record<string, StakeTwoPrizes>> = {
  any3: { hit3: 53, hit2: 3 },
  any4: { hit4: 100, hit3: 5, hit2: 3 },
  any5: { hit5: 1000, hit4: 21, hit3: 3 },
  any6: { hit6: 3000, hit5: 30, hit4: 10, hit3: 3 },
  any7: { hit7: 10_000, hit6: 288, hit5: 28, hit4: 4, hit0: 2 },
  any8: { hit8: 50_000, hit7: 800, hit6: 88, hit5: 10, hit4: 3, hit0: 2 },
  any9: { hit9: 300_000, hit8: 2000, hit7: 200, hit6: 20, hit5: 5, hit4: 3, hit0: 2 },
  any10: { hit10: 5_000_000, hit9: 8000, hit8: 800, hit7: 80, hit6: 5, hit5: 3, hit0: 2 },
};

/**
 * The chosen face shows on one, two or three dice, in 1/10 000 per unit staked: even money, two to one and three to one. The
 * expected return is 92.1 %, because a table pays the same at every rebate: with the highest one, 7.5 %, it stays below the
 * stake (R1).
 */
const k3: Readonly<Record<string, Record<string, string>>> = {
  'k3.credit.army': { once: '20000', twice: '30000', thrice: '40000' },
};

const jackpots: Readonly<Record<string, StakeTwoPrizes>> = {
  // `lucky` has a prize only in special-rule periods.
  ssq: { first: 5_000_000, second: 150_000, third: 3000, fourth: 200, fifth: 10, sixth: 5, lucky: 0 },
  dlt: { first: 5_000_000, second: 200_000, third: 5000, fourth: 300, fifth: 150, sixth: 15, seventh: 5 },
  powerball: {
    '5+1': 100_000_000,
    '5+0': 1_000_000,
    '4+1': 50_000,
    '4+0': 100,
    '3+1': 100,
    '3+0': 7,
    '2+1': 7,
    '1+1': 4,
    '0+1': 4,
  },
  megamillions: {
    '5+1': 80_000_000,
    '5+0': 1_000_000,
    '4+1': 10_000,
    '4+0': 500,
    '3+1': 200,
    '3+0': 10,
    '2+1': 10,
    '1+1': 7,
    '0+1': 5,
  },
  euromillions: {
    '5+2': 50_000_000,
    '5+1': 300_000,
    '5+0': 30_000,
    '4+2': 2000,
    '4+1': 130,
    '3+2': 65,
    '4+0': 45,
    '2+2': 14,
    '3+1': 12,
    '3+0': 10,
    '1+2': 7,
    '2+1': 6,
    '2+0': 4,
  },
  uklotto: { '6': 20_000_000, '5+b': 1_000_000, '5': 1750, '4': 140, '3': 30, '2': 2 },
};

/** Prizes of a family in the format of `lottery.config.pricing.prizes`; `undefined` where the return is split over the tiers. */
export function prizesOf(family: string): Record<string, Record<string, string>> | undefined {
  if (family === 'kl8') {
    const items = Object.entries(kl8).flatMap(([pick, prizes]) =>
      ['multi', 'single', 'banker'].map((way) => [`kl8.${pick}.${way}`, perUnit(prizes)] as const),
    );
    return Object.fromEntries(items);
  }
  if (family === 'k3') return k3;
  const prizes = jackpots[family];
  return prizes && { [family]: perUnit(prizes) };
}

/** Whole sums for a stake of 2, converted to 1/10 000 per unit staked. */
function perUnit(prizes: StakeTwoPrizes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prizes).map(([tier, prize]) => [tier, String((BigInt(prize) * 10_000n) / 2n)]),
  );
}
