import type { CallKey, CallPayload } from '@tessera/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningAddress } from '../../apps/server/src/store/index.ts';
import { betRequest, chaseRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import { CLIENT_PASSWORD, createClient, freshName, freshRid } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { inside } from './inside.ts';
import { type Payee, payee, provenWithdrawalOf, withoutPayoutLimits } from './payees.ts';
import { figure } from './report.ts';

const LOTTERY = 'ssc-5m';
const SALE_MS = 120_000;
const ADDRESS = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';

let platform: Platform;
let owner: pg.Client;
let player: Payee;

beforeAll(async () => {
  platform = await startPlatform(undefined, { parties: ['payments', 'aurora'], lotteries: [LOTTERY] });
  await inside(platform, withoutPayoutLimits);
  player = await payee(platform, '1000.0000');
  owner = new pg.Client(runningAddress(platform.dataDir).ownerUrl);
  await owner.connect();
  await noteCommits();
});
afterAll(async () => {
  await owner?.end();
  await platform?.stop();
});

/**
 * Records for each commit the tables it wrote to and whether it waits for the disk. Deferred triggers do this: they run
 * within the commit, after every statement that could have changed the setting. Each is made in a transaction of its own:
 * one that held the locks of several tables could wait for the platform, which waits for it.
 */
async function noteCommits(): Promise<void> {
  await owner.query(`
    create table commit_note (seq bigserial, source text, setting text, lsn pg_lsn);
    create function note_commit() returns trigger language plpgsql security definer as $$
    begin
      insert into public.commit_note (source, setting, lsn)
      values (tg_argv[0], current_setting('synchronous_commit'), pg_current_wal_insert_lsn());
      return null;
    end $$`);
  const { rows } = await owner.query<{ trigger: string }>(`
    select format('create constraint trigger zz_commit after insert or update or delete on %s
      deferrable initially deferred for each row execute function note_commit(%L)',
      c.oid::regclass, coalesce(i.inhparent::regclass, c.oid::regclass)) as trigger
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'commit_note'`);
  for (const { trigger } of rows) await owner.query(trigger);
}

interface Note {
  readonly source: string;
  readonly setting: string;
}

/** The writes committed since the last call, by table and setting. */
async function committed(): Promise<Note[]> {
  const { rows } = await owner.query<Note>(
    'with gone as (delete from commit_note returning source, setting) select distinct source, setting from gone',
  );
  return rows;
}

/** Whether all recorded writes to these tables are on disk now. */
async function isOnDisk(tables: readonly string[]): Promise<boolean> {
  const { rows } = await owner.query<{ durable: boolean }>(
    'select pg_current_wal_flush_lsn() >= max(lsn) as durable from commit_note where source = any ($1)',
    [tables],
  );
  return rows[0]!.durable;
}

/** A call that answers SUCCESS, the tables that its success depends on, and its payload. */
type Act = readonly [key: CallKey, tables: readonly string[], payload: () => Promise<object> | object];

const onSale = async () => {
  const { close_at } = await drawOnSale(player, LOTTERY);
  const left = close_at - (await inside(platform, ({ clock }) => clock.now()));
  if (left < SALE_MS) await platform.advance(left + 1_000);
  const { issue } = await drawOnSale(player, LOTTERY);
  return betRequest(player, LOTTERY, issue, [fiveDigits(12_345)]);
};
/** Ids of objects that earlier acts have made. */
const made: Record<string, number> = {};

const acts: readonly Act[] = [
  [
    'POST /api/user/register',
    ['user_account', 'account', 'session'],
    () => ({ user_name: freshName(), password: CLIENT_PASSWORD, birth_date: '1990-04-12', agree: true }),
  ],
  ['POST /api/user/login', ['session'], () => ({ user_name: player.name, password: CLIENT_PASSWORD })],
  ['POST /api/user/limits/set', ['play_limit'], () => ({ kind: 'stake', period: 'day', value: '500' })],
  ['POST /api/lottery/bet', ['bet', 'entry', 'ledger_tx', 'bet_request', 'account'], onSale],
  ['POST /api/lottery/bet/cancel', ['outcome', 'entry', 'account'], () => ({ bet_id: made.bet })],
  [
    'POST /api/lottery/chase',
    ['chase', 'chase_issue', 'entry', 'account'],
    async () => chaseRequest(await onSale(), '0.0040'),
  ],
  ['POST /api/lottery/chase/stop', ['chase', 'entry', 'account'], () => ({ chase_id: made.chase })],
  [
    'POST /api/game/transfer',
    ['transfer', 'entry', 'account'],
    () => ({ plat: 'aurora', count: '10', rid: freshRid() }),
  ],
  [
    'POST /api/game/transfer',
    ['transfer', 'entry', 'account'],
    () => ({ plat: 'aurora', count: '-10', rid: freshRid() }),
  ],
  [
    'POST /api/recharge/create',
    ['deposit', 'request'],
    () => ({ rid: freshRid(), channel: 'bank', amount: '100' }),
  ],
  ['POST /api/recharge/paid', ['deposit'], () => ({ id: made.recharge })],
  ['POST /api/withdraw/create', ['withdrawal', 'entry', 'account'], () => provenWithdrawalOf(player, 10)],
  ['POST /api/wallet/add', ['payout_account'], () => ({ network: 'erc20', address: ADDRESS })],
  ['POST /api/wallet/remove', ['payout_account'], () => ({ id: made.wallet })],
];

/** Keeps the ids that later acts need. */
function keep(key: CallKey, message: unknown): void {
  const { id, items, chase } = message as {
    id?: number;
    items?: { bet_id?: number }[];
    chase?: { id: number };
  };
  const [, , area = ''] = key.split('/');
  if (items?.[0]?.bet_id) made.bet = items[0].bet_id;
  else if (chase) made.chase = chase.id;
  else if (id) made[area] = id;
}

/** The only tables written without durable commits: draws that open and close, and signatures that can be made again. */
const unhurried = ['draw', 'job', 'receipt_batch'];

describe('[M4] an answer of SUCCESS comes after a durable commit', () => {
  test.each(acts)('%s: %j', async (key, tables, payload) => {
    const body = await payload();
    await committed();
    const caller = key === 'POST /api/user/login' ? createClient(platform.pc) : player;
    const message = await caller.ok(key, body as CallPayload<typeof key>);
    expect(await isOnDisk(tables)).toBe(true);
    const notes = await committed();
    for (const table of tables) expect(notes).toContainEqual({ source: table, setting: 'on' });
    const hasty = notes.filter(({ setting }) => setting !== 'on').map(({ source }) => source);
    expect(hasty.filter((source) => !unhurried.includes(source))).toEqual([]);
    keep(key, message);
  });

  test('a callback of a provider', async () => {
    const { payee: to } = await player.ok('POST /api/recharge/detail', { id: made.recharge! });
    await committed();
    const answer = await fetch(`${platform.party('payments').url}${new URL(to.url!).pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ act: 'pay' }),
    });
    expect(answer.ok).toBe(true);
    await until('the credit', async () => {
      const { rowCount } = await owner.query("select from deposit where state = 'credited'");
      return rowCount === 1;
    });
    const notes = await committed();
    for (const table of ['deposit', 'deposit_payment', 'provider_event', 'entry', 'account'])
      expect(notes).toContainEqual({ source: table, setting: 'on' });
  });
});

test('[M4] draws open and close without waiting for the disk, and nothing else does', async () => {
  const draw = await drawOnSale(player, LOTTERY);
  await player.ok('POST /api/lottery/bet', await onSale());
  await committed();
  const now = await inside(platform, ({ clock }) => clock.now());
  await platform.advance(draw.draw_at + 1_000 - now);
  await until('a draw that is settled or void', async () => {
    const { rowCount } = await owner.query(
      "select from draw where id = $1 and state in ('settled', 'void')",
      [draw.id],
    );
    return rowCount === 1;
  });
  const notes = await committed();
  const hasty = notes.filter(({ setting }) => setting !== 'on').map(({ source }) => source);
  // The trigger detects non-durable commits, so their absence in the tests above is meaningful.
  expect(hasty).toContain('draw');
  expect(hasty.filter((source) => !unhurried.includes(source))).toEqual([]);
  for (const table of ['journal', 'draw']) expect(notes).toContainEqual({ source: table, setting: 'on' });
  figure(
    'M4',
    `${acts.length + 1} changing calls and a draw, each commit observed: durable, except ${unhurried.join(', ')}`,
  );
});
