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
import { compareShown, inCall, type PricedBet, priceBet, type Refusal } from '../betting/index.ts';
import type { Lottery } from '../lotteries/index.ts';
import type { ChaseBet } from './store.ts';

type Input = InputOf<'chaseStart'>;

/** What a player asked for, worked out again by the house. */
export interface JudgedChase {
  /** Bets at multiple 1, with canonical contents. */
  readonly bets: readonly ChaseBet[];
  /** Every row of the plan with its place; multiple 0 where an issue is left out. */
  readonly plan: ChasePlan;
  readonly stopLoss: Amount | undefined;
}

/**
 * Makes the plan of a request again (B6): the bets are priced at multiple 1 and compared with what the player was shown, the
 * multiples follow from the terms and his edits, and the largest of them must be one the lottery takes.
 *
 * Errors: those of a bet; `validation_failed` with `plan.budget` (missing where multiples grow, or passed by edits), `edits`
 * (a multiple above the largest), `plan` (no issue left) or `cost` (not the sum the player was shown).
 */
export function judgeChase(input: Input, lottery: Lottery): JudgedChase {
  const priced = input.items.map((item, index) => judged(item, index, lottery));
  const base = baseOf(priced, lottery);
  const { plan: terms, edits } = input;
  const budget = terms.budget === undefined ? undefined : amountIn(terms.budget);
  if (budget === undefined && growsByItself(terms.mode)) refuseField('plan.budget');
  if (edits.some(({ multiple }) => multiple > base.multipleMax)) refuseField('edits');
  const plan = editChase(planChase(termsOf(terms, budget), base), edits, base);
  if (budget !== undefined && plan.cost > budget) refuseField('plan.budget');
  if (plan.cost === 0n) refuseField('plan');
  if (plan.cost !== amountIn(input.cost)) refuseField('cost');
  const top = Math.max(...plan.rows.map(({ multiple }) => multiple));
  for (const [index, item] of input.items.entries()) {
    const most = priceBet({ ...item, multiple: item.multiple * top }, lottery);
    if (!most.ok) refuse(index, most.refusal);
  }
  return {
    bets: priced.map((bet, index) => betOf(bet, input.items[index]!)),
    plan,
    stopLoss: input.stop_loss === undefined ? undefined : amountIn(input.stop_loss),
  };
}

/** The bets of an issue: each at its own multiple times that of the issue. */
export function betsAt(bets: readonly ChaseBet[], multiple: number): ChaseBet[] {
  return bets.map((bet) => ({
    ...bet,
    multiple: bet.multiple * multiple,
    stake: printAmount(amountOf(amountIn(bet.stake) * BigInt(multiple))),
  }));
}

function judged(item: Input['items'][number], index: number, lottery: Lottery): PricedBet {
  const priced = priceBet(item, lottery);
  if (!priced.ok) return refuse(index, priced.refusal);
  const refusal = compareShown(item, priced.bet);
  return refusal ? refuse(index, refusal) : priced.bet;
}

function baseOf(bets: readonly PricedBet[], { config }: Lottery): ChaseBase {
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
