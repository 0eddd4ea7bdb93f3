/**
 * Plans of a chase (追号, multi-draw): the same bet on consecutive issues, with a multiple per issue that follows a rule. The
 * module is in `rules`, not in `protocol`, because it is stake arithmetic without wire formats. Server and client must agree
 * to the last ten-thousandth: the client shows a plan, and the server computes the plan again and trusts only its own result.
 *
 *     planChase({ mode: 'double', issues: 4, multiple: 1, every: 1, factor: 2 }, base).rows.map((row) => row.multiple)
 *     // [1, 2, 4, 8]
 */

/** `same`: constant; `double`: multiplied by the factor; `reverse`: starts at the top, divided by it; `profit`: by a rate. */
export const chaseModes = ['same', 'double', 'reverse', 'profit'] as const;
export type ChaseMode = (typeof chaseModes)[number];

/** Largest number of issues in one chase. */
export const chaseIssuesMax = 100;
/** Rates are integers in parts per million; this is a rate of 1. */
const WHOLE_PPM = 1_000_000n;

export interface ChaseTerms {
  readonly mode: ChaseMode;
  /** Requested issues, 1 to {@link chaseIssuesMax}. */
  readonly issues: number;
  /** Multiple of the first issue (`reverse`: the largest; `profit`: the smallest), from 1. */
  readonly multiple: number;
  /** The factor applies once per this many issues, from 1; `double` and `reverse` only. */
  readonly every?: number | undefined;
  /** Integer from 2; `double` and `reverse` only. */
  readonly factor?: number | undefined;
  /** Requested gain over all stakes so far, in parts per million; `profit` only. */
  readonly ratePpm?: number | undefined;
  /** The plan ends before its cost would exceed this amount, 1/10 000. */
  readonly budget?: bigint | undefined;
}

/** Cost and smallest win of one issue at multiple 1. Amounts in 1/10 000. */
export interface ChaseBase {
  readonly stake: bigint;
  /** The smallest payout of any win. */
  readonly win: bigint;
  /** Largest multiple that the lottery accepts for these bets. */
  readonly multipleMax: number;
}

export interface ChaseRow {
  readonly multiple: number;
  readonly stake: bigint;
}

/** Why the plan ended. Every value but `issues` means fewer rows than requested. */
export type ChaseEnd = 'issues' | 'budget' | 'multiple' | 'rate';

export interface ChasePlan {
  readonly rows: readonly ChaseRow[];
  /** Total stake of all rows: the largest possible loss. */
  readonly cost: bigint;
  readonly end: ChaseEnd;
}

/** A manually edited row: its index from 0, and its multiple; 0 skips the issue. */
export interface ChaseEdit {
  readonly place: number;
  readonly multiple: number;
}

/** The smallest payout of any win of a bet: one line at its smallest odds, floored. `odds` in 1/10 000 by tier. */
export function leastWin(odds: Readonly<Record<string, bigint>>, lineStake: bigint): bigint {
  const rates = Object.values(odds);
  const least = rates.reduce((low, rate) => (rate < low ? rate : low), rates[0] ?? 0n);
  return (lineStake * least) / 10_000n;
}

/** Modes whose multiples grow. They are planned only within a budget. */
export function growsByItself(mode: ChaseMode): boolean {
  return mode === 'double' || mode === 'profit';
}

/** Computes the plan. A row that exceeds a bound ends the plan; no multiple is ever clipped. */
export function planChase(terms: ChaseTerms, base: ChaseBase): ChasePlan {
  const rows: ChaseRow[] = [];
  let cost = 0n;
  while (rows.length < Math.min(terms.issues, chaseIssuesMax)) {
    const multiple = multipleAt(terms, base, rows.length, cost);
    if (multiple === undefined) return { rows, cost, end: 'rate' };
    if (multiple > BigInt(base.multipleMax)) return { rows, cost, end: 'multiple' };
    const stake = base.stake * multiple;
    if (terms.budget !== undefined && cost + stake > terms.budget) return { rows, cost, end: 'budget' };
    rows.push({ multiple: Number(multiple), stake });
    cost += stake;
  }
  return { rows, cost, end: 'issues' };
}

/** Applies manual edits to rows and leaves the other rows unchanged. Edits of rows that do not exist have no effect. */
export function editChase(plan: ChasePlan, edits: readonly ChaseEdit[], base: ChaseBase): ChasePlan {
  const byPlace = new Map(edits.map(({ place, multiple }) => [place, multiple]));
  const rows = plan.rows.map((row, place) => {
    const multiple = byPlace.get(place);
    return multiple === undefined ? row : { multiple, stake: base.stake * BigInt(multiple) };
  });
  return { ...plan, rows, cost: rows.reduce((sum, { stake }) => sum + stake, 0n) };
}

/** Largest possible loss: the full cost, or the stop-loss bound if that is lower. */
export function worstCase({ cost }: ChasePlan, stopLoss: bigint | undefined): bigint {
  return stopLoss !== undefined && stopLoss < cost ? stopLoss : cost;
}

/** Gain as parts per million of all stakes so far, if this row is the first to win; rounded down. */
export function gainPpm(plan: ChasePlan, place: number, base: ChaseBase): bigint {
  const row = plan.rows[place];
  const staked = plan.rows.slice(0, place + 1).reduce((sum, { stake }) => sum + stake, 0n);
  if (row === undefined || staked === 0n) return 0n;
  const gain = (base.win * BigInt(row.multiple) - staked) * WHOLE_PPM;
  return gain >= 0n ? gain / staked : -((-gain + staked - 1n) / staked);
}

function multipleAt(
  { mode, multiple, every = 1, factor = 2, ratePpm = 0 }: ChaseTerms,
  base: ChaseBase,
  place: number,
  staked: bigint,
): bigint | undefined {
  const first = BigInt(multiple);
  if (mode === 'same') return first;
  if (mode === 'profit') return leastFor(base, staked, BigInt(ratePpm), first);
  const power = BigInt(factor) ** BigInt(Math.floor(place / every));
  if (mode === 'double') return first * power;
  const shrunk = first / power;
  return shrunk > 0n ? shrunk : 1n;
}

/** Smallest multiple whose smallest win reaches the rate over all stakes, its own included; `undefined` when none does. */
function leastFor(base: ChaseBase, staked: bigint, ratePpm: bigint, least: bigint): bigint | undefined {
  const wanted = WHOLE_PPM + ratePpm;
  const perMultiple = base.win * WHOLE_PPM - base.stake * wanted;
  if (perMultiple < 0n || (perMultiple === 0n && staked > 0n)) return undefined;
  if (perMultiple === 0n) return least;
  const needed = (staked * wanted + perMultiple - 1n) / perMultiple;
  return needed > least ? needed : least;
}
