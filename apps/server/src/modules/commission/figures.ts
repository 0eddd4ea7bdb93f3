import { type Amount, amountOf } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import type { CommissionSums, Earned } from '../teams/index.ts';

/** Commission of some days from the stakes of one member and all below. `waiting`: the part that is not paid yet. */
export interface Share {
  readonly stake: Amount;
  readonly base: Amount;
  readonly amount: Amount;
  readonly waiting: Amount;
}

/** Days, both included, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Sums of a beneficiary's commission by state. What is held of a day counts in no other sum; amounts that corrections take back
 * lower the sum of the state in which they wait.
 */
export async function stateSums(store: Store, beneficiary: bigint): Promise<CommissionSums> {
  const { rows } = await store.query<Record<keyof CommissionSums, bigint>>(
    `with open as (
       select coalesce(sum(s.waiting) filter (where d.payable_at is null), 0) as accrued,
         coalesce(sum(s.waiting) filter (where d.payable_at is not null), 0) as payable
       from team_accrual_sum s join team_accrual_day d on d.day = s.day
       where s.beneficiary = $1 and s.member = s.beneficiary and s.waiting <> 0
     ), held as (
       select coalesce(sum(a.amount) filter (where d.payable_at is null), 0) as accrued,
         coalesce(sum(a.amount) filter (where d.payable_at is not null), 0) as payable
       from team_accrual a join team_accrual_day d on d.day = a.day where a.beneficiary = $1 and a.state = 'held'
     )
     select (open.accrued - held.accrued)::bigint as accrued, (open.payable - held.payable)::bigint as payable,
       (held.accrued + held.payable)::bigint as held,
       (select coalesce(sum(amount), 0) from team_payout where beneficiary = $1)::bigint as paid
     from open, held`,
    [beneficiary],
  );
  const { accrued, payable, held, paid } = rows[0]!;
  return {
    accrued: amountOf(accrued),
    payable: amountOf(payable),
    held: amountOf(held),
    paid: amountOf(paid),
  };
}

interface SumRow {
  readonly stake: bigint;
  readonly base: bigint;
  readonly amount: bigint;
  readonly waiting: bigint;
}

interface ShareRow extends SumRow, Record<string, unknown> {
  readonly member: bigint;
}

/**
 * A beneficiary's commission of some days from each of these members and all below; of the whole team for the beneficiary. Members
 * without any are left out.
 */
export async function sharesOf(
  store: Store,
  beneficiary: bigint,
  members: readonly bigint[],
  { from, to }: Days,
): Promise<ReadonlyMap<bigint, Share>> {
  const { rows } = await store.query<ShareRow>(
    `select m.id as member, sum(s.stake)::bigint as stake, sum(s.base)::bigint as base, sum(s.amount)::bigint as amount,
       sum(s.waiting)::bigint as waiting
     from unnest($2::bigint[]) m (id) cross join lateral commission_days($1, m.id, $3, $4) s group by m.id`,
    [beneficiary, members, from, to],
  );
  return new Map(rows.map((row) => [row.member, shareOf(row)]));
}

/** What a beneficiary earned on some days from each of these players' own stakes. Players without any are left out. */
export async function earnedFrom(
  store: Store,
  beneficiary: bigint,
  players: readonly bigint[],
  { from, to }: Days,
): Promise<ReadonlyMap<bigint, Earned>> {
  const { rows } = await store.query<{ player: bigint; amount: bigint; held: boolean }>(
    `select player, coalesce(sum(amount) filter (where state <> 'reversed'), 0)::bigint as amount, bool_or(state = 'held') as held
     from team_accrual where beneficiary = $1 and player = any ($2) and day between $3 and $4 group by player`,
    [beneficiary, players, from, to],
  );
  return new Map(rows.map(({ player, amount, held }) => [player, { amount: amountOf(amount), held }]));
}

/** What a beneficiary earned on some days from a member's own stakes. */
export async function ownShare(
  store: Store,
  beneficiary: bigint,
  member: bigint,
  { from, to }: Days,
): Promise<Pick<Share, 'amount' | 'waiting'>> {
  const { rows } = await store.query<{ amount: bigint; waiting: bigint }>(
    `select coalesce(sum(amount) filter (where state <> 'reversed'), 0)::bigint as amount,
       coalesce(sum(amount) filter (where state in ('accrued', 'held')), 0)::bigint as waiting
     from team_accrual where beneficiary = $1 and player = $2 and day between $3 and $4`,
    [beneficiary, member, from, to],
  );
  const { amount, waiting } = rows[0]!;
  return { amount: amountOf(amount), waiting: amountOf(waiting) };
}

const shareOf = ({ stake, base, amount, waiting }: SumRow): Share => ({
  stake: amountOf(stake),
  base: amountOf(base),
  amount: amountOf(amount),
  waiting: amountOf(waiting),
});

/** No commission. */
export const noShare: Share = {
  stake: amountOf(0n),
  base: amountOf(0n),
  amount: amountOf(0n),
  waiting: amountOf(0n),
};
