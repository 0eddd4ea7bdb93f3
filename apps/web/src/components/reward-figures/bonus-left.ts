import { type Amount, amountOf } from '@tessera/protocol/money';
import { nextSlice } from '@tessera/rewards';
import { shareOf } from '../amount/index.ts';
import { units } from './units.ts';

/** An earned bonus as replies describe it. */
interface EarnedBonus {
  readonly reward: string;
  readonly paid: string;
  /** Stake that pays the whole bonus. */
  readonly required: string;
  /** Stake so far. */
  readonly progress: string;
}

/** What is left of an earned bonus. */
export interface BonusLeft {
  /** Stake still missing for the whole bonus. */
  readonly stake: Amount;
  /** Not paid yet: what giving up loses. */
  readonly unpaid: Amount;
  /** Share of the stake so far, 0 to 1, for a bar. */
  readonly share: number;
  /** The next slice: the stake missing for it, and what it pays. */
  readonly next: { readonly stake: Amount; readonly pays: Amount } | undefined;
}

export function bonusLeft({ reward, paid, required, progress }: EarnedBonus): BonusLeft {
  const [whole, done] = [units(required), units(progress)];
  const next = whole > 0n ? nextSlice(units(reward), whole, done) : undefined;
  return {
    stake: amountOf(done < whole ? whole - done : 0n),
    unpaid: amountOf(units(reward) - units(paid)),
    share: shareOf(done, whole),
    next: next && { stake: amountOf(next.at - done), pays: next.pays },
  };
}
