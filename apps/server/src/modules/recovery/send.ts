import type { ContactKind } from '@tessera/protocol/contact-address';
import { defineLongJob, type Store, type Tx } from '../../store/index.ts';
import { findUser, type User } from '../identity/index.ts';
import type { RecoveryDeps } from './deps.ts';
import { letterOf, type MessageAbout } from './letters.ts';

/** A notice of a change is worth sending this long; a code, as long as it is valid. */
const NOTICE_LIFE_MS = 24 * 3_600_000;
const PAUSE_MS_MIN = 2_000;
const PAUSE_MS_MAX = 600_000;

/** Pause after an unclear answer: the age of the message, so that pauses double, within bounds. */
export function pauseAfter(ageMs: number): number {
  return Math.min(Math.max(ageMs, PAUSE_MS_MIN), PAUSE_MS_MAX);
}

/** Reference of a message at the provider, which sends each reference once. */
export const refOf = (id: bigint): string => `msg-${id}`;

interface WaitingRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly kind: ContactKind;
  readonly address: Buffer;
  readonly about: MessageAbout;
  readonly happened_at: Date;
  readonly device: string;
  readonly at: Date;
  readonly code_id: bigint | null;
  readonly purpose: 'contact' | 'password' | null;
  readonly salt: Buffer | null;
  readonly expires_at: Date | null;
}

/**
 * Sends a message by the provider, outside any transaction. After an unclear answer the same reference is sent again, until the
 * message is no longer worth it.
 */
export const sendJob = defineLongJob('recovery.send', {
  slow: true,
  async run(deps: RecoveryDeps, { key }) {
    const { store, clock, providers } = deps;
    const message = await findWaiting(store, BigInt(key));
    if (!message) return undefined;
    const now = clock.local();
    const sentAt = message.at.getTime();
    const isCode = message.about === 'code';
    const ends = isCode ? (message.expires_at?.getTime() ?? 0) : sentAt + NOTICE_LIFE_MS;
    if (now >= ends) {
      await markMessage(store, message.id, 'gave_up', now);
      return undefined;
    }
    const user = await findUser(store, message.user_id);
    if (!user) throw new Error('the player of a message does not exist');
    const answer = await providers.client('messenger')?.call('/v1/messages', bodyOf(message, user, deps));
    if (!answer || answer.outcome === 'unclear')
      return { runAgainAt: Math.min(now + pauseAfter(now - sentAt), ends) };
    await markMessage(store, message.id, answer.outcome === 'done' ? 'sent' : 'bounced', clock.local());
    return undefined;
  },
});

function bodyOf(message: WaitingRow, user: User, { vault, codes, platform }: RecoveryDeps) {
  const { settings } = platform;
  const { code_id, salt } = message;
  const letter = letterOf({
    about: message.about,
    language: user.language,
    site: settings.get('platformName'),
    name: user.user_name,
    at: message.happened_at.getTime(),
    zone: settings.get('timeZone'),
    device: message.device,
    ...(code_id !== null &&
      salt !== null && {
        code: codes.codeOf({ id: code_id, salt }),
        purpose: message.purpose ?? 'contact',
        minutes: Math.round(settings.get('contactCodeSeconds') / 60),
      }),
  });
  return {
    ref: refOf(message.id),
    channel: message.kind === 'email' ? 'email' : 'sms',
    to: vault.open(message.user_id, message.address),
    ...letter,
  };
}

async function findWaiting(store: Store, id: bigint): Promise<WaitingRow | undefined> {
  const { rows } = await store.query<WaitingRow>(
    `select m.id, m.user_id, m.kind, m.address, m.about, m.happened_at, m.device, m.at, c.id as code_id, c.purpose, c.salt, c.expires_at
     from contact_message m left join contact_code c on c.id = m.code_id
     where m.id = $1 and m.state = 'waiting'`,
    [id],
  );
  return rows[0];
}

/** Where a message has got to. What the provider reported last stays. */
export type Delivery = 'sent' | 'delivered' | 'bounced' | 'gave_up';

/**
 * Records what became of a message; a bounced one marks the player's address if it is still the same, a delivered one clears the
 * mark. False when nothing was open.
 */
export async function markMessage(
  db: Store | Tx,
  id: bigint,
  state: Delivery,
  now: number,
): Promise<boolean> {
  const open = state === 'delivered' || state === 'bounced' ? ['waiting', 'sent', 'gave_up'] : ['waiting'];
  const { rowCount } = await db.query(
    `with marked as (
       update contact_message set state = $2, state_at = $3 where id = $1 and state = any ($4)
       returning user_id, kind, fingerprint),
     contact as (
       update account_contact a set bounced_at = case when $2 = 'bounced' then $3::timestamptz end
       from marked m
       where $2 in ('bounced', 'delivered') and a.user_id = m.user_id and a.kind = m.kind and a.fingerprint = m.fingerprint)
     select from marked`,
    [id, state, new Date(now), open],
  );
  return rowCount === 1;
}
