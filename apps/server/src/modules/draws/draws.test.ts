import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  documentHash,
  firstBrokenEntry,
  type JournalKind,
  parseTranscript,
  verifyTranscript,
} from '@tessera/fairness';
import type { ServerEvents } from '@tessera/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { startThirdParty, type ThirdParty } from '../../../test/third-party.ts';
import { recheckDraw } from '../../draw-recheck/index.ts';
import { LocalServiceError } from '../../local-service/index.ts';
import { type Signer, startSigner } from '../../signer/index.ts';
import { silentLog } from '../../store/index.ts';
import { steerForward } from '../../testing/steer.ts';
import { startWitness, type Witness } from '../../witness/index.ts';
import { createBeaconClient } from './beacon.ts';
import type { DrawsDeps } from './deps.ts';
import { createFeedClient } from './feed.ts';
import { planDraws, planJob } from './plan.ts';
import { createDraws, type Draws, drawJobs } from './service.ts';

const db = useStore();
const folder = mkdtempSync(join(tmpdir(), 'tessera-draws-'));
const heard: { event: string; payload: ServerEvents['draw:open'] }[] = [];
const settlement = {
  settleDraw: vi.fn(async () => ({ root: '00'.repeat(32), outcomes: 0, payout: 0n })),
  refundDraw: vi.fn(async () => {}),
  correctDraw: vi.fn(async () => {}),
};
const recheck = vi.fn(recheckDraw);
let party: ThirdParty;
let signer: Signer;
let witness: Witness;
let draws: Draws;
let deps: DrawsDeps;

const steerBeacon = (mode: string) => party.steer({ mode });

beforeAll(async () => {
  const { store, clock, jobs, nodeChannels, ids } = db();
  await db().asOwner(
    `insert into lottery (id, family, name, source, zone, period_s, config)
     values ('ssc-1m', 'ssc', '{}', 'verifiable', 'Asia/Shanghai', 60, '{}')`,
  );
  party = await startThirdParty('beacon', folder);
  signer = await startSigner({ dir: join(folder, 'signer'), mode: 'test' });
  witness = await startWitness({ dir: join(folder, 'witness'), mode: 'test' });
  const beacon = createBeaconClient(party.url, 'test');
  deps = {
    store,
    clock,
    jobs,
    nodeChannels,
    ids,
    signer,
    witness,
    beacon,
    emit: {
      lottery: (_lottery, event, payload) =>
        heard.push({ event, payload: payload as ServerEvents['draw:open'] }),
    },
    feed: createFeedClient({ url: undefined, key: undefined, mode: 'test' }),
    lotteries: { onChanged: () => () => {} },
    settlement,
    rulesHash: () => '11'.repeat(32),
    recheck,
    log: silentLog,
  };
  draws = await createDraws(deps);
  for (const job of drawJobs) jobs.on<DrawsDeps>(job, deps);
  await beacon.pin();
  jobs.start();
  await draws.start();
  await advance(1);
}, 60_000);

afterAll(async () => {
  await db().jobs.stop();
  await Promise.all([signer.stop(), witness.stop()]);
  party.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  heard.length = 0;
});

const advance = (ms: number) =>
  steerForward({ clock: db().clock, store: db().store, followers: [signer, witness, deps.beacon] }, ms);

/** The draw on sale. Between two sales, or when the current one closes within 20 s, the draw after it. */
async function onSale() {
  const leastMs = 20_000;
  for (let tries = 0; tries < 3; tries++) {
    const current = (await draws.currentDraws.of('ssc-1m'))?.current;
    const now = await db().clock.now();
    if (current?.state === 'open' && current.close_at - now > leastMs) return current;
    await advance((current?.close_at ?? now) - now + 1);
  }
  throw new Error('no draw is on sale');
}

interface Row {
  state: string;
  reason: string | null;
  transcript: unknown;
  result: unknown;
  bets: number;
  descriptor_hash: Buffer;
}

async function row(id: number): Promise<Row> {
  const rows = await db().asOwner('select *, void_reason as reason from draw where id = $1', [id]);
  return rows[0] as unknown as Row;
}

/** Delays waiting jobs, as if the server were busy or down. */
const postpone = (which: string, by: string) =>
  db().asOwner(`update job set run_at = app_now() + $1::interval where done_at is null and (${which})`, [by]);

