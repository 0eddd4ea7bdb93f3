import type { InputOf, ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import { once, type Tx } from '../../store/index.ts';
import { highestFrom } from '../water-rates/index.ts';
import { daysNow, type TeamDays } from './days.ts';
import type { TeamDeps } from './deps.ts';
import { ratesChanged } from './events.ts';
import { agentOf, type Place, placeOf, rateMaxOf } from './place.ts';
import { proveChain } from './proof.ts';

/** What setting a rate works with. */
export type RateDeps = Pick<TeamDeps, 'settings' | 'lotteries' | 'events'>;

/** Names in a refusal. */
const NAMED_MAX = 20;
/** Members in one event. */
const TOLD_TOGETHER = 500;

/**
 * Changes the rate of a direct member from tomorrow on. The same `rid` always gets the same answer (L6). The tree is locked, so that no
 * rate of the chain changes between check and write.
 *
 * Errors: `trial_not_allowed`, `team_not_agent`; `not_found` for everybody who is not a direct member (A14); `team_rate_above`;
 * `team_rate_below` with masked names unless `lower_below`; `idempotency_conflict`.
 */
export function changeRate(
  caller: Pick<CallSession, 'userId' | 'kind'>,
  { rid, ...body }: InputOf<'teamRate'>,
  teams: TeamDeps,
): Promise<ReplyOf<'teamRate'>> {
  return teams.store.tx((tx) =>
    once(tx, { userId: caller.userId, scope: 'team/rate', rid, body }, async () => {
      await tx.query('select team_lock($1, false)', [caller.userId]);
      const days = await daysNow(teams, tx);
      const agent = await agentOf(caller, tx, days);
      const member = await placeOf(tx, BigInt(body.member), days);
      if (member?.path.at(-1) !== agent.userId) throw new AppError('not_found');
      const lowered = await setRate(
        tx,
        member,
        { ...body, max: rateMaxOf(agent), key: `${caller.userId}:${rid}` },
        days,
        teams,
      );
      return { rate_ppm: body.rate_ppm, from: days.tomorrow, lowered };
    }),
  );
}

/** A rate to be set from tomorrow on, at most `max`. `key`: names the change in its events. */
interface NewRate {
  readonly rate_ppm: number;
  readonly lower_below: boolean;
  readonly max: number;
  readonly key: string;
}

/**
 * Sets the rate of a member from tomorrow on, in a tree that is locked, and of all below who would have more. Returns how many those
 * are. Errors: `team_rate_above`; `team_rate_below` unless `lower_below`.
 */
export async function setRate(
  tx: Tx,
  member: Place,
  { rate_ppm: ppm, lower_below, max, key }: NewRate,
  days: TeamDays,
  teams: RateDeps,
): Promise<number> {
  if (ppm > max) throw new AppError('team_rate_above', { max_ppm: max });
  const below = await membersAbove(tx, member.userId, ppm, days);
  if (below.length > 0 && !lower_below)
    throw new AppError('team_rate_below', {
      names: below.slice(0, NAMED_MAX).map(({ name }) => maskName(name)),
      count: below.length,
    });
  await prove(tx, member.path, ppm, days, teams);
  if (member.next === ppm) return 0;
  const changed = [member.userId, ...below.map(({ id }) => id)];
  await tx.query(
    'insert into team_rate (user_id, from_day, ppm, at) select id, $2, $3, app_now() from unnest($1::bigint[]) id',
    [changed, days.tomorrow, ppm],
  );
  await tell(tx, key, [...changed, ...member.path.slice(-1)], teams);
  return below.length;
}

/** Members below a member who have more than `ppm` tomorrow. Rates only fall on the way down, so the search stops at others. */
async function membersAbove(
  tx: Tx,
  member: bigint,
  ppm: number,
  { tomorrow }: TeamDays,
): Promise<readonly { readonly id: bigint; readonly name: string }[]> {
  const { rows } = await tx.query<{ id: bigint; name: string }>(
    `with recursive found as (
       select n.user_id from team_node n where n.parent = $1 and team_rate_on(n.user_id, $2) > $3
       union all
       select n.user_id from found join team_node n on n.parent = found.user_id where team_rate_on(n.user_id, $2) > $3
     )
     select p.id, p.user_name as name from found join player p on p.id = found.user_id order by p.id`,
    [member, tomorrow, ppm],
  );
  return rows;
}

/** Proves a chain, from its top to a member with a new rate of tomorrow, against the edges (R1). */
async function prove(
  tx: Tx,
  uplines: readonly bigint[],
  ppm: number,
  { tomorrow }: TeamDays,
  { settings, lotteries }: RateDeps,
): Promise<void> {
  const { rows } = await tx.query<{ ppm: number | null }>(
    'select team_rate_on(id, $2) as ppm from unnest($1::bigint[]) with ordinality upline (id, place) order by place',
    [uplines, tomorrow],
  );
  const above = rows.map((row) => row.ppm ?? 0);
  // An agent at the top may have a rate from before the setting was lowered.
  const chain = Math.max(settings.get('teamRateMaxPpm'), ...above);
  const { lottery: waterBack } = await highestFrom(tx, tomorrow);
  proveChain([...above, ppm], { chain, waterBack }, lotteries);
}

/** Tells all whom a change concerns, after the commit. */
async function tell(tx: Tx, key: string, users: readonly bigint[], { events }: RateDeps): Promise<void> {
  for (let from = 0; from < users.length; from += TOLD_TOGETHER)
    await events.publish(tx, ratesChanged, `${key}:${from}`, {
      users: users.slice(from, from + TOLD_TOGETHER),
    });
}
