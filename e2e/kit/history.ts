import { openParts, runningAddress } from '../../apps/server/src/store/index.ts';

/** Data folder of a running platform. */
interface Shared {
  DATA_DIR: string;
}

/**
 * Adds up to `count` sample draws of five digits before the first draw of a lottery, as if the platform had run for a
 * while. Does nothing when the lottery has sample draws already.
 */
export async function giveHistory({ DATA_DIR }: Shared, lottery: string, count: number): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    await parts.store.query(
      `with first as (
         select coalesce(min(d.draw_at), app_now()) as at, max(l.period_s) as period, count(*) filter (where d.sample) as samples
         from lottery l left join draw d on d.lottery_id = l.id where l.id = $1)
       insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, result, sample)
       select nextval('id_seq'), $1, 'H' || lpad(($2::int - n)::text, 6, '0'), 'settled', at - n * step - step,
         at - n * step - interval '10 s', at - n * step,
         (select jsonb_agg((n * 7 + place * 3 + n / 10) % 10) from generate_series(1, 5) as place), true
       from first, generate_series(1, $2::int) as n, lateral (select make_interval(secs => period) as step) as s
       where samples = 0`,
      [lottery, count],
    );
  } finally {
    await parts.close();
  }
}
