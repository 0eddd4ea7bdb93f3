import type { Amount, LimitPeriod } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { Break } from '../protection/index.ts';
import { GAME_CURRENCY } from './deps.ts';
import type { LimitCode } from './stake-limit.ts';

/** One row of `transfer`. */
export interface TransferRow {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly platform: string;
  /** 1 into the platform, -1 out of it. */
  readonly direction: 1 | -1;
  readonly amount: Amount;
  readonly currency: string;
  readonly state: 'pending' | 'done' | 'reversed';
  /** The platform's refusal code. */
  readonly reason: string | null;
  readonly ref: string;
  readonly at: Date;
  readonly done_at: Date | null;
  /** The player's name on platforms. */
  readonly player: string;
}

const own = 'id, user_id, platform, direction, amount, currency, state, reason, ref, at, done_at';
const columns = `${own}, (select name from game_player where user_id = transfer.user_id) as player`;
/** The same columns from a row `a` of `begin_transfers` or `end_transfers`. */
const answered = `${own.replace(/\w+/g, '(a.t).$&')}, a.player`;

type Row = TransferRow & Record<string, unknown>;
type Db = Pick<Tx, 'query'>;

export async function findTransfer(db: Db, id: bigint): Promise<TransferRow | undefined> {
  return (await db.query<Row>(`select ${columns} from transfer where id = $1`, [id])).rows[0];
}

/** The transfer that an earlier request of the player began. */
export async function findByRid(db: Db, userId: bigint, rid: string): Promise<TransferRow | undefined> {
  const found = await db.query<Row>(`select ${columns} from transfer where user_id = $1 and rid = $2`, [
    userId,
    rid,
  ]);
  return found.rows[0];
}

/** The player's pending transfer with a platform. */
export async function findPending(
  db: Db,
  userId: bigint,
  platform: string,
): Promise<TransferRow | undefined> {
  const found = await db.query<Row>(
    `select ${columns} from transfer where user_id = $1 and platform = $2 and state = 'pending'`,
    [userId, platform],
  );
  return found.rows[0];
}

/** One transfer as input of `begin_transfers`. */
export interface NewTransfer {
  readonly userId: bigint;
  readonly platform: string;
  readonly direction: 1 | -1;
  readonly amount: Amount;
  /** The player's request id. */
  readonly rid: string;
  /** Identifies the transfer to the platform. */
  readonly ref: string;
  /** The player's name on platforms if they have none yet. */
  readonly name: string;
  readonly session: bigint | null;
  /** Whether the platform is connected. */
  readonly connected: boolean;
}

/** Result of a new transfer: its row, or the refusal code with its details. */
export type BeginRow = (Answer & { readonly code: null }) | RefusedRow;

interface RefusedRow {
  readonly code:
    | Break
    | LimitCode
    | 'not_found'
    | 'provider_unavailable'
    | 'transfer_pending'
    | 'balance_insufficient';
  readonly until: Date | null;
  readonly room: Amount;
  readonly period: LimitPeriod;
}

/** Result of ending a transfer. */
export type EndRow = Answer & {
  /** The money is on the platform now, and the player has self-excluded. */
  readonly excluded: boolean;
  /** Rounds of the player were waiting for this transfer. */
  readonly rounds: boolean;
};

type Answer = Row & {
  /** The ledger batch that moved the money, increasing over time; null when nothing moved now. */
  readonly batch: bigint | null;
  /** The player's main balance afterwards. */
  readonly balance: Amount;
};

/** Calls `begin_transfers`: one row per order, in the same order. */
export async function beginTransfers(tx: Tx, orders: readonly NewTransfer[]): Promise<BeginRow[]> {
  const { rows } = await tx.query<BeginRow & Record<string, unknown>>({
    name: 'transfers-begin',
    text: `select a.code, a.until, a.room, a.period, a.batch, a.balance, ${answered}
      from begin_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) a order by a.place`,
    values: [
      orders.map(({ userId }) => userId),
      orders.map(({ session }) => session),
      orders.map(({ platform }) => platform),
      orders.map(({ connected }) => connected),
      orders.map(({ direction }) => direction),
      orders.map(({ amount }) => amount),
      orders.map(({ ref }) => ref),
      orders.map(({ rid }) => rid),
      orders.map(({ name }) => name),
      GAME_CURRENCY,
    ],
  });
  return rows;
}

/** Calls `end_transfers`: one row per transfer, in the same order. `refusal` is the platform's code, undefined if done. */
export async function endTransfers(
  tx: Tx,
  ends: readonly { ref: string; refusal: string | undefined }[],
): Promise<EndRow[]> {
  const { rows } = await tx.query<EndRow>({
    name: 'transfers-end',
    text: `select a.batch, a.balance, a.excluded, a.rounds, ${answered} from end_transfers($1, $2) a order by a.place`,
    values: [ends.map(({ ref }) => ref), ends.map(({ refusal }) => refusal ?? null)],
  });
  return rows;
}

/** A page of a player's transfers, newest first. */
export async function listTransfers(
  db: Db,
  userId: bigint,
  filter: { platform: string | null; state: string | null; before: string | null; limit: number },
): Promise<TransferRow[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from transfer
     where user_id = $1 and ($2::text is null or platform = $2) and ($3::text is null or state = $3)
       and ($4::bigint is null or id < $4) order by id desc limit $5`,
    [userId, filter.platform, filter.state, filter.before, filter.limit],
  );
  return rows;
}
