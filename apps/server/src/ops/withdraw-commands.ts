import {
  judgeWithdrawal,
  type OpenWithdrawal,
  type OperatorAct,
  type OperatorOutcome,
  openWithdrawals,
} from '../modules/cashier/index.ts';
import type { Accounts } from '../modules/identity/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Clock, Jobs, Store } from '../store/index.ts';
import { OpsRefused } from './refused.ts';

/** Dependencies of the commands about withdrawals. */
export interface WithdrawOpsDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly ledger: Ledger;
  readonly accounts: Pick<Accounts, 'checkOperator'>;
  /** Asks for the operator's password at the terminal. */
  readonly operatorPassword: (name: string) => Promise<string>;
}

const marks: Readonly<Record<string, OperatorAct>> = { confirmed: 'mark_confirmed', failed: 'mark_failed' };

/**
 * `withdraw list`, `withdraw approve ID --by NAME`, `withdraw reject ID --by NAME --reason TEXT`,
 * `withdraw mark ID confirmed|failed --by NAME --reason TEXT`. Errors: `OpsRefused`; `undefined` when the command is not one
 * of these.
 */
export async function withdrawCommand(
  action: string | undefined,
  rest: readonly string[],
  deps: WithdrawOpsDeps,
): Promise<string | undefined> {
  if (action === 'list') return rest.length === 0 ? listOpen(await openWithdrawals(deps)) : undefined;
  const read = readAct(action, rest);
  if (!read) return undefined;
  const { id, act, by, reason } = read;
  const operatorId = await deps.accounts.checkOperator(by, await deps.operatorPassword(by));
  if (operatorId === undefined) throw new OpsRefused('Operator or password is wrong.');
  return told(await judgeWithdrawal({ id, operatorId, act, note: reason }, deps), act, id);
}

function readAct(
  action: string | undefined,
  rest: readonly string[],
): { id: bigint; act: OperatorAct; by: string; reason: string } | undefined {
  const [idText = '', ...words] = rest;
  const act = action === 'mark' ? marks[words.shift() ?? ''] : action;
  if (act !== 'approve' && act !== 'reject' && act !== 'mark_confirmed' && act !== 'mark_failed')
    return undefined;
  const options = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [name, value] = [words[at]!, words[at + 1]];
    if (!['--by', '--reason'].includes(name) || value === undefined || options.has(name)) return undefined;
    options.set(name, value);
  }
  const [by, reason = ''] = [options.get('--by'), options.get('--reason')?.trim()];
  const needsReason = act !== 'approve';
  if (!/^\d{1,16}$/.test(idText) || by === undefined || (needsReason && reason === '')) return undefined;
  // The player reads the reason in the details of the withdrawal.
  if (reason.length > 200) throw new OpsRefused('A reason has at most 200 characters.');
  return { id: BigInt(idText), act, by, reason };
}

function told(result: OperatorOutcome, act: OperatorAct, id: bigint): string {
  switch (result.outcome) {
    case 'not_found':
      throw new OpsRefused(`There is no withdrawal ${id}.`);
    case 'wrong_state':
      throw new OpsRefused(`Withdrawal ${id} is ${result.row.state}: it cannot be ${passive[act]} now.`);
    case 'same_operator':
      throw new OpsRefused(`You have decided this for withdrawal ${id} before; a second operator is needed.`);
    case 'noted':
      return `Recorded. Withdrawal ${id} is ${passive[act]} when a second operator decides the same.`;
    case 'done':
      return `Withdrawal ${id} is ${result.row.state}.`;
  }
}

const passive: Readonly<Record<OperatorAct, string>> = {
  approve: 'approved',
  reject: 'rejected',
  mark_confirmed: 'marked as paid',
  mark_failed: 'marked as failed',
};

function listOpen(rows: readonly OpenWithdrawal[]): string {
  if (rows.length === 0) return 'No withdrawal is open.';
  return rows
    .map(({ id, user_name, state, amount, currency, label, created_at, problem, said }) =>
      [
        `${id} ${state} ${amount} ${currency} of ${user_name} to ${label}, requested ${created_at.toISOString()}`,
        said === null ? '' : `; ${said}`,
        problem === null ? '' : `; LOOK: ${problem}`,
      ].join(''),
    )
    .join('\n');
}
