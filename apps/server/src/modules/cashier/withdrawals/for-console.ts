import type { Amount } from '@tessera/protocol';
import type { Store } from '../../../store/index.ts';
import type { AccountKind } from '../payees/payee-row.ts';
import type { AccountVault } from '../payees/vault.ts';
import type { WithdrawState } from './row.ts';

/** A withdrawal in a list of operators. */
export interface ListedWithdrawal extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly user_name: string;
  readonly state: WithdrawState;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly currency: string;
  readonly kind: AccountKind;
  readonly label: string;
  readonly automatic: boolean;
  readonly problem: string | null;
  readonly created_at: Date;
}

const COLUMNS = `w.id, w.user_id, u.user_name, w.state, w.amount, w.fee, w.currency, w.kind, w.label, w.automatic, w.problem, w.created_at`;
const OPEN = `w.state not in ('confirmed', 'rejected', 'failed')`;

const views = {
  review: `${OPEN} and w.state = 'reviewing' and ($1::bigint is null or w.id > $1) order by w.id`,
  open: `${OPEN} and ($1::bigint is null or w.id > $1) order by w.id`,
  ended: `not (${OPEN}) and ($1::bigint is null or w.id < $1) order by w.id desc`,
} as const;

/** Withdrawals of a view: open ones oldest first after the cursor, ended ones newest first before it. */
export async function listForConsole(
  store: Pick<Store, 'query'>,
  view: keyof typeof views,
  cursor: number | undefined,
  limit: number,
): Promise<readonly ListedWithdrawal[]> {
  const { rows } = await store.query<ListedWithdrawal>(
    `select ${COLUMNS} from withdrawal w join player u on u.id = w.user_id where ${views[view]} limit $2`,
    [cursor ?? null, limit],
  );
  return rows;
}

/** Number and sum of withdrawals under review, the oldest 1 000. */
export async function reviewTotal(
  store: Pick<Store, 'query'>,
): Promise<{ readonly count: number; readonly amount: Amount }> {
  const { rows } = await store.query<{ count: number; amount: Amount }>(
    `select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from (
       select amount from withdrawal w where ${OPEN} and w.state = 'reviewing' order by w.id limit 1000) one`,
  );
  return rows[0]!;
}

/** One withdrawal with its payment and steps. */
export interface ShownWithdrawal extends ListedWithdrawal {
  readonly pay_currency: string;
  readonly pay_amount: Amount;
  readonly reason: string | null;
  readonly account_id: bigint;
  readonly steps: readonly { readonly state: WithdrawState; readonly at: number }[];
}

/** One withdrawal. Undefined for an unknown id. */
export async function withdrawalForConsole(
  store: Pick<Store, 'query'>,
  id: number,
): Promise<ShownWithdrawal | undefined> {
  const { rows } = await store.query<ShownWithdrawal>(
    `select ${COLUMNS}, w.pay_currency, w.pay_amount, w.reason, w.account_id, (
       select coalesce(jsonb_agg(jsonb_build_object('state', s.state, 'at', (extract(epoch from s.at) * 1000)::bigint) order by s.at), '[]')
       from withdrawal_step s where s.withdrawal_id = w.id) as steps
     from withdrawal w join player u on u.id = w.user_id where w.id = $1`,
    [id],
  );
  return rows[0];
}

/** What a decision looks at. */
export interface EvidenceRow extends Record<string, unknown> {
  readonly registered_at: Date;
  readonly enabled: boolean;
  readonly balance: Amount;
  readonly deposits: number;
  readonly deposited: Amount;
  readonly withdrawals: number;
  readonly withdrawn: Amount;
  readonly account_since: Date;
  readonly account_shared: number;
  readonly guarded: boolean;
  readonly cleared: boolean;
}

/** Facts about the player and the account of a withdrawal. */
export async function withdrawalEvidence(
  store: Pick<Store, 'query'>,
  { id, user_id, account_id, currency }: Pick<ShownWithdrawal, 'id' | 'user_id' | 'account_id' | 'currency'>,
): Promise<EvidenceRow> {
  const { rows } = await store.query<EvidenceRow>(
    `select u.created_at as registered_at, u.enable as enabled,
       coalesce((select b.balance from player_balance b where b.user_id = u.id and b.kind = 'main' and b.currency = $4), 0) as balance,
       d.count as deposits, d.amount as deposited, w.count as withdrawals, w.amount as withdrawn, a.created_at as account_since,
       (select count(distinct o.user_id)::integer from payout_account o where o.fingerprint = a.fingerprint and o.user_id <> u.id) as account_shared,
       exists (select from player_break p where p.user_id = u.id) as guarded,
       exists (select from payout_clearance c where c.withdrawal_id = $1) as cleared
     from player u
     join payout_account a on a.id = $3
     cross join lateral (select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from deposit
       where user_id = u.id and state = 'credited') d
     cross join lateral (select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from withdrawal
       where user_id = u.id and state = 'confirmed') w
     where u.id = $2`,
    [id, user_id, account_id, currency],
  );
  return rows[0]!;
}

/** The newest deposits of a player that were credited. */
export async function recentDeposits(
  store: Pick<Store, 'query'>,
  userId: bigint,
): Promise<
  readonly { readonly id: bigint; readonly amount: Amount; readonly channel_id: string; readonly at: Date }[]
> {
  const { rows } = await store.query<{ id: bigint; amount: Amount; channel_id: string; at: Date }>(
    `select id, amount, channel_id, credited_at as at from deposit where user_id = $1 and state = 'credited'
     order by id desc limit 5`,
    [userId],
  );
  return rows;
}

/** What was paid to an account before, and when last. */
export async function payoutsTo(
  store: Pick<Store, 'query'>,
  { user_id, account_id }: Pick<ShownWithdrawal, 'user_id' | 'account_id'>,
): Promise<{ readonly count: number; readonly amount: Amount; readonly last_at: Date | null }> {
  const { rows } = await store.query<{ count: number; amount: Amount; last_at: Date | null }>(
    `select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount, max(created_at) as last_at
     from withdrawal where user_id = $1 and account_id = $2 and state = 'confirmed'`,
    [user_id, account_id],
  );
  return rows[0]!;
}

/** One field of the account that a withdrawal is paid to. Undefined for an unknown withdrawal. */
export async function payeeOf(
  store: Pick<Store, 'query'>,
  id: number,
  field: 'name' | 'account',
  vault: AccountVault,
): Promise<{ readonly value: string; readonly userId: bigint } | undefined> {
  const { rows } = await store.query<{ user_id: bigint; number: Buffer; holder: string }>(
    'select a.user_id, a.number, a.holder from withdrawal w join payout_account a on a.id = w.account_id where w.id = $1',
    [id],
  );
  const row = rows[0];
  return row && { value: field === 'name' ? row.holder : vault.open(row), userId: row.user_id };
}
