import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Betting, createBetting } from '../../apps/server/src/modules/betting/index.ts';
import {
  createLotteries,
  type Lotteries,
  seedLotteries,
} from '../../apps/server/src/modules/lotteries/index.ts';
import { startSigner } from '../../apps/server/src/signer/index.ts';
import { type Database, openDatabase } from '../../apps/server/src/store/index.ts';

/** A platform on the embedded, durable store, with players and draws; removed at `close`. */
export interface BetBench {
  readonly platform: Database;
  readonly lotteries: Lotteries;
  readonly betting: Betting;
  /** Connection string of the application's role. */
  readonly url: string;
  close(): Promise<void>;
}

/** First user id of the benchmark's players; the others follow. */
export const FIRST_PLAYER = 1_000_000_000;
export const LOTTERY = 'ssc-1m';

/** Starts a platform with `players` players of 10 000 000 each. */
export async function openBetBench(players: number): Promise<BetBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const platform = await openDatabase({ dataDir, mode: 'test' });
  const { store, consoleStore, nodeChannels } = platform;
  await store.tx((tx) => seedLotteries(tx));
  // No cap may end a run: the bets here have the highest wins of the board. The console's role alone changes lotteries.
  await consoleStore!.query(
    `update lottery set config = jsonb_set(config, '{caps}',
       '{"bet": "10000000000", "player": "50000000000", "draw": "90000000000"}')`,
  );
  const lotteries = await createLotteries({ store, nodeChannels });
  const signer = await startSigner({ dir: join(dataDir, 'signer'), mode: 'test' });
  await fundPlayers(platform, players);
  const betting = createBetting({
    store,
    lotteries,
    signer,
    acctKey: Buffer.alloc(32, 7),
    emit: { user: () => {} },
  });
  return {
    platform,
    lotteries,
    betting,
    url: platform.embedded!.ownerUrl,
    async close() {
      await betting.idle();
      await signer.stop();
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Adds a draw in `open` state that closes in an hour. */
export async function addDraw({ platform }: BetBench, issue: string): Promise<bigint> {
  const { rows } = await platform.store.query<{ id: bigint }>(
    `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor_hash)
     values (nextval('id_seq'), $1, $2, 'open', app_now() - interval '1 s', app_now() + interval '1 h',
             app_now() + interval '2 h', sha256('bench')) returning id`,
    [LOTTERY, issue],
  );
  return rows[0]!.id;
}

async function fundPlayers({ store }: Database, players: number): Promise<void> {
  await store.tx(async (tx) => {
    await tx.query(
      `select ledger_account(id, 'main', 'CNY') from generate_series($1::bigint, $1::bigint + $2 - 1) id`,
      [FIRST_PLAYER, players],
    );
    const { rows } = await tx.query<{ batch: bigint }>('select ledger_open_batch() as batch');
    await tx.query(
      `with tx as (
         insert into ledger_tx (batch_id, kind, key, user_id, at)
         select $1, 'bonus', 'bench ' || id, id, app_now() from generate_series($2::bigint, $2::bigint + $3 - 1) id
         returning id, user_id)
       insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
       select $1, tx.id, side.account, tx.user_id, side.amount, 'CNY', app_now()
       from tx cross join lateral (values
         (house_account('bonus', 'CNY'), -100000000000),
         (ledger_account(tx.user_id, 'main', 'CNY'), 100000000000)) side (account, amount)`,
      [rows[0]!.batch, FIRST_PLAYER, players],
    );
    await tx.query('select ledger_close_batch($1)', [rows[0]!.batch]);
  });
}
