import { amountOf, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { maskName, rateBounds } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { daysNow, type TeamDays } from './days.ts';
import type { TeamDeps } from './deps.ts';
import { agentOf, nextRate, type Place, placeOf } from './place.ts';

type Input = InputOf<'teamList'>;
type Reply = ReplyOf<'teamList'>;

const PAGE_SIZE = 20;
/** Members that a search looks at, of all whose names begin like this. */
const FOUND_MAX = 1_000;

/**
 * Direct members of the caller or of a member below, or members of any level whose names begin with the search, page by page.
 * Errors: `trial_not_allowed`, `team_not_agent`; `not_found` for everybody who is not below the caller (A14).
 */
export async function membersIn(
  caller: Pick<CallSession, 'userId' | 'kind' | 'currency'>,
  input: Input,
  teams: TeamDeps,
): Promise<Reply> {
  const { store } = teams;
  const { currency } = caller;
  const days = await daysNow(teams);
  const agent = await agentOf(caller, store, days);
  const of = input.of === undefined ? agent : await placeBelow(store, agent, BigInt(input.of), days);
  const [{ ids, total }, path, head] = await Promise.all([
    pageOf(store, { ...of, currency }, input, days),
    pathTo(store, agent, of),
    headOf(agent, { ...of, currency }, days, teams),
  ]);
  return {
    path,
    head,
    items: await itemsOf(store, { ...agent, currency }, ids, days),
    total,
    page: input.page,
    page_size: PAGE_SIZE,
  };
}

/** A place, and the currency of the team's sums. */
type Summed = Place & { readonly currency: string };

/** The place of a member below an agent, or of the agent. Errors: `not_found`. */
export async function placeBelow(store: Store, agent: Place, id: bigint, days: TeamDays): Promise<Place> {
  const place = await placeOf(store, id, days);
  if (place && (id === agent.userId || place.path.includes(agent.userId))) return place;
  throw new AppError('not_found');
}

/** What members are sorted by. Figures of stake are those of the last seven days. */
const ORDERS: Readonly<Record<Input['sort'], string>> = {
  joined: 'n.at',
  name: 'lower(p.user_name)',
  rate: 'team_rate_on(n.user_id, $2)',
  members: 'coalesce(s.below, 0)',
  stake: '(select stake from team_week(n.user_id, $7, $3))',
  payout: '(select payout from team_week(n.user_id, $7, $3))',
};

/** Ids of the members on a page, in their order, and how many there are on all pages. */
async function pageOf(
  store: Store,
  { userId, currency }: Summed,
  { search, sort, ascending, page }: Input,
  { today, weekAgo }: TeamDays,
): Promise<{ ids: readonly bigint[]; total: number }> {
  const members =
    search === undefined
      ? `select n.* from team_node n where n.parent = $1 and $6::text is null`
      : `select n.* from player p join team_node n on n.user_id = p.id
         where lower(p.user_name) like $6 and n.path @> array[$1::bigint] limit ${FOUND_MAX}`;
  const direction = ascending ? 'asc' : 'desc';
  const { rows } = await store.query<{ id: bigint; total: number }>(
    `select n.user_id as id, (count(*) over ())::integer as total, $2::date, $3::date, $7::text
     from (${members}) n join player p on p.id = n.user_id left join team_size s on s.user_id = n.user_id
     order by ${ORDERS[sort]} ${direction}, n.user_id ${direction} limit $4 offset $5`,
    [
      userId,
      today,
      weekAgo,
      PAGE_SIZE,
      (page - 1) * PAGE_SIZE,
      search === undefined ? null : `${search.toLowerCase().replaceAll('_', '\\_')}%`,
      currency,
    ],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The members from the agent down to one below, with masked names. */
export async function pathTo(store: Store, agent: Place, { userId, path }: Place): Promise<Reply['path']> {
  const ids = [...path, userId].slice(agent.path.length);
  const { rows } = await store.query<{ id: bigint; name: string }>(
    `select p.id, p.user_name as name from unnest($1::bigint[]) with ordinality step (id, place) join player p using (id) order by place`,
    [ids],
  );
  return rows.map(({ id, name }) => ({ id: Number(id), name: maskName(name) }));
}

async function headOf(agent: Place, of: Summed, days: TeamDays, teams: TeamDeps): Promise<Reply['head']> {
  const { store } = teams;
  // The direct member on the way to `of`: below them the agent earns the difference to that rate, whatever the rates further down.
  const direct = [...of.path, of.userId][agent.path.length + 1];
  const [{ rows }, mine] = await Promise.all([
    store.query<{ below: number | null; active: number; stake: bigint }>(
      `select team_rate_on($1, $2) as below, team_playing($3, $5, $4) as active, (select stake from team_week($3, $5, $4)) as stake`,
      [direct ?? null, days.today, of.userId, days.weekAgo, of.currency],
    ),
    teams.commission().below(agent.userId, of.userId, days.weekAgo),
  ]);
  const { below, active, stake } = rows[0]!;
  return {
    kind: of.kind,
    rate_ppm: of.rate,
    mine_ppm: agent.rate - (below ?? 0),
    direct: of.direct,
    all: of.below,
    active,
    stake: printAmount(amountOf(stake)),
    mine: printAmount(mine),
  };
}

interface ItemRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly user_name: string;
  readonly depth: number;
  readonly kind: Place['kind'];
  readonly at: Date;
  readonly rate: number;
  readonly next: number;
  readonly upline_rate: number;
  readonly upline_next: number;
  readonly below_rate: number;
  readonly below_next: number;
  readonly direct: number;
  readonly below: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly active: boolean;
  readonly seen_at: Date | null;
}

/** Members by id, in the order of the ids. */
async function itemsOf(
  store: Store,
  agent: Summed,
  ids: readonly bigint[],
  days: TeamDays,
): Promise<Reply['items']> {
  const { rows } = await store.query<ItemRow>(
    `select n.user_id, p.user_name, cardinality(n.path) as depth, n.kind, n.at,
       coalesce(team_rate_on(n.user_id, $2), 0) as rate, coalesce(team_rate_on(n.user_id, $3), 0) as next,
       coalesce(team_rate_on(n.parent, $2), 0) as upline_rate, coalesce(team_rate_on(n.parent, $3), 0) as upline_next,
       coalesce(b.rate, 0) as below_rate, coalesce(b.next, 0) as below_next,
       coalesce(s.direct, 0) as direct, coalesce(s.below, 0) as below, w.stake, w.payout, team_plays(n.user_id, $5, $4) as active,
       (select max(last_action_at) from player_session session where session.user_id = n.user_id) as seen_at
     from unnest($1::bigint[]) with ordinality item (id, place)
     join team_node n on n.user_id = item.id
     join player p on p.id = n.user_id
     left join team_size s on s.user_id = n.user_id
     cross join lateral team_week(n.user_id, $5, $4) w
     cross join lateral (
       select max(team_rate_on(c.user_id, $2)) as rate, max(team_rate_on(c.user_id, $3)) as next from team_node c where c.parent = n.user_id
     ) b
     order by place`,
    [ids, days.today, days.tomorrow, days.weekAgo, agent.currency],
  );
  return rows.map((row) => itemView(row, agent, days));
}

function itemView(row: ItemRow, agent: Place, days: TeamDays): Reply['items'][number] {
  const bounds = rateBounds([row.upline_rate, row.upline_next], [row.below_rate, row.below_next]);
  return {
    id: Number(row.user_id),
    name: maskName(row.user_name),
    level: row.depth - agent.path.length,
    kind: row.kind,
    rate_ppm: row.rate,
    next: nextRate(row, days),
    rate_min_ppm: bounds.min,
    rate_max_ppm: bounds.max,
    direct: row.direct,
    all: row.below,
    stake: printAmount(amountOf(row.stake)),
    payout: printAmount(amountOf(row.payout)),
    active: row.active,
    joined_at: row.at.getTime(),
    seen_at: row.seen_at?.getTime() ?? null,
  };
}
