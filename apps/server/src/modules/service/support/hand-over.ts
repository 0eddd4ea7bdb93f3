import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { resolveCase } from '../acts.ts';
import { returnCases } from '../agents.ts';
import { type AssignDeps, assignCases, lockCapacity } from '../assign.ts';
import { lockCase } from '../cases.ts';
import { caseChanged } from '../events.ts';
import { agentRefOf, type SupportOperator } from './operator.ts';
import { requireHeld } from './reply.ts';

/**
 * Gives an own case to a colleague, or back to the queue. The colleague's capacity is looked at under its lock.
 * Errors: `not_found`, `service_not_assigned`; `service_agent_full` when the colleague is away or has no room.
 */
export async function handOver(
  deps: AssignDeps,
  tx: Tx,
  operator: SupportOperator,
  { id, to }: { readonly id: number; readonly to?: number | undefined },
): Promise<void> {
  const row = requireHeld(await lockCase(tx, BigInt(id)), operator);
  await lockCapacity(tx);
  if (to === undefined) await returnCases(tx, deps, 'id = $1', [row.id]);
  else {
    if (!(await hasRoom(tx, to))) throw new AppError('service_agent_full');
    await tx.query(
      `update service_case set agent = $2, last_agent = agent, agent_read_seq = 0,
         due_at = case when state = 'open' then app_now() + $3::integer * interval '1 second' else due_at end
       where id = $1`,
      [row.id, to, deps.settings.get('serviceAnswerSeconds')],
    );
    await deps.events.publish(tx, caseChanged, `${row.id}/to/${to}/${deps.clock.local()}`, {
      id: row.id,
      user: row.user_id,
    });
  }
  await assignCases(tx, deps);
}

/** Whether an operator in the console can take one more case; the capacity is locked. */
export async function hasRoom(tx: Tx, agent: number | bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from service_agent a where a.id = $1 and a.operator is not null and a.online and least(a.capacity, a.capacity_max) > (
       select count(*) from service_case c where c.agent = a.id and c.state in ('open', 'waiting')
     )`,
    [agent],
  );
  return rowCount === 1;
}

/** Ends an own case as answered; false when it was so before. Errors: `not_found`, `service_not_assigned`, `service_tag_unknown`. */
export async function resolveAtSupport(
  deps: AssignDeps & Parameters<typeof resolveCase>[0],
  tx: Tx,
  operator: SupportOperator,
  { id, tags }: { readonly id: number; readonly tags: readonly string[] },
): Promise<boolean> {
  const row = await lockCase(tx, BigInt(id));
  const wasEnded = row?.state === 'resolved' || row?.state === 'rated';
  if (wasEnded && row.agent_ref === agentRefOf(operator)) return false;
  const held = requireHeld(row, operator);
  const known = new Set(deps.settings.get('serviceTags').map((one) => one.id));
  if (!tags.every((tag) => known.has(tag))) throw new AppError('service_tag_unknown');
  await resolveCase(deps, tx, held, [...new Set(tags)]);
  return true;
}
