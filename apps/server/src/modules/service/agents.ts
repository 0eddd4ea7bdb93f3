import type { Tx } from '../../store/index.ts';
import { type AssignDeps, assignCases, lockCapacity } from './assign.ts';
import { caseChanged } from './events.ts';

/** What the provider, or an operator in the console, says about an agent. */
export interface Presence {
  readonly ref: string;
  readonly name: string;
  readonly online: boolean;
  /** Most cases at once. */
  readonly capacity: number;
  /** The operator of the console who is the agent. */
  readonly operator?: bigint;
  /** Whether the agent is given cases; one who is not takes them. */
  readonly given?: boolean;
}

/**
 * Notes the presence and the capacity of an agent. Cases of an agent who leaves return to their places in the queue, and free
 * capacity gets cases.
 */
export async function setPresence(
  tx: Tx,
  deps: AssignDeps,
  { ref, name, online, capacity, operator, given = true }: Presence,
): Promise<void> {
  await lockCapacity(tx);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into service_agent (ref, name, online, capacity, operator, given, at) values ($1, $2, $3, $4, $5, $6, app_now())
     on conflict (ref) do update
       set name = excluded.name, online = excluded.online, capacity = excluded.capacity, given = excluded.given, at = excluded.at
     returning id`,
    [ref, name, online, capacity, operator ?? null, given],
  );
  if (!online) await returnCases(tx, deps, 'agent = $1', [rows[0]!.id]);
  await assignCases(tx, deps);
}

/**
 * Returns assigned cases to their places in the queue, by a condition on `service_case`. Those that another transaction has locked
 * are left to the answer timer, so that nobody waits.
 */
export async function returnCases(
  tx: Tx,
  { events, clock }: Pick<AssignDeps, 'events' | 'clock'>,
  condition: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const { rows } = await tx.query<{ id: bigint; user_id: bigint }>(
    `update service_case c set state = 'queued', last_agent = c.agent, agent = null, due_at = null, agent_read_seq = 0
     where id in (
       select id from service_case where state in ('open', 'waiting') and ${condition} order by id limit 500 for update skip locked
     ) returning id, user_id`,
    [...values],
  );
  for (const { id, user_id: user } of rows)
    await events.publish(tx, caseChanged, `${id}/returned/${clock.local()}`, { id, user });
  return rows.length;
}
