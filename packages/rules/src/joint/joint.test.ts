import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printShape } from '../content/print.ts';
import { compileContent } from '../engine/compile.ts';
import { readContent } from '../engine/read.ts';
import { allFamilies } from '../families/all.ts';
import type { Family } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import { oddsOfItem } from '../price/odds.ts';
import { payoutOf } from '../price/payout.ts';
import { demoPricing } from '../price/pricing.ts';
import { arbContent, arbDraw } from '../testing/arbitraries.ts';
import { classSpaceOf } from '../testing/class-space.ts';
import { spaceOf, tupleDraws } from '../testing/draw-space.ts';
import { arbDrawNear } from '../testing/draws-near.ts';
import { prizesOf } from './bet.ts';
import { drawFormOf } from './draw-form.ts';
import { type JointBet, mostOf } from './index.ts';
import { partsOf } from './parts.ts';

const items = allFamilies.flatMap((family) => family.items());
const itemsOf = (family: Family): readonly PlayItem[] => items.filter((item) => item.family === family);
const itemOf = (id: string): PlayItem => items.find((item) => item.id === id) ?? expect.fail(id);
const bounds = { countMax: 200, picksMax: 5, linesMax: 8 };

function betOf(item: PlayItem, content: unknown, lineStake = 20_000n): JointBet {
  const read = readContent(item, content);
  if (!read.ok) throw new Error(`${item.id} ${JSON.stringify(content)}: ${read.error.code}`);
  return { item, parsed: read.value, lineStake, odds: oddsOfItem(item, demoPricing, 0) };
}

/** What the bets pay together in a draw, by settlement. */
function settled(bets: readonly JointBet[]): (draw: Draw) => bigint {
  const all = bets.map((bet) => ({ bet, compiled: compileContent(bet.item, bet.parsed) }));
  return (draw) =>
    all.reduce(
      (sum, { bet, compiled }) => sum + payoutOf(compiled.settle(draw), bet.lineStake, bet.odds),
      0n,
    );
}

function bruteForce(bets: readonly JointBet[], draws: Iterable<readonly [Draw, bigint]>): bigint {
  const pays = settled(bets);
  let most = 0n;
  for (const [draw] of draws) {
    const paid = pays(draw);
    if (paid > most) most = paid;
  }
  return most;
}

const arbBets = (from: readonly PlayItem[], most: number): fc.Arbitrary<readonly JointBet[]> =>
  fc.array(
    fc
      .constantFrom(...from)
      .chain((item) =>
        fc
          .tuple(arbContent(item, bounds), fc.constantFrom(20_000n, 20_000n, 3n, 470_000n))
          .map(([content, stake]) => betOf(item, content, stake)),
      ),
    { minLength: 2, maxLength: most },
  );

const shown = (bets: readonly JointBet[]): string =>
  bets.map(({ item, parsed }) => `${item.id} ${JSON.stringify(parsed.sets)}`).join('; ');

