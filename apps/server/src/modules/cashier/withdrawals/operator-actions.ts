import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../../contract/index.ts';
import { type Ledger, ledgerModule } from '../../ledger/index.ts';
import { judgeWithdrawal, type OpenWithdrawal, type OperatorAct, openWithdrawals } from './operators.ts';

const id = z.string().regex(/^\d{1,16}$/);
/** The player reads the reason in the details of the withdrawal. */
const reason = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.length <= 200, 'A reason has at most 200 characters.');

export const withdrawalActions = [
  operatorAction({
    name: 'withdraw list',
    about: "withdrawals that have not ended, with the operators' decisions",
    permission: 'withdrawal.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => openWithdrawals({ store }),
    print: (rows) => rows.map(openLine).join('\n') || 'No withdrawal is open.',
  }),
  operatorAction({
    name: 'withdraw approve',
    about: 'approve a withdrawal',
    permission: 'withdrawal.approve',
    args: z.object({ id, reason: reason.optional() }),
    options: ['reason'],
    signatures: 2,
    inConsole: () => true,
    needs: [ledgerModule],
    run: (deps, { id, reason = '' }, operator) => judge(deps, { id, act: 'approve', note: reason, operator }),
    print: told,
  }),
  operatorAction({
    name: 'withdraw reject',
    about: 'return the money; the player reads the reason',
    permission: 'withdrawal.reject',
    args: z.object({ id, reason }),
    options: ['reason'],
    signatures: 1,
    inConsole: () => true,
    needs: [ledgerModule],
    run: (deps, { id, reason }, operator) => judge(deps, { id, act: 'reject', note: reason, operator }),
    print: told,
  }),
  operatorAction({
    name: 'withdraw mark',
    about: 'set the outcome of a payout that its provider leaves open',
    permission: 'withdrawal.mark',
    args: z.object({ id, outcome: z.enum(['confirmed', 'failed']), reason }),
    options: ['reason'],
    signatures: 2,
    inConsole: () => true,
    needs: [ledgerModule],
    run: (deps, { id, outcome, reason }, operator) =>
      judge(deps, { id, act: `mark_${outcome}`, note: reason, operator }),
    print: told,
  }),
];

/** An action that was recorded or carried out. */
interface Judged {
  readonly outcome: 'noted' | 'done';
  readonly state: string;
  readonly act: OperatorAct;
}

interface Judgement {
  readonly id: string;
  readonly act: OperatorAct;
  readonly note: string;
  readonly operator: { readonly id: bigint };
}

async function judge(
  deps: ActionBase & { readonly ledger: Ledger },
  { id, act, note, operator }: Judgement,
): Promise<Judged> {
  const judged = await judgeWithdrawal({ id: BigInt(id), operatorId: operator.id, act, note }, deps);
  switch (judged.outcome) {
    case 'not_found':
      throw new ActionRefused(`There is no withdrawal ${id}.`);
    case 'wrong_state':
      throw new ActionRefused(`Withdrawal ${id} is ${judged.row.state}: it cannot be ${passive[act]} now.`);
    case 'same_operator':
      throw new ActionRefused(
        `You have decided this for withdrawal ${id} before; a second operator is needed.`,
      );
    case 'noted':
    case 'done':
      return { outcome: judged.outcome, state: judged.row.state, act };
  }
}

function told({ outcome, state, act }: Judged, { id }: { id: string }): string {
  return outcome === 'noted'
    ? `Recorded. Withdrawal ${id} is ${passive[act]} when a second operator decides the same.`
    : `Withdrawal ${id} is ${state}.`;
}

const passive: Readonly<Record<OperatorAct, string>> = {
  approve: 'approved',
  reject: 'rejected',
  mark_confirmed: 'marked as paid',
  mark_failed: 'marked as failed',
};

function openLine(row: OpenWithdrawal): string {
  const { id, user_name, state, amount, currency, label, created_at, problem, said } = row;
  return [
    `${id} ${state} ${amount} ${currency} of ${user_name} to ${label}, requested ${created_at.toISOString()}`,
    said === null ? '' : `; ${said}`,
    problem === null ? '' : `; LOOK: ${problem}`,
  ].join('');
}
