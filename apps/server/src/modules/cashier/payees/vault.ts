import { createHmac } from 'node:crypto';
import { openFor, sealFor } from '../../identity/index.ts';
import type { Secrets } from '../../settings/index.ts';
import type { AccountKind, AccountRow } from './payee-row.ts';

/** Encrypts account numbers, and recognizes equal numbers by a keyed hash. */
export interface AccountVault {
  seal(userId: bigint, number: string): Buffer;
  /** Throws when the data was changed or the row belongs to another player. */
  open(row: Pick<AccountRow, 'user_id' | 'number'>): string;
  /** Equal for the same account, whichever player it belongs to. */
  fingerprint(kind: AccountKind, bank: string, number: string): Buffer;
}

export function createVault(secrets: Secrets): AccountVault {
  const sealing = secrets.key('payout account');
  const naming = secrets.key('payout fingerprint');
  return {
    seal: (userId, number) => sealFor(sealing, ownerOf(userId), Buffer.from(number)),
    open: ({ user_id, number }) => openFor(sealing, ownerOf(user_id), number).toString(),
    // A card number belongs to one bank only, so the bank that the player chose adds nothing.
    fingerprint: (kind, bank, number) =>
      createHmac('sha256', naming)
        .update(kind === 'bank' ? `bank ${number}` : `${bank} ${number}`)
        .digest(),
  };
}

const ownerOf = (userId: bigint): string => `payout account of ${userId}`;
