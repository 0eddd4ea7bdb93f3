import type { Amount } from '@tessera/protocol';
import { amountOf, printAmount, type ReplyOf, ratePpmOf, truncate } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import type { Rates } from '../water-rates/index.ts';
import { platformMax, rateOf } from './rates.ts';

export type Kind = 'lottery' | 'platform';
export type RowView = ReplyOf<'userWaterback'>['rows'][number];

/** A row of water-back: stored, or of a day in progress (`id` null). */
export interface Row {
  readonly id: bigint | null;
  readonly day: string;
  readonly kind: Kind;
  readonly product: string;
  readonly stake: Amount;
  readonly counted: Amount;
  readonly ratePpm: number;
  readonly amount: Amount;
  readonly claimed: boolean;
}

interface StoredRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly day: string;
  readonly kind: string;
  readonly product: string;
  readonly stake: bigint;
  readonly counted: bigint;
  readonly rate_ppm: number;
  readonly amount: bigint;
  readonly claimed: boolean;
}

/** The player's stored rows of some days. */
export async function storedRows(store: Store, userId: bigint, from: string, to: string): Promise<Row[]> {
  const { rows } = await store.query<StoredRow>(
    `select id, day, kind, product, stake, counted, rate_ppm, amount, claim_id is not null as claimed
     from water_back where user_id = $1 and day between $2 and $3`,
    [userId, from, to],
  );
  return rows.map(({ rate_ppm, ...row }) => ({
    ...row,
    kind: row.kind as Kind,
    stake: row.stake as Amount,
    counted: row.counted as Amount,
    ratePpm: rate_ppm,
    amount: row.amount as Amount,
  }));
}

interface OpenRow extends Record<string, unknown> {
  readonly kind: string;
  readonly product: string;
  readonly stake: bigint;
  readonly counted: bigint;
}

/** Rows of a day as they would be if it ended now, at the level held now. */
export async function openRows(
  store: Store,
  { userId, level }: { readonly userId: bigint; readonly level: number },
  { day, zone, rates }: { day: string; zone: string; rates: Rates },
): Promise<Row[]> {
  const { rows } = await store.query<OpenRow>(
    `select kind, product, sum(stake)::bigint as stake, sum(counted)::bigint as counted
     from water_back_stakes($1, $2::date::timestamp at time zone $3, ($2::date + 1)::timestamp at time zone $3, $4)
     group by 1, 2`,
    [userId, day, zone, platformMax(rates)],
  );
  return rows.map((row) => {
    const kind = row.kind as Kind;
    const [counted, ratePpm] = [row.counted as Amount, rateOf(rates, kind, level)];
    return {
      id: null,
      day,
      kind,
      product: row.product,
      stake: row.stake as Amount,
      counted,
      ratePpm,
      amount: truncate(ratePpmOf(counted, ratePpm), 2),
      claimed: false,
    };
  });
}

export function stateOf({ id, amount, claimed }: Pick<Row, 'id' | 'amount' | 'claimed'>): RowView['state'] {
  if (id === null) return 'running';
  if (claimed) return 'claimed';
  return amount > 0n ? 'ready' : 'none';
}

/** Newest day first, then the largest amount. */
export const inOrder = (one: Row, other: Row): number =>
  other.day.localeCompare(one.day) ||
  Number(other.amount - one.amount) ||
  one.product.localeCompare(other.product);

export const rowView = (row: Row): RowView => ({
  id: row.id === null ? null : Number(row.id),
  day: row.day,
  kind: row.kind,
  product: row.product,
  ...sumsOf([row]),
  rate_ppm: row.ratePpm,
  state: stateOf(row),
});

/** Sums of rows in wire format. */
export function sumsOf(rows: readonly Pick<Row, 'stake' | 'counted' | 'amount'>[]): {
  stake: string;
  excluded: string;
  qualifying: string;
  amount: string;
} {
  const sum = (field: (row: (typeof rows)[number]) => bigint): Amount =>
    amountOf(rows.reduce((total, row) => total + field(row), 0n));
  return {
    stake: printAmount(sum(({ stake }) => stake)),
    excluded: printAmount(sum(({ stake, counted }) => stake - counted)),
    qualifying: printAmount(sum(({ counted }) => counted)),
    amount: printAmount(sum(({ amount }) => amount)),
  };
}
