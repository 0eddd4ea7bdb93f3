import type { Tx } from '../../../store/index.ts';

/** What a lottery held in some days, and what was to be expected. Amounts are 1/10 000. */
export interface Hold {
  readonly draws: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly expected: bigint;
  /** Standard deviation of the payout. */
  readonly deviation: bigint;
}

interface Row extends Omit<Hold, 'deviation'>, Record<string, unknown> {
  readonly lottery_id: string;
  readonly recent: boolean;
  /** Whole number, as text. */
  readonly variance: string;
}

/** Hold of each lottery on the last day and on all days of a range, by the roll-ups. */
export async function readHold(
  db: Pick<Tx, 'query'>,
  { from, to, currency }: { readonly from: string; readonly to: string; readonly currency: string },
): Promise<ReadonlyMap<string, { readonly day: Hold; readonly range: Hold }>> {
  const { rows } = await db.query<Row>(
    `select lottery_id, span.recent, sum(draws)::integer as draws, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
       sum(expected)::bigint as expected, sum(variance)::text as variance
     from hold_day cross join lateral (values (false), (true)) span (recent)
     where currency = $1 and day between $2 and $3 and (not span.recent or day = $3) group by lottery_id, span.recent`,
    [currency, from, to],
  );
  const found = new Map<string, { day: Hold; range: Hold }>();
  for (const { lottery_id: lottery, recent, draws, stake, payout, expected, variance } of rows) {
    const hold: Hold = { draws, stake, payout, expected, deviation: rootOf(BigInt(variance)) };
    const known = found.get(lottery) ?? { day: NONE, range: NONE };
    found.set(lottery, recent ? { ...known, day: hold } : { ...known, range: hold });
  }
  return found;
}

export const NONE: Hold = { draws: 0, stake: 0n, payout: 0n, expected: 0n, deviation: 0n };

/** Largest whole number whose square is not above `square`. */
export function rootOf(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
