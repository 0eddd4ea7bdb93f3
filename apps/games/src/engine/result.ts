import type { RoundView } from '@tessera/games';
import { type Amount, amountFrom, amountOf } from './money.ts';

/** How a finished round is presented. Only a payout above the stake is a win. */
export type Tone = 'won' | 'returned' | 'lost' | 'void';

export interface Told {
  readonly tone: Tone;
  readonly stake: Amount;
  readonly payout: Amount;
  /** Payout minus stake. */
  readonly net: Amount;
}

/** Presentation of a round; a return of the stake or less is never a win. */
export function told(round: RoundView): Told {
  const stake = amountFrom(round.stake);
  const payout = amountFrom(round.payout);
  return { tone: toneOf(round.state, stake, payout), stake, payout, net: amountOf(payout - stake) };
}

function toneOf(state: RoundView['state'], stake: bigint, payout: bigint): Tone {
  if (state === 'void') return 'void';
  if (payout > stake) return 'won';
  return payout > 0n ? 'returned' : 'lost';
}
