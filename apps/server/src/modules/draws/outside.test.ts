import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerEvents } from '@tessera/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { startThirdParty, type ThirdParty } from '../../../test/third-party.ts';
import { recheckDraw } from '../../draw-recheck/index.ts';
import { type Signer, startSigner } from '../../signer/index.ts';
import { silentLog } from '../../store/index.ts';
import { steerForward } from '../../testing/steer.ts';
import { startWitness, type Witness } from '../../witness/index.ts';
import { createBeaconClient } from './beacon.ts';
import type { DrawsDeps } from './deps.ts';
import { createFeedClient } from './feed.ts';
import { agreeOutside, enterOutside, officialNumbers } from './operator-entries.ts';
import { createDraws, type Draws, drawJobs } from './service.ts';
import type { EntryPurpose } from './steps/operator.ts';

const db = useStore();
const folder = mkdtempSync(join(tmpdir(), 'tessera-outside-'));
const heard: { event: string; payload: ServerEvents['draw:open'] }[] = [];
const alarms: string[] = [];
const settlement = {
  settleDraw: vi.fn(async () => ({ root: '00'.repeat(32), outcomes: 0, payout: 0n })),
  refundDraw: vi.fn(async () => {}),
  correctDraw: vi.fn(async () => {}),
};
let feed: ThirdParty;
let signer: Signer;
let witness: Witness;
let draws: Draws;
let deps: DrawsDeps;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const calendar = { draws: '15 21 * * *', closed: [], issue: { form: 'year', yearDigits: 4 } };

beforeAll(async () => {
  const { store, clock, jobs, nodeChannels, ids } = db();
  await db().asOwner(
    `insert into lottery (id, family, name, source, zone, period_s, lead_s, config)
     values ('ssq-cn', 'ssq', '{}', 'feed', 'Asia/Shanghai', 0, 4500, $1)`,
    [{ calendar }],
  );
  feed = await startThirdParty('feed', folder);
  signer = await startSigner({ dir: join(folder, 'signer'), mode: 'test' });
  witness = await startWitness({ dir: join(folder, 'witness'), mode: 'test' });
  deps = {
    store,
    clock,
    jobs,
    nodeChannels,
    ids,
    signer,
    witness,
    beacon: createBeaconClient('http://127.0.0.1:9', 'test'),
    feed: createFeedClient({ url: feed.url, key: undefined, mode: 'test' }),
    lotteries: { onChanged: () => () => {} },
    emit: {
      lottery: (_lottery, event, payload) =>
        heard.push({ event, payload: payload as ServerEvents['draw:open'] }),
    },
    settlement,
    rulesHash: () => '11'.repeat(32),
    recheck: recheckDraw,
    log: { ...silentLog, error: (_what: unknown, text?: string) => void alarms.push(String(text)) },
  };
  draws = await createDraws(deps);
  for (const job of drawJobs) jobs.on<DrawsDeps>(job, deps);
  await deps.feed.pin();
  jobs.start();
  await draws.start();
  await advance(1);
}, 60_000);

afterAll(async () => {
  await db().jobs.stop();
  await Promise.all([signer.stop(), witness.stop()]);
  feed.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  heard.length = 0;
  alarms.length = 0;
  await steer('normal');
});

const steer = (mode: string) => feed.steer({ lottery: 'ssq-cn', mode });
const advance = (ms: number) =>
  steerForward({ clock: db().clock, store: db().store, followers: [signer, witness, deps.feed] }, ms);
const advanceTo = async (at: number) => advance(at - (await db().clock.now()));

async function onSale() {
  const current = (await draws.currentDraws.of('ssq-cn'))?.current;
  if (current?.state !== 'open') throw new Error('no draw is on sale');
  return current;
}

async function viewOf(id: number) {
  const front = await draws.currentDraws.of('ssq-cn');
  const found = [...(front?.pending ?? []), front?.last].find((draw) => draw?.id === id);
  if (!found) throw new Error(`draw ${id} is not shown`);
  return found;
}

const rowOf = async (id: number) => {
  const [row] = await db().asOwner<{
    state: string;
    result: unknown;
    result_source: string;
    reason: string;
    bets: number;
  }>('select *, void_reason as reason from draw where id = $1', [id]);
  return row!;
};

const journaled = async (kind: string, id: number) => {
  const rows = await db().asOwner<{ body: Record<string, unknown> }>(
    'select body from journal where kind = $1 and draw_id = $2',
    [kind, id],
  );
  return rows[0]?.body;
};

