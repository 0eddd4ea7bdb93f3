/**
 * What an offer is expected to cost the house, from a dry run over a month of the ledger: computed by this one function on the
 * page of the console, on the server and on the command line.
 */
import { type Amount, amountOf, ZERO } from '@tessera/protocol/money';
import { costOfStake, type Edge, edgePpm } from '../edge.ts';
import { isEarned, type Kind, type Terms } from '../terms.ts';

/** House edge at which stake towards a bonus is assumed to be placed: that of the boards without a rebate. */
export const ASSUMED_EDGE: Edge = edgePpm(25_000);

/** What a dry run has found. */
export interface DryRunFigures {
  /** Given to all players, within budget and shares. */
  readonly given: Amount;
  readonly players: number;
  /** Decided stakes of all players in the period. */
  readonly stake: Amount;
  /** Days of the period, above 0. */
  readonly days: number;
  /** Draws whose results are not known: turns of a wheel, shares of packets. */
  readonly draws: number;
}

/** What of the offer decides about its cost. */
export interface OfferBounds {
  /** Days from its start to its end; null: no end, and the cost is that of a period. */
  readonly days: number | null;
  readonly budget: bigint | null;
}

/** The expected cost of an offer. */
export interface HouseCost {
  /** Expected to be given, never above the budget; rounded up. */
  readonly given: Amount;
  /** Of a bonus: what the house wins on average on the stake that earns it; rounded down. Otherwise zero. */
  readonly margin: Amount;
  /** given − margin; below zero where the stake brings more than the bonus costs. */
  readonly net: Amount;
  /** Net cost that 95 of 100 runs stay within (wheel), or that every run does (packets); null where nothing is drawn. */
  readonly interval: readonly [low: Amount, high: Amount] | null;
  /** Net cost as a part of the stakes of the same time, in millionths, rounded towards zero; null without stakes. */
  readonly sharePpm: bigint | null;
  /** given / players, rounded down. */
  readonly perPlayer: Amount;
  /** Whether the budget is expected to be used up. */
  readonly isCapped: boolean;
}

/** Kinds that give again and again, so that a longer offer gives more. The others give once to a player, or one pool. */
const AGAIN: ReadonlySet<Kind> = new Set(['loss_insurance', 'daily_task', 'wheel', 'sign_in']);

/** The expected cost of an offer with these terms. Errors: throws RangeError for a period without days. */
export function houseCost(
  terms: Terms,
  { given, players, stake, days, draws }: DryRunFigures,
  { days: offered, budget }: OfferBounds,
): HouseCost {
  if (days <= 0) throw new RangeError('a dry run covers at least one day');
  const scale = AGAIN.has(terms.kind) && offered !== null ? { num: BigInt(offered), den: BigInt(days) } : ONE;
  const wanted = ceilDiv(given * scale.num, scale.den);
  const isCapped = budget !== null && wanted >= budget;
  const sum = amountOf(isCapped ? budget : wanted);
  const margin = isEarned(terms)
    ? amountOf((sum * BigInt(terms.times) * ASSUMED_EDGE.num) / ASSUMED_EDGE.den)
    : ZERO;
  const net = amountOf(sum - margin);
  const staked = (stake * scale.num) / scale.den;
  return {
    given: sum,
    margin,
    net,
    interval: intervalOf(terms, sum, ceilDiv(BigInt(draws) * scale.num, scale.den), budget),
    sharePpm: staked === 0n ? null : (net * 1_000_000n) / staked,
    perPlayer: amountOf(players === 0 ? 0n : given / BigInt(players)),
    isCapped,
  };
}

/** What a bonus of one unit means to a player: the stake it takes, its mean cost, and what is left, each for `unit`. */
export function meaningOf(
  { times }: { readonly times: number },
  unit: Amount,
): { readonly required: Amount; readonly cost: Amount; readonly left: Amount } {
  const required = amountOf(unit * BigInt(times));
  const cost = costOfStake(required, ASSUMED_EDGE);
  return { required, cost, left: amountOf(unit - cost) };
}

const ONE = { num: 1n, den: 1n };

const ceilDiv = (num: bigint, den: bigint): bigint => (num + den - 1n) / den;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

function intervalOf(terms: Terms, mean: bigint, draws: bigint, budget: bigint | null): HouseCost['interval'] {
  if (draws === 0n) return null;
  if (terms.kind === 'packets') {
    const rest = BigInt(terms.shares) - draws;
    const low = most(draws * terms.min, terms.pool - rest * terms.max);
    const high = least(draws * terms.max, terms.pool - rest * terms.min);
    return [amountOf(low), amountOf(high)];
  }
  if (terms.kind !== 'wheel') return null;
  const half = halfWidth(terms, draws);
  const high = mean + half;
  return [amountOf(most(0n, mean - half)), amountOf(budget === null ? high : least(high, budget))];
}

/** 1.96 standard deviations of the sum of so many spins, rounded up. The variance of one is a ratio of whole numbers. */
function halfWidth({ size, tiles }: Pick<Terms<'wheel'>, 'size' | 'tiles'>, draws: bigint): bigint {
  const all = BigInt(size);
  const sum = tiles.reduce((total, { prize, count }) => total + prize * BigInt(count), 0n);
  const squares = tiles.reduce((total, { prize, count }) => total + prize * prize * BigInt(count), 0n);
  const variance = all * squares - sum * sum;
  return ceilRoot(ceilDiv(196n * 196n * draws * variance, 100n * 100n * all * all));
}

/** The square root of a whole number, rounded up (Newton's method from above). */
function ceilRoot(square: bigint): bigint {
  if (square === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) break;
    root = next;
  }
  return root * root === square ? root : root + 1n;
}
