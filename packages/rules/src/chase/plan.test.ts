import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChaseBase,
  type ChaseTerms,
  chaseModes,
  editChase,
  gainPpm,
  leastWin,
  planChase,
  worstCase,
} from './index.ts';

const base: ChaseBase = { stake: 20_000n, win: 390_000n, multipleMax: 100_000 };
const multiples = (terms: Partial<ChaseTerms>) =>
  planChase({ mode: 'same', issues: 6, multiple: 1, ...terms }, base).rows.map((row) => row.multiple);

describe('plans computed by hand', () => {
  test.each<[string, Partial<ChaseTerms>, number[]]>([
    ['same', { multiple: 3 }, [3, 3, 3, 3, 3, 3]],
    ['double every issue', { mode: 'double', factor: 2 }, [1, 2, 4, 8, 16, 32]],
    ['double every second issue, by three', { mode: 'double', factor: 3, every: 2 }, [1, 1, 3, 3, 9, 9]],
    ['reverse steps down to one', { mode: 'reverse', multiple: 20, factor: 2 }, [20, 10, 5, 2, 1, 1]],
    ['reverse every third', { mode: 'reverse', multiple: 9, factor: 3, every: 3 }, [9, 9, 9, 3, 3, 3]],
  ])('%s', (_name, terms, expected) => {
    expect(multiples(terms)).toEqual(expected);
  });

  test('a profit rate of 50 % with win 39 per stake 2 uses the smallest sufficient multiple', () => {
    const plan = planChase({ mode: 'profit', issues: 20, multiple: 1, ratePpm: 500_000 }, base);
    // After 12 issues at multiple 1 (24 staked) a win of 39 is exactly 50 % over 26. The next issue needs 2 x 39 over 30.
    expect(plan.rows.map((row) => row.multiple).slice(0, 15)).toEqual([
      ...Array.from({ length: 13 }, () => 1),
      2,
      2,
    ]);
  });

  test('a rate that no multiple can reach gives an empty plan', () => {
    const even: ChaseBase = { ...base, win: 40_000n };
    expect(planChase({ mode: 'profit', issues: 5, multiple: 1, ratePpm: 1_000_001 }, even)).toEqual({
      rows: [],
      cost: 0n,
      end: 'rate',
    });
    // One win returns exactly 100 %, and only on the first issue.
    expect(planChase({ mode: 'profit', issues: 5, multiple: 1, ratePpm: 1_000_000 }, even).rows).toHaveLength(
      1,
    );
  });

  test('the smallest win is one line at the smallest odds, rounded down', () => {
    expect(leastWin({ first: 1_000_000n, second: 195_005n }, 20n)).toBe(390n);
    expect(leastWin({}, 20_000n)).toBe(0n);
  });

  test('budget and largest multiple end a plan and are reported as its end', () => {
    const terms: ChaseTerms = { mode: 'double', issues: 50, multiple: 1, factor: 2, budget: 300_000n };
    expect(planChase(terms, base)).toMatchObject({ cost: 300_000n, end: 'budget' });
    expect(planChase({ ...terms, budget: 299_999n }, base).rows).toHaveLength(3);
    expect(planChase({ ...terms, budget: undefined }, { ...base, multipleMax: 8 })).toMatchObject({
      rows: [{ multiple: 1 }, { multiple: 2 }, { multiple: 4 }, { multiple: 8 }],
      end: 'multiple',
    });
  });
});

const arbBase: fc.Arbitrary<ChaseBase> = fc.record({
  stake: fc.bigInt({ min: 20n, max: 10n ** 9n }),
  win: fc.bigInt({ min: 1n, max: 10n ** 11n }),
  multipleMax: fc.integer({ min: 1, max: 100_000 }),
});
const arbTerms: fc.Arbitrary<ChaseTerms> = fc.record({
  mode: fc.constantFrom(...chaseModes),
  issues: fc.integer({ min: 1, max: 100 }),
  multiple: fc.integer({ min: 1, max: 1_000 }),
  every: fc.integer({ min: 1, max: 10 }),
  factor: fc.integer({ min: 2, max: 10 }),
  ratePpm: fc.integer({ min: 0, max: 10_000_000 }),
  budget: fc.option(fc.bigInt({ min: 0n, max: 10n ** 13n }), { nil: undefined }),
});

describe('[B6] for any terms', () => {
  test('the cost is the sum of the rows, within the budget, and no multiple exceeds the largest', () =>
    fc.assert(
      fc.property(arbTerms, arbBase, (terms, some) => {
        const { rows, cost, end } = planChase(terms, some);
        expect(cost).toBe(rows.reduce((sum, row) => sum + some.stake * BigInt(row.multiple), 0n));
        if (terms.budget !== undefined) expect(cost <= terms.budget).toBe(true);
        expect(rows.every(({ multiple }) => multiple >= 1 && multiple <= some.multipleMax)).toBe(true);
        expect(rows.length === terms.issues).toBe(end === 'issues');
      }),
    ));

  test('a shorter plan is a prefix of a longer one', () =>
    fc.assert(
      fc.property(arbTerms, arbBase, fc.integer({ min: 1, max: 100 }), (terms, some, fewer) => {
        const whole = planChase(terms, some).rows;
        expect(planChase({ ...terms, issues: Math.min(fewer, terms.issues) }, some).rows).toEqual(
          whole.slice(0, Math.min(fewer, terms.issues)),
        );
      }),
    ));

  test('a winning profit row reaches its rate, and one multiple less would not', () =>
    fc.assert(
      fc.property(arbTerms, arbBase, (terms, some) => {
        const plan = planChase({ ...terms, mode: 'profit' }, some);
        let before = 0n;
        for (const [place, { multiple, stake }] of plan.rows.entries()) {
          const gives = (m: bigint) =>
            (some.win * m - (before + some.stake * m)) * 1_000_000n >=
            (before + some.stake * m) * BigInt(terms.ratePpm ?? 0);
          expect(gives(BigInt(multiple))).toBe(true);
          if (multiple > terms.multiple) expect(gives(BigInt(multiple) - 1n)).toBe(false);
          expect(gainPpm(plan, place, some) >= BigInt(terms.ratePpm ?? 0)).toBe(true);
          before += stake;
        }
      }),
    ));

  test('editing a row changes only that row and the cost; the worst case never exceeds either bound', () =>
    fc.assert(
      fc.property(
        arbTerms,
        arbBase,
        fc.nat(99),
        fc.nat(50),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        (terms, some, place, multiple, loss) => {
          const plan = planChase(terms, some);
          const edited = editChase(plan, [{ place, multiple }], some);
          const others = (rows: typeof plan.rows) => rows.filter((_, at) => at !== place);
          expect(others(edited.rows)).toEqual(others(plan.rows));
          expect(edited.cost).toBe(edited.rows.reduce((sum, { stake }) => sum + stake, 0n));
          const worst = worstCase(edited, loss);
          expect(worst <= edited.cost && worst <= loss).toBe(true);
          expect(worstCase(edited, undefined)).toBe(edited.cost);
        },
      ),
    ));
});
