/**
 * Writing the board of a race with 10 000 players and 200 000 bets, after a draw in which 100 of them have bet: what the job does each
 * minute while the race runs. Target: 0.2 s. The whole board is computed when it is frozen, and twice an hour; target: 5 s.
 */

import { shippedTerms } from '@tessera/rewards';
import pg from 'pg';
import { refreshRace } from '../apps/server/src/modules/activities/kinds/race.ts';
import { createRewards } from '../apps/server/src/modules/rewards/service.ts';
import { installOffer } from '../apps/server/src/modules/rewards/write-offers.ts';
import { FIRST_PLAYER, openBetBench } from './lib/bet-bench.ts';
import { median, report } from './lib/report.ts';

const PLAYERS = 10_000;
/** Bets of each player, one in each draw. */
const BETS = 20;
/** Players with a bet in the draw that was decided last. */
const LATE = 100;
const ROUNDS = 5;
const TARGET_SECONDS = 0.2;
const TARGET_WHOLE_SECONDS = 5;
const RACE = { id: 'bench-race', version: 1 };

const bench = await openBetBench(1);
const owner = new pg.Client(bench.url);
await owner.connect();
try {
  const { store, clock } = bench.platform;
  const rewards = createRewards({
    store,
    events: { publish: async () => {} },
    emit: { user: () => {} },
    now: clock.local,
  });
  await fill();
  const starts = new Date((await clock.now()) - 30 * 86_400_000);
  await store.tx((tx) =>
    installOffer(tx, {
      id: RACE.id,
      name: { enUs: 'Race' },
      terms: shippedTerms('race'),
      starts: starts.getTime(),
    }),
  );
  await owner.query(
    `insert into activity_entry (offer_id, version, user_id, joined_at)
     select '${RACE.id}', 1, ${FIRST_PLAYER} + n, app_now() - interval '29 days' from generate_series(1, ${PLAYERS}) n`,
  );
  await owner.query('analyze');
  const refresh = async () => {
    const start = performance.now();
    await store.tx((tx) => refreshRace(tx, { ...RACE, starts, closes: null }, { clock, rewards }));
    return (performance.now() - start) / 1000;
  };
  report(`whole board of ${PLAYERS} players, s`, await refresh(), TARGET_WHOLE_SECONDS);
  const seconds: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await draw(BETS + round, LATE);
    seconds.push(await refresh());
  }
  report(`board after a draw with ${LATE} of them, s`, median(seconds), TARGET_SECONDS);
  const { rows } = await owner.query('select count(*)::integer as rows from race_row');
  console.log(`${rows[0]!.rows} rows`);
} finally {
  await owner.end();
  await bench.close();
}

/** Accounts and their bets in decided draws. */
async function fill(): Promise<void> {
  await owner.query(
    `insert into user_account (id, user_name, kind, language, password_hash, currency, birth_date, created_at)
     select ${FIRST_PLAYER} + n, 'bench_' || n, 'player', 'zhCn', 'x', 'CNY', '1990-01-01', app_now()
     from generate_series(1, ${PLAYERS}) n`,
  );
  for (let place = 1; place <= BETS; place += 1) await draw(place, PLAYERS, '1 hour');
}

/** A draw that was decided `ago`, with a bet of each of the first `players`; a third of them has won. */
async function draw(place: number, players: number, ago = '0'): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at, bets)
     values (${place}, 'ssc-1m', 'bench-${place}', 'settled', app_now() - interval '3 m', app_now() - interval '2 m',
       app_now() - interval '1 m', app_now() - interval '${ago}', ${players})`,
  );
  await owner.query(
    `insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake, rebate_ppm,
       odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
     select ${place * 10_000_000} + n, ${FIRST_PLAYER} + n, ${place}, 'ssc-1m', 'ssc.star5.direct-multi', 'credit',
       to_jsonb('1|2|3|4|5'::text), 1, 20000, 1, 20000, 0, '{}', 100, 'CNY', sha256(int8send(n)), substr(sha256(int8send(n)), 1, 16),
       substr(sha256(int8send(n)), 1, 16), gen_random_uuid(), 0, app_now() - interval '150 s'
     from generate_series(1, ${players}) n`,
  );
  await owner.query(
    `insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
     select user_id, id, draw_id, 'won', 20000 + (id * 7919 % 1000003), 0, app_now() from bet where draw_id = ${place} and id % 3 = 0`,
  );
  await owner.query('set session_replication_role = origin');
}
