import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileContent } from '../engine/compile.ts';
import { readContent } from '../engine/read.ts';
import { allFamilies } from '../families/all.ts';
import type { PlayItem } from '../families/declare.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { spaceOf } from '../testing/draw-space.ts';
import { arbDrawNear } from '../testing/draws-near.ts';
import { proofCases } from '../testing/proof-cases.ts';
import { maxWin } from './max-win.ts';
import { oddsOfItem } from './odds.ts';
import { payoutOf } from './payout.ts';
import { demoPricing } from './pricing.ts';

const items = allFamilies.flatMap((family) => family.items());
const lineStake = 20_000n;
const bounds = { countMax: 200, picksMax: 5, linesMax: 8 };

/** Items for which every draw is tried. The other test covers larger draw spaces. */
const walked = items.flatMap((item) => {
  const space =
    /^(ssc|p5|x5|kl10)/.test(item.id) && !/(front|mid|back)[23]/.test(item.id) ? undefined : spaceOf(item);
  return space === undefined || item.id.startsWith('lhc.main.') ? [] : [{ id: item.id, item, space }];
});

function best(
  item: PlayItem,
  content: unknown,
): { most: bigint; paid: (draw: Parameters<ReturnType<typeof compileContent>['settle']>[0]) => bigint } {
  const read = readContent(item, content);
  if (!read.ok) throw new Error(read.error.code);
  const odds = oddsOfItem(item, demoPricing, 0);
  const compiled = compileContent(item, read.value);
  return {
    most: maxWin(item, read.value, lineStake, odds),
    paid: (draw) => payoutOf(compiled.settle(draw), lineStake, odds),
  };
}

describe('the largest payout of a draw', () => {
  test.each(proofCases(walked))('$id: no draw pays more, and one pays exactly that', ({ item, space }) => {
    for (const content of fc.sample(arbContent(item, bounds), { numRuns: 2, seed: 5 })) {
      const { most, paid } = best(item, content);
      let highest = 0n;
      for (const [draw] of space()) {
        const payout = paid(draw);
        if (payout > highest) highest = payout;
      }
      expect(most, JSON.stringify(content)).toBe(highest);
    }
  });

  test.each(items)('$id: no generated draw pays more', (item) => {
    const arbTry = arbContent(item, bounds).chain((content) =>
      fc.tuple(fc.constant(content), arbDrawNear(item, content)),
    );
    fc.assert(
      fc.property(arbTry, ([content, draw]) => {
        const { most, paid } = best(item, content);
        return paid(draw) <= most;
      }),
      { numRuns: 25, seed: 11 },
    );
  });
});
