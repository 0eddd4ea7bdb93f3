import { type InboxKind, quietPushKinds } from '@tessera/protocol';
import type { Store } from '../../../store/index.ts';
import type { PushFacts } from './message.ts';
import { OPEN } from './open.ts';
import type { PushOutcome } from './outcome.ts';

/** A message whose turn has come. */
export interface Claimed {
  readonly id: bigint;
  readonly subscription: bigint;
  /** With this one. */
  readonly attempts: number;
  readonly facts: PushFacts;
  readonly language: string;
  readonly amounts: boolean;
  /** Time of the claim, ms. */
  readonly now: number;
}

interface ClaimedRow
  extends Record<string, unknown>,
    Pick<PushFacts, 'endpoint' | 'p256dh' | 'auth' | 'origin' | 'open' | 'quiet'> {
  readonly id: bigint;
  readonly subscription: bigint;
  readonly attempts: number;
  readonly expires_at: Date;
  readonly event_id: bigint | null;
  readonly type: NonNullable<PushFacts['event']>['type'] | null;
  readonly kind: InboxKind;
  readonly key: string;
  readonly data: NonNullable<PushFacts['event']>['data'];
  readonly read: boolean;
  readonly off: readonly InboxKind[];
  readonly on_break: boolean;
  readonly amounts: boolean | null;
  readonly language: string;
  readonly now: Date;
}

/**
 * Takes messages that are due, the longest waiting first, with everything that decides on them as it is now. Other nodes pass over them.
 * When this node dies with them, they are due again after `leaseMs`.
 */
export async function claimPushes(store: Store, most: number, leaseMs: number): Promise<Claimed[]> {
  const { rows } = await store.query<ClaimedRow>(
    `with due as (
        select id from push_delivery where state = 'queued' and not_before <= app_now()
        order by not_before limit $1 for update skip locked
      ), claimed as (
        update push_delivery d set attempts = d.attempts + 1, not_before = app_now() + $2 * interval '1 millisecond'
        from due where d.id = due.id
        returning d.id, d.subscription_id, d.event_id, d.user_id, d.attempts, d.expires_at
      )
      select c.id, s.id as subscription, c.attempts, c.expires_at, c.event_id, e.type, e.kind, e.key, e.data, e.read_at is not null as read,
        s.endpoint, s.p256dh, s.auth, s.origin, p.language, i.push_amounts as amounts, app_now() as now,
        p.enable and ${OPEN} as open,
        coalesce(i.off, '{}') || coalesce(i.push_off, $3::text[]) as off,
        case when i.zone is not null then jsonb_build_object('from', i.quiet_from, 'to', i.quiet_to, 'zone', i.zone) end as quiet,
        exists (select from player_break b where b.user_id = c.user_id) as on_break
      from claimed c
      join push_subscription s on s.id = c.subscription_id
      join player p on p.id = c.user_id
      left join inbox_event e on e.user_id = c.user_id and e.id = c.event_id
      left join inbox_setting i on i.user_id = c.user_id`,
    [most, leaseMs, quietPushKinds],
  );
  return rows.map(claimedOf);
}

function claimedOf(row: ClaimedRow): Claimed {
  const { id, subscription, attempts, endpoint, p256dh, auth, origin, quiet, type, kind, key, data, read } =
    row;
  return {
    id,
    subscription,
    attempts,
    language: row.language,
    amounts: row.amounts ?? false,
    now: row.now.getTime(),
    facts: {
      endpoint,
      p256dh,
      auth,
      origin,
      // The event of a message has been removed: it is too old.
      open: row.open && (row.event_id === null || type !== null),
      ...(row.event_id !== null &&
        type !== null && { event: { id: row.event_id, type, kind, key, data, read } }),
      off: row.off,
      quiet,
      onBreak: row.on_break,
      expiresAt: row.expires_at.getTime(),
    },
  };
}

/** What became of a message. */
export interface Decided {
  readonly id: bigint;
  readonly subscription: bigint;
  readonly outcome: PushOutcome | { readonly state: 'dropped' };
}

/** Writes what became of messages. A subscription that its push service calls gone is never used again. */
export async function notePushes(store: Store, decided: readonly Decided[]): Promise<void> {
  const gone = decided
    .filter(({ outcome }) => outcome.state === 'gone')
    .map(({ subscription }) => subscription);
  await store.tx(async (tx) => {
    await tx.query(
      `update push_delivery d set state = n.state, not_before = coalesce(n.not_before, d.not_before),
         done_at = case when n.state <> 'queued' then app_now() end
       from unnest($1::bigint[], $2::text[], $3::timestamptz[]) n (id, state, not_before)
       where d.id = n.id and d.state = 'queued'`,
      [
        decided.map(({ id }) => id),
        decided.map(({ outcome }) => outcome.state),
        decided.map(({ outcome }) => ('notBefore' in outcome ? new Date(outcome.notBefore) : null)),
      ],
    );
    if (gone.length === 0) return;
    await tx.query(
      'update push_subscription set gone_at = app_now() where id = any ($1) and gone_at is null',
      [gone],
    );
    await tx.query(
      `update push_delivery set state = 'gone', done_at = app_now() where subscription_id = any ($1) and state = 'queued'`,
      [gone],
    );
  });
}

/** Milliseconds until the next message is due, 0 when one is; undefined when none waits. */
export async function nextPushIn(store: Store): Promise<number | undefined> {
  const { rows } = await store.query<{ ms: number | null }>(
    `select extract(epoch from min(not_before) - app_now())::float8 * 1000 as ms
     from push_delivery where state = 'queued'`,
  );
  const ms = rows[0]?.ms;
  // Without a message the minimum is null, which "greatest" of SQL would pass over.
  return typeof ms === 'number' ? Math.max(0, ms) : undefined;
}
