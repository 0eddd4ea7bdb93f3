import { type Amount, amountOf, type InputOf, parseAmount, printAmount } from '@tessera/protocol';
import {
  type ChaseBase,
  type ChasePlan,
  type ChaseTerms,
  editChase,
  growsByItself,
  leastWin,
  planChase,
} from '@tessera/rules/chase';
import { AppError } from '../../http/index.ts';
import {
  inCall,
  type Judging,
  type LotteryTerms,
  type Payer,
  type PricedBet,
  type Refusal,
} from '../betting/index.ts';
import type { ChaseBet } from './store.ts';

type Input = InputOf<'chaseStart'>;

/** A requested chase, recomputed by the server. */
export interface JudgedChase {
  /** Bets at multiple 1, with canonical contents. */
  readonly bets: readonly ChaseBet[];
  /** Every row of the plan with its index; multiple 0 where an issue is left out. */
  readonly plan: ChasePlan;
  readonly stopLoss: Amount | undefined;
}

/**
 * Recomputes the plan of a request (B6). The bets are priced at multiple 1 and compared with the figures shown to the
 * player. The multiples follow from the terms and the player's edits. The lottery must accept the largest multiple.
 *
 * Errors: those of a bet; `validation_failed` with `plan.budget` (missing where multiples grow, or exceeded by edits),
 * `edits` (a multiple above the maximum), `plan` (no issue left) or `cost` (differs from the sum shown to the player); those
 * of `Judging`. The work is charged to the budget of `who`.
 */
export async function judgeChase(
  judging: Judging,
  input: Input,
  terms: LotteryTerms,
  who: Payer,
): Promise<JudgedChase> {
  const priced = (await judging.compare(input.items, terms, who)).map((one, index) =>
    one.ok ? one.value : refuse(index, one.refusal),
  );
  const base = baseOf(priced, terms);
  const { plan: asked, edits } = input;
  const budget = asked.budget === undefined ? undefined : amountIn(asked.budget);
  if (budget === undefined && growsByItself(asked.mode)) refuseField('plan.budget');
  if (edits.some(({ multiple }) => multiple > base.multipleMax)) refuseField('edits');
  const plan = editChase(planChase(termsOf(asked, budget), base), edits, base);
  if (budget !== undefined && plan.cost > budget) refuseField('plan.budget');
  if (plan.cost === 0n) refuseField('plan');
  if (plan.cost !== amountIn(input.cost)) refuseField('cost');
  const top = Math.max(...plan.rows.map(({ multiple }) => multiple));
  for (const [index, most] of (await judging.multiply(input.items, terms, who, top)).entries()) {
    if (!most.ok) refuse(index, most.refusal);
  }
  return {
    bets: priced.map((bet, index) => betOf(bet, input.items[index]!)),
    plan,
    stopLoss: input.stop_loss === undefined ? undefined : amountIn(input.stop_loss),
  };
}

/** The bets of an issue: the multiple of each bet times that of the issue. */
export function betsAt(bets: readonly ChaseBet[], multiple: number): ChaseBet[] {
  return bets.map((bet) => ({
    ...bet,
    multiple: bet.multiple * multiple,
    stake: printAmount(amountOf(amountIn(bet.stake) * BigInt(multiple))),
  }));
}

function baseOf(bets: readonly PricedBet[], { config }: LotteryTerms): ChaseBase {
  const wins = bets.map(({ odds, unitStake, multiple }) => leastWin(odds, unitStake * BigInt(multiple)));
  return {
    stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
    win: wins.reduce((low, win) => (win < low ? win : low)),
    multipleMax: Math.floor(config.multipleMax / Math.max(...bets.map(({ multiple }) => multiple))),
  };
}

function termsOf({ rate_ppm, ...plan }: Input['plan'], budget: Amount | undefined): ChaseTerms {
  return { ...plan, ratePpm: rate_ppm, budget };
}

function betOf(bet: PricedBet, { odds }: Input['items'][number]): ChaseBet {
  return {
    played: bet.item.id,
    content: typeof bet.content === 'string' ? bet.content : { ...bet.content },
    unit_stake: printAmount(bet.unitStake),
    multiple: bet.multiple,
    rebate_ppm: bet.rebatePpm,
    lines: bet.lines,
    stake: printAmount(bet.stake),
    odds,
  };
}

function amountIn(text: string | number): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok || parsed.value <= 0n) throw new AppError('amount_invalid');
  return parsed.value;
}

function refuse(index: number, refusal: Refusal): never {
  const { code, data } = inCall(index, refusal);
  throw new AppError(code, data as never);
}

function refuseField(field: string): never {
  throw new AppError('validation_failed', { field });
}
