import { printAmount } from '@tessera/protocol';
import type { Clock, Jobs, Tx } from '../../../store/index.ts';
import type { WithdrawalDeps } from './deps.ts';
import { confirm, giveBack } from './move.ts';
import { lockWithdrawal, type WithdrawalRow } from './row.ts';
import { approve } from './send.ts';

/** Actions of an operator on a withdrawal. */
export type OperatorAct = 'approve' | 'reject' | 'mark_confirmed' | 'mark_failed';

/** Result of an action. `noted`: a second operator has to do the same. */
export type OperatorOutcome =
  | { readonly outcome: 'noted' | 'done'; readonly row: WithdrawalRow }
  | { readonly outcome: 'not_found' }
  | { readonly outcome: 'wrong_state'; readonly row: WithdrawalRow }
  | { readonly outcome: 'same_operator'; readonly row: WithdrawalRow };

type OperatorDeps = Pick<WithdrawalDeps, 'store' | 'ledger' | 'events'> & {
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'add'>;
};

/**
 * States in which each action is allowed. After a payout was ordered, operators mark it once they have checked with the provider.
 */
const statesOf: Readonly<Record<OperatorAct, readonly string[]>> = {
  approve: ['reviewing'],
  reject: ['reviewing'],
  mark_confirmed: ['sending', 'sent'],
  mark_failed: ['sending', 'sent'],
};

/**
 * Records an operator's action and carries it out if it is sufficient: approving and marking need two different operators;
 * rejecting needs one, because it returns the money to the player (L11).
 */
export async function judgeWithdrawal(
  { id, operatorId, act, note }: { id: bigint; operatorId: bigint; act: OperatorAct; note: string },
  deps: OperatorDeps,
): Promise<OperatorOutcome> {
  const now = await deps.clock.now();
  return deps.store.tx(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (!row) return { outcome: 'not_found' };
    if (!statesOf[act].includes(row.state)) return { outcome: 'wrong_state', row };
    const { rowCount } = await tx.query(
      `insert into withdrawal_review (withdrawal_id, operator_id, act, note, at) values ($1, $2, $3, $4, $5)
       on conflict (withdrawal_id, operator_id, act) do nothing`,
      [id, operatorId, act, note, new Date(now)],
    );
    if (rowCount === 0) return { outcome: 'same_operator', row };
    if (act !== 'reject' && (await operatorsOf(tx, id, act)) < 2) return { outcome: 'noted', row };
    return { outcome: 'done', row: await carryOut(tx, row, act, note, now, deps) };
  });
}

async function carryOut(
  tx: Tx,
  row: WithdrawalRow,
  act: OperatorAct,
  note: string,
  now: number,
  deps: OperatorDeps,
): Promise<WithdrawalRow> {
  switch (act) {
    case 'approve':
      await approve(tx, row, now, deps);
      return { ...row, state: 'approved' };
    case 'reject':
      return giveBack(tx, row, 'rejected', note || 'withdraw_reason_rejected', deps);
    case 'mark_confirmed':
      return confirm(tx, row, deps);
    case 'mark_failed':
      return giveBack(tx, row, 'failed', 'withdraw_reason_failed', deps);
  }
}

async function operatorsOf(tx: Tx, id: bigint, act: OperatorAct): Promise<number> {
  const { rows } = await tx.query<{ operators: number }>(
    `select count(distinct operator_id)::integer as operators from withdrawal_review
     where withdrawal_id = $1 and act = $2`,
    [id, act],
  );
  return rows[0]!.operators;
}

/** An open withdrawal as operators see it. */
export interface OpenWithdrawal extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_name: string;
  readonly state: string;
  readonly amount: string;
  readonly currency: string;
  readonly label: string;
  readonly created_at: Date;
  readonly problem: string | null;
  /** Earlier actions and the operators' names, comma-separated. */
  readonly said: string | null;
}

/** Withdrawals that have not ended, oldest first. */
export async function openWithdrawals({ store }: Pick<WithdrawalDeps, 'store'>): Promise<OpenWithdrawal[]> {
  const { rows } = await store.query<
    Omit<OpenWithdrawal, 'amount'> & { amount: Parameters<typeof printAmount>[0] }
  >(
    `select w.id, u.user_name, w.state, w.amount, w.currency, w.label, w.created_at, w.problem, (
       select string_agg(r.act || ' by ' || o.user_name, ', ' order by r.id)
       from withdrawal_review r join player o on o.id = r.operator_id where r.withdrawal_id = w.id) as said
     from withdrawal w join player u on u.id = w.user_id
     where w.state not in ('confirmed', 'rejected', 'failed') order by w.id`,
  );
  return rows.map((row) => ({ ...row, amount: printAmount(row.amount) }) as OpenWithdrawal);
}
