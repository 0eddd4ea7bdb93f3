import { type Amount, amountOf, shareOf, truncate, ZERO } from '@tessera/protocol/money';
import type { EarnedKind, Terms } from './terms.ts';

/** The bonus of one deposit: that of the last step it reaches; zero below the first. */
export const matchBonus = ({ steps }: Pick<Terms<'deposit_match'>, 'steps'>, deposit: Amount): Amount =>
  steps.findLast((step) => deposit >= step.deposit)?.bonus ?? ZERO;

/**
 * The bonus for the net loss of a period: its share, cut to a whole hundredth and to `bonusMax`; zero for a loss below `lossMin`,
 * and for a win (a loss below zero).
 */
export function insuranceBonus(
  { lossMin, sharePpm, bonusMax }: Pick<Terms<'loss_insurance'>, 'lossMin' | 'sharePpm' | 'bonusMax'>,
  loss: Amount,
): Amount {
  if (loss < lossMin) return ZERO;
  const share = truncate(shareOf(loss, BigInt(sharePpm), 1_000_000n), 2);
  return share < bonusMax ? share : bonusMax;
}

/** Qualifying stake for the whole bonus: bonus × times. */
export const requiredStake = ({ times }: Pick<Terms<EarnedKind>, 'times'>, bonus: Amount): Amount =>
  amountOf(bonus * BigInt(times));
