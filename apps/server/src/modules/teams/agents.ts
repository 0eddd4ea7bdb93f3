import type { NodeChannels, Tx } from '../../store/index.ts';
import type { User } from '../identity/index.ts';
import { highestFrom } from '../water-rates/index.ts';
import type { TeamDays } from './days.ts';
import { type Place, placeOf } from './place.ts';
import { proveChain } from './proof.ts';
import { type RateDeps, setRate } from './rates.ts';
import { rateIsNew } from './rebate-max.ts';

/** Why a player does not become an agent. */
type NoAgent = 'not_player' | 'has_upline' | 'rate_above' | 'other_rate';

/** What became of it. `already`: the player was an agent with this rate before. */
export type MadeAgent = 'made' | 'already' | { readonly refused: NoAgent; readonly place?: Place };

/**
 * Makes a player an agent without upline, with a rate in ppm from today on. Whoever has a place in a team keeps it: members never
 * leave their uplines, and the rate of an agent is changed by `changeTopRate`.
 */
export async function makeAgent(
  tx: Tx,
  user: User,
  ppm: number,
  days: TeamDays,
  { nodeChannels, ...teams }: RateDeps & { readonly nodeChannels: Pick<NodeChannels, 'notify'> },
): Promise<MadeAgent> {
  if (user.kind !== 'player' && user.kind !== 'agent') return { refused: 'not_player' };
  await tx.query('select team_lock($1, false)', [user.id]);
  const place = await placeOf(tx, user.id, days);
  if (place && place.path.length > 0) return { refused: 'has_upline', place };
  if (place) return place.next === ppm ? 'already' : { refused: 'other_rate', place };
  const max = teams.settings.get('teamRateMaxPpm');
  if (ppm > max) return { refused: 'rate_above' };
  const { lottery: waterBack } = await highestFrom(tx, days.today);
  proveChain([ppm], { chain: max, waterBack }, teams.lotteries);
  await tx.query(
    "insert into team_member (user_id, parent, path, kind, at) values ($1, null, '{}', 'agent', app_now())",
    [user.id],
  );
  await tx.query('insert into team_rate (user_id, from_day, ppm, at) values ($1, $2, $3, app_now())', [
    user.id,
    days.today,
    ppm,
  ]);
  await rateIsNew(nodeChannels, tx);
  return 'made';
}

/**
 * Changes the rate of an agent without upline from tomorrow on, and of all below who would have more. Returns how many those are;
 * undefined for everybody else. Errors: `team_rate_above`.
 */
export async function changeTopRate(
  tx: Tx,
  userId: bigint,
  ppm: number,
  days: TeamDays,
  teams: RateDeps,
): Promise<number | undefined> {
  await tx.query('select team_lock($1, false)', [userId]);
  const place = await placeOf(tx, userId, days);
  if (!place || place.path.length > 0) return undefined;
  const max = teams.settings.get('teamRateMaxPpm');
  return setRate(
    tx,
    place,
    { rate_ppm: ppm, lower_below: true, max, key: `top:${userId}:${days.now}` },
    days,
    teams,
  );
}
