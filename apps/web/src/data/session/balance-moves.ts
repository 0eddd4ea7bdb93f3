import type { BalanceChanged } from '@tessera/protocol/events';

/** Why the main balance changed, if known; a poll has no cause. */
export type BalanceCause = BalanceChanged['cause'];

/**
 * Causes the player notices as their own action or win; polls, deposits and corrections change the figure without animation.
 */
const felt: readonly (BalanceCause | undefined)[] = ['bet', 'win', 'refund', 'transfer'];

/** Whether a change is animated: stake of a bet, its refund, a win, a transfer. */
export function isFelt(cause: BalanceCause | undefined): boolean {
  return felt.includes(cause);
}
