import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, oddsForContent, oddsOf, playItems } from '../all-rules.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { arbDrawNear } from '../testing/draws-near.ts';
import { payoutOf } from './payout.ts';
import { demoPricing } from './pricing.ts';

const keysFor = (id: string, content: unknown): readonly string[] => {
  const odds = oddsForContent(id, content, demoPricing, 0);
  if (!odds.ok) throw new Error(odds.error.code);
  return Object.keys(odds.value).toSorted();
};

describe('odds of the tiers a content can win', () => {
  test.each(playItems())('[L9] $id: a bet with only these odds is paid as with all odds', (item) => {
    const whole = oddsOf(item.id, demoPricing, 0);
    const arbTry = arbContent(item, { countMax: 200, picksMax: 5, linesMax: 6 }).chain((content) =>
      fc.tuple(fc.constant(content), arbDrawNear(item, content)),
    );
    fc.assert(
      fc.property(arbTry, ([content, draw]) => {
        const odds = oddsForContent(item.id, content, demoPricing, 0);
        const compiled = compile(item.id, content);
        if (!odds.ok || !compiled.ok) return false;
        const wins = compiled.value.settle(draw);
        return payoutOf(wins, 20_000n, odds.value) === payoutOf(wins, 20_000n, whole);
      }),
      { numRuns: 15, seed: 4 },
    );
  });

  test('a three-number pack has one kind: its number of winning draws', () => {
    expect(keysFor('pc28.three-pack', '0,1,2')).toEqual(['win/10']);
    expect(keysFor('pc28.three-pack', '12,13,14')).toEqual(['win/223']);
  });

  test('a parlay has its legs, and also one side leg fewer in case a ball is 49', () => {
    expect(keysFor('lhc.main.parlay', 'big|red|green|odd||')).toEqual(['pass3/1-1-1', 'pass4/2-1-1']);
    expect(keysFor('lhc.main.parlay', 'red|blue||||')).toEqual(['pass2/0-1-1']);
  });

  test('joint signs have the kind of their count, a board has the picked options', () => {
    expect(keysFor('lhc.zodiac.joint-in', 'rat,ox,dog')).toEqual(['push/3', 'win/3']);
    expect(keysFor('lhc.special.sides', 'big')).toEqual(['big/big', 'push/big']);
    expect(keysFor('ssc.sides.total', 'big,odd')).toEqual(['big/big', 'odd/odd']);
  });

  test('an invalid content has no odds', () => {
    expect(oddsForContent('pc28.three-pack', '1,2', demoPricing, 0)).toMatchObject({ ok: false });
  });
});