describe('a draw of lot/v1', () => {
  test('[D2][D4][D5] runs from descriptor to settlement, and its transcript verifies', async () => {
    // The first draw after a start is planned when its sale may already have begun; the next one shows the rule.
    await advance((await onSale()).close_at - (await db().clock.now()));
    const draw = await onSale();
    const journaled = await db().asOwner<{ at: Date }>(
      "select at from journal where kind = 'descriptor' and draw_id = $1",
      [draw.id],
    );
    expect(journaled[0]!.at.getTime()).toBeLessThanOrEqual(draw.open_at);
    await advance(draw.draw_at - (await db().clock.now()));

    const { state, transcript, result, descriptor_hash } = await row(draw.id);
    expect(state).toBe('settled');
    const parsed = parseTranscript(transcript);
    expect(parsed.ok).toBe(true);
    const trust = {
      signers: [signer.publicKey],
      witnesses: [witness.publicKey],
      descriptor: descriptor_hash.toString('hex'),
    };
    const verified = parsed.ok ? verifyTranscript(parsed.value, trust) : undefined;
    expect(verified?.checks.filter((check) => !check.ok)).toEqual([]);
    expect(verified?.simulated).toBe(true);
    expect(verified?.computed).toEqual(result);
    expect(settlement.settleDraw).toHaveBeenCalledWith(BigInt(draw.id));
  });

  test('announces each step once, with the journal head', async () => {
    const draw = await onSale();
    await advance(draw.draw_at - (await db().clock.now()));
    const own = () => heard.filter(({ payload }) => payload.draw_id === draw.id);
    // The events come over a channel of the database, after the commit of their step.
    await expect
      .poll(() => own().map(({ event }) => event))
      .toEqual(['draw:closing', 'draw:closed', 'draw:sealed', 'draw:result', 'draw:settled']);
    const seqs = own().map(({ payload }) => payload.head?.seq ?? 0);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
  });

  test('[D1] has documents that cannot be changed', async () => {
    const [settled] = await db().asOwner<{ id: bigint }>(
      "select id from draw where state = 'settled' limit 1",
    );
    for (const change of [
      "result = '[1,2,3,4,5]'",
      'seal = seal || \'{"bets": 9}\'',
      'descriptor = descriptor || \'{"lead": 1}\'',
      'round = round + 1',
      "state = 'open'",
      "state = 'void'",
      "close_at = close_at + interval '1 minute'",
    ]) {
      await expect(
        db().asOwner(`update draw set ${change} where id = $1`, [settled!.id]),
        change,
      ).rejects.toThrow();
    }
    await expect(db().asOwner("update journal set kind = 'void'")).rejects.toThrow('append_only');
    await expect(db().asOwner('delete from journal')).rejects.toThrow('append_only');
  });

  test('the journal is one unbroken chain of its documents', async () => {
    const entries = await db().asOwner<{
      seq: bigint;
      kind: JournalKind;
      digest: Buffer;
      hash: Buffer;
      body: object;
    }>('select seq, kind, digest, hash, body from journal order by seq');
    for (const entry of entries) expect(documentHash(entry.body)).toBe(entry.digest.toString('hex'));
    const chain = entries.map(({ seq, kind, digest, hash }) => ({
      seq: Number(seq),
      kind,
      digest: digest.toString('hex'),
      head: hash.toString('hex'),
    }));
    expect(firstBrokenEntry(chain)).toBeUndefined();
  });
});

