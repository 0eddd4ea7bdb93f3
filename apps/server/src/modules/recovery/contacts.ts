import type { ContactAddress, ContactKind } from '@tessera/protocol/contact-address';
import { maskContact } from '@tessera/protocol/contact-address';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Store, Tx } from '../../store/index.ts';
import type { RecoveryDeps } from './deps.ts';

/** An address of a player, as stored. */
export interface ContactRow extends Record<string, unknown> {
  readonly kind: ContactKind;
  /** Sealed. */
  readonly address: Buffer;
  readonly fingerprint: Buffer;
  readonly masked: string;
  readonly added_at: Date;
  readonly bounced_at: Date | null;
}

/** The addresses of a player: at most one of each kind. `lock`: until the end of the transaction. */
export async function contactsOf(
  db: Store | Tx,
  userId: bigint,
  { lock = false } = {},
): Promise<readonly ContactRow[]> {
  const { rows } = await db.query<ContactRow>(
    `select kind, address, fingerprint, masked, added_at, bounced_at from account_contact
     where user_id = $1 order by kind ${lock ? 'for update' : ''}`,
    [userId],
  );
  return rows;
}

/** What the player sees of the own contacts. */
export async function contactsView(
  { store, identity, platform }: Pick<RecoveryDeps, 'store' | 'identity' | 'platform'>,
  userId: bigint,
): Promise<ReplyOf<'contactList'>> {
  const rows = await contactsOf(store, userId);
  return {
    items: rows.map(({ kind, masked, added_at, bounced_at }) => ({
      kind,
      masked,
      added_at: added_at.getTime(),
      bounced_at: bounced_at?.getTime() ?? null,
    })),
    codes_left: await identity.passwordCodes.left(userId),
    lock_seconds: platform.settings.get('withdrawLockSeconds'),
  };
}

/** Adds an address, or replaces the one of its kind; returns the replaced one if it was another. */
export async function putContact(
  tx: Tx,
  userId: bigint,
  contact: ContactAddress,
  now: number,
  { vault }: Pick<RecoveryDeps, 'vault'>,
): Promise<ContactRow | undefined> {
  const before = (await contactsOf(tx, userId, { lock: true })).find(({ kind }) => kind === contact.kind);
  const fingerprint = vault.fingerprint(contact.address);
  await tx.query(
    `insert into account_contact (user_id, kind, address, fingerprint, masked, added_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, kind) do update set address = excluded.address, fingerprint = excluded.fingerprint,
       masked = excluded.masked, added_at = excluded.added_at, bounced_at = null`,
    [
      userId,
      contact.kind,
      vault.seal(userId, contact.address),
      fingerprint,
      maskContact(contact),
      new Date(now),
    ],
  );
  return before?.fingerprint.equals(fingerprint) ? undefined : before;
}

/** Removes the address of a kind and returns it. */
export async function dropContact(
  tx: Tx,
  userId: bigint,
  kind: ContactKind,
): Promise<ContactRow | undefined> {
  const { rows } = await tx.query<ContactRow>(
    `delete from account_contact where user_id = $1 and kind = $2
     returning kind, address, fingerprint, masked, added_at, bounced_at`,
    [userId, kind],
  );
  return rows[0];
}
