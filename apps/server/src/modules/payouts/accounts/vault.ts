import { createHmac } from 'node:crypto';
import { openFor, sealFor } from '../../identity/index.ts';
import type { Secrets } from '../../settings/index.ts';
import type { AccountKind, AccountRow } from './account-row.ts';

/** Keeps account numbers: sealed at rest, and known again by a keyed hash. */
export interface AccountVault {
  seal(userId: bigint, number: string): Buffer;
  /** Throws when a byte was changed or the row is another player's. */
  open(row: Pick<AccountRow, 'user_id' | 'number'>): string;
  /** The same for the same account of whichever player. */
  fingerprint(kind: AccountKind, bank: string, number: string): Buffer;
}

export function createVault(secrets: Secrets): AccountVault {
  const sealing = secrets.key('payout account');
  const naming = secrets.key('payout fingerprint');
  return {
    seal: (userId, number) => sealFor(sealing, ownerOf(userId), Buffer.from(number)),
    open: ({ user_id, number }) => openFor(sealing, ownerOf(user_id), number).toString(),
    // A card number is of one bank only; the bank a player chose says nothing more.
    fingerprint: (kind, bank, number) =>
      createHmac('sha256', naming)
        .update(kind === 'bank' ? `bank ${number}` : `${bank} ${number}`)
        .digest(),
  };
}

const ownerOf = (userId: bigint): string => `payout account of ${userId}`;
