import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import type { Store, Tx } from '../../../store/index.ts';
import { type AccountKind, labelOf } from '../payees/payee-row.ts';

export type WithdrawView = ReplyOf<'withdrawDetail'>;
export type WithdrawState = WithdrawView['state'];

/** One row of `withdrawal`. */
export interface WithdrawalRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly currency: string;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly account_id: bigint;
  readonly kind: AccountKind;
  readonly label: string;
  readonly provider: 'payments' | 'chain';
  readonly pay_currency: string;
  readonly pay_amount: Amount;
  readonly rate: Amount | null;
  readonly rate_at: Date | null;
  readonly automatic: boolean;
  readonly state: WithdrawState;
  readonly reason: string | null;
  readonly problem: string | null;
  readonly created_at: Date;
  readonly expected_at: Date;
}

interface ShownRow extends WithdrawalRow {
  /** Of the account. */
  readonly bank: string;
  readonly shown: string;
  readonly steps: readonly { readonly state: WithdrawState; readonly at: number }[];
}

const COLUMNS = `w.id, w.user_id, w.currency, w.amount, w.fee, w.account_id, w.kind, w.label, w.provider, w.pay_currency,
  w.pay_amount, w.rate, w.rate_at, w.automatic, w.state, w.reason, w.problem, w.created_at, w.expected_at`;

const WITH_STEPS = `select ${COLUMNS}, a.bank, a.shown, (
    select jsonb_agg(jsonb_build_object('state', s.state, 'at', (extract(epoch from s.at) * 1000)::bigint)
                     order by s.at, array_position(array['requested', 'reviewing', 'approved', 'sending', 'sent',
                                                         'confirmed', 'rejected', 'failed'], s.state))
    from withdrawal_step s where s.withdrawal_id = w.id) as steps
  from withdrawal w join payout_account a on a.id = w.account_id`;

/** Final states. */
export const ended: readonly WithdrawState[] = ['confirmed', 'rejected', 'failed'];

/** Locks a withdrawal for a change until the commit. */
export async function lockWithdrawal(tx: Tx, id: bigint): Promise<WithdrawalRow | undefined> {
  const { rows } = await tx.query<WithdrawalRow>(
    `select ${COLUMNS} from withdrawal w where w.id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Reads a withdrawal without a lock. */
export async function readWithdrawal(store: Store | Tx, id: bigint): Promise<WithdrawalRow | undefined> {
  const { rows } = await store.query<WithdrawalRow>(`select ${COLUMNS} from withdrawal w where w.id = $1`, [
    id,
  ]);
  return rows[0];
}

/** One of a player's own withdrawals, with the account named in this language. */
export async function findWithdrawal(
  store: Store | Tx,
  userId: bigint,
  id: bigint,
  language: string,
): Promise<WithdrawView | undefined> {
  const { rows } = await store.query<ShownRow>(`${WITH_STEPS} where w.user_id = $1 and w.id = $2`, [
    userId,
    id,
  ]);
  return rows[0] && view(rows[0], language);
}

/** Filter of a list; times in ms. */
export interface WithdrawalFilter {
  readonly from: number;
  readonly to: number;
  readonly state: WithdrawState | null;
  readonly before: string | null;
  readonly limit: number;
}

/** A player's withdrawals, newest first, with the accounts named in this language. */
export async function listWithdrawals(
  store: Store,
  userId: bigint,
  { from, to, state, before, limit }: WithdrawalFilter,
  language: string,
): Promise<WithdrawView[]> {
  const { rows } = await store.query<ShownRow>(
    `${WITH_STEPS} where w.user_id = $1 and w.created_at >= $2 and w.created_at < $3
       and ($4::text is null or w.state = $4) and ($5::bigint is null or w.id < $5)
     order by w.id desc limit $6`,
    [userId, new Date(from), new Date(to), state, before, limit],
  );
  return rows.map((row) => view(row, language));
}

function view(row: ShownRow, language: string): WithdrawView {
  return {
    id: Number(row.id),
    state: row.state,
    currency: row.currency,
    amount: printAmount(row.amount),
    fee: printAmount(row.fee),
    arrives: printAmount((row.amount - row.fee) as Amount),
    pay:
      row.rate === null
        ? null
        : {
            currency: row.pay_currency,
            amount: printAmount(row.pay_amount),
            rate: printAmount(row.rate),
            at: row.rate_at!.getTime(),
          },
    target: { kind: row.kind, label: labelOf(row, language) },
    steps: [...row.steps],
    reason: row.reason,
    created_at: row.created_at.getTime(),
    expected_at: ended.includes(row.state) ? null : row.expected_at.getTime(),
  };
}
