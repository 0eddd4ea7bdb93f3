import type { Win } from '../engine/compile.ts';
import { linePayout } from './max-win.ts';
import type { Odds } from './odds.ts';

/**
 * Payout of a ticket in 1/10 000 of its currency: for every tier and kind, count times the floored payout of one line, so a
 * ticket pays exactly what its lines would pay as tickets of their own.
 *
 * Throws when the odds name neither `tier/kind` nor `tier` of a win: such a ticket must not be settled silently at nothing.
 */
export function payoutOf(wins: readonly Win[], lineStake: bigint, odds: Odds): bigint {
  return wins.reduce((sum, { tier, kind, count }) => {
    const rate = odds[`${tier}/${kind}`] ?? odds[tier];
    if (rate === undefined) throw new RangeError(`no odds for tier ${tier} of kind ${kind}`);
    return sum + BigInt(count) * linePayout(lineStake, rate);
  }, 0n);
}
