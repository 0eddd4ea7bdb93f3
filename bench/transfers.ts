/**
 * Transfers into a game platform: 64 clients through the service, which commits twice and calls the platform over HTTP in
 * between, compared with one SQL function call per transfer by pgbench, which commits once and calls nobody. Target: at
 * least 0.25 times as many.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { amountOf } from '@tessera/protocol';
import pg from 'pg';
import pino from 'pino';
import { createGames, seedGames } from '../apps/server/src/modules/games/index.ts';
import { createLedger } from '../apps/server/src/modules/ledger/index.ts';
import { createProviderConnections, sandboxKey } from '../apps/server/src/providers/index.ts';
import { type BetBench, FIRST_PLAYER, openBetBench } from './lib/bet-bench.ts';
import { clients, type Load, pgbench } from './lib/load.ts';
import { report } from './lib/report.ts';

const PLAYERS = 2_000;
const TARGET_RATIO = 0.25;

const bench = await openBetBench(PLAYERS);
const answers = new Worker(new URL('./lib/platform-answers.ts', import.meta.url));
try {
  const [port] = (await once(answers, 'message')) as [number];
  await openAccounts(bench);
  const service = await throughService(bench, port);
  await asOwner(oneCall());
  const plain = await pgbench(
    bench.url,
    `\\set u random(0, ${PLAYERS - 1})\nselect bench_transfer((${FIRST_PLAYER} + :u)::bigint);\n`,
  );
  console.log(
    `service            ${service.perSecond.toFixed(0)} transfers/s, p50 ${service.p50.toFixed(1)} ms, p99 ${service.p99.toFixed(1)} ms`,
  );
  console.log(`one call each      ${plain.toFixed(0)} transfers/s (pgbench)`);
  report('transfer, service / one SQL call', service.perSecond / plain, TARGET_RATIO, true);
} finally {
  await answers.terminate();
  await bench.close();
}

async function asOwner(text: string): Promise<void> {
  const owner = new pg.Client(bench.url);
  await owner.connect();
  await owner.query(text).finally(() => owner.end());
}

async function openAccounts({ platform }: BetBench): Promise<void> {
  await platform.store.query(
    `insert into user_account (id, user_name, kind, language, password_hash, currency, created_at)
     select id, 'bench_' || id, 'player', 'zhCn', '-', 'CNY', app_now()
     from generate_series($1::bigint, $1::bigint + $2 - 1) id`,
    [FIRST_PLAYER, PLAYERS],
  );
}

async function throughService({ platform }: BetBench, port: number): Promise<Load> {
  const { store, clock, jobs, nodeChannels } = platform;
  const log = pino({ level: 'silent' });
  const provider = {
    id: 'aurora',
    url: `http://127.0.0.1:${port}`,
    keys: [sandboxKey('aurora')],
    allowed: [],
  } as const;
  await store.tx(seedGames);
  const { transfers } = await createGames({
    store,
    clock,
    jobs,
    nodeChannels,
    log,
    ledger: await createLedger(store, nodeChannels),
    settings: { cache: { stamp: async () => {} }, opening: { isOpen: () => true } },
    connections: createProviderConnections({ providers: { aurora: provider }, store, clock, jobs, log }),
    emit: { user: () => {} },
  });
  let turn = 0;
  return clients(() => {
    const userId = BigInt(FIRST_PLAYER + (turn++ % PLAYERS));
    const rid = randomBytes(16).toString('hex');
    return async () => {
      const order = { userId, platform: 'aurora', direction: 1, amount: amountOf(10_000n), rid } as const;
      const { state } = await transfers.order(order);
      if (state !== 'done') throw new Error(`a transfer is ${state}`);
    };
  });
}

/** An SQL function that writes the same rows as the service, in one transaction. */
function oneCall(): string {
  return `
create function bench_transfer(player bigint) returns void language plpgsql as $$
declare
  made   bigint;
  batch  bigint := ledger_open_batch();
  steps  bigint[];
  mine   bigint := ledger_account(player, 'main', 'CNY');
  road   bigint := ledger_account(player, 'transit', 'CNY');
  there  bigint := ledger_account(player, 'platform:aurora', 'CNY');
begin
  insert into transfer (user_id, platform, direction, amount, currency, state, ref, rid, at, done_at)
    values (player, 'aurora', 1, 10000, 'CNY', 'done', gen_random_uuid()::text, gen_random_uuid()::text, app_now(), app_now())
    returning id into made;
  with tx as (
    insert into ledger_tx (batch_id, kind, key, user_id, at)
    values (batch, 'transfer', made || ' begin', player, app_now()), (batch, 'transfer', made || ' done', player, app_now())
    returning id)
  select array_agg(id) into steps from tx;
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  values (batch, steps[1], mine, player, -10000, 'CNY', app_now()), (batch, steps[1], road, player, 10000, 'CNY', app_now()),
         (batch, steps[2], road, player, -10000, 'CNY', app_now()), (batch, steps[2], there, player, 10000, 'CNY', app_now());
  perform ledger_close_batch(batch);
end $$;`;
}
