import type { ParsedContent, Picks } from '../content/parsed.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import { linePayout } from '../price/max-win.ts';
import { type Odds, oddsKey } from '../price/odds.ts';

/** A bet with its price: `lineStake` is in 1/10 000 of the currency. */
export interface JointBet {
  readonly item: PlayItem;
  readonly parsed: ParsedContent;
  readonly lineStake: bigint;
  readonly odds: Odds;
}

/** A part of a bet, paid as a bet of its own. The parts of a bet pay together what the bet pays, in every draw. */
export interface Part {
  readonly item: PlayItem;
  readonly picks: Picks;
  /** Payout of one line in a tier, by the tier's index. */
  readonly prize: (tier: number) => bigint;
  /** Slots of the draw that decide the payout; `undefined` when any number anywhere can. */
  readonly slots: readonly number[] | undefined;
  /** Payout in a draw. */
  readonly pays: (draw: Draw) => bigint;
}

/** Payouts of a bet's lines by tier, each computed once. */
export function prizesOf({ item, lineStake, odds }: JointBet): (tier: number) => bigint {
  const prizes = item.play.tiers().map((tier) => linePayout(lineStake, odds[oddsKey(item, tier)] ?? 0n));
  return (tier) => prizes[tier] ?? 0n;
}

/** The payout of picks by draw. */
export function payoutsOf(item: PlayItem, picks: Picks, prize: (tier: number) => bigint): Part['pays'] {
  const judge = item.play.judge(picks);
  const tally: number[] = item.play.tiers().map(() => 0);
  return (draw) => {
    judge(draw, tally);
    let sum = 0n;
    for (let tier = 0; tier < tally.length; tier++) {
      const lines = tally[tier] ?? 0;
      if (lines === 0) continue;
      sum += BigInt(lines) * prize(tier);
      tally[tier] = 0;
    }
    return sum;
  };
}
