/**
 * How late the steps of real draws are: six lotteries of 30 seconds that all close and open at the same instants, beside
 * the seeded ones, over two periods in real time. Targets: 5 ms in the median, 100 ms at most (`docs/benchmarks.md`).
 *
 * The database records for each change of a draw's state when the transaction of the step began and when it wrote, by its
 * own clock. The due times of opening and closing are in the draw's descriptor; its result is due with its beacon round.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningAddress } from '../apps/server/src/store/index.ts';
import { startPlatform } from '../e2e/kit/platform.ts';
import { quantile, report } from './lib/report.ts';

const LOTTERIES = 6;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 80);

const platform = await startPlatform(undefined, { lotteries: 'all' });
try {
  await asOwner(async (owner) => {
    await owner.query(`
      create table bench_step (draw_id bigint, state text, began timestamptz, wrote timestamptz);
      grant insert on bench_step to public;
      create function bench_step() returns trigger language plpgsql as $$
      begin
        insert into bench_step values (new.id, new.state, app_now() - (clock_timestamp() - now()), app_now());
        return null;
      end $$;
      create trigger bench_step after update of state on draw for each row execute function bench_step()`);
    await owner.query(
      `insert into lottery (id, family, name, source, zone, period_s, lead_s, config, enabled, sort)
       select 'ssc-b' || n, family, name, source, zone, 30, 10, config, true, 100 + n
       from lottery, generate_series(1, $1::int) n where id = 'ssc-1m'`,
      [LOTTERIES],
    );
  });
  await platform.crash();
  // The first draws are planned in the middle of their sale, so steps due before now are not measured.
  await pause(10_000);
  const { rows: begun } = await asOwner((owner) => owner.query<{ now: Date }>('select app_now() as now'));
  await pause(SECONDS * 1000);
  const { rows } = await asOwner((owner) =>
    owner.query<{ state: string; began: number; wrote: number }>(
      `select s.state, extract(epoch from began - due)::float8 * 1000 as began,
         extract(epoch from wrote - due)::float8 * 1000 as wrote
       from bench_step s join draw d on d.id = s.draw_id cross join lateral (select case s.state
         when 'open' then d.open_at when 'closed' then d.close_at
         else to_timestamp((d.descriptor->'beacon'->>'genesis')::bigint
           + (d.round - 1) * (d.descriptor->'beacon'->>'period')::int) end as due) planned
       where s.state in ('open', 'closed', 'drawn') and due >= $1`,
      [begun[0]!.now],
    ),
  );
  const sorted = (figures: number[]) => figures.sort((one, other) => one - other);
  const began = sorted(rows.map((row) => row.began));
  const drawn = sorted(rows.filter(({ state }) => state === 'drawn').map(({ wrote }) => wrote));
  console.log(`${began.length} steps of ${drawn.length} draws`);
  report('draw step lateness, median, ms', quantile(began, 0.5), 5);
  report('draw step lateness, max, ms', began.at(-1) ?? Number.NaN, 100);
  console.log(
    `result written after its beacon round: median ${quantile(drawn, 0.5).toFixed(0)} ms, max ${drawn.at(-1)?.toFixed(0)} ms`,
  );
} finally {
  await platform.stop();
}

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(runningAddress(platform.dataDir).ownerUrl);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
