import type { Tx } from '../../../store/index.ts';
import type { PayoutDeps } from '../deps.ts';
import { backPosting, paidPosting } from './money.ts';
import type { WithdrawalRow, WithdrawState } from './row.ts';

type MoveDeps = Pick<PayoutDeps, 'ledger'>;

/** Puts a locked withdrawal into its next state; the store refuses any other (L11). */
export async function moveOn(
  tx: Tx,
  row: WithdrawalRow,
  state: Exclude<WithdrawState, 'requested' | 'confirmed' | 'rejected' | 'failed'>,
): Promise<WithdrawalRow> {
  await tx.query('update withdrawal set state = $2 where id = $1', [row.id, state]);
  return { ...row, state };
}

/** Books a withdrawal that has been paid, once: the hold goes out of the house. */
export async function confirm(tx: Tx, row: WithdrawalRow, { ledger }: MoveDeps): Promise<WithdrawalRow> {
  const sent = row.state === 'sending' ? await moveOn(tx, row, 'sent') : row;
  await tx.query(`update withdrawal set state = 'confirmed', problem = null where id = $1`, [row.id]);
  await ledger.post(tx, [paidPosting(sent)]);
  return { ...sent, state: 'confirmed', problem: null };
}

/** Ends a withdrawal that was not paid: the hold goes back to the player. `reason`: a message key or an operator's words. */
export async function giveBack(
  tx: Tx,
  row: WithdrawalRow,
  state: 'rejected' | 'failed',
  reason: string,
  { ledger }: MoveDeps,
): Promise<WithdrawalRow> {
  await tx.query('update withdrawal set state = $2, reason = $3, problem = null where id = $1', [
    row.id,
    state,
    reason,
  ]);
  await ledger.post(tx, [backPosting(row)]);
  return { ...row, state, reason, problem: null };
}

/** Notes what operators have to look into; the withdrawal stays as it is. */
export async function noteProblem(tx: Tx, row: WithdrawalRow, problem: string): Promise<void> {
  if (row.problem !== problem)
    await tx.query('update withdrawal set problem = $2 where id = $1', [row.id, problem]);
}
