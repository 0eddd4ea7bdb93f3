import type { Content } from '../content/parse.ts';
import { compileContent } from '../engine/compile.ts';
import { readContent } from '../engine/read.ts';
import type { PlayItem } from '../families/declare.ts';
import type { DrawSpace } from './draw-space.ts';

/**
 * Walks a draw space and computes, per tier and kind, how many unit bets of the kind the content must hold if the item's odds
 * are right: wins in the space x total / (wins of one unit bet x space). The result is an exact number as text. A fraction
 * means that the odds are wrong.
 */
export function linesByTier(
  item: PlayItem,
  content: Content,
  space: DrawSpace,
): readonly { readonly tier: string; readonly kind: string; readonly lines: string }[] {
  const read = readContent(item, content);
  if (!read.ok) throw new Error(`${item.id}: ${read.error.code}`);
  const compiled = compileContent(item, read.value);
  const wins = new Map<string, bigint>();
  let total = 0n;
  for (const [draw, weight] of space()) {
    total += weight;
    for (const { tier, kind, count } of compiled.settle(draw)) {
      const key = `${tier} ${kind}`;
      wins.set(key, (wins.get(key) ?? 0n) + BigInt(count) * weight);
    }
  }
  return item.tiers.map((tier) => {
    const found = wins.get(`${tier.tier} ${tier.kind}`) ?? 0n;
    const numerator = found * tier.total;
    const denominator = tier.wins * total;
    return {
      tier: tier.tier,
      kind: tier.kind,
      lines: numerator % denominator === 0n ? String(numerator / denominator) : `${numerator}/${denominator}`,
    };
  });
}
