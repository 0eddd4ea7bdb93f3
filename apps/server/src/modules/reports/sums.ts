import { type Amount, printAmount } from '@tessera/protocol';
import type { ReplyOf } from '@tessera/protocol/endpoints';

type View = ReplyOf<'reportStatistic'>;

/** Sums of a row of `player_day` or `team_day`, or of several. Amounts are 1/10 000 of the currency. */
export interface Sums extends Record<string, unknown> {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly rewards: bigint;
}

/** Sums with what was counted. */
export interface CountedSums extends Sums {
  readonly bets: number;
  readonly won: number;
  readonly deposits_count: number;
  readonly withdrawals_count: number;
}

/** SQL of the amounts of `CountedSums` over rows with their columns; zero for no rows. */
export const amountSums = ['deposits', 'withdrawals', 'stake', 'payout', 'rebate', 'rewards']
  .map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`)
  .join(', ');

/** SQL of the counts of `CountedSums`. */
export const countSums = ['bets', 'won', 'deposits_count', 'withdrawals_count']
  .map((name) => `coalesce(sum(${name}), 0)::integer as ${name}`)
  .join(', ');

const none: Sums = { deposits: 0n, withdrawals: 0n, stake: 0n, payout: 0n, rebate: 0n, rewards: 0n };

/** What was won or lost: deposits and withdrawals are neither. */
export const netOf = ({ stake, payout, rebate, rewards }: Sums): bigint => payout + rebate + rewards - stake;

/** The amounts in wire format. */
export const sumsView = (sums: Sums): Omit<View['days'][number], 'day'> => ({
  deposits: text(sums.deposits),
  withdrawals: text(sums.withdrawals),
  stake: text(sums.stake),
  payout: text(sums.payout),
  rebate: text(sums.rebate),
  rewards: text(sums.rewards),
  net: text(netOf(sums)),
});

/** Amounts and counts in wire format. */
export const totalView = (sums: CountedSums): View['total'] => ({
  ...sumsView(sums),
  bets: sums.bets,
  won: sums.won,
  deposits_count: sums.deposits_count,
  withdrawals_count: sums.withdrawals_count,
});

/** Each day in wire format; days without a row are zero. */
export function daysView(
  days: readonly string[],
  rows: readonly (Sums & { readonly day: string })[],
): View['days'] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => ({ day, ...sumsView(known.get(day) ?? none) }));
}

const text = (amount: bigint): string => printAmount(amount as Amount);
