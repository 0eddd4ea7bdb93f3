import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { isHeld } from '../acts.ts';
import { type AssignDeps, giveCase, lockCapacity } from '../assign.ts';
import { lockCase } from '../cases.ts';
import { hasRoom } from './hand-over.ts';
import { agentRefOf, type SupportOperator } from './operator.ts';

/**
 * Takes a chosen case out of the queue; false when the operator has it already. The case is locked before the capacity: of two operators the
 * second one finds it taken. Errors: `not_found`, `service_case_taken`, `service_no_room`.
 */
export async function takeCase(
  deps: AssignDeps,
  tx: Tx,
  operator: SupportOperator,
  id: number,
): Promise<boolean> {
  const ref = agentRefOf(operator);
  const row = await lockCase(tx, BigInt(id));
  if (!row) throw new AppError('not_found');
  if (isHeld(row, ref)) return false;
  if (row.state !== 'queued') throw new AppError('service_case_taken');
  await lockCapacity(tx);
  const { rows } = await tx.query<{ id: bigint }>('select id from service_agent where ref = $1', [ref]);
  const agent = rows[0]?.id;
  if (agent === undefined || !(await hasRoom(tx, agent))) throw new AppError('service_no_room');
  await giveCase(tx, deps, row.id, agent);
  return true;
}
