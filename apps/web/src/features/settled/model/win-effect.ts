import type { BetSettled } from '@tessera/protocol/events';
import { type Amount, amountOf, parseAmount, ZERO } from '@tessera/protocol/money';

/** How a decided draw is told to the player (`design.md` 7.1): celebrated only when more came back than was staked. */
export type WinEffect =
  | { readonly kind: 'nothing' }
  /** Something came back, but not more than was staked: said plainly. */
  | { readonly kind: 'returned'; readonly payout: Amount; readonly stake: Amount }
  | { readonly kind: 'toast'; readonly gain: Amount }
  | {
      readonly kind: 'dialog';
      readonly gain: Amount;
      readonly stake: Amount;
      readonly payout: Amount;
      /** Gain of at least 100 times the stake. */
      readonly grand: boolean;
    };

/** Gain, in times the stake, from which a card opens, and from which it is a grand one. */
const CARD_TIMES = 10n;
const GRAND_TIMES = 100n;

/** The effect of a draw's decision on all bets of this player. */
export function winEffectOf(settled: Pick<BetSettled, 'stake' | 'payout'>): WinEffect {
  const stake = moneyOf(settled.stake);
  const payout = moneyOf(settled.payout);
  if (payout <= 0n) return { kind: 'nothing' };
  if (payout <= stake) return { kind: 'returned', payout, stake };
  const gain = amountOf(payout - stake);
  if (gain < stake * CARD_TIMES) return { kind: 'toast', gain };
  return { kind: 'dialog', gain, stake, payout, grand: gain >= stake * GRAND_TIMES };
}

function moneyOf(text: string): Amount {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : ZERO;
}