describe('[F10] failures during a draw', () => {
  test('a beacon that is down or sends wrong data delays the result but never changes it', async () => {
    const draw = await onSale();
    await advance(draw.close_at - (await db().clock.now()));
    await steerBeacon('wrong-signature');
    await advance(9_000);
    expect((await row(draw.id)).state).toBe('sealed');
    await steerBeacon('wrong-round');
    await advance(1_000);
    expect((await row(draw.id)).state).toBe('sealed');
    await steerBeacon('down');
    await advance(1_000);
    expect((await row(draw.id)).state).toBe('sealed');
    await steerBeacon('normal');
    await advance(5_000);
    expect((await row(draw.id)).state).toBe('settled');
  });

  test('[E17] a lottery whose result is ten minutes overdue opens no further draw until the result is known', async () => {
    const waiting = await onSale();
    await advance(waiting.close_at - (await db().clock.now()));
    const resultIn = (span: string) => postpone(`kind = 'draw.result' and key = '${waiting.id}'`, span);
    const open = () => db().asOwner("select id from draw where state = 'open'");
    await steerBeacon('down');
    await advance(7_000);
    await resultIn('1 hour');
    await steerBeacon('normal');
    await advance(9 * 60_000);
    expect(await open()).toHaveLength(1);
    await advance(3 * 60_000);
    expect(await open()).toEqual([]);
    expect((await row(waiting.id)).state).toBe('sealed');
    await resultIn('0');
    await advance(65_000);
    expect((await row(waiting.id)).state).toBe('settled');
    expect(await open()).toHaveLength(1);
  });

  test('a beacon that does not answer for 24 hours voids the draw', async () => {
    const draw = await onSale();
    await advance(draw.close_at - (await db().clock.now()));
    await steerBeacon('down');
    await postpone("kind in ('draw.plan', 'draw.open', 'draw.close', 'draw.closing')", '30 hours');
    await advance(20_000);
    await postpone("kind = 'draw.result'", '25 hours');
    await advance(25 * 3_600_000 + 1_000);
    const { state, reason } = await row(draw.id);
    expect([state, reason]).toEqual(['void', 'beacon_missing']);
    expect(settlement.refundDraw).toHaveBeenCalledWith(BigInt(draw.id));
    await steerBeacon('normal');
    await postpone('true', '0');
    await advance(1_000);
  });

  test('a machine that stood still for a minute seals the next draw in time', async () => {
    const draw = await onSale();
    const now = performance.now.bind(performance);
    const still = vi.spyOn(performance, 'now').mockImplementation(() => now() - 60_000);
    try {
      await advance(draw.draw_at + 1_000 - (await db().clock.now()));
      expect((await row(draw.id)).state).toBe('settled');
    } finally {
      still.mockRestore();
      await db().clock.measure();
    }
  });

  test('a late seal voids the draw, and its seed is still revealed', async () => {
    const draw = await onSale();
    await advance(draw.close_at - 1_000 - (await db().clock.now()));
    await db().asOwner(
      "update job set run_at = run_at + interval '30 seconds' where kind = 'draw.close' and key = $1",
      [String(draw.id)],
    );
    await advance(35_000);
    const { state, reason } = await row(draw.id);
    expect([state, reason]).toEqual(['void', 'seal_late']);
    const journaled = await db().asOwner<{ body: { seed: string; reason: string } }>(
      "select body from journal where kind = 'void' and draw_id = $1",
      [draw.id],
    );
    expect(journaled[0]!.body).toMatchObject({
      reason: 'seal_late',
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('a signer by whose clock the draw is still on sale is asked again without a failure', async () => {
    const draw = await onSale();
    await advance(draw.close_at - 1_000 - (await db().clock.now()));
    await postpone(`kind = 'draw.close' and key = '${draw.id}'`, '30 seconds');
    const { descriptor } = (
      await db().asOwner<{ descriptor: { epoch: number; index: number } }>(
        'select descriptor from draw where id = $1',
        [draw.id],
      )
    )[0]!;
    const reveal = signer.reveal;
    const held = vi.spyOn(signer, 'reveal').mockImplementation(async (asked) => {
      if (asked.index === descriptor.index) throw new LocalServiceError('too_early', 3_600_000);
      return reveal(asked);
    });
    const entries = () => db().asOwner("select from journal where kind = 'void' and draw_id = $1", [draw.id]);
    const job = () =>
      db().asOwner<{ waits: number; attempts: number; done: boolean }>(
        `select extract(epoch from run_at - app_now()) as waits, attempts, done_at is not null as done
         from job where kind = 'draw.void-journal' and key = $1`,
        [String(draw.id)],
      );
    await advance(35_000);
    expect((await row(draw.id)).state).toBe('void');
    const [waiting] = await job();
    expect([waiting!.attempts, waiting!.done]).toEqual([0, false]);
    expect(Number(waiting!.waits)).toBeLessThanOrEqual(60);
    expect(await entries()).toEqual([]);
    held.mockRestore();
    await advance(60_000);
    expect(await entries()).toHaveLength(1);
  });

  test.each(['record_not_kept', 'records_damaged'])(
    '[F13] a refusal by the witness with %s is retried while it may sign; after that the draw is void',
    async (code) => {
      const refusal = new LocalServiceError(code);
      const countersign = vi.spyOn(witness, 'countersign');
      const soon = await onSale();
      countersign.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
      await advance(soon.close_at + 3_000 - (await db().clock.now()));
      expect((await row(soon.id)).state).toBe('sealed');

      const never = await onSale();
      countersign.mockRejectedValue(refusal);
      await advance(never.close_at + 10_000 - (await db().clock.now()));
      countersign.mockRestore();
      const { state, reason } = await row(never.id);
      expect([state, reason]).toEqual(['void', 'seal_late']);
    },
  );

  test('a draw whose whole sale was missed is void', async () => {
    const scheduled = await db().asOwner<{ id: bigint; close_at: Date }>(
      "select id, close_at from draw where state = 'scheduled' order by draw_at limit 1",
    );
    await db().asOwner("update job set run_at = $2 where kind = 'draw.open' and key = $1", [
      String(scheduled[0]!.id),
      new Date(scheduled[0]!.close_at.getTime() + 1_000),
    ]);
    await advance(scheduled[0]!.close_at.getTime() + 2_000 - (await db().clock.now()));
    const { state, bets } = await row(Number(scheduled[0]!.id));
    expect([state, bets]).toEqual(['void', 0]);
  });
});

describe('draws of two lotteries that wait for the same round', () => {
  beforeAll(async () => {
    await db().asOwner(
      `insert into lottery (id, family, name, source, zone, period_s, config)
       values ('k3-1m', 'k3', '{}', 'verifiable', 'Asia/Shanghai', 60, '{}')`,
    );
    // Row versions cannot show this: a row written after a savepoint has its own transaction number.
    await db().asOwner('create table result_commit (draw_id bigint, xact text)');
    await db().asOwner('grant insert on result_commit to public');
    await db().asOwner(
      `create function note_commit() returns trigger language plpgsql as $$
       begin insert into result_commit values (new.id, pg_current_xact_id()::text); return null; end $$`,
    );
    await db().asOwner(
      `create trigger note_commit after update of state on draw for each row when (new.state = 'drawn')
       execute function note_commit()`,
    );
    await deps.jobs.add(planJob, 'k3-1m', db().clock.local());
    await advance(1);
  });

  /** Ids of two draws with the same close time, once both are closed. */
  async function closedTogether(): Promise<{ ssc: number; k3: number }> {
    // The first draw of the new lottery may have opened later.
    await advance((await onSale()).close_at - (await db().clock.now()));
    const { id, close_at } = await onSale();
    await advance(close_at - (await db().clock.now()));
    const beside = await db().asOwner<{ id: bigint }>(
      "select id from draw where lottery_id = 'k3-1m' and close_at = $1",
      [new Date(close_at)],
    );
    return { ssc: id, k3: Number(beside[0]!.id) };
  }

  test('are published in one commit', async () => {
    const { ssc, k3 } = await closedTogether();
    await advance(4_000);
    expect([(await row(ssc)).state, (await row(k3)).state]).toEqual(['sealed', 'sealed']);
    await postpone(`kind = 'draw.result' and key = '${k3}'`, '1 hour');
    await advance(6_000);
    expect([(await row(ssc)).state, (await row(k3)).state]).toEqual(['settled', 'settled']);
    const commits = await db().asOwner(
      'select xact, count(*)::int as draws from result_commit where draw_id in ($1, $2) group by xact',
      [ssc, k3],
    );
    expect(commits).toMatchObject([{ draws: 2 }]);
  });

  test('one that cannot be published does not delay the other', async () => {
    recheck.mockImplementation((input) =>
      input.lottery === 'k3-1m' ? 'something else' : recheckDraw(input),
    );
    const { ssc, k3 } = await closedTogether();
    await advance(10_000);
    expect([(await row(ssc)).state, (await row(k3)).state]).toEqual(['settled', 'sealed']);
    recheck.mockImplementation(recheckDraw);
    await advance(60_000);
    expect((await row(k3)).state).toBe('settled');
  });
});

test('[D2] a planning whose transaction is rolled back loses no draw: the same issue is planned again', async () => {
  await db().asOwner(
    `insert into lottery (id, family, name, source, zone, period_s, config)
     values ('ssc-3m', 'ssc', '{}', 'verifiable', 'Asia/Shanghai', 180, '{}')`,
  );
  const { store } = db();
  const lost = () =>
    store.tx(async (tx) => {
      await planDraws(deps, tx, 'ssc-3m');
      throw new Error('the node died');
    });
  await expect(lost()).rejects.toThrow('the node died');
  await expect(lost()).rejects.toThrow('the node died');
  for (let planned = 0; planned < 3; planned += 1) await store.tx((tx) => planDraws(deps, tx, 'ssc-3m'));
  const rows = await db().asOwner<{ seq: number; next: boolean }>(
    `select seq, close_at <= app_now() + interval '3 minutes' as next from draw
     where lottery_id = 'ssc-3m' order by draw_at`,
  );
  // Two seeds are used up without a draw; the first draw is the next one of the timetable.
  expect(rows).toEqual([
    { seq: 3, next: true },
    { seq: 4, next: false },
    { seq: 5, next: false },
  ]);
});
