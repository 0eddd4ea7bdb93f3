import type { Amount } from '@tessera/protocol';
import type { RaceRow } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';
import type { OfferVersion } from '../rewards/index.ts';

type Row = RaceRow<bigint>;

interface Stored extends Record<string, unknown> {
  readonly rank: number;
  readonly user_id: bigint;
  readonly multiple: bigint;
  readonly prize: bigint;
  readonly bet_id: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly placed_at: Date;
}

/** The rows of a board as they were written last, first rank first. */
export async function boardRows(tx: Tx, { id, version }: OfferVersion): Promise<Row[]> {
  const { rows } = await tx.query<Stored>(
    `select r.rank, r.user_id, r.multiple, r.prize, r.bet_id, b.stake, o.payout, b.placed_at
     from race_row r
     join placed_bet b on b.user_id = r.user_id and b.id = r.bet_id
     join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
     where r.offer_id = $1 and r.version = $2 order by r.rank`,
    [id, version],
  );
  return rows.map(({ rank, user_id, multiple, prize, bet_id, stake, payout, placed_at }) => ({
    who: user_id,
    rank,
    multiple,
    prize: prize as Amount,
    bet: { id: bet_id, at: placed_at.getTime(), stake: stake as Amount, payout: payout as Amount },
  }));
}

/** Replaces the ranks at which a board differs from what was written before. */
export async function writeRows(
  tx: Tx,
  { id, version }: OfferVersion,
  board: readonly Row[],
  before: readonly Row[],
): Promise<void> {
  const known = new Map(before.map((row) => [row.rank, row]));
  const differing = board.filter((row) => !isSame(row, known.get(row.rank)));
  const gone = [...differing, ...before.filter(({ rank }) => rank > board.length)].map(({ rank }) => rank);
  if (gone.length > 0)
    await tx.query(
      'delete from race_row where offer_id = $1 and version = $2 and rank = any ($3::integer[])',
      [id, version, gone],
    );
  if (differing.length > 0)
    await tx.query(
      `insert into race_row (offer_id, version, rank, user_id, bet_id, multiple, prize)
       select $1, $2, n.* from unnest($3::integer[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[]) n`,
      [
        id,
        version,
        differing.map(({ rank }) => rank),
        differing.map(({ who }) => who),
        differing.map(({ bet }) => bet.id),
        differing.map(({ multiple }) => multiple),
        differing.map(({ prize }) => prize),
      ],
    );
}

const isSame = (row: Row, other: Row | undefined): boolean =>
  other !== undefined &&
  row.who === other.who &&
  row.bet.id === other.bet.id &&
  row.multiple === other.multiple &&
  row.prize === other.prize;
