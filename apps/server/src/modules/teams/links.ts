import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import { once, type Store, type Tx } from '../../store/index.ts';
import { daysNow, type TeamDays } from './days.ts';
import type { TeamDeps } from './deps.ts';
import { newCode } from './link-code.ts';
import { meanReturn } from './mean-return.ts';
import { agentOf, hasLevelBelow, invitesOn, rateMaxOf } from './place.ts';

type Caller = Pick<CallSession, 'userId' | 'kind' | 'currency'>;
type LinkView = ReplyOf<'teamLinks'>['items'][number];

interface LinkRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly code: string;
  readonly name: string;
  readonly kind: LinkView['kind'];
  readonly rate_ppm: number;
  readonly at: Date;
  readonly expires_at: Date | null;
  readonly uses: number;
  readonly uses_max: number | null;
  readonly disabled_at: Date | null;
  readonly depositors: number;
  readonly active: number;
}

/** The caller's links, newest first. Errors: `trial_not_allowed`, `team_not_agent`. */
export async function linksOf(caller: Caller, teams: TeamDeps): Promise<ReplyOf<'teamLinks'>> {
  const { store, settings, lotteries } = teams;
  const days = await daysNow(teams);
  const place = await agentOf(caller, store, days);
  const rows = await linkRows(store, caller, days);
  return {
    rate_max_ppm: rateMaxOf(place),
    return_ppm: meanReturn(lotteries),
    links_max: settings.get('teamLinksMax'),
    items: rows.map((row) => linkView(row, days.now)),
  };
}

/**
 * Creates a link. The same `rid` always gets the same answer (L6).
 * Errors: `trial_not_allowed`, `team_not_agent`, `team_depth_full`, `team_rate_above`, `team_links_full`, `idempotency_conflict`.
 */
export function createLink(
  caller: Caller,
  input: InputOf<'teamLinkCreate'>,
  teams: TeamDeps,
): Promise<LinkView> {
  const { rid, ...body } = input;
  return teams.store.tx((tx) =>
    once(tx, { userId: caller.userId, scope: 'team/link/create', rid, body }, async () => {
      const days = await daysNow(teams, tx);
      const place = await agentOf(caller, tx, days);
      if (!invitesOn(teams)) throw new AppError('team_not_agent');
      if (!hasLevelBelow(place)) throw new AppError('team_depth_full');
      const max = rateMaxOf(place);
      if (body.rate_ppm > max) throw new AppError('team_rate_above', { max_ppm: max });
      await requireRoom(tx, caller.userId, teams.settings.get('teamLinksMax'));
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into team_link (owner, code, name, kind, rate_ppm, at, expires_at, uses_max)
         select $1::bigint, $2, $3, $4, $5::integer, now, now + $6::integer * interval '1 day', $7::integer
         from (select app_now() as now offset 0) moment
         returning id`,
        [caller.userId, newCode(), body.name, body.kind, body.rate_ppm, body.days, body.uses_max],
      );
      return ownLink(tx, caller, rows[0]!.id, days);
    }),
  );
}

/** Ends one of the caller's links. Errors: `trial_not_allowed`, `not_found`. */
export async function disableLink(
  caller: Caller,
  { id }: InputOf<'teamLinkDisable'>,
  teams: TeamDeps,
): Promise<LinkView> {
  if (caller.kind === 'trial') throw new AppError('trial_not_allowed');
  return teams.store.tx(async (tx) => {
    await tx.query(
      'update team_link set disabled_at = app_now() where id = $1 and owner = $2 and disabled_at is null',
      [id, caller.userId],
    );
    return ownLink(tx, caller, BigInt(id), await daysNow(teams, tx));
  });
}

/** One link of a player. Errors: `not_found`, for links of others too (A14). */
async function ownLink(tx: Tx, owner: Caller, id: bigint, days: TeamDays): Promise<LinkView> {
  const [row] = await linkRows(tx, owner, days, id);
  if (!row) throw new AppError('not_found');
  return linkView(row, days.now);
}

/** Errors: `team_links_full`. Links of one agent are created one after the other. */
async function requireRoom(tx: Tx, owner: bigint, most: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('team links ' || $1::bigint, 0))`, [owner]);
  const { rowCount } = await tx.query(
    `select from team_link where owner = $1 and disabled_at is null and (expires_at is null or expires_at > app_now())
       and (uses_max is null or uses < uses_max)
     limit $2`,
    [owner, most],
  );
  if ((rowCount ?? 0) >= most) throw new AppError('team_links_full');
}

/** Links of an agent, newest first: all, or one. */
async function linkRows(
  db: Store | Tx,
  { userId, currency }: Caller,
  { weekAgo }: TeamDays,
  id: bigint | null = null,
): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    `select l.id, l.code, l.name, l.kind, l.rate_ppm, l.at, l.expires_at, l.uses, l.uses_max, l.disabled_at,
       coalesce(m.depositors, 0) as depositors, coalesce(m.active, 0) as active
     from team_link l
     left join lateral (
       select count(*) filter (where exists (select from deposit_credited d where d.user_id = n.user_id))::integer as depositors,
         count(*) filter (where team_plays(n.user_id, $3, $4))::integer as active
       from team_node n where n.link_id = l.id
     ) m on l.uses > 0
     where l.owner = $1 and ($2::bigint is null or l.id = $2)
     order by l.id desc`,
    [userId, id, currency, weekAgo],
  );
  return rows;
}

const linkView = (row: LinkRow, now: number): LinkView => ({
  id: Number(row.id),
  code: row.code,
  name: row.name,
  kind: row.kind,
  rate_ppm: row.rate_ppm,
  state: stateOf(row, now),
  at: row.at.getTime(),
  expires_at: row.expires_at?.getTime() ?? null,
  uses: row.uses,
  uses_max: row.uses_max,
  depositors: row.depositors,
  active: row.active,
});

function stateOf({ disabled_at, uses, uses_max, expires_at }: LinkRow, now: number): LinkView['state'] {
  if (disabled_at) return 'disabled';
  if (uses_max !== null && uses >= uses_max) return 'used_up';
  return expires_at && expires_at.getTime() <= now ? 'expired' : 'open';
}
