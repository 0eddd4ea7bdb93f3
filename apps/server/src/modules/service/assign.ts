import type { Events } from '../../contract/index.ts';
import type { Clock, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Agent, assignments, type QueuedCase } from './core/assign.ts';
import { caseChanged } from './events.ts';
import { hoursAt } from './hours.ts';

export interface AssignDeps {
  readonly clock: Pick<Clock, 'local'>;
  readonly settings: Pick<Settings, 'get'>;
  readonly events: Events;
}

/** Most agents that are looked at. */
const AGENTS_MAX = 500;

/**
 * Locks the capacity of all agents until the commit: nobody else assigns a case, or changes an agent, meanwhile. Locks of cases come
 * before it, and who holds it waits for no case.
 */
export async function lockCapacity(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('service capacity', 0))");
}

/**
 * Gives queued cases to agents with free capacity who are given cases, within the hours of service. While an operator who takes cases has
 * room, agents of the provider get only those that have waited for a choice. Called on every change of the queue or of the
 * capacity. A case that another transaction has locked is left to that transaction, which calls this too.
 */
export async function assignCases(tx: Tx, { clock, settings, events }: AssignDeps): Promise<void> {
  await lockCapacity(tx);
  const now = clock.local();
  if (!hoursAt(settings, now).open) return;
  const agents = await agentsNow(tx);
  const free = agents.reduce((sum, { capacity, load }) => sum + Math.max(capacity - load, 0), 0);
  if (free === 0) return;
  const heldFrom = (await hasChooser(tx)) ? now - settings.get('serviceAnswerSeconds') * 1_000 : undefined;
  for (const { case: id, agent } of assignments(await nextCases(tx, free), agents, now, heldFrom)) {
    await giveCase(tx, { clock, settings, events }, id, agent);
  }
}

/** Takes a locked case out of the queue for an agent whose capacity is locked and free. */
export async function giveCase(
  tx: Tx,
  { clock, settings, events }: AssignDeps,
  id: bigint,
  agent: bigint,
): Promise<void> {
  const { rows } = await tx.query<{ user_id: bigint }>(
    `update service_case set state = 'open', agent = $2, due_at = app_now() + $3::integer * interval '1 second'
     where id = $1 returning user_id`,
    [id, agent, settings.get('serviceAnswerSeconds')],
  );
  await events.publish(tx, caseChanged, `${id}/${agent}/${clock.local()}`, { id, user: rows[0]!.user_id });
}

async function agentsNow(tx: Tx): Promise<Agent[]> {
  const { rows } = await tx.query<{
    id: bigint;
    online: boolean;
    capacity: number;
    load: number;
    own: boolean;
  }>(
    `select a.id, a.online, a.operator is not null as own, least(a.capacity, a.capacity_max) as capacity,
       (select count(*)::integer from service_case c where c.agent = a.id and c.state in ('open', 'waiting')) as load
     from service_agent a where a.online and a.given order by a.operator is null, a.id limit $1`,
    [AGENTS_MAX],
  );
  return rows;
}

/** Whether an operator who takes cases, and is given none, has room: such a case waits for a choice as long as an agent has to answer. */
async function hasChooser(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from service_agent a where a.online and not a.given and least(a.capacity, a.capacity_max) > (
       select count(*) from service_case c where c.agent = a.id and c.state in ('open', 'waiting')
     ) limit 1`,
  );
  return rowCount === 1;
}

/** The oldest cases of each priority, as many as there is capacity. */
async function nextCases(tx: Tx, limit: number): Promise<QueuedCase[]> {
  const { rows } = await tx.query<{
    id: bigint;
    priority: number;
    queued_at: Date;
    last_agent: bigint | null;
  }>(
    `select c.* from generate_series(0, 2) p cross join lateral (
       select id, priority, queued_at, last_agent from service_case where state = 'queued' and priority = p
       order by queued_at, id limit $1 for update skip locked
     ) c`,
    [limit],
  );
  return rows.map(({ id, priority, queued_at: queuedAt, last_agent: lastAgent }) => ({
    id,
    priority,
    queuedAt: queuedAt.getTime(),
    lastAgent,
  }));
}
