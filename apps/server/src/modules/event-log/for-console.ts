import type { Store } from '../../store/index.ts';
import type { LoggedEvent } from './event-log.ts';

/** Filter of a page of the log. Texts are compared exactly, `action` by its beginning. */
export interface LogFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** An event with its place in the chain; null while it waits for it. */
export type ChainedEvent = LoggedEvent & { readonly seq: bigint | null; readonly hash: Buffer | null };

/** Events among which those of an action are looked for. */
const WINDOW = 50_000;

/** Events, the newest first. */
export async function logPage(
  store: Pick<Store, 'query'>,
  { actor, action, subject, before, limit }: LogFilter,
): Promise<readonly ChainedEvent[]> {
  const { rows } = await store.query<ChainedEvent>(
    `select e.*, c.seq, c.hash from (
       select * from event_log where ($1::text is null or actor = $1) and ($2::text is null or subject = $2)
         and ($3::bigint is null or id < $3) order by id desc limit $4) e
     left join event_chain c on c.event_id = e.id
     where $5::text is null or starts_with(e.action, $5) order by e.id desc limit $6`,
    [
      actor ?? null,
      subject ?? null,
      before ?? null,
      action === undefined ? limit : WINDOW,
      action ?? null,
      limit,
    ],
  );
  return rows;
}

/** What a player did and what was done about the player, the newest first. */
export async function logAbout(
  store: Pick<Store, 'query'>,
  userId: bigint,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly LoggedEvent[]> {
  const { rows } = await store.query<LoggedEvent & Record<string, unknown>>(
    `select id, at, actor, action, subject, address, result, data from (
       (select * from event_log where actor = $1 and ($2::bigint is null or id < $2) order by id desc limit $3)
       union
       (select * from event_log where subject = $1 and ($2::bigint is null or id < $2) order by id desc limit $3)) e
     order by id desc limit $3`,
    [`player:${userId}`, before ?? null, limit],
  );
  return rows;
}

/** When an operator revealed the field before the last `count - 1` ones; undefined when there were fewer in the last minute. Time in ms. */
export async function revealedBefore(
  store: Pick<Store, 'query'>,
  operatorId: bigint,
  count: number,
): Promise<number | undefined> {
  const { rows } = await store.query<{ at: Date }>(
    `select at from (select at from event_log where actor = $1 and action = 'player.reveal' order by id desc offset $2 limit 1) one
     where at > app_now() - interval '60 s'`,
    [`operator:${operatorId}`, count - 1],
  );
  return rows[0]?.at.getTime();
}

/** Chains what waits, and recomputes the whole chain: its length, its head, and the first link that does not follow. */
export async function logChain(store: Store): Promise<{
  readonly count: number;
  readonly hash: Buffer | undefined;
  readonly fault: bigint | undefined;
}> {
  await store.query('select chain_events(1000)');
  const { rows } = await store.query<{ fault: bigint | null; seq: bigint | null; hash: Buffer | null }>(
    `select event_chain_fault() as fault, (select max(seq) from event_chain) as seq,
       (select hash from event_chain order by seq desc limit 1) as hash`,
  );
  const { fault, seq, hash } = rows[0]!;
  return { count: Number(seq ?? 0), hash: hash ?? undefined, fault: fault ?? undefined };
}
