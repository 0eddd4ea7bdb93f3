import { amountOf, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { nextPayment } from '../teams/index.ts';
import { type Owner, readDays } from './days.ts';
import type { ReportDeps } from './deps.ts';
import { sumsUntil } from './progress.ts';
import { checkRange, daysOf, type Range } from './range.ts';
import { type Team, teamOf } from './subject.ts';
import { daysView, sumsView, totalView } from './sums.ts';
import { memberPage } from './team-rows.ts';

type Input = InputOf<'reportTeam'>;
type View = ReplyOf<'reportTeam'>;

const PAGE_SIZE = 50;

/**
 * Figures of the team below the caller or below a member of it, with one row for each direct member. Names are masked; nothing is told
 * of balances, limits or breaks. Errors: `trial_not_allowed`, `team_not_agent`; `not_found` for everybody who is not below the caller
 * (A14); `validation_failed` for a range that is not 1 to 366 days up to today.
 */
export async function teamReport(
  session: Pick<CallSession, 'userId' | 'kind' | 'currency'>,
  input: Input,
  deps: ReportDeps,
): Promise<View> {
  const { store, commission } = deps;
  const team = await teamOf(session, input.of, deps);
  const range = checkRange(input, team.days.today);
  const owner = { userId: team.of, currency: session.currency };
  const [asOf, days, active, page, whole, paysAt, below] = await Promise.all([
    sumsUntil(store, team.days.now),
    readDays(store, 'team_day', owner, range),
    activeIn(store, owner, range),
    memberPage(
      store,
      team,
      { ...range, currency: session.currency },
      { ...input, first: (input.page - 1) * PAGE_SIZE, count: PAGE_SIZE },
    ),
    commission.shareBelow(team.agent, team.of, range),
    nextPayment(store, team.days),
    sideRate(store, team),
  ]);
  const mine = await commission.shares(
    team.agent,
    page.rows.map(({ user_id }) => user_id),
    range,
  );
  return {
    ...range,
    currency: session.currency,
    as_of: asOf,
    path: [...team.path],
    total: { ...totalView(days.total), ...active },
    mine: printAmount(whole.amount),
    waiting: printAmount(whole.waiting),
    pays_at: paysAt,
    days: daysView(daysOf(range), days.rows),
    items: page.rows.map((row) => ({
      id: Number(row.user_id),
      name: maskName(row.user_name),
      kind: row.kind,
      rate_ppm: row.rate,
      direct: row.direct,
      ...sumsView(row),
      mine_ppm: Math.max(0, team.rate - (below ?? row.rate)),
      mine: printAmount(mine.get(row.user_id)?.amount ?? zero),
    })),
    members: page.members,
    page: input.page,
    page_size: PAGE_SIZE,
  };
}

const zero = amountOf(0n);

interface ActiveRow extends Record<string, unknown> {
  readonly players: number;
  readonly depositors: number;
  readonly withdrawers: number;
}

/** How many members of a team staked, deposited and withdrew on some days: each is counted on the first of them. */
async function activeIn(
  db: Pick<Tx, 'query'>,
  { userId, currency }: Owner,
  { from, to }: Range,
): Promise<ActiveRow> {
  const { rows } = await db.query<ActiveRow>(
    `select coalesce(sum(players), 0)::integer as players, coalesce(sum(depositors), 0)::integer as depositors,
       coalesce(sum(withdrawers), 0)::integer as withdrawers
     from team_active where user_id = $1 and currency = $2 and day between $3 and $4 and before < $3`,
    [userId, currency, from, to],
  );
  return rows[0]!;
}

/**
 * The rate of the agent's direct member on the way to the team: below them the agent earns the difference to that rate, whatever the
 * rates further down. Undefined for the agent's own team, where each row has a rate of its own.
 */
async function sideRate(db: Pick<Tx, 'query'>, { side, days }: Team): Promise<number | undefined> {
  if (side === undefined) return undefined;
  const { rows } = await db.query<{ rate: number | null }>('select team_rate_on($1, $2) as rate', [
    side,
    days.today,
  ]);
  return rows[0]!.rate ?? 0;
}
