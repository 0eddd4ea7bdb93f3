import type { Tx } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Bar, itemsBelow } from '../water-back/index.ts';
import { highestFrom } from '../water-rates/index.ts';

/**
 * Writes the plays that earn no commission from a day on: those whose edge, at the worst own rebate, has no room for the highest
 * rate of a chain on that day and the highest rate of water-back. Days that are made keep their list: for one of them nothing is
 * written. Returns the plays.
 *
 * @param day - The first day that is not made yet.
 */
export async function writeTeamBars(
  tx: Pick<Tx, 'query'>,
  day: string,
  { lotteries, settings }: { readonly lotteries: Pick<Lotteries, 'all'>; readonly settings: Settings },
): Promise<readonly Bar[]> {
  await tx.query('select commission_lock()');
  const { rowCount } = await tx.query('select from team_accrual_day where day >= $1 limit 1', [day]);
  if (rowCount === 1) return [];
  const room = (await highestChain(tx, day, settings)) + (await highestFrom(tx, day)).lottery;
  const bars = lotteries
    .all()
    .flatMap((lottery) => itemsBelow(lottery, room).map((play) => ({ lottery: lottery.id, play })));
  const lists = [day, bars.map(({ lottery }) => lottery), bars.map(({ play }) => play)];
  await tx.query(
    `delete from team_bar where from_day >= $1
       and (lottery_id, play_id) not in (select * from unnest($2::text[], $3::text[]))`,
    lists,
  );
  await tx.query(
    `update team_bar set until_day = $1 where until_day is null and from_day < $1
       and (lottery_id, play_id) not in (select * from unnest($2::text[], $3::text[]))`,
    lists,
  );
  await tx.query(
    `insert into team_bar (lottery_id, play_id, from_day)
     select lottery, play, $1 from unnest($2::text[], $3::text[]) found (lottery, play)
     where not exists (select from team_bar b where b.lottery_id = lottery and b.play_id = play and b.until_day is null)`,
    lists,
  );
  return bars;
}

/**
 * The most that a chain may earn of a stake on a day, in ppm: the highest rate that an agent at the top may have, or has from
 * before the setting was lowered.
 */
export async function highestChain(
  tx: Pick<Tx, 'query'>,
  day: string,
  settings: Pick<Settings, 'get'>,
): Promise<number> {
  const { rows } = await tx.query<{ ppm: number | null }>(
    'select max(team_rate_on(user_id, $1)) as ppm from team_node where parent is null',
    [day],
  );
  return Math.max(settings.get('teamRateMaxPpm'), rows[0]!.ppm ?? 0);
}
