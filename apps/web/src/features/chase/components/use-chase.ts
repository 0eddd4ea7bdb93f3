import { type Amount, amountOf } from '@tessera/protocol/money';
import type { ChaseBase } from '@tessera/rules/chase';
import { useMemo } from 'react';
import { useOnline } from '../../../platform/online/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useDraws } from '../../draws/index.ts';
import { useUser } from '../../session/index.ts';
import { issuesOptions } from '../api/chases.ts';
import { baseOf, type ChaseLimits, type ChaseLine } from '../model/chase-line.ts';
import { type ChaseBlock, type ChaseForm, type Plan, planOf } from '../model/chase-plan.ts';
import { useChaseForm } from '../state/chase-form.ts';

/** The lottery a chase is planned on. */
export interface ChaseLottery extends ChaseLimits {
  readonly id: string;
  readonly enabled: boolean;
}

/** What every part of the planning takes. */
export interface ChasePlanProps {
  lottery: ChaseLottery;
  /** The bets of every issue. */
  lines: readonly ChaseLine[];
}

/** What the foot of the plan takes, its confirmation included. */
export interface ChaseFootProps extends ChasePlanProps {
  /** Called once the chase runs: its bets have been used. */
  onStarted: () => void;
  /** The bets cost or pay something else than was shown; they have to be looked at again. */
  onOddsChanged: (data: unknown) => void;
}

/** One of the next issues. Times in ms. */
export interface ComingIssue {
  readonly issue: string;
  readonly open_at: number;
  readonly close_at: number;
  readonly draw_at: number;
}

/** The plan as it stands. */
export interface ChaseView {
  readonly form: ChaseForm;
  readonly base: ChaseBase;
  readonly plan: Plan;
  readonly issues: readonly ComingIssue[];
  /** The issues could not be loaded. */
  readonly failed: boolean;
  readonly balance: Amount;
  /** What is left when nothing wins. */
  readonly after: Amount;
  /** Why it cannot be started; `undefined` when it can. */
  readonly block: ChaseBlock | undefined;
  retry(): void;
}

const none: readonly ComingIssue[] = [];

/** Works the plan out anew with every change of the form, the bets and the issue on sale. */
export function useChase({ lottery, lines }: ChasePlanProps): ChaseView {
  const form = useChaseForm(lottery.id);
  const current = useDraws(lottery.id)?.current?.issue ?? '';
  const answer = useQuery(issuesOptions(lottery.id, current, form.issues));
  const issues = answer.data ?? none;
  const balance = useUser((user) => user.balance);
  const signedIn = useUser(({ id }) => id !== 0);
  const online = useOnline();
  const base = useMemo(() => baseOf(lines, lottery), [lines, lottery]);
  const plan = useMemo(() => planOf(form, base, issues.length), [form, base, issues.length]);
  const block = (): ChaseBlock | undefined => {
    if (!online) return 'offline';
    if (!signedIn) return 'sign_in';
    if (!lottery.enabled) return 'suspended';
    return plan.block ?? (plan.cost > balance ? 'balance' : undefined);
  };
  return {
    form,
    base,
    plan,
    issues,
    failed: answer.isError,
    balance,
    after: amountOf(balance - plan.worst),
    block: block(),
    retry: () => void answer.refetch(),
  };
}
