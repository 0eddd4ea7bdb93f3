import type { CallPayload } from '@tessera/protocol/endpoints';
import { type Amount, amountOf, parseAmount, printAmount } from '@tessera/protocol/money';
import {
  type ChaseBase,
  type ChaseEnd,
  type ChaseMode,
  chaseIssuesMax,
  editChase,
  growsByItself,
  planChase,
  worstCase,
} from '@tessera/rules/chase';
import { betItemsOf } from '../../../data/slip/index.ts';
import type { ChaseLine } from './chase-line.ts';

/** The player's settings. Amounts as typed; empty = none. */
export interface ChaseForm {
  readonly mode: ChaseMode;
  readonly issues: number;
  readonly multiple: number;
  readonly every: number;
  readonly factor: number;
  readonly ratePercent: number;
  readonly budget: string;
  readonly stopOnWin: boolean;
  readonly stopLoss: string;
  /** Multiples set by hand, by index from 0; 0 skips the issue. */
  readonly edits: Readonly<Record<number, number>>;
}

export const firstForm: ChaseForm = {
  mode: 'same',
  issues: 10,
  multiple: 1,
  every: 1,
  factor: 2,
  ratePercent: 50,
  budget: '',
  stopOnWin: true,
  stopLoss: '',
  edits: {},
};

/** One issue of the plan, as in the table. */
export interface PlanRow {
  readonly place: number;
  /** 0 if the player skipped the issue. */
  readonly multiple: number;
  readonly stake: Amount;
  /** Sum of all rows up to this one. */
  readonly total: Amount;
  /** Minimum net result if this issue is the first to win. */
  readonly net: Amount;
}

/** Why a chase cannot be started; shown as the message `chase_why_<reason>`. */
export type ChaseBlock =
  | 'offline'
  | 'sign_in'
  | 'nothing'
  | 'suspended'
  | 'budget'
  | 'amount'
  | 'rate'
  | 'too_little'
  | 'over_budget'
  | 'left_out'
  | 'waiting'
  | 'balance';

/** The plan of a form, with its totals. */
export interface Plan {
  readonly rows: readonly PlanRow[];
  /** Number of issues that are bet on. */
  readonly count: number;
  readonly cost: Amount;
  /** Maximum loss. */
  readonly worst: Amount;
  readonly end: ChaseEnd;
  readonly budget: Amount | undefined;
  readonly block: ChaseBlock | undefined;
}

/** Computes the plan like the server does. `known` is the number of upcoming issues that are known. */
export function planOf(form: ChaseForm, base: ChaseBase, known: number): Plan {
  const budget = amountTyped(form.budget);
  const stopLoss = amountTyped(form.stopLoss);
  const wrong = budget === null || stopLoss === null;
  const terms = termsOf(form, known);
  const open = planChase({ ...terms, budget: budget ?? undefined }, base);
  const edits = Object.entries(form.edits).map(([place, multiple]) => ({ place: Number(place), multiple }));
  const plan = editChase(open, edits, base);
  const rows = rowsOf(plan.rows, base);
  // Without a bet there is nothing to count.
  const count = base.stake === 0n ? 0 : rows.filter(({ multiple }) => multiple > 0).length;
  const cost = amountOf(plan.cost);
  const block = (): ChaseBlock | undefined => {
    if (base.stake === 0n) return 'nothing';
    if (wrong) return 'amount';
    if (budget === undefined && growsByItself(form.mode)) return 'budget';
    if (known === 0) return 'waiting';
    if (plan.end === 'rate' && rows.length === 0) return 'rate';
    if (rows.length === 0) return 'too_little';
    if (budget !== undefined && cost > budget) return 'over_budget';
    return count === 0 ? 'left_out' : undefined;
  };
  return {
    rows,
    count,
    cost,
    worst: amountOf(worstCase(plan, stopLoss ?? undefined)),
    end: plan.end,
    budget: budget ?? undefined,
    block: block(),
  };
}

export type ChaseRequest = CallPayload<'POST /api/lottery/chase'>;

/** The request that starts the chase, without its request id. `issue` is the first one of the plan. */
export function requestOf(
  form: ChaseForm,
  plan: Plan,
  lines: readonly ChaseLine[],
  lottery: string,
  issue: string,
  known: number,
): Omit<ChaseRequest, 'rid'> {
  const { ratePpm, ...terms } = termsOf(form, known);
  const stopLoss = amountTyped(form.stopLoss);
  return {
    lottery,
    issue,
    items: betItemsOf(lines),
    plan: {
      ...terms,
      rate_ppm: ratePpm,
      ...(plan.budget === undefined ? {} : { budget: printAmount(plan.budget) }),
    },
    edits: plan.rows.flatMap(({ place, multiple }) =>
      form.edits[place] === undefined ? [] : [{ place, multiple }],
    ),
    stop_on_win: form.stopOnWin,
    ...(stopLoss ? { stop_loss: printAmount(stopLoss) } : {}),
    cost: printAmount(plan.cost),
  };
}

function termsOf({ mode, issues, multiple, every, factor, ratePercent }: ChaseForm, known: number) {
  return {
    mode,
    issues: Math.max(1, Math.min(issues, known, chaseIssuesMax)),
    multiple,
    every,
    factor,
    ratePpm: ratePercent * 10_000,
  };
}

function rowsOf(
  rows: readonly { readonly multiple: number; readonly stake: bigint }[],
  base: ChaseBase,
): readonly PlanRow[] {
  let total = 0n;
  return rows.map(({ multiple, stake }, place) => {
    total += stake;
    return {
      place,
      multiple,
      stake: amountOf(stake),
      total: amountOf(total),
      net: amountOf(base.win * BigInt(multiple) - total),
    };
  });
}

/** A typed amount: `undefined` if empty, `null` if invalid or not above zero. */
function amountTyped(text: string): Amount | undefined | null {
  if (text.trim() === '') return undefined;
  const parsed = parseAmount(text.trim());
  return parsed.ok && parsed.value > 0n ? parsed.value : null;
}
