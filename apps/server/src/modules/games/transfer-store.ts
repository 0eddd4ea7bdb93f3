import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';

/** One row of `transfer`. */
export interface TransferRow {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly plat: string;
  /** 1 into the platform, -1 out of it. */
  readonly direction: 1 | -1;
  readonly amount: Amount;
  readonly currency: string;
  readonly state: 'pending' | 'done' | 'reversed';
  /** The platform's code of its refusal. */
  readonly reason: string | null;
  readonly ref: string;
  readonly at: Date;
  readonly done_at: Date | null;
}

const columns = 'id, user_id, plat, direction, amount, currency, state, reason, ref, at, done_at';

type Row = TransferRow & Record<string, unknown>;
type Db = Pick<Tx, 'query'>;

export async function findTransfer(db: Db, id: bigint): Promise<TransferRow | undefined> {
  return (await db.query<Row>(`select ${columns} from transfer where id = $1`, [id])).rows[0];
}

/** The one a request of the player made before. */
export async function findByRid(db: Db, userId: bigint, rid: string): Promise<TransferRow | undefined> {
  const found = await db.query<Row>(`select ${columns} from transfer where user_id = $1 and rid = $2`, [
    userId,
    rid,
  ]);
  return found.rows[0];
}

/** The one of a player and platform that is on its way. */
export async function findPending(db: Db, userId: bigint, plat: string): Promise<TransferRow | undefined> {
  const found = await db.query<Row>(
    `select ${columns} from transfer where user_id = $1 and plat = $2 and state = 'pending'`,
    [userId, plat],
  );
  return found.rows[0];
}

/** Takes one for its end; `undefined` when there is none of this reference. */
export async function lockByRef(tx: Tx, ref: string): Promise<TransferRow | undefined> {
  return (await tx.query<Row>(`select ${columns} from transfer where ref = $1 for update`, [ref])).rows[0];
}

export async function insertTransfer(
  tx: Tx,
  made: Pick<TransferRow, 'user_id' | 'plat' | 'direction' | 'amount' | 'currency' | 'ref'> & { rid: string },
): Promise<TransferRow> {
  const { rows } = await tx.query<Row>(
    `insert into transfer (user_id, plat, direction, amount, currency, ref, rid, at)
     values ($1, $2, $3, $4, $5, $6, $7, app_now()) returning ${columns}`,
    [made.user_id, made.plat, made.direction, made.amount, made.currency, made.ref, made.rid],
  );
  return rows[0]!;
}

/** Ends one that this transaction has locked. */
export async function endTransfer(
  tx: Tx,
  id: bigint,
  state: 'done' | 'reversed',
  reason: string | null,
): Promise<TransferRow> {
  const { rows } = await tx.query<Row>(
    `update transfer set state = $2, reason = $3, done_at = app_now() where id = $1 returning ${columns}`,
    [id, state, reason],
  );
  return rows[0]!;
}

/** A page of a player's transfers, newest first. */
export async function listTransfers(
  db: Db,
  userId: bigint,
  filter: { plat: string | null; state: string | null; before: string | null; limit: number },
): Promise<TransferRow[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from transfer
     where user_id = $1 and ($2::text is null or plat = $2) and ($3::text is null or state = $3)
       and ($4::bigint is null or id < $4) order by id desc limit $5`,
    [userId, filter.plat, filter.state, filter.before, filter.limit],
  );
  return rows;
}
