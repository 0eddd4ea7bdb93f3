import type { Tx } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import { itemsBelow } from './edges.ts';
import { sidePlays } from './sides.ts';

/** Writes the plays with opposite sides. */
export async function writeSides(tx: Tx): Promise<void> {
  const plays = sidePlays();
  await tx.query('delete from water_back_side where play_id <> all ($1)', [plays.map(({ play }) => play)]);
  await tx.query(
    `insert into water_back_side (play_id, subject, key) select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (play_id) do update set subject = excluded.subject, key = excluded.key`,
    [plays.map(({ play }) => play), plays.map(({ subject }) => subject), plays.map(({ key }) => key)],
  );
}

/** A play of a lottery whose edge has no room for the highest rate. */
export interface Bar {
  readonly lottery: string;
  readonly play: string;
}

/** Writes the plays that earn nothing at a rate in ppm, from the prices of the lotteries. Returns them. */
export async function writeBars(
  tx: Pick<Tx, 'query'>,
  lotteries: Pick<Lotteries, 'all'>,
  highestPpm: number,
): Promise<readonly Bar[]> {
  const bars = lotteries
    .all()
    .flatMap((lottery) => itemsBelow(lottery, highestPpm).map((play) => ({ lottery: lottery.id, play })));
  const lists = [bars.map(({ lottery }) => lottery), bars.map(({ play }) => play)];
  await tx.query(
    `delete from water_back_bar where (lottery_id, play_id) not in (select * from unnest($1::text[], $2::text[]))`,
    lists,
  );
  await tx.query(
    `insert into water_back_bar (lottery_id, play_id) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    lists,
  );
  return bars;
}

/** The plays that earn nothing, as they were found last. */
export async function readBars(db: Pick<Tx, 'query'>): Promise<readonly Bar[]> {
  const { rows } = await db.query<{ lottery: string; play: string }>(
    'select lottery_id as lottery, play_id as play from water_back_bar order by lottery_id, play_id limit 20000',
  );
  return rows;
}
