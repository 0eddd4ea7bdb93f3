import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules } from '../core.ts';
import { readContent } from '../engine/read.ts';
import { payoutOf } from '../price/payout.ts';
import { demoPricing } from '../price/pricing.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { spaceOf } from '../testing/draw-space.ts';
import { linesByTier } from '../testing/odds-count.ts';
import { proofCases } from '../testing/proof-cases.ts';
import { allFamilies } from './all.ts';
import { zodiacSigns } from './draw.ts';
import { catalogueHouse, type HouseRules } from './house.ts';

const other: HouseRules = {
  straights: 'plain',
  traditionTie: 'push',
  creditTie: 'lose',
  diceTriples: 'lose-size',
  topTwoEleven: 'push',
  middleSums: 'push',
  x5Eleven: 'settle',
  x5Thirty: 'settle',
  kl10EightyFour: 'settle',
  kl8Board810: 'push',
  kl8Credit810: 'settle',
  lhcSpecial49: 'settle',
  lhcMain49: 'settle',
};

/** Every middle value loses. */
const harsh: HouseRules = {
  ...catalogueHouse,
  diceTriples: 'count',
  x5Eleven: 'lose',
  x5Thirty: 'lose',
  kl10EightyFour: 'lose',
  kl8Board810: 'lose',
  kl8Credit810: 'lose',
  lhcSpecial49: 'lose',
  lhcMain49: 'lose',
};

const rules = createRules(allFamilies, other);
const harshRules = createRules(allFamilies, harsh);
const houses = [
  { name: 'other house rules', engine: rules },
  { name: 'harsh house rules', engine: harshRules },
];
const oddsText = (items: ReturnType<typeof rules.playItems>): ReadonlyMap<string, string> =>
  new Map(
    items.map(({ id, tiers }) => [id, tiers.map(({ tier, kind, wins }) => `${tier}/${kind} ${wins}`).join()]),
  );

