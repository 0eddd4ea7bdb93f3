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

/** SQL of what direct members `n` with sums `s` are sorted by. `$2` to `$4`: currency and days, `$5`: today, `$6`: the agent. */
const ORDERS: Readonly<Record<Sort, string>> = {
  name: '(select lower(p.user_name) from player p where p.id = n.user_id)',
  rate: 'team_rate_on(n.user_id, $5)',
  members: '(select z.direct from team_size z where z.user_id = n.user_id)',
  deposits: 's.deposits',
  withdrawals: 's.withdrawals',
  stake: 's.stake',
  payout: 's.payout',
  net: 's.payout + s.rebate + s.rewards - s.stake',
  mine: '(select sum(c.amount) from commission_days($6, n.user_id, $3, $4) c)',
};

const amounts = 'deposits, withdrawals, stake, payout, rebate, rewards';
const days = (table: string): string =>
  `select ${amounts} from ${table} d where d.user_id = n.user_id and d.currency = $2 and d.day between $3 and $4`;

/** One page of the direct members of a team, sorted; members without any sum are zero. */
export async function memberPage(
  db: Pick<Tx, 'query'>,
  { of, agent, days: { today } }: Pick<Team, 'of' | 'agent' | 'days'>,
  { currency, from, to }: Range & { readonly currency: string },
  { sort, ascending, first, count }: { sort: Sort; ascending: boolean; first: number; count: number },
): Promise<MemberPage> {
  const direction = ascending ? 'asc nulls first' : 'desc nulls last';
  const { rows } = await db.query<MemberRow>(
    `select page.*, p.user_name, coalesce(team_rate_on(page.user_id, $5), 0) as rate, coalesce(z.direct, 0) as direct
     from (
       select n.user_id, n.kind, s.*, row_number() over (order by ${ORDERS[sort]} ${direction}, n.user_id) as place, $6::bigint as agent
       from team_node n
       cross join lateral (
         select ${amountSums} from (${days('player_day')} union all ${days('team_day')}) own
       ) s
       where n.parent = $1
       order by place limit $8 offset $7
     ) page
     join player p on p.id = page.user_id
     left join team_size z on z.user_id = page.user_id
     order by page.place`,
    [of, currency, from, to, today, agent, first, count],
  );
  const { rows: sizes } = await db.query<{ direct: number }>(
    'select direct from team_size where user_id = $1',
    [of],
  );
  return { rows, members: sizes[0]?.direct ?? 0 };
}
