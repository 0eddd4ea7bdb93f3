import type { BalanceChanged } from '@tessera/protocol/events';

/** Why a main balance changed, as far as known; a poll knows nothing. */
export type BalanceCause = BalanceChanged['cause'];

/** What the player has just done or won; a poll, a deposit or a correction changes the figure in silence (`design.md` 3). */
const felt: readonly (BalanceCause | undefined)[] = ['bet', 'win', 'refund', 'transfer'];

/** Whether a change is shown as a movement: the stake of a bet, its return, a win, a transfer. */
export function isFelt(cause: BalanceCause | undefined): boolean {
  return felt.includes(cause);
}
