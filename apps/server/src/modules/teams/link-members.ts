import { amountOf, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import { daysNow } from './days.ts';
import type { TeamDeps } from './deps.ts';

interface MemberRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly user_name: string;
  readonly at: Date;
  readonly rate_ppm: number | null;
  readonly stake: bigint;
  readonly deposited: boolean;
  readonly used: boolean;
}

/** Registrations through one of the caller's links, newest first. Errors: `not_found`, for links of others too (A14). */
export async function linkMembers(
  { userId, currency }: Pick<CallSession, 'userId' | 'currency'>,
  { id, limit, before }: InputOf<'teamLinkMembers'>,
  teams: TeamDeps,
): Promise<ReplyOf<'teamLinkMembers'>> {
  const { store } = teams;
  const days = await daysNow(teams);
  const { rowCount } = await store.query('select from team_link where id = $1 and owner = $2', [id, userId]);
  if (rowCount === 0) throw new AppError('not_found');
  const { rows: found } = await store.query<MemberRow>(
    `select n.user_id, p.user_name, n.at, team_rate_on(n.user_id, $3) as rate_ppm,
       (select w.stake from team_week(n.user_id, $5, $4) w) as stake,
       exists (select from deposit_credited d where d.user_id = n.user_id) as deposited,
       exists (select from placed_bet b where b.user_id = n.user_id) as used
     from team_node n join player p on p.id = n.user_id
     where n.link_id = $1 and ($2::bigint is null or n.user_id < $2)
     order by n.user_id desc limit $6`,
    [id, before ?? null, days.today, days.weekAgo, currency, limit + 1],
  );
  const rows = found.slice(0, limit);
  const earned = await teams.commission().from(
    userId,
    rows.map(({ user_id }) => user_id),
    days.weekAgo,
  );
  return {
    items: rows.map((row) => {
      const mine = earned.get(row.user_id);
      return {
        id: Number(row.user_id),
        name: maskName(row.user_name),
        at: row.at.getTime(),
        rate_ppm: row.rate_ppm ?? 0,
        stake: printAmount(amountOf(row.stake)),
        mine: printAmount(mine?.amount ?? amountOf(0n)),
        deposited: row.deposited,
        state: mine?.held ? 'checking' : row.used ? 'normal' : 'unused',
      };
    }),
    next: found.length > limit ? Number(rows.at(-1)!.user_id) : null,
  };
}
