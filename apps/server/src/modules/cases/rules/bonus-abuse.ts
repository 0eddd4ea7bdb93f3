import { type Amount, printAmount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, type Span } from './rule.ts';

/** Accounts that belong to one player, the player's own included, which have had the same offer. */
const ACCOUNTS = 3;

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly offer_id: string;
  readonly others: number;
  readonly amount: Amount;
  readonly own: Amount;
}

async function readOffers(tx: Tx, { from, to }: Span): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>(
    `with given as materialized (
       select r.user_id, r.offer_id, sum(r.amount)::bigint as own from reward r
       where r.at >= $1 and r.at < $2 and r.offer_id is not null group by 1, 2
     )
     select g.user_id, g.offer_id, g.own, count(distinct o.user_id)::integer as others, coalesce(sum(o.amount), 0)::bigint as amount
     from given g join player_linked l on l.user_id = g.user_id
     join reward o on o.user_id = l.other_id and o.offer_id = g.offer_id and o.at >= $2::timestamptz - interval '30 days' and o.at < $2
     group by 1, 2, 3 having count(distinct o.user_id) >= $3 order by 1, 2 limit $4`,
    [from, to, ACCOUNTS - 1, MARKS_MAX],
  );
  return rows;
}

/** One offer taken by several accounts that belong together. */
export const bonusAbuse: CaseRule = {
  id: 'bonus-abuse',
  title: { enUs: 'One offer taken by several linked accounts', zhCn: '关联账户重复领取同一优惠' },
  version: 1,
  kind: 'risk',
  strength: 'medium',
  dueHours: 48,
  facts: [
    { id: 'offer', name: { enUs: 'Offer', zhCn: '优惠' }, unit: 'text' },
    { id: 'accounts', name: { enUs: 'Accounts', zhCn: '账户数' }, unit: 'count' },
    { id: 'own', name: { enUs: 'Given to this account', zhCn: '本账户所得' }, unit: 'amount' },
    { id: 'amount', name: { enUs: 'Given to the others', zhCn: '其他账户所得' }, unit: 'amount' },
  ],
  async find(tx, span) {
    return (await readOffers(tx, span)).map(({ user_id: userId, offer_id: offer, others, own, amount }) => ({
      userId,
      key: `${offer}/${others + 1}`,
      facts: { offer, accounts: others + 1, own: printAmount(own), amount: printAmount(amount) },
    }));
  },
};
