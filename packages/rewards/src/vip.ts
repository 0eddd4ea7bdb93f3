/**
 * The eight VIP levels. A level is reached by cumulative settled turnover and is kept for good: levels never fall.
 * Bonuses are cash, without a requirement and without a date by which they must be claimed.
 * The weekly bonus is about a quarter of the monthly one.
 */
import { type Amount, amountOf, UNIT } from '@tessera/protocol/money';
import { costOfStake, type Edge } from './edge.ts';

/** One level and what it gives. */
export interface VipLevel {
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
  /** Water-back of a day's qualifying stake, in ppm. */
  readonly lotteryPpm: number;
  readonly platformPpm: number;
  /** Withdrawals a day, and their sum a day. */
  readonly withdrawals: number;
  readonly withdrawalMax: Amount;
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

/** The whole table, level 1 first. */
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

/** A level by its number. Throws RangeError for a number outside 1 to 8. */
export function vipLevel(level: number): VipLevel {
  const found = VIP_LEVELS[level - 1];
  if (found === undefined) throw new RangeError(`no VIP level ${level}`);
  return found;
}

/** The level after this one; undefined after the last. */
export const nextLevel = (level: number): VipLevel | undefined => VIP_LEVELS[level];

/** Turnover still missing for a level; zero when it is reached. */
export const turnoverTo = (level: number, turnover: Amount): Amount => {
  const missing = vipLevel(level).turnover - turnover;
  return amountOf(missing > 0n ? missing : 0n);
};

/** Mean cost of reaching a level from a turnover, at a house edge: the turnover still missing × edge, rounded up. */
export const costToReach = (level: number, turnover: Amount, edge: Edge): Amount =>
  costOfStake(turnoverTo(level, turnover), edge);
