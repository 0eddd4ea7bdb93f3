import { printAmount } from '@tessera/protocol';
import type { Clock, Jobs, Tx } from '../../../store/index.ts';
import { hasSigned, isAgreed, sign, signaturesAbout } from '../../approvals/index.ts';
import type { WithdrawalDeps } from './deps.ts';
import { confirm, giveBack } from './move.ts';
import { lockWithdrawal, type WithdrawalRow } from './row.ts';
import { approve } from './send.ts';

/** Subject of the approvals of a withdrawal. The trigger `withdrawal_guard` uses the same. */
const subjectOf = (id: bigint): string => `withdrawal:${id}`;

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
    const signature = { subject: subjectOf(id), act, note, operatorId };
    if (await hasSigned(tx, signature)) return { outcome: 'same_operator', row };
    const signed = await sign(tx, signature);
    if (act !== 'reject' && !(await isAgreed(tx, signed))) return { outcome: 'noted', row };
    return { outcome: 'done', row: await carryOut(tx, row, act, note, now, deps) };
  });
}

async function carryOut(
  tx: Tx,
  row: WithdrawalRow,
  act: OperatorAct,
  note: string,
  now: number,
  deps: ReviewDeps,
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

/** What deciding a withdrawal under review works with. */
export type ReviewDeps = Pick<WithdrawalDeps, 'ledger' | 'events'> & { readonly jobs: Pick<Jobs, 'add'> };

/** A withdrawal as it is shown to those who decide it, locked until the commit. */
export async function reviewedWithdrawal(
  tx: Tx,
  id: bigint,
): Promise<
  | {
      readonly state: string;
      readonly userId: number;
      readonly amount: string;
      readonly fee: string;
      readonly currency: string;
      readonly account: string;
    }
  | undefined
> {
  const row = await lockWithdrawal(tx, id);
  return (
    row && {
      state: row.state,
      userId: Number(row.user_id),
      amount: printAmount(row.amount),
      fee: printAmount(row.fee),
      currency: row.currency,
      account: row.label,
    }
  );
}

/**
 * Carries out what operators have decided in the console about a withdrawal, with the signature of each of them. The trigger
 * `withdrawal_guard` counts the signatures of an approval again.
 * Errors: throws when its state does not allow it; the caller holds its lock and has checked that.
 */
export async function decideWithdrawal(
  tx: Tx,
  { id, act, note, signers, now }: Decided,
  deps: ReviewDeps,
): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  if (!row || !canBe(act, row.state)) throw new Error(`withdrawal ${id} is ${row?.state}`);
  for (const operatorId of signers) await sign(tx, { subject: subjectOf(id), act, note, operatorId });
  await carryOut(tx, row, act, note, now, deps);
}

/** Whether a withdrawal in this state can be decided about in this way. */
export const canBe = (act: OperatorAct, state: string): boolean => statesOf[act].includes(state);

interface Decided {
  readonly id: bigint;
  readonly act: OperatorAct;
  /** The player reads the reason of a rejection. */
  readonly note: string;
  readonly signers: readonly bigint[];
  /** Server time, ms. */
  readonly now: number;
}

/** An open withdrawal as operators see it. */
export interface OpenWithdrawal {
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
    Omit<OpenWithdrawal, 'amount' | 'said'> & { amount: Parameters<typeof printAmount>[0] }
  >(
    `select w.id, u.user_name, w.state, w.amount, w.currency, w.label, w.created_at, w.problem
     from withdrawal w join player u on u.id = w.user_id
     where w.state not in ('confirmed', 'rejected', 'failed') order by w.id`,
  );
  const signed = await signaturesAbout(
    store,
    rows.map(({ id }) => subjectOf(id)),
  );
  return rows.map((row) => ({
    ...row,
    amount: printAmount(row.amount),
    said: signed.get(subjectOf(row.id))?.join(', ') ?? null,
  }));
}
