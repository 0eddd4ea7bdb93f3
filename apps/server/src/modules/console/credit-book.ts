import type { AuditCheck, Violation } from '../../contract/index.ts';
import { auditedHouseEntries } from '../ledger/index.ts';

/** L17 for credits of operators: each was decided by a command that two persons signed, for this player and amount, and every such command was credited once. */
export const creditBook: AuditCheck = async (tx, { fromSeq, toSeq }) => {
  const { rows } = await tx.query<Violation>(CREDITS, [fromSeq, toSeq]);
  const { rows: missing } = await tx.query<Violation>(MISSING);
  return [...rows, ...missing];
};

const CREDITS = `
  with ${auditedHouseEntries(['adjustment'])}
  select 'L17' as rule, 'credit adjustment ' || m.key || ' was not decided by two operators' as detail
  from moves m left join operator_credit c on c.id = m.subject
  where (m.account = 'bonus' and c.state = 'applied' and c.signers >= 2 and c.target = m.user_id::text
    and m.amount = -(c.amount::numeric * 10000)) is not true
  limit 50`;

const MISSING = `
  select 'L17' as rule, 'command ' || c.id || ' has no credit in the ledger' as detail
  from operator_credit c left join posting t on t.kind = 'adjustment' and t.key = c.id::text
  where c.state = 'applied' and t.id is null limit 50`;
