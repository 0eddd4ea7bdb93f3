import { describe, expect, test } from 'vitest';
import { oddsOf, playItem, playItems } from '../all-rules.ts';
import { readCatalogue } from '../testing/catalogue.ts';
import { fairPayout, oddsKey } from './odds.ts';
import { payoutOf } from './payout.ts';
import { demoPricing } from './pricing.ts';

describe('fair payouts', () => {
  const priced = readCatalogue().played.flatMap(({ id, tiers }) =>
    tiers.flatMap(({ tier, kind, fair_payout }) =>
      fair_payout === undefined ? [] : [{ id, tier, kind, fair_payout }],
    ),
  );

  test.each(priced)(
    '[L9] $id $tier/$kind returns exactly $fair_payout',
    ({ id, tier, kind, fair_payout }) => {
      const tiers = playItem(id)?.tiers ?? [];
      const own = tiers.find((other) => other.tier === tier && other.kind === kind);
      if (own === undefined) throw new Error('no such tier');
      const [numerator = 0n, denominator = 1n] = fair_payout.split('/').map(BigInt);
      const fair = fairPayout(tiers, own);
      expect(fair.numerator * denominator).toBe(numerator * fair.denominator);
    },
  );
});

describe('offered odds', () => {
  test('[L9] a five-star line at prize group 1950 pays 97 500 per unit, at the highest rebate 90 000', () => {
    expect(oddsOf('ssc.star5.direct-multi', demoPricing, 0)).toEqual({ win: 975_000_000n });
    expect(oddsOf('ssc.star5.direct-multi', demoPricing, 75_000)).toEqual({ win: 900_000_000n });
  });

  test('[L9] credit odds are the fair payout times the return, floored, and a push pays the stake', () => {
    expect(oddsOf('ssc.credit.dragon-tiger', demoPricing, 0)).toEqual({
      'dragon/dragon': 19_400n,
      'push/dragon': 10_000n,
      'tiger/tiger': 19_400n,
      'push/tiger': 10_000n,
      'tie/tie': 97_000n,
    });
    expect(oddsOf('lhc.special.number', demoPricing, 10_000)).toEqual({ win: 470_400n });
  });

  test('a parlay multiplies the odds of its legs', () => {
    const odds = oddsOf('lhc.main.parlay', demoPricing, 0);
    expect(odds['pass2/2-0-0']).toBe(37_636n);
    expect(odds['pass3/1-1-1']).toBe((10_000n * 2n * 49n * 49n * 97n ** 3n) / (17n * 16n * 100n ** 3n));
  });

  test('several tiers share the return equally or use the prize table of the lottery', () => {
    const split = oddsOf('d3.official.pack3', demoPricing, 0);
    expect(split).toEqual({ exact: 4_875_000n, group: 2_437_500n });
    const table = { ...demoPricing, prizes: { ssq: { first: 2_500_000_0000n, sixth: 25_000n, lucky: 0n } } };
    expect(oddsOf('ssq.multi', table, 75_000)).toMatchObject({
      first: 2_500_000_0000n,
      sixth: 25_000n,
      lucky: 0n,
    });
  });

  test('no item returns more than its share at any rebate', () => {
    for (const item of playItems()) {
      const odds = oddsOf(item.id, demoPricing, 0);
      const ceiling = item.board === 'credit' ? 97n : 0n;
      for (const kind of new Set(item.tiers.map((tier) => tier.kind))) {
        const tiers = item.tiers.filter((tier) => tier.kind === kind && tier.legs === undefined);
        const total = tiers.reduce((product, tier) => product * tier.total, 1n);
        const returned = tiers.reduce(
          (sum, tier) => sum + (tier.wins * (odds[oddsKey(item, tier)] ?? 0n) * total) / tier.total,
          0n,
        );
        expect(returned <= total * 10_000n, `${item.id} ${kind}`).toBe(true);
        if (ceiling > 0n && !tiers.some(({ tier }) => tier === 'push'))
          expect(returned * 100n <= total * 10_000n * ceiling).toBe(true);
      }
    }
  });

  test('a rebate outside its range is refused', () => {
    expect(() => oddsOf('ssc.locate.all', demoPricing, 75_001)).toThrow(RangeError);
    expect(() => oddsOf('ssc.locate.all', demoPricing, -1)).toThrow(RangeError);
    expect(() => oddsOf('ssc.locate.all', demoPricing, 0.5)).toThrow(RangeError);
  });
});

describe('payout of a bet', () => {
  test('[L9] every line is floored separately', () => {
    const wins = [{ tier: 'win', kind: 'unit', count: 3 }];
    // 0.0002 at odds 1.9999 is 0.00039998 a line: three lines pay 0.0009, not 0.0011.
    expect(payoutOf(wins, 2n, { win: 19_999n })).toBe(9n);
  });

  test('[L9] a tier without odds throws instead of paying nothing', () => {
    expect(() => payoutOf([{ tier: 'tie', kind: 'tie', count: 1 }], 2n, { win: 1n })).toThrow(RangeError);
  });
});
