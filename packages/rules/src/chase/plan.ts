/**
 * Plans of a chase (追号): the same bet on consecutive issues, its multiple following a rule. Here and not in the protocol
 * because it is arithmetic over stakes that server and client must work out alike, to the last ten-thousandth, and neither
 * knows anything of the wire: the client shows a plan, the server makes it again and holds nothing it did not find itself.
 *
 *     planChase({ mode: 'double', issues: 4, multiple: 1, every: 1, factor: 2 }, base).rows.map((row) => row.multiple)
 *     // [1, 2, 4, 8]
 */

/** `same`: one multiple; `double`: grows by the factor; `reverse`: begins at the top and shrinks by it; `profit`: follows a rate. */
export const chaseModes = ['same', 'double', 'reverse', 'profit'] as const;
export type ChaseMode = (typeof chaseModes)[number];

/** Most issues of one chase. */
export const chaseIssuesMax = 100;
/** A million of these is one: rates are whole parts per million. */
const WHOLE_PPM = 1_000_000n;

export interface ChaseTerms {
  readonly mode: ChaseMode;
  /** Issues wanted, 1 to {@link chaseIssuesMax}. */
  readonly issues: number;
  /** Multiple of the first issue (`reverse`: the top one; `profit`: the least one), from 1. */
  readonly multiple: number;
  /** The factor is taken every so many issues, from 1; `double` and `reverse` only. */
  readonly every?: number | undefined;
  /** Whole, from 2; `double` and `reverse` only. */
  readonly factor?: number | undefined;
  /** Gain wanted over everything staked so far, in parts per million; `profit` only. */
  readonly ratePpm?: number | undefined;
  /** The plan ends before its cost would pass this, 1/10 000. */
  readonly budget?: bigint | undefined;
}

/** What one issue costs and can bring, at multiple 1. Amounts in 1/10 000. */
export interface ChaseBase {
  readonly stake: bigint;
  /** The least that any win pays. */
  readonly win: bigint;
  /** Largest multiple the lottery takes of these bets. */
  readonly multipleMax: number;
}

export interface ChaseRow {
  readonly multiple: number;
  readonly stake: bigint;
}

/** Why a plan has as many rows as it has; everything but `issues` means fewer than asked for. */
export type ChaseEnd = 'issues' | 'budget' | 'multiple' | 'rate';

export interface ChasePlan {
  readonly rows: readonly ChaseRow[];
  /** What all rows cost together: the most that can be lost. */
  readonly cost: bigint;
  readonly end: ChaseEnd;
}

/** A row set by hand: its place from 0, and its multiple; 0 leaves the issue out. */
export interface ChaseEdit {
  readonly place: number;
  readonly multiple: number;
}

/** The least that any win of a bet pays: one line at its smallest odds, floored. `odds` in 1/10 000 by tier. */
export function leastWin(odds: Readonly<Record<string, bigint>>, lineStake: bigint): bigint {
  const rates = Object.values(odds);
  const least = rates.reduce((low, rate) => (rate < low ? rate : low), rates[0] ?? 0n);
  return (lineStake * least) / 10_000n;
}

/** Modes whose multiples grow: they are planned within a budget only. */
export function growsByItself(mode: ChaseMode): boolean {
  return mode === 'double' || mode === 'profit';
}

/** The plan of these terms. A row that breaks a bound ends it; no multiple is ever clipped. */
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

/** The plan with rows set by hand; the other rows stay as they are. Edits of rows that do not exist change nothing. */
export function editChase(plan: ChasePlan, edits: readonly ChaseEdit[], base: ChaseBase): ChasePlan {
  const byPlace = new Map(edits.map(({ place, multiple }) => [place, multiple]));
  const rows = plan.rows.map((row, place) => {
    const multiple = byPlace.get(place);
    return multiple === undefined ? row : { multiple, stake: base.stake * BigInt(multiple) };
  });
  return { ...plan, rows, cost: rows.reduce((sum, { stake }) => sum + stake, 0n) };
}

/** Most that can be lost: all of the cost, or the bound before which the chase stops. */
export function worstCase({ cost }: ChasePlan, stopLoss: bigint | undefined): bigint {
  return stopLoss !== undefined && stopLoss < cost ? stopLoss : cost;
}

/** Gain, in parts per million of everything staked by then, when a row is the first to win; rounded down. */
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

/** Smallest multiple at which the least win is worth the rate over all stakes, this one included; none when no multiple is. */
function leastFor(base: ChaseBase, staked: bigint, ratePpm: bigint, least: bigint): bigint | undefined {
  const wanted = WHOLE_PPM + ratePpm;
  const perMultiple = base.win * WHOLE_PPM - base.stake * wanted;
  if (perMultiple < 0n || (perMultiple === 0n && staked > 0n)) return undefined;
  if (perMultiple === 0n) return least;
  const needed = (staked * wanted + perMultiple - 1n) / perMultiple;
  return needed > least ? needed : least;
}
