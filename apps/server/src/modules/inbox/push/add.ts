import { type InboxKind, inboxTypes, lockedInboxKinds, quietPushKinds } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import type { InboxDeps } from '../deps.ts';
import type { Written } from '../event.ts';
import { pushLifeOf } from './message.ts';
import { OPEN } from './open.ts';
import { sendJob } from './send-job.ts';

/** Time for an open page to mark an event as read, which spares the message, ms. */
const GRACE_MS = 3_000;

/** What guards the player is sent at once. */
const graceOf = (kind: InboxKind): number => (lockedInboxKinds.includes(kind) ? 0 : GRACE_MS);

/** Adds a message for each browser of the players to whom these events are announced, at the commit of `tx`. */
export async function queuePushes(
  tx: Tx,
  written: readonly Written[],
  { jobs, clock }: Pick<InboxDeps, 'jobs' | 'clock'>,
): Promise<void> {
  const loud = written.filter(({ loud, event }) => loud && !event.read);
  if (loud.length === 0) return;
  const kinds = loud.map(({ event }) => inboxTypes[event.type]);
  const { rowCount } = await tx.query(
    `insert into push_delivery (subscription_id, event_id, user_id, not_before, expires_at, at)
     select s.id, n.event_id, n.user_id, app_now() + n.grace * interval '1 millisecond', app_now() + make_interval(secs => n.life), app_now()
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::integer[], $6::integer[]) n (user_id, event_id, kind, life, grace)
     join push_subscription s on s.user_id = n.user_id and ${OPEN}
     left join inbox_setting i on i.user_id = n.user_id
     where n.kind <> all (coalesce(i.push_off, $5::text[]))
     on conflict do nothing`,
    [
      loud.map(({ user }) => user),
      loud.map(({ event }) => event.id),
      kinds,
      kinds.map(pushLifeOf),
      quietPushKinds,
      kinds.map(graceOf),
    ],
  );
  if (!rowCount) return;
  const due = clock.local() + Math.min(...kinds.map(graceOf));
  await jobs.add(sendJob, `event:${loud[0]!.event.id}`, due, {}, tx);
}
