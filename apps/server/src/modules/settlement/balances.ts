import { type Amount, type BalanceChanged, printAmount } from '@tessera/protocol';
import type { PlayerEmit } from '../betting/index.ts';

/** Main balances that one statement changed; nulls when it changed none. */
export interface BalanceRow {
  readonly players: readonly bigint[] | null;
  readonly currencies: readonly string[] | null;
  readonly balances: readonly bigint[] | null;
  readonly seq: bigint | null;
}

/** Sends the players of a row their new balances. */
export function tellBalances(
  emit: PlayerEmit,
  { players, currencies, balances, seq }: BalanceRow,
  cause: BalanceChanged['cause'],
): void {
  if (!players || !currencies || !balances) return;
  for (const [place, userId] of players.entries()) {
    emit.user(userId, 'balance', {
      balance: printAmount(balances[place] as Amount),
      currency: currencies[place]!,
      cause,
      seq: Number(seq),
    });
  }
}