test('[D2][D5][D6] an official draw is sealed before it is held, and gets the signed final result of its feed', async () => {
  const draw = await onSale();
  expect(draw.outside).toEqual({ source: 'feed', simulated: true, result_pending: false });
  expect(await journaled('descriptor', draw.id)).toMatchObject({
    source: 'feed',
    provider: 'ssq-cn',
    key: deps.feed.known()!.key,
    drawAt: draw.draw_at,
  });
  await advanceTo(draw.draw_at);
  expect(await viewOf(draw.id)).toMatchObject({
    state: 'sealed',
    result: null,
    outside: { source: 'feed', simulated: true, result_pending: true },
  });
  await advance(MINUTE);
  const { state, result, result_source } = await rowOf(draw.id);
  expect([state, result_source]).toEqual(['settled', 'feed']);
  expect(await journaled('seal', draw.id)).toMatchObject({ seed: null });
  expect(await journaled('result', draw.id)).toMatchObject({
    round: null,
    result,
    outside: { source: 'feed', report: { issue: draw.issue, final: true, result } },
  });
  expect(await viewOf(draw.id)).toMatchObject({ result, outside: { result_pending: false } });
  expect(heard.filter(({ payload }) => payload.draw_id === draw.id).map(({ event }) => event)).toEqual([
    'draw:closing',
    'draw:closed',
    'draw:sealed',
    'draw:pending',
    'draw:result',
    'draw:settled',
  ]);
  expect(settlement.settleDraw).toHaveBeenCalledWith(BigInt(draw.id));
});

describe('[F10] when the feed delivers no result', () => {
  test('the draw waits unsettled while results are missing, unsigned, provisional, of another draw or impossible', async () => {
    const draw = await onSale();
    await steer('down');
    await advanceTo(draw.draw_at + 40_000);
    for (const mode of ['missing', 'provisional', 'forged', 'replayed', 'impossible']) {
      await steer(mode);
      alarms.length = 0;
      await advance(10_000);
      expect(await viewOf(draw.id), mode).toMatchObject({
        state: 'sealed',
        outside: { result_pending: true },
      });
      const isWrong = ['forged', 'replayed', 'impossible'].includes(mode);
      expect(alarms.length > 0, mode).toBe(isWrong);
    }
    await steer('normal');
    await advance(10_000);
    expect((await rowOf(draw.id)).state).toBe('settled');
  });

  test('two hours without a result raise one alarm; a late result still counts', async () => {
    const draw = await onSale();
    await steer('missing');
    await advanceTo(draw.draw_at);
    await db().asOwner("update job set run_at = $2 where kind = 'draw.outside' and key = $1", [
      String(draw.id),
      new Date(draw.draw_at + 2 * HOUR),
    ]);
    await advanceTo(draw.draw_at + 2 * HOUR + 11 * MINUTE);
    expect((await rowOf(draw.id)).state).toBe('sealed');
    expect(alarms.filter((text) => text.includes('overdue'))).toHaveLength(1);
    await steer('normal');
    await advance(5 * MINUTE);
    expect((await rowOf(draw.id)).state).toBe('settled');
  });
});

