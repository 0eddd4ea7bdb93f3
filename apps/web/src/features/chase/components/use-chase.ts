import { type Amount, amountOf } from '@tessera/protocol/money';
import type { ChaseBase } from '@tessera/rules/chase';
import { useMemo } from 'react';
import { useDraws } from '../../../data/draws/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useOnline } from '../../../platform/online/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { issuesOptions } from '../api/chases.ts';
import { baseOf, type ChaseLimits, type ChaseLine } from '../model/chase-line.ts';
import { type ChaseBlock, type ChaseForm, type Plan, planOf } from '../model/chase-plan.ts';
import { useChaseForm } from '../state/chase-form.ts';

/** The lottery of a chase. */
export interface ChaseLottery extends ChaseLimits {
  readonly id: string;
  readonly enabled: boolean;
}

/** Props of every part of the planning. */
export interface ChasePlanProps {
  lottery: ChaseLottery;
  /** The bets of every issue. */
  lines: readonly ChaseLine[];
}

/** Props of the plan's footer and its confirmation. */
export interface ChaseFootProps extends ChasePlanProps {
  /** Called when the chase has started and its bets are used. */
  onStarted: () => void;
  /** The bets have another price or odds than shown; the player must review them. */
  onOddsChanged: (data: unknown) => void;
}

/** One of the next issues. Times in ms. */
export interface ComingIssue {
  readonly issue: string;
  readonly open_at: number;
  readonly close_at: number;
  readonly draw_at: number;
}

/** The current plan. */
export interface ChaseView {
  readonly form: ChaseForm;
  readonly base: ChaseBase;
  readonly plan: Plan;
  readonly issues: readonly ComingIssue[];
  /** The issues could not be loaded. */
  readonly failed: boolean;
  readonly balance: Amount;
  /** Balance left if nothing wins. */
  readonly after: Amount;
  /** Why the chase cannot be started; `undefined` if it can. */
  readonly block: ChaseBlock | undefined;
  retry(): void;
}

const none: readonly ComingIssue[] = [];

/** Recomputes the plan on every change of the form, the bets or the issue on sale. */
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
