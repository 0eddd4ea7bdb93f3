/**
 * The walk of a player's money while he stakes what an earned bonus requires: a dynamic programme over the number of bets made
 * and won, which give the money exactly. Probabilities are floats; money is not.
 */
import { type Amount, amountOf, ZERO } from '@tessera/protocol/money';
import { slicesDue } from '../slices.ts';
import { type Play, payoutOf, toNumber } from './play.ts';

/** What is walked through. */
export interface Task {
  /** The player's own money before the first bet. */
  readonly capital: Amount;
  readonly bonus: Amount;
  /** Stake required for the whole bonus. */
  readonly required: Amount;
}

/** One possible end and its probability. `result` is the money at the end less the money at the start. */
export interface End {
  readonly result: Amount;
  readonly chance: number;
}

/** All ends of the walk. */
export interface Walk {
  /** Number of bets of a whole walk. */
  readonly bets: number;
  /** Probability that the whole requirement is staked. */
  readonly finish: number;
  /** Ends in ascending order of result, each result once. The probabilities sum to 1. */
  readonly ends: readonly End[];
  /** No end is lower: all own money where it can run out, otherwise what is lost when every bet loses. */
  readonly worst: Amount;
}

/** Most bets of a walk; a longer one is not computed. */
export const WALK_BETS_MAX = 50_000;

/** Less probable states are left out. They hold less than 1e-12 in all. */
const NEGLIGIBLE = 1e-20;

/**
 * Walks through a task with equal bets, the last one smaller when the requirement is no multiple of the stake. Slices are paid as
 * they fall due and may be staked, because they are the player's own from then on. The walk ends when the requirement is
 * staked or when the money left does not cover the next bet.
 * Errors: throws RangeError for a stake or requirement of zero or less, and for more than `WALK_BETS_MAX` bets.
 */
export function walk({ capital, bonus, required }: Task, { stake, chance, odds }: Play): Walk {
  if (stake <= 0n || required <= 0n) throw new RangeError('a walk needs a stake and a requirement');
  const bets = Number((required + stake - 1n) / stake);
  if (bets > WALK_BETS_MAX) throw new RangeError(`a walk of ${bets} bets is not computed`);
  const win = toNumber(chance);
  const pays = payoutOf(stake, odds);
  const ends = new Map<bigint, number>();
  const end = (money: bigint, probability: number): void => {
    if (probability === 0) return;
    const result = money - capital;
    ends.set(result, (ends.get(result) ?? 0) + probability);
  };
  let finish = 0;
  let mayRunOut = false;
  // State: `wins` of the bets so far, from `low` on.
  let low = 0;
  let states: number[] = [1];
  for (let made = 0; made < bets && states.length > 0; made += 1) {
    const staked = stake * BigInt(made);
    const next = made === bets - 1 ? required - staked : stake;
    const base = capital + slicesDue(bonus, required, amountOf(staked)) - staked;
    const enough = winsFor(next - base, pays, made);
    mayRunOut ||= enough > 0;
    for (; low < enough && states.length > 0; low += 1) end(base + pays * BigInt(low), states.shift()!);
    if (made === bets - 1) {
      const after = capital + bonus - required;
      const paysLast = payoutOf(amountOf(next), odds);
      for (const [at, probability] of states.entries()) {
        const money = after + pays * BigInt(low + at);
        finish += probability;
        end(money, probability * (1 - win));
        end(money + paysLast, probability * win);
      }
    } else {
      states = step(states, win);
      while (states.length > 0 && states[0]! < NEGLIGIBLE) {
        states.shift();
        low += 1;
      }
      while (states.length > 0 && states.at(-1)! < NEGLIGIBLE) states.pop();
    }
  }
  return {
    bets,
    finish: Math.min(1, finish),
    ends: [...ends]
      .map(([result, probability]) => ({ result: amountOf(result), chance: probability }))
      .sort((a, b) => (a.result < b.result ? -1 : a.result > b.result ? 1 : 0)),
    worst: amountOf(mayRunOut ? -capital : bonus - required),
  };
}

/** Fewest wins that cover a shortage; more than `made` when none do. */
function winsFor(shortage: bigint, pays: bigint, made: number): number {
  if (shortage <= ZERO) return 0;
  return pays === 0n ? made + 1 : Number((shortage + pays - 1n) / pays);
}

/** The states after one more bet. */
function step(states: readonly number[], win: number): number[] {
  const next = new Array<number>(states.length + 1);
  for (let at = 0; at <= states.length; at += 1) {
    next[at] = (states[at] ?? 0) * (1 - win) + (at > 0 ? states[at - 1]! * win : 0);
  }
  return next;
}
