import type { InputOf } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { Range } from './range.ts';
import type { Team } from './subject.ts';
import { amountSums, type Sums } from './sums.ts';

type Sort = InputOf<'reportTeam'>['sort'];

/** A direct member with the sums of the member and all below. */
export interface MemberRow extends Sums {
  readonly user_id: bigint;
  readonly user_name: string;
  readonly kind: 'player' | 'agent';
  /** Rate of today, ppm. */
  readonly rate: number;
  /** Members directly below. */
  readonly direct: number;
}

export interface MemberPage {
  readonly rows: readonly MemberRow[];
  /** Members on all pages. */
  readonly members: number;
}

const amounts = 'deposits, withdrawals, stake, payout, rebate, rewards';

/** SQL of the days of a member `n`: `$2` to `$4` are currency and days. Only agents have days of members below, in `team_day`. */
const days = (table: string): string =>
  `select ${amounts} from ${table} d where d.user_id = n.user_id and d.currency = $2 and d.day between $3 and $4`;

const sumOf = (amount: string): string =>
  `(select coalesce(sum(${amount}), 0) from (${days('player_day')} union all ${days('team_day')} and n.kind = 'agent') own)`;

/** SQL of what direct members `n` are sorted by, which is read for all of them. `$5`: today, `$6`: the agent. */
const ORDERS: Readonly<Record<Sort, string>> = {
  name: '(select lower(p.user_name) from player p where p.id = n.user_id)',
  rate: 'team_rate_on(n.user_id, $5)',
  members: '(select z.direct from team_size z where z.user_id = n.user_id)',
  deposits: sumOf('deposits'),
  withdrawals: sumOf('withdrawals'),
  stake: sumOf('stake'),
  payout: sumOf('payout'),
  net: sumOf('payout + rebate + rewards - stake'),
  mine: '(select sum(c.amount) from commission_days($6, n.user_id, $3, $4) c)',
};

/** One page of the direct members of a team, sorted; members without any sum are zero. */
export async function memberPage(
  db: Pick<Tx, 'query'>,
  { of, agent, days: { today } }: Pick<Team, 'of' | 'agent' | 'days'>,
  { currency, from, to }: Range & { readonly currency: string },
  { sort, ascending, first, count }: { sort: Sort; ascending: boolean; first: number; count: number },
): Promise<MemberPage> {
  const direction = ascending ? 'asc nulls first' : 'desc nulls last';
  const { rows } = await db.query<MemberRow>(
    `select n.user_id, n.kind, s.*, p.user_name, coalesce(team_rate_on(n.user_id, $5), 0) as rate, coalesce(z.direct, 0) as direct
     from (
       select n.user_id, n.kind, row_number() over (order by ${ORDERS[sort]} ${direction}, n.user_id) as place, $6::bigint as agent
       from team_node n where n.parent = $1
       order by place limit $8 offset $7
     ) n
     cross join lateral (
       select ${amountSums} from (${days('player_day')} union all ${days('team_day')} and n.kind = 'agent') own
     ) s
     join player p on p.id = n.user_id
     left join team_size z on z.user_id = n.user_id
     order by n.place`,
    [of, currency, from, to, today, agent, first, count],
  );
  const { rows: sizes } = await db.query<{ direct: number }>(
    'select direct from team_size where user_id = $1',
    [of],
  );
  return { rows, members: sizes[0]?.direct ?? 0 };
}
