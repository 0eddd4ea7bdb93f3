import { type Amount, amountOf } from '@tessera/protocol';
import type { MovementKind } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Posting } from '../ledger/index.ts';
import { chaseMovements } from './movements.ts';

/** The player's main balance after a posting, and a sequence number that orders all balances of the player. */
export interface BalanceAfter {
  readonly balance: Amount;
  readonly seq: number;
}

interface Owner {
  readonly userId: bigint;
  readonly currency: string;
}

/** Holds the cost of a whole chase: main -C, held +C. */
export function hold(owner: Owner, chaseId: bigint, cost: bigint): Posting {
  return move(chaseMovements.chase.kind, chaseId, owner, cost);
}

/** Releases the hold of one issue that is not placed: held -S, main +S. */
export function releaseIssue(owner: Owner, issueId: bigint, stake: bigint): Posting {
  return move(chaseMovements.chase_issue.kind, issueId, owner, -stake);
}

/** Releases the rest of the hold of a chase that ended: held -R, main +R. */
export function releaseRest(owner: Owner, chaseId: bigint, rest: bigint): Posting {
  return move(chaseMovements.chase_rest.kind, chaseId, owner, -rest);
}

/** Main balance of a player whose account was locked by a posting in this transaction. */
export async function balanceAfter(tx: Tx, { userId, currency }: Owner): Promise<BalanceAfter> {
  const { rows } = await tx.query<{ balance: Amount; seq: bigint }>(
    `select balance, nextval('id_seq') as seq from player_balance where user_id = $1 and kind = 'main' and currency = $2`,
    [userId, currency],
  );
  return { balance: rows[0]!.balance, seq: Number(rows[0]!.seq) };
}

function move(kind: MovementKind, id: bigint, { userId, currency }: Owner, toHeld: bigint): Posting {
  return {
    kind,
    key: String(id),
    userId,
    entries: [
      { account: { userId, kind: 'main' }, currency, amount: amountOf(-toHeld) },
      { account: { userId, kind: 'held' }, currency, amount: amountOf(toHeld) },
    ],
  };
}
