/**
 * The operators' console with 1 000 000 players (or BENCH_PLAYERS) and 10 000 000 entries of the ledger (or BENCH_ENTRIES).
 *
 * The list of players: searches by each kind of word, the fixed views and the filters, timed whole, counts of the views included. Target:
 * 150 ms for the 95th percentile. One player in a hundred has a contact, a card and a wallet, one in a thousand is disabled, self-excluded
 * or marked.
 *
 * The dashboard: each of its calls without any shared reading, the first after the fill included. Target: 1 s for the slowest.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitingCount } from '../apps/server/src/modules/console/command-views.ts';
import { createFigures } from '../apps/server/src/modules/console/dashboard.ts';
import { listPlayers } from '../apps/server/src/modules/console/players/find.ts';
import { providerRows } from '../apps/server/src/modules/console/provider-views.ts';
import { seedLotteries } from '../apps/server/src/modules/lotteries/index.ts';
import { openDatabase } from '../apps/server/src/store/index.ts';
import { fillLedger } from './lib/fill-ledger.ts';
import { median, quantile, report } from './lib/report.ts';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000_000);
const ROUNDS = 40;
const TARGET_MS = 150;
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 10_000_000);
const DASHBOARD_MS = 1_000;
const ZONE = 'Asia/Shanghai';
/** Ids of the players that the bench adds. */
const FIRST = 10_000_000;

/** The platform's clock was not moved; app_now() would be called for each row. */
const FILL = `
  insert into user_account (id, user_name, kind, language, password_hash, currency, created_at)
    select ${FIRST} + n, 'p' || substr(md5(n::text), 1, 10) || '_' || n, 'player', 'zhCn', 'x', 'CNY', now() - (${PLAYERS} - n) * interval '1 minute'
    from generate_series(1, ${PLAYERS}) n;
  update user_account set enable = false where id > ${FIRST} and id % 1000 = 0;
  insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
    select ${FIRST} + n, sha256(n::text::bytea), '192.0.2.1', 'x', now(), now(), now() from generate_series(1, ${PLAYERS}) n;
  insert into account_contact (user_id, kind, address, fingerprint, masked, added_at)
    select ${FIRST} + n, 'email', '', sha256(n::text::bytea), 'x', now() from generate_series(1, ${PLAYERS}, 100) n;
  insert into payout_account (user_id, kind, bank, number, fingerprint, shown, created_at, usable_at)
    select ${FIRST} + n, 'bank', 'icbc', '', sha256(n::text::bytea), lpad((n / 100 % 10000)::text, 4, '0'), now(), now()
    from generate_series(1, ${PLAYERS}, 100) n;
  insert into player_guard (user_id, excluded_at, exclusion_term)
    select ${FIRST} + n, now(), 'indefinite' from generate_series(1, ${PLAYERS}, 1000) n;
  insert into harm_marker (user_id, kind, day, count, at)
    select ${FIRST} + n, 'nights', current_date, 3, now() from generate_series(2, ${PLAYERS}, 1000) n;
  insert into player_identity (user_id, state, name, checked_at)
    select ${FIRST} + n, 'verified', 'Name ' || n, now() from generate_series(1, ${PLAYERS}, 20) n;
  insert into account (user_id, kind, currency, balance) select ${FIRST} + n, 'main', 'CNY', 0 from generate_series(1, ${PLAYERS}) n;
  analyze`;

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
const platform = await openDatabase({ dataDir, mode: 'test' });
const owner = new pg.Client(platform.embedded!.ownerUrl);
await owner.connect();
try {
  await owner.query(FILL);
  await searches();
  await platform.store.tx((tx) => seedLotteries(tx));
  await fillLedger(owner, { entries: ENTRIES, players: PLAYERS, first: FIRST });
  await dashboard();
} finally {
  await owner.end();
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The list of players by every kind of question. */
async function searches(): Promise<void> {
  const contacts = {
    seal: () => Buffer.alloc(0),
    open: () => '',
    fingerprint: () => randomBytes(32),
  };
  const store = platform.consoleStore!;
  const list = (wanted: Partial<Parameters<typeof listPlayers>[1]>) =>
    listPlayers(
      { store, contacts },
      { view: 'all', sort: 'newest', size: 50, ...wanted },
      { mask: [] },
      Date.now(),
    );
  const some = () => Math.ceil(Math.random() * PLAYERS);
  const kinds: Readonly<Record<string, () => Parameters<typeof list>[0]>> = {
    'first page': () => ({}),
    'a later page': () => ({ before: FIRST + some() }),
    'beginning of a name': () => ({ word: `p${randomBytes(1).toString('hex')}` }),
    id: () => ({ word: String(FIRST + some()) }),
    'e-mail': () => ({ word: 'river@mail.example' }),
    'end of a card': () => ({ word: String(some() % 10_000).padStart(4, '0') }),
    device: () => ({ word: randomBytes(6).toString('hex') }),
    'self-excluded, by balance': () => ({ view: 'excluded', sort: 'balance' }),
    marked: () => ({ view: 'marked' }),
    disabled: () => ({ view: 'disabled' }),
    'registered in 30 days, verified': () => ({ registered: 30, identity: 'verified' }),
    agents: () => ({ kind: 'agent' }),
  };
  for (const [name, wanted] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => list(wanted())));
    report(
      `${name}, ms at p95`,
      quantile(
        times.toSorted((a, b) => a - b),
        0.95,
      ),
      TARGET_MS,
    );
  }
}

/** The calls of the dashboard: its figures, the commands that wait for who looks at it, and the health of third parties. */
async function dashboard(): Promise<void> {
  const store = platform.consoleStore!;
  const providers = { client: () => undefined, counts: { flush: async () => {} } };
  const caller = { operatorId: 1n, role: 'admin' } as Parameters<typeof waitingCount>[1];
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    // Figures are shared for some seconds; each round has a reader of its own.
    figures: () =>
      Promise.all([createFigures({ store, providers }, () => ZONE)(Date.now()), waitingCount(store, caller)]),
    'health of third parties': () => providerRows({ store, providers }),
  };
  for (const [name, read] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(read));
    console.log(
      `dashboard, ${name}: first ${times[0]!.toFixed(0)} ms, median ${median(times).toFixed(0)} ms`,
    );
    report(`dashboard, ${name}, slowest, ms`, Math.max(...times), DASHBOARD_MS);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
