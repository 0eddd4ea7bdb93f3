/**
 * The eight VIP levels as they are first sold; operators add later versions of the table. A level is reached by cumulative settled
 * turnover and is kept for good: levels never fall.
 * Bonuses are cash, without a requirement and without a date by which they must be claimed.
 * The weekly bonus is about a quarter of the monthly one.
 */
import { type Amount, amountOf, UNIT } from '@tessera/protocol/money';
import { costOfStake, type Edge } from './edge.ts';

/** One level and what it gives, without its water-back. */
export interface LevelTerms {
  readonly level: number;
  /** Cumulative settled turnover from which the level is held. */
  readonly turnover: Amount;
  /** Paid once, when the level is reached. Zero: none. */
  readonly promotion: Amount;
  /** Paid once a calendar week (Monday to Sunday) of the platform's zone. */
  readonly weekly: Amount;
  /** Paid once a calendar month. */
  readonly monthly: Amount;
  /** Paid once a year, from the birthday on. */
  readonly birthday: Amount;
  /** Withdrawals a day without a fee, and the largest single one. */
  readonly withdrawals: number;
  readonly withdrawalMax: Amount;
}

/** A level with its water-back of a day's qualifying stake, in ppm. */
export interface VipLevel extends LevelTerms {
  readonly lotteryPpm: number;
  readonly platformPpm: number;
}

/** Columns of the table, level 1 first; money in whole units of the currency. */
const TURNOVER = [0, 10_000, 50_000, 200_000, 800_000, 2_000_000, 5_000_000, 12_000_000];
const PROMOTION = [0, 8, 38, 88, 288, 688, 1_688, 3_888];
const WEEKLY = [0, 1, 2, 4, 14, 32, 72, 172];
const MONTHLY = [0, 3, 8, 18, 58, 128, 288, 688];
const BIRTHDAY = [0, 8, 28, 58, 88, 188, 388, 888];
const LOTTERY_PPM = [2_000, 2_500, 3_000, 3_200, 3_400, 3_600, 3_800, 4_000];
const PLATFORM_PPM = [3_000, 3_500, 4_000, 4_500, 5_000, 5_500, 5_800, 6_000];
const WITHDRAWALS = [3, 3, 5, 5, 8, 8, 10, 10];
const WITHDRAWAL_MAX = [20_000, 30_000, 50_000, 100_000, 200_000, 500_000, 800_000, 1_000_000];

const units = (column: readonly number[], index: number): Amount => amountOf(BigInt(column[index]!) * UNIT);

/** The first version of the whole table, level 1 first. */
export const VIP_LEVELS: readonly VipLevel[] = TURNOVER.map((_, index) => ({
  level: index + 1,
  turnover: units(TURNOVER, index),
  promotion: units(PROMOTION, index),
  weekly: units(WEEKLY, index),
  monthly: units(MONTHLY, index),
  birthday: units(BIRTHDAY, index),
  lotteryPpm: LOTTERY_PPM[index]!,
  platformPpm: PLATFORM_PPM[index]!,
  withdrawals: WITHDRAWALS[index]!,
  withdrawalMax: units(WITHDRAWAL_MAX, index),
}));

/** Turnover still missing for what a level needs; zero when it is reached. */
export const turnoverTo = (need: Amount, turnover: Amount): Amount =>
  amountOf(need > turnover ? need - turnover : 0n);

/** Mean cost of reaching what a level needs from a turnover, at a house edge: the turnover still missing × edge, rounded up. */
export const costToReach = (need: Amount, turnover: Amount, edge: Edge): Amount =>
  costOfStake(turnoverTo(need, turnover), edge);

/** What is wrong with a table of levels. `level` is its number. */
export interface LevelFault {
  readonly level: number;
  /** `first`: level 1 needs turnover. `falls`: a level gives less, or needs no more, than the one below. `pays`: rising pays back more than it costs on average. */
  readonly why: 'first' | 'falls' | 'pays';
  readonly column: keyof Omit<LevelTerms, 'level'>;
}

const GIVEN = ['promotion', 'weekly', 'monthly', 'birthday', 'withdrawals', 'withdrawalMax'] as const;

/**
 * What is wrong with a table of levels, level 1 first: each needs more turnover than the one below and gives no less, and what is paid for
 * rising is less than the turnover between the two costs on average.
 */
export function levelFaults(levels: readonly LevelTerms[], edge: Edge): LevelFault[] {
  return levels.flatMap((own, at): LevelFault[] => {
    const { level } = own;
    const below = levels[at - 1];
    if (!below) return own.turnover === 0n ? [] : [{ level, why: 'first', column: 'turnover' }];
    if (own.turnover <= below.turnover) return [{ level, why: 'falls', column: 'turnover' }];
    const falling = GIVEN.filter((column) => own[column] < below[column]);
    const cost = costToReach(own.turnover, below.turnover, edge);
    return [
      ...falling.map((column): LevelFault => ({ level, why: 'falls', column })),
      ...(own.promotion > cost ? [{ level, why: 'pays', column: 'promotion' } as const] : []),
    ];
  });
}
