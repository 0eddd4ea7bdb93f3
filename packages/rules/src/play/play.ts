import type { Picks } from '../content/parsed.ts';

/** One prize tier for one kind of unit bet, with the exact odds of ONE unit bet: `wins` of `total` outcomes. */
export interface Tier {
  readonly tier: string;
  /** Unit bets of different kinds have different odds; `unit` when the item has only one kind. */
  readonly kind: string;
  readonly wins: bigint;
  readonly total: bigint;
  /** Parlay only: number of single bets whose odds are multiplied; the return of the board applies to each. Default one. */
  readonly legs?: number;
}

/** Number of winning unit bets per tier; the index is the tier's index in `Play.tiers()`. */
export type Tally = number[];

/** Adds the winning unit bets of a draw to a tally. */
export type Judge<D> = (draw: D, tally: Tally) => void;

/** Payout of one unit bet in the tier of that index, in any integer unit. */
export type Prize = (tierIndex: number) => bigint;

/** How an item is counted, settled and priced. Its contents are already parsed and valid. */
export interface Play<D> {
  /** Exact odds per tier and kind; computed on first use. */
  readonly tiers: () => readonly Tier[];
  /** Number of unit bets, by formula. 0 when every combination is degenerate. */
  count(picks: Picks): number;
  /** Prepares a content for settlement. Settling one draw then takes microseconds. */
  judge(picks: Picks): Judge<D>;
  /** Indexes of the tiers that the content can win in some draw; absent when its picks do not limit them. */
  winnable?(picks: Picks): readonly number[];
  /** The largest payout of the whole content in one draw. */
  best(picks: Picks, prize: Prize): bigint;
}

/** Tier of a returned stake (push). */
export const pushTier = 'push';

/** The only tier of a simple item. */
export const winTier = (wins: bigint | number, total: bigint | number): readonly Tier[] => [
  { tier: 'win', kind: 'unit', wins: BigInt(wins), total: BigInt(total) },
];

/** Payout of a tally at given prizes. */
export function worth(tally: Tally, prize: Prize): bigint {
  let value = 0n;
  for (const [index, count] of tally.entries()) {
    if (count > 0) value += BigInt(count) * prize(index);
  }
  return value;
}

/** The largest payout of a judge over the given draws. They must include one of the best draws. */
export function bestOver<D>(draws: Iterable<D>, judge: Judge<D>, tierCount: number, prize: Prize): bigint {
  const prizes = Array.from({ length: tierCount }, (_, index) => prize(index));
  const tally: Tally = new Array(tierCount).fill(0);
  let best = 0n;
  let bestKey = '';
  for (const draw of draws) {
    tally.fill(0);
    judge(draw, tally);
    const key = tally.join();
    if (key === bestKey) continue;
    const value = worth(tally, (index) => prizes[index] ?? 0n);
    if (value > best) {
      best = value;
      bestKey = key;
    }
  }
  return best;
}

/** The larger of two amounts. */
export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
