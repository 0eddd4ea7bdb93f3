import type { ParsedContent } from '../content/parsed.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import type { Tier } from '../play/play.ts';

/** Winning unit bets of one tier and kind. */
export interface Win {
  readonly tier: string;
  readonly kind: string;
  readonly count: number;
}

/** A content prepared for settlement. Settling one draw takes microseconds. */
export interface CompiledContent {
  /** Number of unit bets. */
  readonly lines: number;
  /** Winning unit bets by tier and kind, sorted by tier, then kind; may be empty. Throws on a draw of another family. */
  settle(draw: Draw): readonly Win[];
}

const nothing: readonly Win[] = [];

/** Prepares a parsed content of an item. */
export function compileContent(item: PlayItem, parsed: ParsedContent): CompiledContent {
  const tiers = item.play.tiers();
  const judge = item.play.judge(parsed);
  const order = orderOf(item);
  const tally = new Array<number>(tiers.length).fill(0);
  return {
    lines: parsed.count,
    settle(draw) {
      judge(draw, tally);
      let wins: Win[] | undefined;
      for (const index of order) {
        const count = tally[index] ?? 0;
        if (count === 0) continue;
        tally[index] = 0;
        const { tier, kind } = tiers[index] ?? { tier: '', kind: '' };
        wins ??= [];
        wins.push({ tier, kind, count });
      }
      return wins ?? nothing;
    },
  };
}

/** Sums wins over their kinds. Wins must be sorted by tier. */
export function byTier(wins: readonly Win[]): { tier: string; count: number }[] {
  const sums: { tier: string; count: number }[] = [];
  for (const { tier, count } of wins) {
    const last = sums.at(-1);
    if (last?.tier === tier) last.count += count;
    else sums.push({ tier, count });
  }
  return sums;
}

/** Sorted once per item, because some items have hundreds of tiers. */
const orders = new WeakMap<PlayItem, readonly number[]>();

function orderOf(item: PlayItem): readonly number[] {
  const known = orders.get(item) ?? settleOrder(item.play.tiers());
  orders.set(item, known);
  return known;
}

/** Tier indexes sorted by name, so that wins need no sorting per draw. */
function settleOrder(tiers: readonly Tier[]): readonly number[] {
  const nameAt = (index: number): string => `${tiers[index]?.tier} ${tiers[index]?.kind}`;
  return tiers.map((_, index) => index).sort((a, b) => (nameAt(a) < nameAt(b) ? -1 : 1));
}
