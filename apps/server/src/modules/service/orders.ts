import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

type OrderRef = InputOf<'serviceOrder'>;
type OrderCard = ReplyOf<'serviceOrder'>;

interface OrderRow extends Record<string, unknown> {
  readonly kind: OrderRef['kind'];
  readonly id: bigint;
  readonly amount: Amount;
  readonly currency: string;
  readonly state: string;
  readonly at: Date;
  readonly lottery_id: string | null;
  readonly issue: string | null;
  readonly played: string | null;
  readonly payout: Amount | null;
}

/** Newest orders of each kind in the list to choose from. */
const SHOWN_MAX = 10;

const moneyOrders = (kind: 'deposit' | 'withdrawal') =>
  `select '${kind}' as kind, id, amount, currency, state, at, null as lottery_id, null as issue, null as played, null::bigint as payout
  from ${kind}_order where user_id = $1`;
const BETS = `select 'bet' as kind, id, stake as amount, currency, state, placed_at as at, lottery_id, issue, play_id as played,
    (payout + coalesce(correction, 0))::bigint as payout
  from bet_state where user_id = $1`;
const BY_KIND = {
  bet: BETS,
  deposit: moneyOrders('deposit'),
  withdrawal: moneyOrders('withdrawal'),
} as const;

const KINDS = ['bet', 'deposit', 'withdrawal'] as const;

/** An order of the player with its state now. Errors: `not_found`, also for somebody else's order (A14). */
export async function orderOf(db: Store | Tx, userId: bigint, { kind, id }: OrderRef): Promise<OrderCard> {
  const { rows } = await db.query<OrderRow>(`${BY_KIND[kind]} and id = $2`, [userId, id]);
  if (!rows[0]) throw new AppError('not_found');
  return orderCard(rows[0]);
}

/** The player's newest orders of each kind, the newest first. */
export async function ordersOf(store: Store, userId: bigint): Promise<ReplyOf<'serviceOrders'>> {
  const lists = await Promise.all(
    KINDS.map((kind) =>
      store.query<OrderRow>(`${BY_KIND[kind]} order by id desc limit $2`, [userId, SHOWN_MAX]),
    ),
  );
  const items = lists.flatMap(({ rows }) => rows.map(orderCard));
  return { items: items.toSorted((a, b) => b.at - a.at) };
}

function orderCard({ kind, id, amount, currency, state, at, payout, ...bet }: OrderRow): OrderCard {
  const order = { id: Number(id), amount: printAmount(amount), currency, at: at.getTime() };
  // Safe casts: the view of each kind has these columns and states.
  if (kind !== 'bet') return { ...order, kind, state } as OrderCard;
  return {
    ...order,
    kind,
    state,
    lottery_id: bet.lottery_id,
    issue: bet.issue,
    played: bet.played,
    payout: payout === null ? null : printAmount(payout),
  } as OrderCard;
}