describe('the most that bets pay together', () => {
  const whole: readonly (readonly [Family, number, number, () => Iterable<readonly [Draw, bigint]>])[] = [
    ['d3', 25, 6, () => tupleDraws(3)],
    ['pc28', 25, 6, () => tupleDraws(3)],
    ['k3', 40, 8, spaceOf(itemOf('k3.sum.value')) ?? expect.fail()],
    ['x5', 3, 4, spaceOf(itemOf('x5.any2.multi')) ?? expect.fail()],
    ['ssc', 2, 4, () => tupleDraws(5)],
  ];
  test.each(whole)('%s: is the largest payout over all draws', (family, numRuns, most, draws) => {
    fc.assert(
      fc.property(arbBets(itemsOf(family), most), (bets) => {
        expect({ ...mostOf(bets), of: shown(bets) }).toEqual({
          upper: bruteForce(bets, draws()),
          exact: true,
          of: shown(bets),
        });
      }),
      { numRuns, seed: 21 },
    );
  });

  test('races: bets on the first three places', () => {
    const front = itemsOf('pk10').filter(({ id }) => /front[123]\.|sum[23]/.test(id));
    const draws = spaceOf(itemOf('pk10.front3.direct-multi')) ?? expect.fail();
    fc.assert(
      fc.property(arbBets(front, 5), (bets) => {
        expect(mostOf(bets)).toEqual({ upper: bruteForce(bets, draws()), exact: true });
      }),
      { numRuns: 25, seed: 22 },
    );
  });

  test.each(['uklotto', 'ssq', 'dlt', 'kl8.any3', 'kl8.any7'])(
    '%s: lines over few numbers, at two stakes',
    (name) => {
      const single = itemOf(`${name}.single`);
      const form = drawFormOf(single.family);
      const isKeno = single.family === 'kl8';
      const mains = isKeno ? Number(name.slice(-1)) : form.slots.filter(({ drum }) => drum === 0).length;
      const picks = name === 'uklotto' ? 6 : mains;
      const extras = isKeno || name === 'uklotto' ? 0 : form.slots.length - mains;
      const numbers = (of: number, count: number) =>
        fc.uniqueArray(fc.integer({ min: 1, max: of }), { minLength: count, maxLength: count });
      const arbLine = fc
        .tuple(numbers(picks + 3, picks), numbers(4, extras))
        .map((parts) => parts.flatMap((part) => part.sort((a, b) => a - b)).join());
      fc.assert(
        fc.property(fc.array(arbLine, { minLength: 2, maxLength: 4 }), (lines) => {
          const bets = lines.map((line, index) => betOf(single, line, index === 0 ? 50_000n : 20_000n));
          const classes = classSpaceOf(single, [...new Set(lines)].join('|')) ?? expect.fail();
          expect(mostOf(bets)).toEqual({ upper: bruteForce(bets, classes()), exact: true });
        }),
        { numRuns: 6, seed: 23 },
      );
    },
  );

  test('every family: no draw pays more', () => {
    for (const { family } of allFamilies) {
      fc.assert(
        fc.property(
          arbBets(itemsOf(family), 4).chain((bets) =>
            fc.tuple(
              fc.constant(bets),
              fc
                .constantFrom(...bets)
                .chain(({ item, parsed }) => arbDrawNear(item, printShape(item.content, parsed))),
            ),
          ),
          ([bets, draw]) => settled(bets)(draw) <= mostOf(bets, 20_000).upper,
        ),
        { numRuns: 60, seed: 24 },
      );
    }
  });

  test.each(items)('$id: one bet pays what it can pay alone', (item) => {
    fc.assert(
      fc.property(arbContent(item, bounds), (content) => {
        const bet = betOf(item, content);
        const { upper } = mostOf([bet], 20_000);
        const alone = item.play.best(bet.parsed, prizesOf(bet));
        if (bet.parsed.lines === undefined) expect(upper).toBe(alone);
        else expect(upper <= alone).toBe(true);
      }),
      { numRuns: 6, seed: 26 },
    );
  });

  test('six numbers of the last three digits: one of them is drawn', () => {
    const item = itemOf('ssc.back3.direct-multi');
    const bets = [1, 2, 3, 4, 5, 6].map((digit) => betOf(item, `${digit}|${digit}|${digit}`));
    const [first] = bets;
    expect(mostOf(bets)).toEqual({ upper: mostOf(first ? [first] : []).upper, exact: true });
  });

  test('all sides of all places of a race: five places are big', () => {
    const sides = betOf(itemOf('pk10.credit.ball-sides'), Array(10).fill('big').join('|'));
    const dragons = betOf(itemOf('pk10.credit.dragon-tiger'), { rank: '1,2,3,4,5', list: 'dragon' });
    const [big, dragon] = [sides, dragons].map(({ odds }) => 2n * (Object.values(odds)[0] ?? 0n));
    expect(mostOf([sides])).toEqual({ upper: 5n * (big ?? 0n), exact: true });
    expect(mostOf([sides, dragons])).toEqual({
      upper: 5n * (big ?? 0n) + 5n * (dragon ?? 0n),
      exact: true,
    });
  });

  test('a spent budget gives a bound', () => {
    const item = itemOf('ssc.star5.direct-multi');
    const bets = [1, 2].map((digit) => betOf(item, Array(5).fill(digit).join('|')));
    const alone = mostOf(bets.slice(0, 1)).upper;
    expect(mostOf(bets, 1)).toEqual({ upper: 2n * alone, exact: false });
  });
});

describe('the parts of a bet', () => {
  test.each(items)('$id: read the slots they name and pay what the bet pays', (item) => {
    const form = drawFormOf(item.family);
    const arbNumbers = arbDraw(item.family).map(numbersIn);
    fc.assert(
      fc.property(arbContent(item, bounds), arbNumbers, arbNumbers, (content, numbers, others) => {
        const bet = betOf(item, content);
        const parts = partsOf(bet);
        const draw = form.drawOf(numbers, 'horse');
        expect(parts.reduce((sum, { pays }) => sum + pays(draw), 0n)).toBe(settled([bet])(draw));
        for (const { slots, pays } of parts) {
          if (slots === undefined) continue;
          const changed = others.map((number, slot) =>
            slots.includes(slot) ? (numbers[slot] ?? 0) : number,
          );
          expect(pays(form.drawOf(changed, 'horse'))).toBe(pays(draw));
        }
      }),
      { numRuns: 8, seed: 25 },
    );
  });
});

/** The numbers of a draw by slot. */
function numbersIn(draw: Draw): readonly number[] {
  if (!('main' in draw)) return draw;
  return 'special' in draw ? [...draw.main, draw.special] : [...draw.main, ...draw.extra];
}
