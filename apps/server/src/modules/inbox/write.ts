import { type InboxKind, inboxTypes, isLoud, type Quiet } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';
import type { InboxDeps } from './deps.ts';
import type { InboxEvent, Written } from './event.ts';
import { queuePushes } from './push/add.ts';

type Content<Event> = Event extends InboxEvent ? Pick<Event, 'type' | 'data'> : never;

/** An event to be written. `key`: what happened, once for each player. `at`: when it happened, ms; without it now. */
export type NewEvent = Content<InboxEvent> & {
  readonly user: bigint;
  readonly key: string;
  readonly at?: number | undefined;
};

/** A row of an event, as the list reads it too. */
export interface EventRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly type: InboxEvent['type'];
  readonly data: InboxEvent['data'];
  readonly at: Date;
  readonly read_at: Date | null;
}

interface WrittenRow extends EventRow {
  readonly user_id: bigint;
  readonly kind: InboxKind;
  readonly off: InboxKind[] | null;
  readonly quiet: Quiet | null;
  readonly on_break: boolean;
  readonly now: Date;
}

/** A row in wire format. */
export const eventView = ({ id, type, data, at, read_at }: EventRow): InboxEvent =>
  // Safe cast: only `writeEvents` writes data, each with its type.
  ({ id: Number(id), type, data, at: at.getTime(), read: read_at !== null }) as InboxEvent;

/**
 * Writes events, those of a key only once; returns what was not there before. An event of a kind that its player has switched off
 * is written as read, and so is what happened before the player's first sign-in, such as the history of a demonstration: the player was not
 * there yet, so it is no news. Whether it is announced follows the player's settings and protection at
 * this moment; the browsers of players to whom it is get a push message.
 */
export async function writeEvents(
  tx: Tx,
  events: readonly NewEvent[],
  deps: Pick<InboxDeps, 'jobs' | 'clock'>,
): Promise<Written[]> {
  if (events.length === 0) return [];
  const { rows } = await tx.query<WrittenRow>(
    `with added as (
       insert into inbox_event (user_id, type, kind, key, data, at, read_at)
       select n.user_id, n.type, n.kind, n.key, n.data::jsonb, coalesce(n.at, app_now()),
         case when n.kind = any (s.off) or not exists (
           select from player_session p where p.user_id = n.user_id and p.created_at <= coalesce(n.at, app_now())
         ) then app_now() end
       from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
         with ordinality n (user_id, type, kind, key, data, at, place)
       left join inbox_setting s on s.user_id = n.user_id
       -- Ids in the order given: the list goes by them.
       order by n.place
       on conflict do nothing
       returning id, user_id, type, kind, data, at, read_at
     )
     select a.*, app_now() as now, s.off, case when s.zone is not null
         then jsonb_build_object('from', s.quiet_from, 'to', s.quiet_to, 'zone', s.zone) end as quiet,
       exists (select from player_break b where b.user_id = a.user_id) as on_break
     from added a left join inbox_setting s on s.user_id = a.user_id order by a.id`,
    [
      events.map(({ user }) => user),
      events.map(({ type }) => type),
      events.map(({ type }) => inboxTypes[type]),
      events.map(({ key }) => key),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ at }) => (at === undefined ? null : new Date(at))),
    ],
  );
  const written = rows.map((row) => {
    const { kind, off, quiet, on_break: onBreak, now } = row;
    const loud = isLoud(kind, { off: off ?? [], quiet, onBreak }, now.getTime());
    return { user: row.user_id, event: eventView(row), loud };
  });
  await queuePushes(tx, written, deps);
  return written;
}

/** Sends written events to the open pages of their players; called after the commit. */
export function tellWritten({ emit }: Pick<InboxDeps, 'emit'>, written: readonly Written[]): void {
  for (const { user, event, loud } of written) emit.user(user, 'inbox:event', { event, loud });
}

/** Writes what `find` returns and tells the players. Safe to repeat: the second time nothing is new. */
export async function record(
  deps: InboxDeps,
  find: (db: Store | Tx) => Promise<readonly NewEvent[]> | readonly NewEvent[],
): Promise<void> {
  tellWritten(deps, await deps.store.tx(async (tx) => writeEvents(tx, await find(tx), deps)));
}
