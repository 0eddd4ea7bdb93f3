import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Store } from '../../../store/index.ts';
import { setPresence } from '../agents.ts';
import { agentNameOf, agentRefOf, casesOfAgent, type SupportDeps, type SupportOperator } from './operator.ts';

type Support = ConsoleReplyOf<'consoleServiceSupport'>;

/** Most cases at once of an operator who has not said otherwise. */
const CAPACITY = 5;
/** Queued cases are counted up to here, unseen messages of one case up to the second. */
const QUEUED_MAX = 1_000;
const UNREAD_MAX = 99;
const COLLEAGUES_MAX = 100;

/** Begins or ends answering. Cases of an operator who leaves return to the queue. */
export async function setSupportPresence(
  deps: SupportDeps,
  operator: SupportOperator,
  { available, capacity, given }: ConsoleInputOf<'consoleServicePresence'>,
): Promise<Support['own']> {
  const ref = agentRefOf(operator);
  return deps.store.tx(async (tx) => {
    await setPresence(tx, deps, {
      ref,
      name: agentNameOf(operator),
      online: available,
      capacity,
      operator: operator.operatorId,
      given,
    });
    return { available, capacity, given, cases: await casesOfAgent(tx, ref) };
  });
}

/** Customer support as an operator sees it. An available operator who asks is still there. */
export async function supportOf(
  { store, settings }: Pick<SupportDeps, 'store' | 'settings'>,
  operator: SupportOperator,
): Promise<Support> {
  const ref = agentRefOf(operator);
  const { rows } = await store.query<{ online: boolean; capacity: number; given: boolean }>(
    `update service_agent set at = case when online then app_now() else at end where ref = $1
     returning online, given, least(capacity, capacity_max) as capacity`,
    [ref],
  );
  const [cases, queued, unread, colleagues] = await Promise.all([
    casesOfAgent(store, ref),
    queuedCases(store),
    unreadOf(store, ref),
    colleaguesOf(store, ref),
  ]);
  const { online = false, capacity = CAPACITY, given = true } = rows[0] ?? {};
  return {
    own: { available: online, capacity: Math.max(capacity, 1), given, cases },
    queued,
    unread,
    colleagues,
    tags: [...settings.get('serviceTags')],
  };
}

async function queuedCases(store: Store): Promise<number> {
  const { rows } = await store.query<{ queued: number }>(
    `select count(*)::integer as queued from (
       select from service_case where state = 'queued' limit $1
     ) waiting`,
    [QUEUED_MAX],
  );
  return rows[0]!.queued;
}

async function unreadOf(store: Store, ref: string): Promise<number> {
  const { rows } = await store.query<{ unread: number }>(
    `select coalesce(sum(u.unread), 0)::integer as unread
     from service_case c join service_agent a on a.id = c.agent cross join lateral (
       select count(*) as unread from (
         select from chat_words w where w.room = c.room and w.sender = c.user_id
           and w.seq > greatest(c.agent_read_seq, c.from_seq - 1) limit $2
       ) unseen
     ) u where a.ref = $1 and c.state in ('open', 'waiting')`,
    [ref, UNREAD_MAX],
  );
  return rows[0]!.unread;
}

async function colleaguesOf(store: Store, ref: string): Promise<Support['colleagues']> {
  const { rows } = await store.query<{ id: bigint; name: string; free: number }>(
    `select a.id, a.name, greatest(least(a.capacity, a.capacity_max) - (
       select count(*)::integer from service_case c where c.agent = a.id and c.state in ('open', 'waiting')
     ), 0) as free
     from service_agent a where a.operator is not null and a.online and a.ref <> $1 order by a.name, a.id limit $2`,
    [ref, COLLEAGUES_MAX],
  );
  return rows.map(({ id, name, free }) => ({ id: Number(id), name, free }));
}
