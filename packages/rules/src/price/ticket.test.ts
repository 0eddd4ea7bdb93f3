import fc from 'fast-check';
import { describe, test } from 'vitest';
import { compile, oddsOf, playItems } from '../all-rules.ts';
import { arbContent, arbDrawNear } from '../testing/index.ts';
import { payoutOf } from './payout.ts';
import { demoPricing } from './pricing.ts';

/** Single-entry items whose whole content is a text of lines. */
const singles = playItems().filter(
  ({ content }) => content.form === 'string' && content.fields[0]?.kind === 'lines',
);

// Holds because payouts are floored per line. Flooring per bet would break the property, and should.
describe('[L9] a bet pays exactly what its lines pay as separate bets', () => {
  test.each(singles)('$id', (item) => {
    const odds = oddsOf(item.id, demoPricing, 12_345);
    const paid = (content: unknown, draw: Parameters<ReturnType<typeof settler>>[0]): bigint =>
      settler(item.id, content)(draw);
    const settler = (id: string, content: unknown) => {
      const compiled = compile(id, content);
      if (!compiled.ok) throw new Error(compiled.error.code);
      return (draw: Parameters<typeof compiled.value.settle>[0]): bigint =>
        payoutOf(compiled.value.settle(draw), 1_003n, odds);
    };
    const arbTry = arbContent(item, { linesMax: 6 }).chain((content) =>
      fc.tuple(fc.constant(content), arbDrawNear(item, content)),
    );
    fc.assert(
      fc.property(arbTry, ([content, draw]) => {
        const apart = String(content)
          .split('|')
          .reduce((sum, line) => sum + paid(line, draw), 0n);
        return paid(content, draw) === apart;
      }),
      { numRuns: 20, seed: 6 },
    );
  });
});
