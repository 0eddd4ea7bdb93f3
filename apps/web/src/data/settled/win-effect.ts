import type { BetSettled } from '@tessera/protocol/events';
import { type Amount, amountOf, parseAmount, ZERO } from '@tessera/protocol/money';

/** How a settled draw is shown to the player: celebrated only when the payout exceeds the stake. */
export type WinEffect =
  | { readonly kind: 'nothing' }
  /** A payout not above the stake: shown plainly. */
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

/** Gain, in multiples of the stake, from which a card opens, and from which it is grand. */
const CARD_TIMES = 10n;
const GRAND_TIMES = 100n;

/** The effect of a draw's settlement on all bets of this player. */
export function winEffectOf(settled: Pick<BetSettled, 'stake' | 'payout'>): WinEffect {
  const stake = moneyOf(settled.stake);
  const payout = moneyOf(settled.payout);
  if (payout <= 0n) return { kind: 'nothing' };
  if (payout <= stake) return { kind: 'returned', payout, stake };
  const gain = amountOf(payout - stake);
  if (gain < stake * CARD_TIMES) return { kind: 'toast', gain };
  return { kind: 'dialog', gain, stake, payout, grand: gain >= stake * GRAND_TIMES };
}

/** Whether the payout exceeds the stake: only then is a draw celebrated. */
export function isGain({ kind }: WinEffect): boolean {
  return kind === 'toast' || kind === 'dialog';
}

function moneyOf(text: string): Amount {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : ZERO;
}
