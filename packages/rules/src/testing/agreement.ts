import fc from 'fast-check';
import type { Content } from '../content/parse.ts';
import { byTier, compileContent } from '../engine/compile.ts';
import { readContent } from '../engine/read.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import { arbContent, type ContentBounds } from './arbitraries.ts';
import { arbDrawNear } from './draws-near.ts';
import { modelOf } from './model/index.ts';

/** A content with a draw. */
interface Case {
  readonly content: Content;
  readonly draw: Draw;
}

/**
 * Fails with a counterexample when an item counts or settles differently from its naive model, over `runs` generated
 * contents and draws.
 */
export function assertAgreement(item: PlayItem, runs: number, bounds?: ContentBounds): void {
  fc.assert(
    fc.property(arbCase(item, bounds), (given) => disagreement(item, given) === undefined),
    { numRuns: runs, seed: 20_260_101 },
  );
}

/** Whether any of `runs` generated cases of an item distinguishes a mutant from the item's naive model. */
export function isTold(item: PlayItem, mutant: PlayItem, runs: number): boolean {
  return fc
    .sample(arbCase(item), { numRuns: runs, seed: 7 })
    .some((given) => disagreement(mutant, given) !== undefined);
}

function arbCase(item: PlayItem, bounds?: ContentBounds): fc.Arbitrary<Case> {
  return arbContent(item, bounds).chain((content) =>
    fc.record({ content: fc.constant(content), draw: arbDrawNear(item, content) }),
  );
}

/** How an item differs from its naive model; `undefined` when it agrees. */
export function disagreement(item: PlayItem, { content, draw }: Case): string | undefined {
  const model = modelOf(item.id);
  const lines = model.lines(content);
  const wins: Record<string, number> = {};
  for (const line of lines) {
    const tier = model.tierOf(line, draw);
    if (tier !== undefined) wins[tier] = (wins[tier] ?? 0) + 1;
  }
  const wanted = Object.entries(wins)
    .map(([tier, count]) => ({ tier, count }))
    .toSorted((a, b) => (a.tier < b.tier ? -1 : 1));
  const read = readContent(item, content);
  if (!read.ok) return read.error.code;
  const own = { count: read.value.count, wins: byTier(compileContent(item, read.value).settle(draw)) };
  const expected = { count: lines.length, wins: wanted };
  return JSON.stringify(own) === JSON.stringify(expected)
    ? undefined
    : `${JSON.stringify(own)} / ${JSON.stringify(expected)}`;
}