describe('house rules of a lottery', () => {
  const own = oddsText(rules.playItems());
  const catalogue = oddsText(createRules(allFamilies).playItems());
  const changed = [...own].filter(([id, text]) => catalogue.get(id) !== text).map(([id]) => id);

  test('other house rules change only the items they concern', () => {
    expect(changed.toSorted()).toEqual([
      'd3.credit.dragon-tiger',
      'd3.credit.star3-form',
      'd3.star3.special',
      'k3.credit.sides',
      'kl10.credit.sum-sides',
      'kl8.board.sum-combo',
      'kl8.board.sum-sides',
      'kl8.credit.sum-combo',
      'kl8.credit.sum-sides',
      'lhc.color.half',
      'lhc.color.half-half',
      'lhc.main.parlay',
      'lhc.main.position-sides',
      'lhc.special.beast',
      'lhc.special.combo',
      'lhc.special.sides',
      'lhc.zodiac.joint-in',
      'lhc.zodiac.joint-out',
      'pc28.combo',
      'pc28.sides',
      'pk10.credit.sum2-sides',
      'pk10.sum2.sides',
      'ssc.back3.special',
      'ssc.compare.dragon-tiger',
      'ssc.credit.back3-form',
      'ssc.credit.dragon-tiger',
      'ssc.credit.front3-form',
      'ssc.credit.mid3-form',
      'ssc.front3.special',
      'ssc.mid3.special',
      'x5.credit.ball-sides',
      'x5.credit.sum-sides',
    ]);
  });

  const walked = houses.flatMap(({ name, engine }) =>
    engine.playItems().flatMap((item) => {
      const space = spaceOf(item);
      // KL8 sums and parlays are proven separately below.
      return oddsText([item]).get(item.id) === catalogue.get(item.id) || space === undefined
        ? []
        : [{ id: item.id, name, item, space }];
    }),
  );

  test('every changed item is proven', () => {
    const proven = new Set(walked.map(({ id }) => id));
    expect(changed.filter((id) => !proven.has(id))).toEqual([
      'kl8.board.sum-sides',
      'kl8.board.sum-combo',
      'kl8.credit.sum-sides',
      'kl8.credit.sum-combo',
      'lhc.main.parlay',
    ]);
  });

  test.each(proofCases(walked))(
    '[L9] [N5] $id has the odds it settles with under $name',
    ({ item, space }) => {
      const [content = ''] = fc.sample(arbContent(item), { numRuns: 1, seed: 1 });
      const read = readContent(item, content);
      const byTier = linesByTier(item, content, space);
      const kinds = [...new Set(byTier.map(({ kind }) => kind))];
      const lines = kinds.map(
        (kind) => new Set(byTier.filter((tier) => tier.kind === kind).map((tier) => tier.lines)),
      );
      expect(lines.every(({ size }) => size === 1)).toBe(true);
      expect(lines.reduce((sum, [count]) => sum + Number(count), 0)).toBe(read.ok && read.value.count);
    },
  );

  test('plain straights do not wrap around, and ties return the stake', () => {
    expect(rules.settle('ssc.front3.special', 'straight', [8, 9, 0, 1, 2])).toEqual({ ok: true, value: [] });
    expect(
      rules.settle('ssc.compare.dragon-tiger', { compare: '1-2', list: 'dragon' }, [1, 1, 0, 0, 0]),
    ).toEqual({
      ok: true,
      value: [{ tier: 'push', count: 1 }],
    });
  });

  const winsOf = (engine: typeof rules, id: string, tier: string, kind = tier): bigint =>
    engine.playItem(id)?.tiers.find((one) => one.tier === tier && one.kind === kind)?.wins ?? 0n;
  const at810 = 15_542_763_534_960_598n;
  const sum810 = Array.from({ length: 20 }, (_, index) => index + 31);

  test.each([
    ['kl8.board.sum-sides', 'big,small,odd,even'],
    ['kl8.board.sum-combo', 'big-odd,big-even,small-odd,small-even'],
    ['kl8.credit.sum-sides', 'big,small,odd,even'],
    ['kl8.credit.sum-combo', 'big-odd,big-even,small-odd,small-even'],
  ])('[L9] [N5] %s changes odds and settlement of draws at 810 only', (id, content) => {
    for (const { engine } of houses) {
      const fate = engine.playItem(id)?.house[id.includes('board') ? 'kl8Board810' : 'kl8Credit810'];
      const settled = createRules(allFamilies, {
        ...catalogueHouse,
        kl8Board810: 'settle',
        kl8Credit810: 'settle',
      });
      const won: string[] = [];
      for (const side of content.split(',')) {
        const holds = side.split('-').every((one) => one === 'small' || one === 'even');
        if (fate === 'settle' && holds) won.push(side);
        const lost = fate !== 'settle' && holds ? at810 : 0n;
        expect(winsOf(engine, id, side)).toBe(winsOf(settled, id, side) - lost);
        expect(winsOf(engine, id, 'push', side)).toBe(fate === 'push' ? at810 : 0n);
      }
      const expected =
        fate === 'push' ? [{ tier: 'push', count: 4 }] : won.toSorted().map((tier) => ({ tier, count: 1 }));
      expect(engine.settle(id, content, sum810)).toEqual({ ok: true, value: expected });
    }
  });

  test.each(['push', 'settle', 'lose'] as const)(
    '[L9] [N5] parlay legs have exact odds when the rule for 49 is %s',
    (lhcMain49) => {
      const { playItem, compile } = createRules(allFamilies, { ...catalogueHouse, lhcMain49 });
      const tiers = playItem('lhc.main.parlay')?.tiers ?? [];
      for (const side of ['big', 'small', 'odd', 'even', 'blue', 'green']) {
        let passed = 0n;
        let counted = 0n;
        let kind = '';
        for (let number = 1; number <= 49; number++) {
          // The second ball is always red.
          const rest = [2, 7, 8, 12, 13, 18].filter((other) => other !== number).slice(0, 5);
          const draw = { main: [number, ...rest], special: 20, year: 'rat' };
          const compiled = compile('lhc.main.parlay', `${side}|red||||`);
          if (!compiled.ok) throw new Error(compiled.error.code);
          const [win] = compiled.value.settle(draw);
          if (win?.tier !== 'pass1') counted++;
          if (win?.tier !== 'pass2') continue;
          passed++;
          kind = win.kind;
        }
        const tier = tiers.find((one) => one.kind === kind);
        // The red leg wins 17 of 49 outcomes.
        expect((tier?.wins ?? 0n) * 49n * counted).toBe((tier?.total ?? 0n) * 17n * passed);
      }
    },
  );

  test.each(['lhc.special.beast', 'lhc.zodiac.joint-in', 'lhc.zodiac.joint-out'])(
    'the maximum win of %s is reached in some year',
    (id) => {
      for (const { engine } of houses) {
        const item = engine.playItem(id);
        const odds = engine.oddsOf(id, demoPricing, 0);
        for (const content of item === undefined
          ? []
          : fc.sample(arbContent(item), { numRuns: 10, seed: 3 })) {
          const compiled = engine.compile(id, content);
          const parsed = engine.parseContent(id, content);
          if (!compiled.ok) throw new Error(compiled.error.code);
          if (!parsed.ok) throw new Error(parsed.error.code);
          const most = engine.maxWinOf(parsed.value, 20_000n, odds);
          const paid = zodiacSigns.flatMap((year) =>
            Array.from({ length: 49 }, (_, index) =>
              payoutOf(compiled.value.settle({ main: [], special: index + 1, year }), 20_000n, odds),
            ),
          );
          expect(most).toBe(paid.reduce((a, b) => (a > b ? a : b)));
        }
      }
    },
  );
});