describe('[D6] two operators', () => {
  const operator = async (name: string) => {
    const id = await db().ids.next();
    await db().asOwner(
      `insert into user_account (id, user_name, kind, language, currency, password_hash, created_at)
       values ($1, $2, 'operator', 'zhCn', 'CNY', 'x', app_now())`,
      [id, name],
    );
    return id;
  };
  const numbers = { main: [33, 1, 2, 3, 4, 5], extra: [16] };
  const sorted = { main: [1, 2, 3, 4, 5, 33], extra: [16] };
  let one: bigint;
  let other: bigint;
  const enter = (operatorId: bigint, issue: string, purpose: EntryPurpose, result?: unknown) =>
    enterOutside(
      { ...db(), store: db().opsStore },
      {
        lottery: 'ssq-cn',
        issue,
        purpose,
        operatorId,
        ...(result ? { numbers: result } : {}),
      },
    );

  beforeAll(async () => {
    [one, other] = [await operator('op_one'), await operator('op_two')];
  });

  test('enter a missing result together; one alone, or two different entries, change nothing', async () => {
    const draw = await onSale();
    await steer('missing');
    await expect(enter(one, draw.issue, 'result', numbers)).rejects.toThrow('not over yet');
    await advanceTo(draw.draw_at + MINUTE);
    await expect(enter(one, draw.issue, 'result', { main: [1], extra: [1] })).rejects.toThrow('no numbers');
    await enter(one, draw.issue, 'result', numbers);
    await enter(one, draw.issue, 'result', numbers);
    await enter(other, draw.issue, 'result', { ...numbers, extra: [15] });
    await advance(1_000);
    expect((await rowOf(draw.id)).state).toBe('sealed');
    await enter(other, draw.issue, 'result', sorted);
    await advance(1_000);
    expect(await rowOf(draw.id)).toMatchObject({
      state: 'settled',
      result: sorted,
      result_source: 'operator',
    });
    expect((await viewOf(draw.id)).outside?.source).toBe('operator');
    expect((await journaled('result', draw.id))?.outside).toEqual({ source: 'operator' });
    await expect(enter(one, draw.issue, 'void')).rejects.toThrow('has its result');

    // The feed recovers and delivers different numbers: an alarm is logged, and the result stays.
    await steer('normal');
    await advance(11 * MINUTE);
    expect(alarms.filter((text) => text.includes('was corrected'))).toHaveLength(1);
    expect(await rowOf(draw.id)).toMatchObject({ result: sorted });
  });

  test('agree in the console: its session signs for both, and the steps of the draw publish', async () => {
    const draw = await onSale();
    await steer('missing');
    await advanceTo(draw.draw_at + MINUTE);
    const now = await db().clock.now();
    const agree = (signers: bigint[]) =>
      db().consoleStore!.tx((tx) =>
        agreeOutside(tx, db().jobs, {
          drawId: BigInt(draw.id),
          purpose: 'result',
          numbers: officialNumbers('ssq', numbers),
          signers,
          now,
        }),
      );
    await agree([one]);
    await advance(1_000);
    expect((await rowOf(draw.id)).state).toBe('sealed');
    await agree([one, other]);
    await advance(1_000);
    expect(await rowOf(draw.id)).toMatchObject({
      state: 'settled',
      result: sorted,
      result_source: 'operator',
    });
    // The journal has the numbers now; the log of signatures never does.
    const log = await db().asOwner('select data from event_log where subject = $1', [`draw:${draw.id}`]);
    expect(log.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(log)).not.toContain('33');
    await steer('normal');
  });

  test('confirm a correction of a settled draw: the result stays, the difference is paid, each correction once', async () => {
    const draw = await onSale();
    await advanceTo(draw.draw_at + MINUTE);
    const { result } = await rowOf(draw.id);
    await expect(enter(one, (await onSale()).issue, 'correction', numbers)).rejects.toThrow(
      'only a settled one',
    );
    for (const operatorId of [one, other, one]) await enter(operatorId, draw.issue, 'correction', numbers);
    await advance(1_000);
    expect(settlement.correctDraw.mock.calls).toEqual([[BigInt(draw.id), 1]]);
    expect((await rowOf(draw.id)).result).toEqual(result);
    expect((await viewOf(draw.id)).outside?.corrected).toEqual(sorted);
    expect(heard.filter(({ event }) => event === 'draw:corrected')).toHaveLength(1);
  });

  test('void a draw that was cancelled', async () => {
    const draw = await onSale();
    await enter(one, draw.issue, 'void');
    await advance(1_000);
    expect((await rowOf(draw.id)).state).toBe('open');
    await enter(other, draw.issue, 'void');
    await advance(1_000);
    expect(await rowOf(draw.id)).toMatchObject({ state: 'void', reason: 'outside_cancelled' });
    expect(settlement.refundDraw).toHaveBeenCalledWith(BigInt(draw.id));
    await advanceTo(draw.draw_at);
  });
});

test('a draw that is not sealed before the official draw time is void', async () => {
  const draw = await onSale();
  await db().asOwner("update job set run_at = $2 where kind = 'draw.close' and key = $1", [
    String(draw.id),
    new Date(draw.draw_at + 1_000),
  ]);
  await advanceTo(draw.draw_at + 2 * MINUTE);
  expect(await rowOf(draw.id)).toMatchObject({ state: 'void', reason: 'seal_late' });
  expect(await journaled('void', draw.id)).toMatchObject({ reason: 'seal_late', seed: null });
});

test('[D1] the numbers and the source of a result cannot be changed', async () => {
  const [settled] = await db().asOwner<{ id: bigint }>("select id from draw where state = 'settled' limit 1");
  await expect(
    db().asOwner(`update draw set result = '{"main": [1], "extra": [1]}' where id = $1`, [settled!.id]),
  ).rejects.toThrow();
  await expect(db().asOwner('delete from feed_report')).rejects.toThrow('append_only');
  await expect(db().asOwner('update approval set operator_id = 1')).rejects.toThrow('append_only');
});

test('a disabled lottery is planned again when it is enabled', async () => {
  await db().asOwner("update lottery set enabled = false where id = 'ssq-cn'");
  await advance(5 * 24 * HOUR);
  expect((await draws.currentDraws.of('ssq-cn'))?.current ?? null).toBeNull();
  await db().asOwner("update lottery set enabled = true where id = 'ssq-cn'");
  draws.currentDraws.dropAll();
  await draws.start();
  await advance(1_000);
  expect((await onSale()).issue).toMatch(/^20\d{5}$/);
});

test.each([
  ['a key that differs from FEED_KEY', { key: 'ab'.repeat(32), mode: 'test' }, 'another key'],
  ['a simulated feed in production', { key: 'right', mode: 'production' }, 'official feed'],
  ['a feed in production without FEED_KEY', { key: undefined, mode: 'production' }, 'official feed'],
] as const)('%s is refused', async (_name, { key, mode }, message) => {
  const known = deps.feed.known()!.key;
  const client = createFeedClient({ url: feed.url, key: key === 'right' ? known : key, mode });
  await expect(client.pin()).rejects.toThrow(message);
});
