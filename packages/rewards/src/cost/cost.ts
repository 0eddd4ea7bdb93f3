/**
 * What an offer costs, shown before a player takes it: computed by this one function in the browser and on the server.
 *
 * @example
 * // Deposit 300, get 30 after staking 300 of own money, 2.00 a bet on an even chance at 1.95:
 * costOf(terms, { base: deposit, play: EXAMPLE_PLAYS[0] });
 * // meanCost 7.50 = 300.00 × 2.5 %; chance of finishing close to 1; worst case −270.00
 */
import { type Amount, amountOf, sumAmounts, ZERO } from '@tessera/protocol/money';
import { insuranceBonus, matchBonus, requiredStake } from '../bonus.ts';
import { costOfStake, type Edge } from '../edge.ts';
import { type EarnedKind, isEarned, type Terms } from '../terms.ts';
import { wheelMean, winningTiles } from '../wheel.ts';
import { EXAMPLE_PLAYS, edgeOf, type Play } from './play.ts';
import { type Bar, barsOf, chanceBelow, quantile } from './spread.ts';
import { type Task, type Walk, walk } from './walk.ts';

/** What the cost depends on besides the terms. */
export interface CostFacts {
  /** The deposit of a deposit match, the net loss of a loss insurance. Not used by other kinds. */
  readonly base?: Amount;
  /** Own money that the player stakes with; default: the deposit, or for an insurance as much as it requires. */
  readonly capital?: Amount;
  /** How the player is assumed to play; default: the first of `EXAMPLE_PLAYS`. A stake above `stakeMax` is cut to it. */
  readonly play?: Play;
  /** Players in a race; default 1. */
  readonly entrants?: number;
}

/** An earned bonus in figures. Each money figure is the product or sum that its comment says. */
export interface EarnedCost {
  readonly bonus: Amount;
  /** bonus × times. */
  readonly required: Amount;
  readonly times: number;
  /** 1 − chance × odds of the assumed play. */
  readonly edge: Edge;
  /** Own money at the start. */
  readonly capital: Amount;
  /** Stake of one bet, and the number of bets: required / stake, rounded up. */
  readonly stake: Amount;
  readonly bets: number;
  /** capital + bonus − meanCost: what is there on average after the whole requirement. */
  readonly meanEnd: Amount;
  /** Half of the players end between these results. */
  readonly middle: readonly [low: Amount, high: Amount];
  /** Share of players who end with less than they had. */
  readonly worseOff: number;
  readonly bars: readonly Bar[];
}

/** What an offer costs and gives. */
export interface Cost {
  /** Mean cost of doing all that is required, rounded up; zero for cash rewards. */
  readonly meanCost: Amount;
  /** Chance of the whole reward (earned), of any prize (wheel, race), or 1 where the reward is certain. 0 to 1, for display. */
  readonly chance: number;
  /** The worst result in money, zero or less. A cash reward is never taken back. */
  readonly worst: Amount;
  /** Mean reward of one claim, rounded down: bonus, mean prize of a spin, mean share of a packet, mean of a sign-in day. */
  readonly meanReward: Amount;
  /** Present for earned bonuses only. */
  readonly earned?: EarnedCost;
}

/**
 * The cost of an offer.
 * Errors: throws RangeError for an earned bonus of zero (`base` below the first step or the least loss), and as `walk` does.
 */
export function costOf(terms: Terms, facts: CostFacts = {}): Cost {
  if (isEarned(terms)) return costOfEarned(terms, facts);
  switch (terms.kind) {
    case 'wheel':
      return free(wheelMean(terms), winningTiles(terms) / terms.size);
    case 'race': {
      const entrants = Math.max(1, facts.entrants ?? 1);
      const paid = terms.prizes.slice(0, entrants);
      return free(amountOf(sumAmounts(paid) / BigInt(entrants)), paid.length / entrants);
    }
    case 'packets':
      return free(amountOf(terms.pool / BigInt(terms.shares)), 1);
    case 'sign_in':
      return free(amountOf(sumAmounts(terms.weekdays) / BigInt(terms.weekdays.length)), 1);
    case 'tasks':
      return free(sumAmounts(terms.tasks.map(({ prize }) => prize)), 1);
    case 'daily_task':
      return free(terms.prize, 1);
  }
}

const free = (meanReward: Amount, chance: number): Cost => ({
  meanCost: ZERO,
  chance,
  worst: ZERO,
  meanReward,
});

function costOfEarned(terms: Terms<EarnedKind>, facts: CostFacts): Cost {
  const base = facts.base ?? ZERO;
  const bonus = terms.kind === 'deposit_match' ? matchBonus(terms, base) : insuranceBonus(terms, base);
  if (bonus === 0n) throw new RangeError('there is no bonus for this amount');
  const required = requiredStake(terms, bonus);
  const capital = facts.capital ?? (terms.kind === 'deposit_match' ? base : required);
  const assumed = facts.play ?? EXAMPLE_PLAYS[0];
  const play = { ...assumed, stake: assumed.stake < terms.stakeMax ? assumed.stake : terms.stakeMax };
  const task = { capital, bonus, required };
  return earnedCost(task, terms.times, play, walk(task, play));
}

function earnedCost({ capital, bonus, required }: Task, times: number, play: Play, walked: Walk): Cost {
  const { bets, finish, ends, worst } = walked;
  const edge = edgeOf(play);
  const meanCost = costOfStake(required, edge);
  return {
    meanCost,
    chance: finish,
    worst: worst < 0n ? worst : ZERO,
    meanReward: bonus,
    earned: {
      bonus,
      required,
      times,
      edge,
      capital,
      stake: play.stake,
      bets,
      meanEnd: amountOf(capital + bonus - meanCost),
      middle: [quantile(ends, 0.25), quantile(ends, 0.75)],
      worseOff: chanceBelow(ends, ZERO),
      bars: barsOf(ends),
    },
  };
}
