import type { ContactKind } from '@tessera/protocol/contact-address';
import { z } from 'zod';
import { defineJob, idField, type Store, type Tx } from '../../store/index.ts';
import { securityEvents } from '../identity/index.ts';
import { contactsOf } from './contacts.ts';
import type { RecoveryDeps } from './deps.ts';
import type { MessageAbout } from './letters.ts';
import { sendJob } from './send.ts';

/** A message to one address of a player. */
interface NewMessage {
  readonly userId: bigint;
  readonly to: { readonly kind: ContactKind; readonly address: Buffer; readonly fingerprint: Buffer };
  readonly about: MessageAbout;
  readonly codeId?: bigint;
  /** When that happened which it tells of, ms. */
  readonly happenedAt: number;
  readonly device: string;
}

/** Writes a message and adds the job that sends it, at the commit of `tx`. */
export async function queueMessage(
  tx: Tx,
  { userId, to, about, codeId, happenedAt, device }: NewMessage,
  { clock, jobs }: Pick<RecoveryDeps, 'clock' | 'jobs'>,
): Promise<void> {
  const now = clock.local();
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into contact_message (user_id, kind, address, fingerprint, about, code_id, happened_at, device, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      userId,
      to.kind,
      to.address,
      to.fingerprint,
      about,
      codeId ?? null,
      new Date(happenedAt),
      device,
      new Date(now),
    ],
  );
  await jobs.add(sendJob, String(rows[0]!.id), now, {}, tx);
}

interface CodeRow extends Record<string, unknown> {
  readonly user_id: bigint | null;
  readonly kind: ContactKind;
  readonly address: Buffer;
  readonly fingerprint: Buffer;
  readonly created_at: Date;
}

/**
 * Makes the message of a code. It is a job, so that a request for an account that does not exist takes the same time as any other.
 */
export const codeJob = defineJob('recovery.code', {
  async run(deps: RecoveryDeps, { key }, tx) {
    const { rows } = await tx.query<CodeRow>(
      'select user_id, kind, address, fingerprint, created_at from contact_code where id = $1',
      [key],
    );
    const row = rows[0];
    if (!row || row.user_id === null) return;
    const message = {
      userId: row.user_id,
      to: row,
      about: 'code',
      codeId: BigInt(key),
      happenedAt: row.created_at.getTime(),
      device: '',
    } as const;
    await queueMessage(tx, message, deps);
  },
});

/** Tells every address of a player of a change of the account's security, whatever the preferences. */
export const tellJob = defineJob('recovery.tell', {
  payload: z.object({ user: idField, what: z.enum(securityEvents), at: z.int(), device: z.string() }),
  async run(deps: RecoveryDeps, { payload: { user, what, at, device } }, tx) {
    for (const to of await contactsOf(tx, user))
      await queueMessage(tx, { userId: user, to, about: what, happenedAt: at, device }, deps);
  },
});

/** Messages are kept this long, so that an operator can see what was sent. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** Removes old messages with their addresses. */
export async function forgetMessages(store: Store, now: number): Promise<void> {
  await store.query('delete from contact_message where at < $1', [new Date(now - KEEP_MS)]);
}
