import { type JsonObject, parseAmount, printAmount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import type { WithdrawalDeps } from './deps.ts';
import { confirm, giveBack, moveOn, noteProblem } from './move.ts';
import { lockWithdrawal, type WithdrawalRow } from './row.ts';

/** State of a payout at its provider. `sending`: it has the order; `unknown`: it does not know the reference. */
export type PayoutStatus = 'sending' | 'sent' | 'confirmed' | 'failed' | 'unknown';

/** Result of a report. `differs`: it contradicts our record; nothing moved, the problem is recorded for operators. */
export type ReportOutcome = 'done' | 'differs' | 'not_found';

const words: readonly PayoutStatus[] = ['sending', 'sent', 'confirmed', 'failed', 'unknown'];

/** Reads the state from a provider's answer or callback. */
export function statusOf(body: JsonObject): PayoutStatus | undefined {
  const { state } = body;
  return words.find((word) => word === state);
}

/**
 * Applies a provider's report on one payout, from a callback or an answer. Reports may come in any order and any number of times:
 * they only ever move a withdrawal forward. Amount and currency paid must equal those ordered.
 */
export async function applyProviderReport(
  tx: Tx,
  id: bigint,
  body: JsonObject,
  deps: Pick<WithdrawalDeps, 'ledger' | 'events'>,
): Promise<{ outcome: ReportOutcome; row?: WithdrawalRow }> {
  const word = statusOf(body);
  const row = await lockWithdrawal(tx, id);
  if (!row) return { outcome: 'not_found' };
  if (word === undefined || word === 'unknown') return { outcome: 'done', row };
  const problem = contradiction(row, word, body);
  if (problem) {
    await noteProblem(tx, row, problem);
    return { outcome: 'differs', row };
  }
  const open = row.state === 'sending' || row.state === 'sent';
  if (!open || word === 'sending') return { outcome: 'done', row };
  if (word === 'confirmed') return { outcome: 'done', row: await confirm(tx, row, deps) };
  if (word === 'failed') {
    return { outcome: 'done', row: await giveBack(tx, row, 'failed', 'withdraw_reason_failed', deps) };
  }
  return { outcome: 'done', row: row.state === 'sending' ? await moveOn(tx, row, 'sent') : row };
}

function contradiction(
  row: WithdrawalRow,
  word: PayoutStatus,
  { amount, currency }: JsonObject,
): string | undefined {
  if (['requested', 'reviewing', 'approved', 'rejected'].includes(row.state)) return 'paid_without_order';
  if (row.state === 'confirmed' && word === 'failed') return 'failed_after_confirmed';
  if (row.state === 'failed' && word !== 'failed') return 'paid_after_failed';
  if (word === 'failed') return undefined;
  const said = parseAmount(amount);
  if (!said.ok || said.value !== row.pay_amount || currency !== row.pay_currency) {
    return `amount_differs ${said.ok ? printAmount(said.value) : '?'} ${String(currency)}`;
  }
  return undefined;
}
