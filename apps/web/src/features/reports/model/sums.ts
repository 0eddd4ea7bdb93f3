/** Sums of the ledger over one or more days, decimal text of the wire. */
export interface Sums {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly stake: string;
  readonly payout: string;
  readonly rebate: string;
  readonly rewards: string;
  readonly net: string;
}

/** The sums of one day, `YYYY-MM-DD`. */
export interface DaySums extends Sums {
  readonly day: string;
}

/** The figures of a sum, in the order of columns and files. */
export const sumNames = [
  'stake',
  'payout',
  'rebate',
  'rewards',
  'net',
  'deposits',
  'withdrawals',
] as const satisfies readonly (keyof Sums)[];
export type SumName = (typeof sumNames)[number];
