import type { Tx } from '../../../store/index.ts';
import { withdrawalPaid, withdrawalReturned } from '../events.ts';
import type { WithdrawalDeps } from './deps.ts';
import { backPosting, paidPosting } from './money.ts';
import type { WithdrawalRow, WithdrawState } from './row.ts';

type MoveDeps = Pick<WithdrawalDeps, 'ledger' | 'events'>;

/** Moves a locked withdrawal to its next state; the database refuses any other transition (L11). */
export async function moveOn(
  tx: Tx,
  row: WithdrawalRow,
  state: Exclude<WithdrawState, 'requested' | 'confirmed' | 'rejected' | 'failed'>,
): Promise<WithdrawalRow> {
  await tx.query('update withdrawal set state = $2 where id = $1', [row.id, state]);
  return { ...row, state };
}

/** Books a paid withdrawal once: the held money leaves Tessera. */
export async function confirm(
  tx: Tx,
  row: WithdrawalRow,
  { ledger, events }: MoveDeps,
): Promise<WithdrawalRow> {
  const sent = row.state === 'sending' ? await moveOn(tx, row, 'sent') : row;
  await tx.query(`update withdrawal set state = 'confirmed', problem = null where id = $1`, [row.id]);
  await ledger.post(tx, [paidPosting(sent)]);
  await events.publish(tx, withdrawalPaid, String(row.id), {
    withdrawal: row.id,
    user: row.user_id,
    currency: row.currency,
    amount: row.amount,
  });
  return { ...sent, state: 'confirmed', problem: null };
}

/** Ends an unpaid withdrawal: the held money returns to the player. `reason`: a message key or an operator's text. */
export async function giveBack(
  tx: Tx,
  row: WithdrawalRow,
  state: 'rejected' | 'failed',
  reason: string,
  { ledger, events }: MoveDeps,
): Promise<WithdrawalRow> {
  await tx.query('update withdrawal set state = $2, reason = $3, problem = null where id = $1', [
    row.id,
    state,
    reason,
  ]);
  await ledger.post(tx, [backPosting(row)]);
  await events.publish(tx, withdrawalReturned, String(row.id), {
    withdrawal: row.id,
    user: row.user_id,
    currency: row.currency,
    amount: row.amount,
    state,
  });
  return { ...row, state, reason, problem: null };
}

/** Records a problem for operators; the state of the withdrawal does not change. */
export async function noteProblem(tx: Tx, row: WithdrawalRow, problem: string): Promise<void> {
  if (row.problem !== problem)
    await tx.query('update withdrawal set problem = $2 where id = $1', [row.id, problem]);
}
