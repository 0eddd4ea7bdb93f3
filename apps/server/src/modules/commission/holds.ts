import type { Amount } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';

/** What is held of one agent's commission on the stakes of one member, because both accounts may belong to one person. */
export interface Hold {
  readonly player: string;
  readonly beneficiary: string;
  readonly rows: number;
  readonly amount: Amount;
  readonly from: string;
  readonly to: string;
}

interface HoldRow extends Record<string, unknown> {
  readonly player: string;
  readonly beneficiary: string;
  readonly rows: number;
  readonly amount: bigint;
  readonly from_day: string;
  readonly to_day: string;
}

/** All holds, the largest first, at most `most`. */
export async function holdsOf(store: Store, most: number): Promise<readonly Hold[]> {
  const { rows } = await store.query<HoldRow>(
    `select p.user_name as player, b.user_name as beneficiary, count(*)::integer as rows, sum(a.amount)::bigint as amount,
       min(a.day) as from_day, max(a.day) as to_day
     from team_accrual a join player p on p.id = a.player join player b on b.id = a.beneficiary
     where a.state = 'held' group by p.id, p.user_name, b.id, b.user_name order by sum(a.amount) desc, p.id, b.id limit $1`,
    [most],
  );
  return rows.map(({ from_day, to_day, amount, ...row }) => ({
    ...row,
    amount: amount as Amount,
    from: from_day,
    to: to_day,
  }));
}

export interface Decision {
  readonly player: bigint;
  readonly beneficiary: bigint;
  readonly decision: 'release' | 'refuse';
  readonly why: string;
  readonly by: string;
}

/** Notes a decision of an operator and does it; it also holds for later days. Returns how many rows were held, and their sum. */
export async function decideHold(
  tx: Pick<Tx, 'query'>,
  { player, beneficiary, decision, why, by }: Decision,
): Promise<{ readonly rows: number; readonly amount: Amount }> {
  const { rows } = await tx.query<{ rows: number; amount: bigint }>(
    'select rows, amount from commission_decide($1, $2, $3, $4, $5)',
    [player, beneficiary, decision, why, by],
  );
  return { rows: rows[0]!.rows, amount: rows[0]!.amount as Amount };
}
